import { useId } from 'react'
import { messagesOf } from '../api/errors.ts'
import { usePixelChoice } from '../api/pixels.ts'
import { pixelTypes } from '../api/types.ts'
import { CheckField, FieldMessages } from '../ui/field.tsx'
import { Section } from '../ui/section.tsx'
import type { PartProps } from './part.ts'

/** The pixels of the link. */
export function PixelFields({ draft, change, errors }: PartProps) {
  const pixels = usePixelChoice()
  const errorId = useId()
  const messages = messagesOf(errors, 'pixel_ids', true)
  const count = draft.pixel_ids.length

  function toggle(id: number, on: boolean) {
    const others = draft.pixel_ids.filter(other => other !== id)
    change({ pixel_ids: on ? [...others, id] : others })
  }

  return (
    <Section
      title="Pixels"
      summary={count === 0 ? 'None' : `${count} attached`}
      invalid={messages.length > 0}
    >
      <fieldset className="checks" aria-describedby={errorId} aria-label="Pixels of this link">
        {pixels.length === 0 && <p className="muted">There are no pixels yet.</p>}
        {pixels.map(({ id, name, type }) => (
          <CheckField
            key={id}
            label={`${name} · ${pixelTypes[type] ?? type}`}
            checked={draft.pixel_ids.includes(id)}
            onValue={on => toggle(id, on)}
          />
        ))}
      </fieldset>
      <FieldMessages id={errorId} errors={messages} />
    </Section>
  )
}
