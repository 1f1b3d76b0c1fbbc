import type { Answers } from '../../../src/generated/answers.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { Observation } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { byName, type NamedSighting } from './by-name.ts'
import { observed, refusalStatus, unseen } from './observe.ts'

type UnknownValue = Extract<Answers['list.unknown-value'], string | number>

const tries: readonly [resource: Resource, name: string, value: string][] = [
  ['links', 'sort_by', 'foo'],
  ['links', 'status', '9'],
  ['links', 'sort', 'sideways'],
  ['links', 'search_by', 'foo'],
  ['pixels', 'type', 'foo'],
]

/**
 * Sends each list parameter with an undocumented value, and compares the response with the same list without
 * it.
 */
export async function observeUnknownValues(
  context: Context,
): Promise<Observation<Answers['list.unknown-value']>> {
  const sightings: NamedSighting<UnknownValue>[] = []
  for (const [resource, name, value] of tries) {
    // search_by has an effect only together with search.
    const usual: Query = name === 'search_by' ? { search: 'e' } : {}
    const asked = await list(context, resource, { ...usual, [name]: value })
    const { exchange } = asked
    const answer = async (): Promise<UnknownValue | undefined> => {
      const status = refusalStatus(exchange)
      if (status !== undefined || !context.discovered.ok(exchange)) return status
      if (asked.ids.length > 0) return 'ignored'
      const { ids } = await list(context, resource, usual)
      // If both lists are empty, an empty response and an ignored value look alike.
      return ids.length > 0 ? 'empty' : undefined
    }
    sightings.push({ name, answer: await answer(), exchange })
  }
  return byName(sightings)
}

type UnknownFilter = Extract<Answers['list.unknown-filter-id'], string | number>

/** Filters links by the id of a deleted pixel, and by a text that is not an id. */
export async function observeUnknownFilter(
  context: Context,
): Promise<Observation<Answers['list.unknown-filter-id']>> {
  const gone = await deletion(context, 'pixels')
  if (gone.readable) return unseen('no pixel could be deleted, so no id is known to be unused')
  const filtered = async (id: string) => {
    const asked = await list(context, 'links', { pixel_id: id })
    const empty = isEmptyList(context, asked) ? ('empty' as const) : undefined
    const answer: UnknownFilter | undefined = refusalStatus(asked.exchange) ?? empty
    return { answer, exchange: asked.exchange }
  }
  const unknown = await filtered(gone.id)
  const malformed = await filtered('not-an-id')
  const evidence = [unknown.exchange, malformed.exchange]
  if (unknown.answer === undefined) return unseen('no response showed the answer', ...evidence)
  return malformed.answer === undefined || malformed.answer === unknown.answer
    ? observed(unknown.answer, ...evidence)
    : observed({ default: unknown.answer, malformed: malformed.answer }, ...evidence)
}

/**
 * Whether a response is a list without records. Some services omit the member that would contain the records.
 */
export function isEmptyList({ discovered }: Context, { exchange, ids }: Listed): boolean {
  const { json } = exchange.answer
  return discovered.ok(exchange) && typeof json === 'object' && json !== null && ids.length === 0
}
