import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, messagesOf } from '../api/errors.ts'
import { platforms } from '../api/types.ts'
import { FieldMessages, SelectField, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icons.tsx'
import { type ListName, newRow, type Row } from './draft.ts'

const texts: Record<ListName, { title: string; key: string | null; placeholder?: string; add: string }> = {
  country: { title: 'Countries', key: 'Country', placeholder: 'DE', add: 'Add country' },
  platform: { title: 'Platforms', key: 'Platform', add: 'Add platform' },
  language: { title: 'Languages', key: 'Language', placeholder: 'de', add: 'Add language' },
  rotation: { title: 'Rotation', key: null, add: 'Add destination' },
}

const platformOptions = [
  { value: '', label: 'Choose' },
  ...platforms.map(platform => ({ value: platform, label: platform })),
]

interface RowsFieldProps {
  name: ListName
  rows: Row[]
  errors: FieldErrors
  onRows(rows: Row[]): void
}

/** An indexed list of section 2.1: rows of a key and a destination, or of destinations alone. */
export function RowsField({ name, rows, errors, onRows }: RowsFieldProps) {
  const { title, add } = texts[name]
  const group = useRef<HTMLFieldSetElement>(null)

  function append() {
    flushSync(() => onRows([...rows, newRow()]))
    group.current?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus()
  }

  function remove(row: Row) {
    flushSync(() => onRows(rows.filter(other => other !== row)))
    group.current?.querySelector<HTMLElement>('.rows-add')?.focus()
  }

  return (
    <fieldset className="targets" ref={group}>
      <legend>{title}</legend>
      {rows.length > 0 && (
        <ol>
          {rows.map((row, index) => (
            <RowFields
              key={row.id}
              name={name}
              index={index}
              row={row}
              errors={errors}
              onChange={changes =>
                onRows(rows.map(other => (other === row ? { ...row, ...changes } : other)))
              }
              onRemove={() => remove(row)}
            />
          ))}
        </ol>
      )}
      <FieldMessages errors={messagesOf(errors, name)} />
      <button type="button" className="button small rows-add" onClick={append}>
        <Icon name="plus" />
        {add}
      </button>
    </fieldset>
  )
}

interface RowFieldsProps {
  name: ListName
  index: number
  row: Row
  errors: FieldErrors
  onChange(changes: Partial<Row>): void
  onRemove(): void
}

function RowFields({ name, index, row, errors, onChange, onRemove }: RowFieldsProps) {
  const { key, placeholder = '' } = texts[name]
  const position = index + 1
  const keyField = {
    label: `${key} ${position}`,
    value: row.key,
    errors: messagesOf(errors, `${name}.${index}.key`),
    onValue: (value: string) => onChange({ key: value }),
  }
  return (
    <li className={key === null ? 'target' : 'target target-keyed'}>
      {name === 'platform' && <SelectField {...keyField} options={platformOptions} />}
      {(name === 'country' || name === 'language') && <TextField {...keyField} placeholder={placeholder} />}
      <TextField
        label={`Destination ${position}`}
        type="url"
        placeholder="https://"
        value={row.value}
        errors={[...messagesOf(errors, `${name}.${index}.value`), ...messagesOf(errors, `${name}.${index}`)]}
        onValue={value => onChange({ value })}
      />
      <button
        type="button"
        className="button quiet icon-only"
        aria-label={`Remove ${key?.toLowerCase() ?? 'destination'} ${position}`}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
