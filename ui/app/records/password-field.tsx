import { TextField } from '../parts/field.tsx'

interface PasswordFieldProps {
  label: string
  /** Whether the record has a password, which the page does not know. */
  isSet: boolean
  value: string
  onValue(value: string): void
  removes: boolean
  onRemoves(removes: boolean): void
  issue: string | undefined
}

/** A password that can be set, replaced or removed, but not read. */
export function PasswordField({
  label,
  isSet,
  value,
  onValue,
  removes,
  onRemoves,
  issue,
}: PasswordFieldProps) {
  return (
    <div class="password">
      <TextField
        label={label}
        value={value}
        onValue={onValue}
        issue={issue}
        input={{
          type: 'password',
          autocomplete: 'new-password',
          disabled: removes,
          placeholder: isSet ? 'set; type to replace it' : 'none',
        }}
      />
      {isSet && (
        <label class="check">
          <input
            type="checkbox"
            checked={removes}
            onChange={event => onRemoves(event.currentTarget.checked)}
          />
          Remove the {label.toLowerCase()}
        </label>
      )}
    </div>
  )
}
