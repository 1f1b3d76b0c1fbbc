import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** Error messages of the service about the field. */
  errors?: string[]
}

/** Attributes that connect a control with its hint and errors. */
interface Wiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

function Field({
  label,
  hint,
  errors = [],
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint !== undefined && hintId, errors.length > 0 && errorId].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': errors.length > 0 || undefined,
      })}
      {hint !== undefined && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      <FieldMessages id={errorId} errors={errors} />
    </div>
  )
}

/** The error messages of a field. */
export function FieldMessages({ id, errors }: { id?: string; errors: string[] }) {
  if (errors.length === 0) return null
  return (
    <p className="field-error" id={id}>
      {errors.join(' ')}
    </p>
  )
}

type TextProps = FieldProps &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> & {
    value: string
    onValue(value: string): void
    'data-autofocus'?: boolean
  }

export function TextField({ label, hint, errors, onValue, ...input }: TextProps) {
  return (
    <Field label={label} hint={hint} {...(errors && { errors })}>
      {wiring => <input {...wiring} {...input} onChange={event => onValue(event.target.value)} />}
    </Field>
  )
}

export interface Option {
  value: string
  label: string
}

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'id'> & {
    value: string
    options: readonly Option[]
    onValue(value: string): void
  }

export function SelectField({ label, hint, errors, options, onValue, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} {...(errors && { errors })}>
      {wiring => (
        <select {...wiring} {...select} onChange={event => onValue(event.target.value)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface CheckProps {
  label: string
  checked: boolean
  onValue(checked: boolean): void
}

export function CheckField({ label, checked, onValue }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={event => onValue(event.target.checked)} />
      <span>{label}</span>
    </label>
  )
}
