import { useId } from 'preact/hooks'
import type { FormRow } from './link-values.ts'
import type { ListName } from './link-words.ts'

interface RowsFieldProps {
  name: ListName
  rows: FormRow[]
  onRows(rows: FormRow[]): void
  issue: string | undefined
}

const keys: Record<ListName, string | undefined> = {
  country: 'Country code, such as DE',
  platform: 'Platform, such as iOS',
  language: 'Language code, such as de',
  rotation: undefined,
}

/** The rows of a list of a link: keys and destinations. */
export function RowsField({ name, rows, onRows, issue }: RowsFieldProps) {
  const id = useId()
  const key = keys[name]
  const set = (at: number, change: Partial<FormRow>) =>
    onRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    <fieldset class="rows" aria-describedby={issue === undefined ? undefined : `${id}-issue`}>
      <legend>{name}</legend>
      {rows.map((row, at) => (
        <div class="rows-row" key={at}>
          {key !== undefined && (
            <input
              class="short"
              aria-label={`${name} ${at + 1}: key`}
              placeholder={key.split(' ').at(-1)}
              title={key}
              autocomplete="off"
              value={row.key}
              onInput={event => set(at, { key: event.currentTarget.value })}
            />
          )}
          <input
            class="mono"
            aria-label={`${name} ${at + 1}: destination`}
            placeholder="https://"
            autocomplete="off"
            spellcheck={false}
            value={row.value}
            onInput={event => set(at, { value: event.currentTarget.value })}
          />
          <button
            type="button"
            class="button quiet small"
            aria-label={`Remove ${name} ${at + 1}`}
            onClick={() => onRows(rows.filter((_, index) => index !== at))}
          >
            ✕
          </button>
        </div>
      ))}
      <div>
        <button type="button" class="button small" onClick={() => onRows([...rows, { key: '', value: '' }])}>
          Add {name} row
        </button>
      </div>
      {issue !== undefined && (
        <span class="issue" id={`${id}-issue`}>
          {issue}
        </span>
      )}
    </fieldset>
  )
}
