import { ContractBroken, Skipped } from '../../core/errors.ts'
import { isSuccess } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type Listed, list, type Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { broken, mustSucceed } from '../support/kit.ts'
import { queryWords } from '../support/list-judge.ts'

/** The lists of an account as others fill it, for a run that must not write. */
export interface Existing {
  context: Context
  resource: Resource
  /** Returns a list, which is requested once. Throws if it is refused, Skipped if its records cannot be read. */
  ask(query?: Query): Promise<Listed>
  /** The same, but returns undefined if it is refused. */
  tryAsk(query: Query): Promise<Listed | undefined>
}

/** Number of times in a row that a rule must be broken. In between, others may have changed a record. */
const looks = 3

/**
 * Returns a judge of the records that exist. It throws only if the rule is broken each time that the lists are
 * read, and Skipped if records come or go meanwhile.
 */
export function fromExisting(
  resource: Resource,
  judge: (existing: Existing) => Promise<void>,
): (context: Context) => Promise<void> {
  return async context => {
    for (let look = 1; ; look += 1) {
      const existing = existingIn(context, resource, look > 1)
      try {
        await existing.ask({ per_page: '100' })
        return await judge(existing)
      } catch (error) {
        if (!(error instanceof ContractBroken)) throw error
        if (look < looks) continue
        const before = await existing.tryAsk({ per_page: '100' })
        const after = await existingIn(context, resource, true).tryAsk({ per_page: '100' })
        if (after?.ids.join('\n') === before?.ids.join('\n')) throw error
        throw new Skipped(`${resource} are created or deleted while they are read`)
      }
    }
  }
}

/** Whether the records that exist show that a rule is kept, for a run that also judges its own. Throws if it is broken. */
export async function existingShow(
  context: Context,
  resource: Resource,
  judge: (existing: Existing) => Promise<void>,
): Promise<boolean> {
  try {
    await fromExisting(resource, judge)(context)
    return true
  } catch (error) {
    if (error instanceof Skipped) return false
    throw error
  }
}

function existingIn(context: Context, resource: Resource, fresh: boolean): Existing {
  const sent = new Map<string, Promise<Listed>>()
  const send = (query: Query) => {
    const key = new URLSearchParams(query).toString()
    const listed = sent.get(key) ?? list(context, resource, query, { fresh })
    sent.set(key, listed)
    return listed
  }
  return {
    context,
    resource,
    async ask(query = {}) {
      const listed = await send(query)
      mustSucceed(listed.exchange, listed.exchange.request.path)
      return readable(resource, query, listed)
    },
    async tryAsk(query) {
      const listed = await send(query)
      return isSuccess(listed.exchange) ? readable(resource, query, listed) : undefined
    },
  }
}

/** Returns the list if it has records with ids. Throws Skipped if it is not recognised, and if one occurs twice. */
function readable(resource: Resource, query: Query, listed: Listed): Listed {
  const { ids, exchange, isList } = listed
  if (!isList) throw new Skipped(`no records were recognised in the list for ${queryWords(query)}`)
  if (ids.includes('')) throw new Skipped(`no id was recognised in some ${resource} of a list`)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined) throw broken('each record once in the list', `record ${twice} twice`, exchange)
  return listed
}

/** The page of everything: the newest hundred records. Throws Skipped if there are fewer than two. */
export async function everything({ ask, resource }: Existing): Promise<Listed> {
  const all = await ask({ per_page: '100' })
  if (all.ids.length < 2) throw new Skipped(`the account has too few ${resource}`)
  return all
}

/** Whether a page of a hundred has all records: its length is none at which a server might end it. */
export function isWhole({ ids }: Listed): boolean {
  return ids.length < 100 && ![10, 25, 50].includes(ids.length)
}

/** Throws if a complete list of everything lacks a record that a narrower list shows. */
export function mustBePart(part: Listed, all: Listed, words: string): void {
  if (!isWhole(all)) return
  const other = part.ids.find(id => !all.ids.includes(id))
  if (other !== undefined)
    throw broken(`only records of the whole list for ${words}`, `also ${other}`, part.exchange)
}

/** Throws if two lists that exclude each other share a record. */
export function mustNotOverlap(one: Listed, other: Listed, words: string): void {
  const both = one.ids.filter(id => other.ids.includes(id))
  if (both.length > 0) throw broken(`no record both for ${words}`, `${brief(both)} for both`, one.exchange)
}

/** Throws unless two lists have the same records in the same order. */
export function mustBeSame(one: Listed, other: Listed, words: string): void {
  if (one.ids.join('\n') !== other.ids.join('\n'))
    throw broken(`${words}: ${brief(other.ids)}`, brief(one.ids), one.exchange)
}
