import type { Named } from '../api/mode.ts'
import { SelectField, TextField } from './field.tsx'

interface NamedIdFieldProps {
  label: string
  /** The id, or '' for none. */
  value: string
  known: readonly Named[]
  /** The text for no id. */
  none: string
  errors?: string[]
  disabled?: boolean
  onValue(value: string): void
}

/** Selects a domain, space or pixel by name. If the names are unknown, the user enters the id. */
export function NamedIdField({ known, none, ...field }: NamedIdFieldProps) {
  if (known.length === 0) {
    return <TextField {...field} type="number" min="1" inputMode="numeric" placeholder={none} />
  }
  const listed = field.value === '' || known.some(({ id }) => String(id) === field.value)
  const options = [
    { value: '', label: none },
    ...known.map(({ id, name }) => ({ value: String(id), label: name })),
    ...(listed ? [] : [{ value: field.value, label: `#${field.value}` }]),
  ]
  return <SelectField {...field} options={options} />
}
