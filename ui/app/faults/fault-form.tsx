import { useState } from 'preact/hooks'
import { SelectField, TextField } from '../parts/field.tsx'
import { operationIds } from '../requests/journal-filter.ts'
import {
  type DraftIssue,
  draftIssue,
  type FaultDraft,
  hasPhase,
  newDraft,
  notationOf,
} from './fault-draft.ts'

interface FaultFormProps {
  /** Sets a fault. Returns why it was refused. */
  onAdd(text: string): Promise<string | undefined>
}

const effects = [
  ['status', 'an error'],
  ['drop', 'no response: the connection breaks'],
  ['cut', 'half of the response, then the connection breaks'],
  ['delay', 'only a delay'],
] as const

const phases = [
  ['before', 'before the effect'],
  ['after', 'after the effect'],
] as const

/** Builds a rule from choices, and shows it in the notation of faults. */
export function FaultForm({ onAdd }: FaultFormProps) {
  const [draft, setDraft] = useState<FaultDraft>(newDraft)
  const [refused, setRefused] = useState<string>()
  const change = (part: Partial<FaultDraft>) => {
    setDraft({ ...draft, ...part })
    setRefused(undefined)
  }
  const issue = draftIssue(draft)
  const submit = async (event: Event) => {
    event.preventDefault()
    if (issue === undefined) setRefused(await onAdd(notationOf(draft)))
  }
  const text = (label: string, name: DraftIssue['field'], hint?: string) => (
    <TextField
      label={label}
      value={draft[name]}
      onValue={value => change({ [name]: value })}
      hint={hint}
      issue={issue?.field === name ? issue.text : undefined}
      input={name === 'delay' ? {} : { inputMode: 'numeric' }}
    />
  )
  return (
    <form onSubmit={submit} aria-labelledby="fault-form">
      <h3 id="fault-form">Form</h3>
      <div class="faults-form">
        <SelectField
          label="Operation"
          value={draft.operation}
          options={[['*', 'every operation'] as const, ...operationIds.map(id => [id, id] as const)]}
          onValue={operation => change({ operation })}
        />
        <SelectField
          label="The client gets"
          value={draft.effect}
          options={effects}
          onValue={effect => change({ effect })}
        />
        {draft.effect === 'status' && text('Status', 'status')}
        {hasPhase(draft) && (
          <SelectField
            label="It fails"
            value={draft.phase}
            options={phases}
            onValue={phase => change({ phase })}
          />
        )}
        {text('Delay', 'delay', 'ms, or 200..800')}
        {text('Times', 'times', 'empty: until withdrawn')}
        {text('Every', 'every', '3: the 3rd, the 6th …')}
        {text('Chance', 'chance', 'percent')}
      </div>
      <div class="faults-built">
        <output class="mono" aria-label="The rule">
          {notationOf(draft)}
        </output>
        <button type="submit" class="button primary" disabled={issue !== undefined}>
          Set this fault
        </button>
      </div>
      {refused !== undefined && (
        <p class="faults-refused" role="alert">
          {refused}
        </p>
      )}
    </form>
  )
}
