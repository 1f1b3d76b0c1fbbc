import { readPointer } from '../../../src/documents/pointer.ts'
import { brief, type JsonRecord, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { describePlace, showsValue } from '../../discover/places.ts'
import { get, type Listed, list, narrowing, type Query } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { type FixtureLink, fixtureAccount } from '../support/fixture-account.ts'
import { fieldsIn } from '../support/input-fields.ts'
import { broken, documented, readOnce } from '../support/kit.ts'
import { sharedLinks } from '../support/shared-links.ts'

/** Section 4.1: lists and reads show links, and change none. */
export const unchangedRequirement: DocumentedRequirement = documented(
  'links.list.unchanged',
  'GET /links and GET /links/{id} change no link',
  {
    source: '4.1',
    after: ['links.list.shows-created'],
    async run(context) {
      const { actors } = await fixtureAccount(context)
      const kept = [...actors, ...(await sharedAsRead(context))]
      await readInManyWays(context, actors)
      const all = { ...narrowing(context, 'links'), per_page: '100' }
      const listed = await list(context, 'links', all, { fresh: true })
      for (const actor of kept) {
        const record = listed.records[listed.ids.indexOf(actor.id)]
        if (changedFields(context, actor, record).length > 0 || record === undefined)
          await mustBeAsCreated(context, actor)
      }
      await mustNotCount(context, actors, listed, all)
    },
  },
)

/** A link that the run only reads, with the record that the server showed first. */
type ReadLink = Pick<FixtureLink, 'id' | 'sent' | 'record' | 'expired'>

/** Returns the links with many fields. One has an alias with capital letters, which a search may store in small ones. */
async function sharedAsRead(context: Context): Promise<ReadLink[]> {
  const links: ReadLink[] = []
  for (const { id, sent } of await sharedLinks(context)) {
    const { record } = await readOnce(context, 'links', id)
    links.push({ id, sent, record, expired: false })
  }
  return links
}

/** Reads the links by each parameter, several in one request. */
async function readInManyWays(
  context: Context,
  actors: readonly FixtureLink[],
  { fresh = false } = {},
): Promise<void> {
  const alias = actors.find(({ sent }) => sent.alias !== undefined)?.sent.alias
  const byAlias = alias === undefined ? {} : { search: alias, search_by: 'alias' }
  const queries = [
    { status: '1', sort_by: 'url', ...narrowing(context, 'links') },
    { status: '2', sort_by: 'clicks', ...byAlias },
    { status: '3', sort_by: 'alias', search: context.account.run, search_by: 'title' },
  ]
  for (const query of queries) await list(context, 'links', query, { fresh })
  const expired = actors.find(actor => actor.expired)
  if (expired !== undefined) await get(context, 'links', expired.id)
}

/** The number of times that reads are repeated to see whether each counts as a click. */
const repeats = 2

/**
 * Throws if reads count as clicks. Nobody has the addresses of these links, but a service may visit new links itself:
 * only clicks that rise again, for several links and with each repetition, are those of the reads.
 */
async function mustNotCount(
  context: Context,
  actors: readonly FixtureLink[],
  listed: Listed,
  query: Query,
): Promise<void> {
  const at = context.discovered.derived('clicks')?.at
  if (at === undefined) return
  const clicksOf = (record: JsonRecord | undefined) => Number(textOf(readPointer(record, at)))
  const clicksIn = ({ ids, records }: Listed, id: string) => clicksOf(records[ids.indexOf(id)])
  const risen = actors.filter(({ id, record }) => clicksIn(listed, id) > clicksOf(record))
  if (risen.length < 2) return
  for (let time = 0; time < repeats; time += 1) {
    await readInManyWays(context, actors, { fresh: true })
    for (const { id } of risen.slice(0, 2)) await get(context, 'links', id, { fresh: true })
  }
  const again = await list(context, 'links', query, { fresh: true })
  const counted = risen.filter(({ id }) => clicksIn(again, id) - clicksIn(listed, id) >= repeats)
  if (counted.length > 1)
    throw broken('reads that add no clicks', `more clicks of ${counted.length} links`, again.exchange)
}

/** Throws if a link that the run only reads no longer exists or shows another value than after its create. */
async function mustBeAsCreated(context: Context, actor: ReadLink): Promise<void> {
  const { exchange, record } = await get(context, 'links', actor.id, { fresh: true })
  const { status } = exchange.answer
  // A service may remove links that have expired.
  if ((status === 404 || status === 410) && !actor.expired)
    throw broken(`links/${actor.id}, which the run only reads, to exist`, `${status}`, exchange)
  const [changed] = changedFields(context, actor, record)
  if (changed === undefined) return
  const { name, value, place } = changed
  const expected = `${name} of links/${actor.id}, which the run only reads, to stay ${brief(value)}`
  throw broken(expected, describePlace(place, record), exchange)
}

/** Returns the fields that a link showed as they were sent, and now shows differently. */
function changedFields({ discovered }: Context, { sent, record: before }: ReadLink, now: unknown) {
  if (before === undefined || now === undefined) return []
  return fieldsIn(sent).flatMap(([name, value]) => {
    const place = discovered.place('links', name)
    if (place?.proven !== true || place.kind === 'flag') return []
    if (showsValue(place, before, value) !== true || showsValue(place, now, value) !== false) return []
    // A word for the status may say that the link has expired since.
    const isOther = name !== 'disabled' || showsValue(place, now, value === '1' ? '0' : '1') === true
    return isOther ? [{ name, value, place }] : []
  })
}
