import { readPointer } from '../../src/documents/pointer.ts'
import { leavesOf, textOf } from '../core/match.ts'
import type { Discovered } from './discovered.ts'
import { scalarOf } from './places.ts'

/**
 * In place of the id of the usual domain, that of links without one, if only its host is known. It is never sent: a link
 * gets that domain without one.
 */
export const unnamedDomain = '(usual)'

/**
 * Returns the id of the usual domain; `unnamedDomain` if links show only its host, which is not that of the named domain.
 * Undefined if nothing is known.
 */
export function usualDomain(discovered: Discovered): string | undefined {
  const { bareLink, always } = discovered
  const place = discovered.place('links', 'domain_id')
  const shown = bareLink?.proof ?? bareLink?.exchange
  const record = shown && discovered.record('links', shown)
  if (record === undefined || always.domain_id !== undefined) return undefined
  if (place?.proven === true && place.spellings.size === 0) {
    // An address ends with the id.
    return scalarOf(readPointer(record, place.at), place)?.split('/').at(-1)
  }
  const named = discovered.madeLinks.filter(({ sent }) => sent.domain_id !== undefined)
  const [id, ...more] = new Set(named.map(({ sent }) => sent.domain_id))
  if (id === undefined || more.length > 0) return undefined
  const others = named.map(({ created }) => discovered.record('links', created))
  return isElsewhere(record, others) ? (idInPlaceOf(id, record, others) ?? unnamedDomain) : undefined
}

/** Returns what a link shows in a place in which all the others show an id. */
function idInPlaceOf(id: string, link: unknown, others: readonly unknown[]): string | undefined {
  const hasId = (pointer: string) => others.every(other => textOf(readPointer(other, pointer)) === id)
  const texts = leavesOf(link)
    .filter(({ pointer }) => hasId(pointer))
    .map(({ value }) => textOf(value))
  return texts.find(text => text !== undefined && text !== id && text !== '')
}

/** Whether a link shows a host in a place in which all the others show another one. */
export function isElsewhere(link: unknown, others: readonly unknown[]): boolean {
  return leavesOf(link).some(({ pointer, value }) => {
    const [first, ...more] = others.map(other => hostOf(readPointer(other, pointer)))
    const host = hostOf(value)
    return host !== undefined && first !== undefined && host !== first && more.every(one => one === first)
  })
}

function hostOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const address = value.includes('://') ? value : `https://${value}`
  return /^https?:\/\/[^/]+\.[^/]+/.test(address) && URL.canParse(address) ? new URL(address).host : undefined
}

/** Returns the domains of an account, the one of links without a domain first if the user has given only others. */
export function withUsual(given: readonly string[], usual: string | undefined): readonly string[] {
  return usual === undefined || usual === '' || given.includes(usual) ? given : [usual, ...given]
}
