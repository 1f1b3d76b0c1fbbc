import type { RowDraft } from './request-draft.ts'

interface RowFieldsProps {
  name: string
  /** Whether a row has a key besides its value. */
  hasKeys: boolean
  rows: readonly RowDraft[]
  onRows(rows: RowDraft[]): void
}

/** The rows of a targeting list, sent as `country[0][key]` and so on. */
export function RowFields({ name, hasKeys, rows, onRows }: RowFieldsProps) {
  const change = (index: number, part: Partial<RowDraft>) =>
    onRows(rows.map((row, at) => (at === index ? { ...row, ...part } : row)))
  const input = (index: number, part: 'key' | 'value', row: RowDraft) => (
    <input
      type="text"
      autocomplete="off"
      spellcheck={false}
      aria-label={`${name}[${index}][${part}]`}
      placeholder={part}
      value={row[part]}
      onInput={event => change(index, { [part]: event.currentTarget.value })}
    />
  )
  return (
    <fieldset class="reference-rows">
      <legend class="mono muted">{name}</legend>
      {rows.map((row, index) => (
        <div class="reference-row" key={String(index)}>
          {hasKeys && input(index, 'key', row)}
          {input(index, 'value', row)}
          <button
            type="button"
            class="button small"
            onClick={() => onRows(rows.filter((_, at) => at !== index))}
          >
            Remove
            <span class="visually-hidden">
              {' '}
              {name} {index}
            </span>
          </button>
        </div>
      ))}
      <button type="button" class="button small" onClick={() => onRows([...rows, { key: '', value: '' }])}>
        Add<span class="visually-hidden"> a row to {name}</span>
      </button>
    </fieldset>
  )
}
