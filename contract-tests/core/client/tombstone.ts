import { parsePointer } from '../../../src/documents/pointer.ts'
import type { Exchange } from '../exchange.ts'
import { isJsonObject, type JsonRecord, leavesOf, nodesOf, textOf } from '../match.ts'

const marks =
  /^(is[_-]?)?(deleted|trashed|removed)$|^in[_-]?trash$|^(deleted|trashed|removed)[_-]?(at|on|date|time)$/i
const no = /^$|^(false|0|no|n|null|none)$|^0000-/i

/**
 * Whether a response to a read by id shows a record that has been deleted: the record says so in a member such as
 * `in_trash`, `is_deleted` or `deletedAt`. Some services keep deleted records readable. What belongs to the record, such
 * as its space or its pixels, may be deleted while it is not.
 */
export function isTombstone({ request, answer }: Exchange): boolean {
  const [, id] = /^\/(?:links|pixels)\/([^/?]+)$/.exec(request.path) ?? []
  if (request.method !== 'GET' || id === undefined || answer.status >= 300) return false
  const own = decoded(id)
  if (own === undefined) return false
  return nodesOf(answer.json).some(
    ({ value }) => isJsonObject(value) && isOf(value, own) && saysDeleted(value),
  )
}

/** Decodes an id. Undefined if it is none: the suite also sends malformed ids. */
function decoded(id: string): string | undefined {
  try {
    return decodeURIComponent(id)
  } catch {
    return undefined
  }
}

/** Whether an object has the id as a member, alone or at the end of an address. */
function isOf(record: JsonRecord, id: string): boolean {
  return Object.values(record).some(value => {
    const text = textOf(value)
    return text === id || text?.endsWith(`/${id}`) === true
  })
}

/** Whether a record, or an object directly in it that has no id of its own, says that the record is deleted. */
function saysDeleted(record: JsonRecord): boolean {
  return leavesOf(record).some(({ pointer, value }) => {
    const steps = parsePointer(pointer)
    const [group, inside] = [record[steps[0] ?? ''], steps.length === 2]
    const isOther = isJsonObject(group) && Object.keys(group).some(name => /^(_?id|uuid|uid)$/i.test(name))
    if (steps.length > 2 || (inside && (!isJsonObject(group) || isOther))) return false
    return marks.test(steps.at(-1) ?? '') && !no.test(textOf(value) ?? '')
  })
}
