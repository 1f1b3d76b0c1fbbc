import { readPointer } from '../../../src/dialect/pointer.ts'
import { type JsonObject, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { ownPart } from './own-part.ts'
import type { Actor } from './scene.ts'

/** Returns the title that a record shows. */
export function titleOf({ discovered }: Context, record: JsonObject | undefined): string | undefined {
  const at = discovered.derived('title')?.at
  return at === undefined || record === undefined ? undefined : textOf(readPointer(record, at))
}

/**
 * Whether titles are made from urls: a title search finds each link, and no other link of the scene, by a
 * part of its url.
 */
export async function titlesFollowUrls(context: Context, actors: readonly Actor[]): Promise<boolean> {
  const known = new Set(actors.map(actor => actor.id))
  const parts: readonly ((actor: Actor) => string)[] = [
    actor => actor.urlWord,
    actor => actor.sent.url?.replace('https://', '') ?? '',
    actor => actor.sent.url?.split('/').at(-1) ?? '',
  ]
  for (const part of parts) {
    let found = 0
    for (const actor of actors.slice(0, 3)) {
      const { ids } = await ownPart(context, { search: part(actor), search_by: 'title' }, known)
      if (ids.length === 1 && ids[0] === actor.id) found += 1
    }
    if (found === 3) return true
  }
  return false
}
