import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { ContractBroken } from '../../core/errors.ts'
import { type JsonRecord, leavesOf, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { formFields, type Input, type InputRow } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { momentOf } from '../../discover/moments.ts'
import { list } from '../../discover/reads.ts'
import { rowsIn, sameRows } from '../../discover/rows.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { domainUpdate } from '../support/domain-update.ts'
import { fixturePixelIds } from '../support/fixture-account.ts'
import { mustBeKnown } from '../support/kit.ts'
import { partialUpdate } from '../support/partial-update.ts'
import { leaveSpare } from '../support/spares.ts'
import { holds, mustHold } from '../support/stored.ts'
import { byName } from './by-name.ts'
import { assumedEmpty } from './empty.ts'
import { assumed, observed, recordOf, refusalStatus, spareLink, tryLink, tryUrl, unseen } from './observe.ts'

const target = (word: string) => `https://${word}.example.com/try`

/** Questions about what an update does with the fields that are sent and those that are not. */
export const assumedUpdates: readonly AssumedRequirement[] = [
  assumed('update.partial', 'write', async (context): Promise<Observation<Answers['update.partial']>> => {
    const { sent, preserved, exchanges } = await partialUpdate(context)
    // Leave out fields with the value 0: an unset field looks the same, so it cannot be seen whether the
    // value was preserved.
    const before: Input = sent
    const judged = [...preserved].filter(
      ([name]) => name !== 'domain_id' && name !== 'alias' && before[name] !== '0',
    )
    if (judged.length < 2) return unseen('links show too few fields', ...exchanges)
    const [exchange] = exchanges
    return byName(
      judged.map(([name, isPreserved]) => ({ name, answer: isPreserved ? 'keeps' : 'replaces', exchange })),
    )
  }),
  assumed(
    'links.update.empty-body',
    'write',
    async (context): Promise<Observation<Answers['links.update.empty-body']>> => {
      const made = await spareLink(context)
      const { id } = made
      const first = await recordOf(context, 'links', made)
      // Members that differ in every response say nothing about the update.
      const second = await recordOf(context, 'links', made, { fresh: true })
      const exchange = await context.account.update('links', id, [], { once: true })
      const status = refusalStatus(exchange)
      if (status !== undefined) {
        leaveSpare(context, 'links', made)
        return observed(status, exchange)
      }
      const now = await recordOf(context, 'links', made)
      if (now === undefined || !JSON.stringify(now.record).includes(made.sent.url ?? ''))
        return unseen('the update succeeds, but the link has lost its url', exchange)
      leaveSpare(context, 'links', made)
      if (first !== undefined && second !== undefined && isChanged(first.record, second.record, now.record))
        return observed('touched', exchange, now.exchange)
      // Two updates in one second may have the same time.
      const at = context.discovered.derived('updated_at')?.at
      const evidence = [exchange, now.exchange]
      return {
        answer: 'unchanged',
        evidence,
        ...(!isFine(now.record, at) && { alike: ['touched'] as const }),
      }
    },
  ),
  assumed('update.same-values', 'write', observeSameValues),
  assumed('update.patch', 'write', async (context): Promise<Observation<Answers['update.patch']>> => {
    const made = await spareLink(context)
    const { id } = made
    const url = `${made.sent.url}/patched`
    const exchange = await context.account.update('links', id, formFields({ url }), {
      method: 'PATCH',
      once: true,
    })
    const status = refusalStatus(exchange)
    if (status !== undefined) {
      leaveSpare(context, 'links', made)
      return observed(status, exchange)
    }
    try {
      await mustHold(context, 'links', { id, sent: { url } }, 'url', url)
      leaveSpare(context, 'links', { ...made, sent: { ...made.sent, url } })
      return observed('as-put', exchange)
    } catch (error) {
      if (!(error instanceof ContractBroken)) throw error
      return unseen('the update succeeds, but nothing is changed', exchange)
    }
  }),
  assumed('links.update.domain', 'write', observeDomainUpdate),
  assumedEmpty,
  assumed('input.lists-on-update', 'write', observeLists),
]

/** Sends the url that a link has. Two updates within a second may have the same time. */
async function observeSameValues(context: Context): Promise<Observation<Answers['update.same-values']>> {
  const made = await spareLink(context)
  const first = await recordOf(context, 'links', made)
  const second = await recordOf(context, 'links', made, { fresh: true })
  const exchange = await update(context, 'links', made.id, { url: made.sent.url ?? '' })
  leaveSpare(context, 'links', made)
  if (!context.discovered.ok(exchange)) return unseen('the update is refused', exchange)
  const now = await recordOf(context, 'links', made)
  if (first === undefined || second === undefined || now === undefined)
    return unseen('the link could not be read', exchange)
  const evidence = [exchange, now.exchange] as const
  if (isChanged(first.record, second.record, now.record)) return observed('touched', ...evidence)
  const at = context.discovered.derived('updated_at')?.at
  const before = momentOf(textOf(at && readPointer(second.record, at)) ?? '')
  if (before === undefined)
    return (await countUpdates(context))
      ? observed('unchanged', ...evidence)
      : unseen('links do not show the time of their update', ...evidence)
  const isLater = Date.parse(exchange.answer.headers.date ?? '') - before >= 2000
  if (isLater || isFine(now.record, at)) return observed('unchanged', ...evidence)
  return { answer: 'touched', alike: ['unchanged'], evidence }
}

/** Whether links have a member, such as a version, that is one more after an update. */
async function countUpdates(context: Context): Promise<boolean> {
  const made = await tryLink(context, {})
  if (made.id === undefined) return false
  const before = await recordOf(context, 'links', made)
  const again = await recordOf(context, 'links', made, { fresh: true })
  const changed = await update(context, 'links', made.id, { url: `${made.sent.url}/changed` })
  const after = await recordOf(context, 'links', made)
  if (before === undefined || again === undefined || after === undefined) return false
  if (!context.discovered.ok(changed)) return false
  return leavesOf(before.record).some(
    ({ pointer, value }) =>
      typeof value === 'number' &&
      value === readPointer(again.record, pointer) &&
      value + 1 === readPointer(after.record, pointer),
  )
}

/** Whether a member that was the same in two reads is different in a third one. */
function isChanged(first: JsonRecord, second: JsonRecord, third: JsonRecord): boolean {
  return leavesOf(second).some(
    ({ pointer, value }) => value === readPointer(first, pointer) && value !== readPointer(third, pointer),
  )
}

/** Whether a record shows a time in milliseconds. */
function isFine(record: JsonRecord, at: string | undefined): boolean {
  return /[.,]\d{3}|^\d{13}$/.test(textOf(at && readPointer(record, at)) ?? '')
}

async function observeLists(context: Context): Promise<Observation<Answers['input.lists-on-update']>> {
  const place = context.discovered.place('links', 'country')
  if (place?.proven !== true) return observeAttached(context)
  const before: InputRow[] = [{ key: 'DE', value: target('before') }]
  const now: InputRow[] = [{ key: 'FR', value: target('now') }]
  const made = await tryLink(context, { target_type: '1', country: before })
  const id = mustBeKnown(made.id, 'a link')
  const exchange = await update(context, 'links', id, { ...made.sent, country: now })
  const shown = await recordOf(context, 'links', made)
  if (shown === undefined) return unseen('the link could not be read', exchange)
  const rows = rowsIn(readPointer(shown.record, place.at), place.row)
  if (sameRows(rows, now)) return observed('replaces', exchange, shown.exchange)
  return rows.length === 2
    ? observed('merges', exchange, shown.exchange)
    : unseen('the link shows neither the new list nor both lists', shown.exchange)
}

/**
 * Observes lists on update if links do not show countries: filters links by the pixel that an update removed.
 */
async function observeAttached(context: Context): Promise<Observation<Answers['input.lists-on-update']>> {
  const [before, now] = await fixturePixelIds(context)
  const made = await tryLink(context, { pixel_ids: [before] })
  const id = mustBeKnown(made.id, 'a link')
  const exchange = await update(context, 'links', id, { ...made.sent, pixel_ids: [now] })
  const search = { search: tryUrl(context, made.marker), search_by: 'url' }
  const added = await list(context, 'links', { ...search, pixel_id: now })
  if (!added.ids.includes(id)) return unseen('the link is not listed by the pixel', exchange)
  const listed = await list(context, 'links', { ...search, pixel_id: before })
  return observed(listed.ids.includes(id) ? 'merges' : 'replaces', exchange)
}

async function observeDomainUpdate(context: Context): Promise<Observation<Answers['links.update.domain']>> {
  const { link, first, exchange } = await domainUpdate(context)
  const status = refusalStatus(exchange)
  if (status !== undefined) return observed(status, exchange)
  const preserved = await holds(context, 'links', link, 'domain_id', first)
  return preserved ? observed('ignored', exchange) : unseen('the link is moved to the other domain', exchange)
}
