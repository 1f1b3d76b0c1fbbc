import type { AdminAccount, RecordedLink } from '../../../src/client/index.ts'
import { SelectField, TextField } from '../parts/field.tsx'
import type { FieldIssues } from './issues.ts'
import type { LinkValues } from './link-values.ts'
import { lists, privacies, targets } from './link-words.ts'
import { PasswordField } from './password-field.tsx'
import { RowsField } from './rows-field.tsx'

interface LinkFieldsProps {
  values: LinkValues
  account: AdminAccount
  link: RecordedLink | undefined
  issues: FieldIssues
  onChange(change: Partial<LinkValues>): void
}

/** The names of the fields whose value is a text. */
type TextName = { [K in keyof LinkValues]: LinkValues[K] extends string ? K : never }[keyof LinkValues]

/** All documented fields of a link. */
export function LinkFields({ values, account, link, issues, onChange }: LinkFieldsProps) {
  const bind = (name: TextName) => ({
    value: values[name],
    onValue: (value: string) => onChange({ [name]: value }),
    issue: issues.of(name),
  })
  const named = (items: AdminAccount['domains']) => items.map(({ id, name }) => [String(id), name] as const)
  const worded = (words: Record<number, string>) => Object.entries(words)
  const mono = { class: 'mono', inputMode: 'url' } as const
  return (
    <>
      <TextField label="Destination (url)" {...bind('url')} input={{ ...mono, placeholder: 'https://' }} />
      <div class="columns">
        <TextField label="Title" {...bind('title')} />
        <TextField
          label="Alias"
          {...bind('alias')}
          input={{ class: 'mono', placeholder: link ? '' : 'generated if empty' }}
        />
        <SelectField
          label="Domain"
          {...bind('domain_id')}
          options={[['', 'none'], ...named(account.domains)]}
        />
        <SelectField label="Space" {...bind('space_id')} options={[['', 'none'], ...named(account.spaces)]} />
        <TextField label="Pixel ids" {...bind('pixel_ids')} input={{ placeholder: 'such as 1, 4' }} />
        <TextField label="Clicks" {...bind('clicks')} input={{ inputMode: 'numeric' }} />
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={values.disabled}
          onChange={event => onChange({ disabled: event.currentTarget.checked })}
        />
        Disabled
      </label>
      <fieldset>
        <legend>Expiration</legend>
        <div class="columns">
          <TextField label="Date" {...bind('expiration_date')} input={{ type: 'date' }} />
          <TextField label="Time" {...bind('expiration_time')} input={{ type: 'time' }} />
          <TextField label="After clicks" {...bind('expiration_clicks')} input={{ inputMode: 'numeric' }} />
          <TextField label="Destination afterwards" {...bind('expiration_url')} input={mono} />
        </div>
      </fieldset>
      <fieldset>
        <legend>Access</legend>
        <div class="columns">
          <PasswordField
            label="Password"
            isSet={link !== undefined && link.password !== null}
            {...bind('password')}
            removes={values.removesPassword}
            onRemoves={removesPassword => onChange({ removesPassword })}
          />
          <SelectField label="Statistics for" {...bind('privacy')} options={worded(privacies)} />
          <PasswordField
            label="Privacy password"
            isSet={link !== undefined && link.privacy_password !== null}
            {...bind('privacy_password')}
            removes={values.removesPrivacyPassword}
            onRemoves={removesPrivacyPassword => onChange({ removesPrivacyPassword })}
          />
        </div>
      </fieldset>
      <fieldset>
        <legend>Targeting</legend>
        <SelectField
          label="Target type"
          {...bind('target_type')}
          options={[['', 'not set'], ...worded(targets)]}
        />
        {lists.map(name => (
          <RowsField
            key={name}
            name={name}
            rows={values[name]}
            onRows={rows => onChange({ [name]: rows })}
            issue={issues.of(name)}
          />
        ))}
      </fieldset>
    </>
  )
}
