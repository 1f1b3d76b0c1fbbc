import { ContractBroken, Skipped } from '../../core/errors.ts'
import { type Exchange, isSuccess } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Fact } from '../../discover/facts.ts'
import type { Input } from '../../discover/input.ts'
import { type Got, list, shownAfterCreate } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'

/**
 * What is discovered before a requirement about an operation, unless it states something else. A change or a
 * deletion may be refused with a success status, which must be known. The first change of a link must be one of
 * discovery, because its aliases contain markers: it is tried on a copy of the link, with another alias.
 */
const needs: Readonly<Record<string, readonly Fact[]>> = {
  'links.update': ['refusals', 'links.fields'],
  'links.delete': ['refusals'],
  'pixels.update': ['refusals'],
  'pixels.delete': ['refusals'],
}

/**
 * Creates a documented requirement. Unless stated otherwise, it needs to write, and most of what it reads is
 * discovered when it reads it.
 */
export function documented(
  id: string,
  title: string,
  rest: Pick<DocumentedRequirement, 'source' | 'run'> &
    Partial<Pick<DocumentedRequirement, 'needs' | 'after' | 'discovers' | 'alone'>>,
): DocumentedRequirement {
  const discovers = needs[id.split('.', 2).join('.')] ?? []
  return { id, title, level: 'documented', needs: 'write', discovers, ...rest }
}

/** Creates the error for a requirement that the server does not meet. */
export function broken(expected: string, received: string, exchange: Exchange): ContractBroken {
  return new ContractBroken(expected, received, exchange)
}

/** Throws unless the response reports success. */
export function mustSucceed(exchange: Exchange, what: string): void {
  if (isSuccess(exchange)) return
  const { status, text } = exchange.answer
  throw broken(`${what} to be accepted`, `${status} ${brief(text, 160)}`, exchange)
}

/** Returns the id of a record that was created. Throws Skipped if it is not known. */
export function mustBeKnown(id: string | undefined, what: string): string {
  if (id === undefined) throw new Skipped(`${what} was created, but its id is not known`)
  return id
}

const memory = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Calls `make` once per run and key, and returns the same result to every caller. If it fails, the next
 * caller tries again.
 */
export function once<T>(context: Context, key: string, make: () => Promise<T>): Promise<T> {
  const results = memory.get(context.discovered) ?? new Map<string, Promise<unknown>>()
  memory.set(context.discovered, results)
  const known = results.get(key)
  if (known !== undefined) return known as Promise<T>
  const made = make()
  results.set(key, made)
  made.catch(() => results.delete(key))
  return made
}

/** Returns the media type of a response without its parameters. Empty if it has none. */
export function mediaType(exchange: Exchange): string {
  return mediaEssence(exchange.answer.headers['content-type'] ?? '')
}

/** Returns a media type without its parameters: `text/html` for `Text/HTML; charset=utf-8`. */
export function mediaEssence(type: string): string {
  const [essence = ''] = type.split(';')
  return essence.trim().toLowerCase()
}

/**
 * Returns the id of a record that discovery created. If there is none, returns the id of any listed record.
 */
export async function anyId(context: Context, resource: Resource): Promise<string | undefined> {
  const { discovered } = context
  const made = resource === 'links' ? discovered.madeLinks : discovered.madePixels
  if (made[0] !== undefined) return made[0].id
  const { ids } = await list(context, resource)
  return ids.find(id => id !== '')
}

/** Returns the first and the last record. Throws Skipped if there are fewer than two. */
export function endsOf<T>(records: readonly T[], resource: Resource): readonly [first: T, last: T] {
  const [first, ...others] = records
  const last = others.at(-1)
  if (first === undefined || last === undefined) throw new Skipped(`too few ${resource} could be created`)
  return [first, last]
}

/** A record that the run created, and the fields that were sent for it. */
export interface Subject {
  id: string
  sent: Input
  /** Whether nothing changes the record, so that it is read once in a run. */
  isConstant?: true
  /** The response that showed the record after its create. */
  proof?: Exchange | undefined
}

/**
 * Reads a record that nothing changes, once in a run.
 * @param proof the response that showed it after its create, which is used instead
 */
export function readOnce(
  context: Context,
  resource: Resource,
  id: string,
  proof?: Exchange | undefined,
): Promise<Got> {
  return once(context, `${resource}/${id}`, () => shownAfterCreate(context, resource, { id, proof }))
}
