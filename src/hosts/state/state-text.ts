import type { AccountState } from '../../mock/account-state.ts'
import type { Link, Pixel } from '../../store/entities.ts'
import { linkRow, pixelRow } from '../../store/seeds/rows.ts'

/** The version of the format. Increment it if other versions of the kit would misread the file. */
export const FORMAT = 1

/** The contents of a state file. */
export interface FileState {
  /**
   * Added to the keys before they are hashed, so that equal keys have different hashes in different files.
   */
  salt: string
  /** The accounts by the hash of their key. The records of the first one are the seed of the file. */
  accounts: ReadonlyMap<string, AccountState>
}

/**
 * Writes a state file: a seed file with one record in each line. The seed is the first account. The member
 * `state`, which seeds ignore, has the rest.
 */
export function stateText({ salt, accounts }: FileState): string {
  const [first, ...others] = accounts
  const state = [
    `"format":${FORMAT}`,
    `"salt":${JSON.stringify(salt)}`,
    ...(first === undefined ? [] : [`"account":${headText(first)}`]),
    `"accounts":[${others.map(account => `\n{"account":${headText(account)},\n${recordsText(account[1])}}`).join(',')}]`,
  ]
  const records = first === undefined ? '' : `${recordsText(first[1])},\n`
  return `{\n${records}"state":{${state.join(',\n')}}\n}\n`
}

// Records are never changed in place, so the line of a record is written once.
const lines = new WeakMap<Link | Pixel, string>()

function lineOf<E extends Link | Pixel>(record: E, row: (record: E) => object): string {
  let line = lines.get(record)
  if (line === undefined) {
    line = JSON.stringify(row(record))
    lines.set(record, line)
  }
  return line
}

const texts = new WeakMap<AccountState, string>()

function recordsText(state: AccountState): string {
  let text = texts.get(state)
  if (text === undefined) {
    const { domains, spaces, pixels, links } = state.seed
    const lists = {
      domains: domains.map(({ id, name }) => JSON.stringify({ id, name })),
      spaces: spaces.map(({ id, name }) => JSON.stringify({ id, name })),
      pixels: pixels.map(pixel => lineOf(pixel, pixelRow)),
      links: links.map(link => lineOf(link, linkRow)),
    }
    const members = Object.entries(lists).map(([name, lines]) => `"${name}":[\n${lines.join(',\n')}\n]`)
    text = members.join(',\n')
    texts.set(state, text)
  }
  return text
}

function headText([key, { course }]: readonly [string, AccountState]): string {
  return JSON.stringify({ key, next: course.next, random: course.random })
}
