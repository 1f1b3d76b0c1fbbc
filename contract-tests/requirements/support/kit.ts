import { ContractBroken, Skipped } from '../../core/errors.ts'
import { type Exchange, isSuccess } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Input } from '../../discover/input.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'

/** A documented requirement, in short. */
export function documented(
  id: string,
  title: string,
  rest: Pick<DocumentedRequirement, 'source' | 'run'> &
    Partial<Pick<DocumentedRequirement, 'needs' | 'after'>>,
): DocumentedRequirement {
  return { id, title, level: 'documented', needs: 'write', ...rest }
}

/** The error of a broken requirement. */
export function broken(expected: string, received: string, exchange: Exchange): ContractBroken {
  return new ContractBroken(expected, received, exchange)
}

/** Throws unless the answer says that the request succeeded. */
export function mustSucceed(exchange: Exchange, what: string): void {
  if (isSuccess(exchange)) return
  const { status, text } = exchange.answer
  throw broken(`${what} to be accepted`, `${status} ${brief(text, 160)}`, exchange)
}

/** The id of something made, or a skip that says why there is none. */
export function mustBeKnown(id: string | undefined, what: string): string {
  if (id === undefined) throw new Skipped(`${what} was created, but its id could not be found out`)
  return id
}

const memory = new WeakMap<object, Map<string, Promise<unknown>>>()

/** What is made at most once in a run, by whoever needs it first. What failed is tried again. */
export function once<T>(context: Context, key: string, make: () => Promise<T>): Promise<T> {
  const kept = memory.get(context.discovered) ?? new Map<string, Promise<unknown>>()
  memory.set(context.discovered, kept)
  const known = kept.get(key)
  if (known !== undefined) return known as Promise<T>
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  return made
}

/** The media type of an answer, without its parameters. */
export function mediaType(exchange: Exchange): string {
  return (exchange.answer.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
}

/** An id of this run, or where it may not write, of any record. */
export async function anyId(context: Context, resource: 'links' | 'pixels'): Promise<string | undefined> {
  const { discovered } = context
  const made = resource === 'links' ? discovered.madeLinks : discovered.madePixels
  if (made[0] !== undefined) return made[0].id
  const { ids } = await list(context, resource)
  return ids.find(id => id !== '')
}

/** A record that the run made and what was sent for it. */
export interface Subject {
  id: string
  sent: Input
}
