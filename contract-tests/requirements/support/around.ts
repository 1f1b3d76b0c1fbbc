import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { JsonRecord } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { describePlace } from '../../discover/places.ts'
import { get, list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { broken, once } from './kit.ts'
import { recordsById } from './listed.ts'
import { loneWrites, type WriteName } from './lone-writes.ts'

export const resources: readonly Resource[] = ['links', 'pixels']
/** Number of consecutive writes that must each change some other record before the requirement fails. */
const rounds = 4
/**
 * Number of times that the lists are read without a write, to see whether other clients are writing. This
 * takes about as many requests as the checks of one write.
 */
const looks = 4
/**
 * Throws if a write changes or deletes a record that it does not name, whoever created it. Compares the
 * oldest and the newest records in the lists before and after the write, and throws only if several writes in
 * a row change other records. If records change even without a write, other clients are at work, and only
 * this run's records are judged.
 */
export async function mustTouchNoOther(context: Context, name: WriteName): Promise<void> {
  if ((await harmlessTogether(context)).has(name)) return
  for (let round = 1; round <= rounds; round += 1) {
    const before = await lookAround(context)
    const { exchange, own } = await loneWrites[name](context)
    const after = await lookAround(context)
    const isOther = (path: string) => !own.includes(path)
    let touched = await differenceOf(context, before, after, isOther)
    if (touched !== undefined && !(await isQuiet(context)))
      touched = await differenceOf(context, before, after, path => isOther(path) && isOurs(context, path))
    if (touched === undefined) return
    if (round === rounds)
      throw broken('every other record to be unchanged', `${touched}, ${rounds} times in a row`, exchange)
  }
}

/**
 * Sends all writes between two looks at the lists. Returns those that succeeded, if none of them changed or
 * deleted a record that no write names. Otherwise none, and each write is judged on its own.
 */
function harmlessTogether(context: Context): Promise<ReadonlySet<string>> {
  return once(context, 'writes that touch no other record', async () => {
    const succeeded = new Set<string>()
    const own = new Set<string>()
    const before = await lookAround(context)
    for (const [name, write] of Object.entries(loneWrites)) {
      try {
        for (const path of (await write(context)).own) own.add(path)
        succeeded.add(name)
      } catch (error) {
        // The requirement about this write reports the error.
        if (!(error instanceof ContractBroken || error instanceof Skipped)) throw error
      }
    }
    const touched = await differenceOf(context, before, await lookAround(context), path => !own.has(path))
    return touched === undefined ? succeeded : new Set<string>()
  })
}

function isOurs({ account }: Context, path: string): boolean {
  return resources.some(one => account.created(one).some(id => path === `${one}/${id}`))
}

/** Whether records stay unchanged while this run writes nothing. After one change was seen, always false. */
async function isQuiet(context: Context): Promise<boolean> {
  if (restless.has(context.discovered)) return false
  let before = await lookAround(context, true)
  for (let look = 1; look < looks; look += 1) {
    const after = await lookAround(context, true)
    if ((await differenceOf(context, before, after, () => true)) !== undefined) {
      restless.set(context.discovered, unsteadyIn(context, before, after))
      return false
    }
    before = after
  }
  return true
}

/**
 * Runs in which records changed although nothing was written, by `discovered`, with the fields that changed
 * in the run's own records. Either other clients are at work, or these fields change by themselves.
 */
const restless = new WeakMap<object, ReadonlySet<string>>()
/**
 * Returns the fields that changed in this run's records although nothing was written, such as rows with ids
 * that each response generates anew.
 */
function unsteadyIn(context: Context, before: View, after: View): Set<string> {
  const names = new Set<string>()
  for (const [path, was] of before) {
    const is = after.get(path)
    if (is === undefined || !isOurs(context, path)) continue
    for (const [name, text] of was.fields) if (is.fields.get(name) !== text) names.add(name)
  }
  return names
}

async function lookAround(context: Context, fresh = false): Promise<View> {
  const view: View = new Map()
  const queries = resources.flatMap(resource => ['asc', 'desc'].map(sort => ({ resource, sort })))
  const lists = queries.map(async ({ resource, sort }) => ({
    resource,
    listed: await list(context, resource, { sort, per_page: '100' }, { fresh }),
  }))
  for (const { resource, listed } of await Promise.all(lists)) {
    for (const [id, record] of recordsById(listed))
      view.set(`${resource}/${id}`, { resource, id, fields: fieldsOf(context, resource, record) })
  }
  return view
}

function fieldsOf(context: Context, resource: Resource, record: JsonRecord): Map<string, string> {
  const places = [...context.discovered.shapes[resource].fields].filter(([, { proven }]) => proven)
  return new Map(places.map(([name, place]) => [name, JSON.stringify(describePlace(place, record))]))
}

/**
 * Returns the first judged record that was changed or deleted, in words. A record that left the lists may
 * only be further down, so it is read by its id.
 */
async function differenceOf(
  context: Context,
  before: View,
  after: View,
  isJudged: (path: string) => boolean,
): Promise<string | undefined> {
  const unsteady = restless.get(context.discovered)
  for (const [path, was] of before) {
    if (!isJudged(path)) continue
    const is = after.get(path)
    if (is !== undefined) {
      const changed = [...was.fields].find(
        ([name, text]) => !unsteady?.has(name) && is.fields.get(name) !== text,
      )
      if (changed === undefined) continue
      return `a different ${changed[0]} in ${path}`
    }
    const { resource, id } = was
    const { exchange, record } = await get(context, resource, id, { fresh: true })
    const isThere = record !== undefined && context.discovered.id(resource, record) === id
    if (!isThere && exchange.answer.status < 500) return `${path} not found`
  }
  return undefined
}

/**
 * The records that were seen, by path, such as `links/7`, each with the values that it shows by field name.
 */
type View = Map<string, { resource: Resource; id: string; fields: ReadonlyMap<string, string> }>
