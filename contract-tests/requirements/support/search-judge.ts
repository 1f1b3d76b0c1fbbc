import { readPointer } from '../../../src/documents/pointer.ts'
import { brief, textOf } from '../../core/match.ts'
import type { Listed } from '../../discover/reads.ts'
import type { FixtureLink } from './fixture-account.ts'
import { broken } from './kit.ts'

/** Throws if the response contains another link that does not show the searched text. */
export function mustBeAlone(
  actor: FixtureLink,
  found: Listed,
  by: string,
  text: string,
  at: string | undefined,
): void {
  for (const [index, record] of found.records.entries()) {
    if (found.ids[index] === actor.id) continue
    const shown = at === undefined ? undefined : textOf(readPointer(record, at))
    if (shown?.toLowerCase().includes(text.toLowerCase())) continue
    throw broken(
      `only links whose ${by} matches ${text}`,
      `also ${shown === undefined ? 'other links' : brief(shown)}`,
      found.exchange,
    )
  }
}
