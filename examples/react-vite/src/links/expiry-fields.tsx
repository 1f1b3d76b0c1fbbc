import { messagesOf } from '../api/errors.ts'
import { TextField } from '../ui/field.tsx'
import { Section } from '../ui/section.tsx'
import type { LinkDraft } from './draft.ts'
import type { PartProps } from './part.ts'

/** When the link expires, and where it leads after that. */
export function ExpiryFields({ draft, change, errors }: PartProps) {
  return (
    <Section
      title="Expiry"
      summary={summaryOf(draft)}
      invalid={Object.keys(errors).some(name => name.startsWith('expiration_'))}
    >
      <div className="grid">
        <TextField
          label="Date"
          type="date"
          value={draft.expiration_date}
          errors={messagesOf(errors, 'expiration_date')}
          onValue={expiration_date => change({ expiration_date })}
        />
        <TextField
          label="Time"
          type="time"
          hint="UTC"
          value={draft.expiration_time}
          errors={messagesOf(errors, 'expiration_time')}
          onValue={expiration_time => change({ expiration_time })}
        />
        <TextField
          label="After clicks"
          type="number"
          min="0"
          inputMode="numeric"
          value={draft.expiration_clicks}
          errors={messagesOf(errors, 'expiration_clicks')}
          onValue={expiration_clicks => change({ expiration_clicks })}
        />
        <TextField
          label="Destination after expiry"
          type="url"
          placeholder="https://"
          value={draft.expiration_url}
          errors={messagesOf(errors, 'expiration_url')}
          onValue={expiration_url => change({ expiration_url })}
        />
      </div>
    </Section>
  )
}

function summaryOf({
  expiration_date: date,
  expiration_time: time,
  expiration_clicks: clicks,
}: LinkDraft): string {
  const limits = [
    date === '' ? null : [date, time].join(' ').trim(),
    clicks === '' || clicks === '0' ? null : `after ${clicks} clicks`,
  ].filter(Boolean)
  return limits.length === 0 ? 'Never' : limits.join(' or ')
}
