import type { Exchange } from '../../core/exchange.ts'
import type { JsonObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { describe } from '../../discover/places.ts'
import { get, list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { broken } from './kit.ts'

export const resources: readonly Resource[] = ['links', 'pixels']
/** So often a write is tried before it counts that something else has changed. */
const rounds = 4
/** So often is looked, without a write, whether others are at work: as many requests as go by around a write. */
const looks = 4
/**
 * Throws when a write touches a record that it does not name, whosever that is: what the lists show of the oldest and the
 * newest records is compared. Tried several times before it counts. Where records change though nothing is written, others
 * are at work, and the run's own records alone are judged. `write` gives the ids that it made, changed or deleted.
 */
export async function mustTouchNoOther(
  context: Context,
  resource: Resource,
  write: () => Promise<{ exchange: Exchange; own: readonly string[] }>,
): Promise<void> {
  for (let round = 1; round <= rounds; round += 1) {
    const before = await lookAround(context)
    const { exchange, own } = await write()
    const named = new Set(own.map(id => `${resource}/${id}`))
    const after = await lookAround(context)
    const isOther = (path: string) => !named.has(path)
    let touched = await differenceOf(context, before, after, isOther)
    if (touched !== undefined && !(await isQuiet(context)))
      touched = await differenceOf(context, before, after, path => isOther(path) && isOurs(context, path))
    if (touched === undefined) return
    if (round === rounds)
      throw broken('every other record as it was', `${touched}, ${rounds} times in a row`, exchange)
  }
}

function isOurs({ discovered }: Context, path: string): boolean {
  return resources.some(one => discovered.creations[one].some(id => path === `${one}/${id}`))
}

/** Whether records stay as they are while this run writes nothing; once they did not, others are at work. */
async function isQuiet(context: Context): Promise<boolean> {
  if (restless.has(context.discovered)) return false
  let before = await lookAround(context)
  for (let look = 1; look < looks; look += 1) {
    const after = await lookAround(context)
    if ((await differenceOf(context, before, after, () => true)) !== undefined) {
      restless.set(context.discovered, unsteadyIn(context, before, after))
      return false
    }
    before = after
  }
  return true
}

/** Runs on whose accounts others are at work, or whose own records change by themselves: in these fields. */
const restless = new WeakMap<object, ReadonlySet<string>>()
/** Fields that records of the run show otherwise though nothing is written, such as rows with ids made for each response. */
function unsteadyIn(context: Context, before: View, after: View): Set<string> {
  const names = new Set<string>()
  for (const [path, was] of before) {
    const is = after.get(path)
    if (is === undefined || !isOurs(context, path)) continue
    for (const [name, text] of was) if (is.get(name) !== text) names.add(name)
  }
  return names
}

async function lookAround(context: Context): Promise<View> {
  const view: View = new Map()
  for (const resource of resources) {
    for (const sort of ['asc', 'desc']) {
      const { ids, records } = await list(context, resource, { sort, per_page: '100' })
      for (const [index, id] of ids.entries())
        if (id !== '') view.set(`${resource}/${id}`, fieldsOf(context, resource, records[index]!))
    }
  }
  return view
}

function fieldsOf(context: Context, resource: Resource, record: JsonObject): Map<string, string> {
  const places = [...context.discovered.shapes[resource].fields].filter(([, { proven }]) => proven)
  return new Map(places.map(([name, place]) => [name, JSON.stringify(describe(place, record))]))
}

/** What became of somebody's record. One that has left the lists may only stand further down: it is asked for. */
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
      if ([...was].every(([name, text]) => unsteady?.has(name) || is.get(name) === text)) continue
      return `another ${path}`
    }
    const [resource, id] = [path.slice(0, path.indexOf('/')) as Resource, path.slice(path.indexOf('/') + 1)]
    const { exchange, record } = await get(context, resource, id)
    const isThere = record !== undefined && context.discovered.id(resource, record) === id
    if (!isThere && exchange.answer.status < 500) return `no ${path}`
  }
  return undefined
}

/** `links/7` -> what the record says of each field, by its name. */
type View = Map<string, ReadonlyMap<string, string>>
