import { messagesOf } from '../api/errors.ts'
import type { Link } from '../api/types.ts'
import { CheckField, SelectField, TextField } from '../ui/field.tsx'
import { Section } from '../ui/section.tsx'
import type { PartProps } from './part.ts'

const privacies = [
  { value: '0', label: 'Public' },
  { value: '1', label: 'Private' },
  { value: '2', label: 'With a password' },
]

/** Whether the link works, and who may follow it or see its statistics. */
export function AccessFields({ draft, change, errors, link }: PartProps & { link: Link | null }) {
  const names = ['disabled', 'privacy', 'password', 'privacy_password']
  const summary = [
    draft.disabled ? 'Disabled' : 'Active',
    draft.password || (link?.password && draft.password === '') ? 'password' : null,
    draft.privacy === '0' ? null : 'statistics guarded',
  ]
  return (
    <Section
      title="Access"
      summary={summary.filter(Boolean).join(', ')}
      invalid={names.some(name => name in errors)}
    >
      <div className="grid">
        <div className="whole">
          <CheckField
            label="Disabled: visitors are not redirected"
            checked={draft.disabled}
            onValue={disabled => change({ disabled })}
          />
        </div>
        <PasswordField
          label="Password for the link"
          value={draft.password}
          isSet={link?.password ?? false}
          errors={messagesOf(errors, 'password')}
          onValue={password => change({ password })}
        />
        <SelectField
          label="Statistics"
          value={draft.privacy}
          options={privacies}
          errors={[...messagesOf(errors, 'privacy'), ...messagesOf(errors, 'disabled')]}
          onValue={privacy => change({ privacy })}
        />
        {(draft.privacy === '2' || link?.privacy_password) && (
          <PasswordField
            label="Password for the statistics"
            value={draft.privacy_password}
            isSet={link?.privacy_password ?? false}
            errors={messagesOf(errors, 'privacy_password')}
            onValue={privacy_password => change({ privacy_password })}
          />
        )}
      </div>
    </Section>
  )
}

interface PasswordFieldProps {
  label: string
  /** '' preserves the password, null removes it. */
  value: string | null
  isSet: boolean
  errors: string[]
  onValue(value: string | null): void
}

/** A password. It is never shown; it is preserved unless the user replaces or removes it. */
function PasswordField({ label, value, isSet, errors, onValue }: PasswordFieldProps) {
  return (
    <div>
      <TextField
        label={label}
        type="password"
        autoComplete="new-password"
        placeholder={isSet ? 'Not changed' : ''}
        disabled={value === null}
        value={value ?? ''}
        errors={errors}
        onValue={onValue}
      />
      {isSet && (
        <CheckField
          label="Remove the password"
          checked={value === null}
          onValue={remove => onValue(remove ? null : '')}
        />
      )}
    </div>
  )
}
