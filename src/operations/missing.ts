import { type Checked, Refused, refuse } from './checks.ts'
import type { RecordResource } from './resource.ts'

/**
 * Refuses a request for a record that was deleted, or that never existed.
 * @param received the id as the path has it
 */
export function refuseMissing(
  checked: Checked,
  { name, object, table }: RecordResource,
  id: number,
  received: string,
): Refused {
  const { 'errors.not-found': unknown, 'errors.deleted': deleted } = checked.answers
  // Ids ascend and none is reused, so every id below the next one had a record.
  const isDeleted = id > 0 && id < table.nextId()
  const own = isDeleted ? deleted[name] : 'as-unknown'
  const subject = { field: 'id', received }
  return own === 'as-unknown'
    ? refuse(checked, isDeleted ? 'deleted' : 'not_found', unknown, noneOf(object), undefined, subject)
    : refuse(checked, 'deleted', own, `The ${object} was deleted.`, undefined, subject)
}

/**
 * Refuses a request for an id that no record can have.
 * @param received the id as the path has it
 */
export function refuseMalformed(
  { errors, answers }: Checked,
  { object, ids }: RecordResource,
  received: string,
): Refused {
  const status = answers['ids.malformed']
  const issue = {
    field: 'id',
    expected: `the id of a ${object}`,
    received,
    status,
    rule: 'id',
    source: 'path',
  } as const
  const reason = `The id in the path is no possible id of a ${object}. An example is ${ids.encode(1)}.`
  const refused = new Refused(errors.refuseOne('ids.malformed', 'malformed_id', issue, noneOf(object)))
  return refused.with(undefined, reason)
}

function noneOf(object: RecordResource['object']): string {
  return `There is no ${object} with this id.`
}
