import type { FieldKind } from '../../../src/generated/operations.ts'
import { TextField } from '../parts/field.tsx'
import type { RequestDraft } from './request-draft.ts'
import { RowFields } from './row-fields.tsx'

interface FormFieldProps {
  name: string
  kind: FieldKind
  draft: RequestDraft
  onDraft(part: Partial<RequestDraft>): void
}

const hints: Partial<Record<FieldKind, string>> = {
  integer: 'an integer',
  id: 'an identifier',
  ids: 'identifiers, separated by commas',
}

/** A form field. While it is empty, it can be sent empty, which clears it. */
export function FormField({ name, kind, draft, onDraft }: FormFieldProps) {
  const rows = draft.rows[name] ?? []
  const text = draft.fields[name] ?? ''
  const isList = kind === 'rows' || kind === 'values'
  const isEmpty = isList ? rows.length === 0 : text === ''
  const isCleared = draft.cleared.includes(name)
  const clear = (isOn: boolean) => {
    const others = draft.cleared.filter(other => other !== name)
    onDraft({ cleared: isOn ? [...others, name] : others })
  }
  return (
    <div class={`reference-field ${isList ? 'wide' : ''}`}>
      {isList ? (
        <RowFields
          name={name}
          hasKeys={kind === 'rows'}
          rows={rows}
          onRows={next => onDraft({ rows: { ...draft.rows, [name]: next } })}
        />
      ) : (
        <TextField
          label={<span class="mono">{name}</span>}
          value={text}
          onValue={value => onDraft({ fields: { ...draft.fields, [name]: value } })}
          hint={hints[kind]}
        />
      )}
      <label class="check muted">
        <input
          type="checkbox"
          checked={isEmpty && isCleared}
          disabled={!isEmpty}
          onChange={event => clear(event.currentTarget.checked)}
        />
        send empty<span class="visually-hidden"> {name}</span>
      </label>
    </div>
  )
}
