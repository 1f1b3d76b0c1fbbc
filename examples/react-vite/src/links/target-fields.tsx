import { messagesOf } from '../api/errors.ts'
import { SelectField } from '../ui/field.tsx'
import { Section } from '../ui/section.tsx'
import { listNames } from './draft.ts'
import type { PartProps } from './part.ts'
import { RowsField } from './rows-field.tsx'

const types = [
  { value: '0', label: 'Nobody' },
  { value: '1', label: 'By country' },
  { value: '2', label: 'By platform' },
  { value: '4', label: 'Everybody, in rotation' },
]

/** Who is redirected to another destination. All four lists can have rows; the selected list applies. */
export function TargetFields({ draft, change, errors }: PartProps) {
  const invalid = ['target_type', ...listNames].some(name => messagesOf(errors, name, true).length > 0)
  const summary = types.find(({ value }) => value === draft.target_type)!.label
  return (
    <Section title="Targeting" summary={summary} invalid={invalid}>
      <SelectField
        label="Redirect elsewhere"
        value={draft.target_type}
        options={types}
        errors={messagesOf(errors, 'target_type')}
        onValue={target_type => change({ target_type })}
      />
      {listNames.map(name => (
        <RowsField
          key={name}
          name={name}
          rows={draft[name]}
          errors={errors}
          onRows={rows => change({ [name]: rows })}
        />
      ))}
    </Section>
  )
}
