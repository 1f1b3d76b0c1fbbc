import type { OperationId } from '../../../src/generated/operations.ts'

/** The values of the form that builds a fault. Texts are as typed. */
export interface FaultDraft {
  operation: OperationId | '*'
  effect: 'status' | 'drop' | 'cut' | 'delay'
  /** The status of the error. Only for the effect `status`. */
  status: string
  /** Milliseconds, or a range such as `200..800`. May be empty unless the effect is `delay`. */
  delay: string
  times: string
  every: string
  chance: string
  phase: 'before' | 'after'
}

export const newDraft: FaultDraft = {
  operation: '*',
  effect: 'status',
  status: '503',
  delay: '',
  times: '1',
  every: '',
  chance: '',
  phase: 'before',
}

/** The first value of a draft that cannot be written, or undefined. */
export interface DraftIssue {
  field: 'status' | 'delay' | 'times' | 'every' | 'chance'
  text: string
}

/** Returns the first value that the notation cannot have. The control plane checks everything else. */
export function draftIssue(draft: FaultDraft): DraftIssue | undefined {
  const { effect, status, delay, times, every, chance } = draft
  if (effect === 'status' && !/^[45]\d\d$/.test(status.trim()))
    return { field: 'status', text: 'A status from 400 to 599' }
  if (effect === 'delay' && delay.trim() === '')
    return { field: 'delay', text: 'Milliseconds, or a range such as 200..800' }
  if (!/^(\d+(\.\.\d+)?)?$/.test(delay.trim()))
    return { field: 'delay', text: 'Milliseconds, or a range such as 200..800' }
  if (!isWhole(times)) return { field: 'times', text: 'A whole number, or nothing' }
  if (!isWhole(every)) return { field: 'every', text: 'A whole number, or nothing' }
  return isWhole(chance) ? undefined : { field: 'chance', text: 'A whole number of percent, or nothing' }
}

function isWhole(text: string): boolean {
  return /^([1-9]\d{0,8})?$/.test(text.trim())
}

/** Writes a draft in the notation of faults: `createLink: 503 after x2`. */
export function notationOf(draft: FaultDraft): string {
  const { operation, effect, phase } = draft
  const [status, delay, times, every, chance] = [
    draft.status,
    draft.delay,
    draft.times,
    draft.every,
    draft.chance,
  ].map(text => text.trim())
  const words = [
    ...(effect === 'status' ? [status] : effect === 'delay' ? [] : [effect]),
    // A cut response has taken effect in any case, and so has a delayed one.
    ...(phase === 'after' && hasPhase(draft) ? ['after'] : []),
    ...(delay ? [`delay ${delay}`] : []),
    ...(every ? [`every ${every}`] : []),
    ...(chance ? [`chance ${chance}`] : []),
    ...(times ? [`x${times}`] : []),
  ]
  return `${operation}: ${words.join(' ')}`
}

/** Whether the request can fail before or after it takes effect. */
export function hasPhase({ effect }: FaultDraft): boolean {
  return effect === 'status' || effect === 'drop'
}
