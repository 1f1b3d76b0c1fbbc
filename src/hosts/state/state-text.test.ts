import { describe, expect, it } from 'vitest'
import type { AccountState } from '../../mock/account-state.ts'
import { parseSeed } from '../../store/seeds/file.ts'
import { builtInSeed } from '../../store/seeds/index.ts'
import { snapshotOfSeed } from '../../store/snapshot.ts'
import { readState } from './state-read.ts'
import { stateText } from './state-text.ts'

const now = Date.UTC(2026, 0, 31, 12)

function stateOf(seed: AccountState['seed']): AccountState {
  const { next, random } = snapshotOfSeed(seed)
  return { seed, course: { next, random } }
}

function read(text: string) {
  return readState(Buffer.from(text), 'state.json', { salt: 'new', now, hash: salt => `usual/${salt}` })
}

function mistakesOf(text: string): string {
  try {
    read(text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error('Failed to find a mistake')
}

const demo = stateOf(builtInSeed('demo', now))
const many = stateOf(builtInSeed(200, now))
const twoAccounts = {
  salt: 's',
  accounts: new Map([
    ['first', demo],
    ['second', many],
  ]),
}
const text = stateText(twoAccounts)

describe('a state file', () => {
  it('has the same contents after reading it', () => {
    expect(read(text)).toEqual(twoAccounts)
    expect(stateText(read(text))).toBe(text)
  })

  it('is a seed file with the records of the first account', () => {
    expect(parseSeed(text, now, 'state.json')).toEqual(demo.seed)
  })

  it('has one line for each record', () => {
    const [before, after] = [demo, { ...demo, seed: { ...demo.seed, links: demo.seed.links.slice(1) } }].map(
      state => stateText({ salt: 's', accounts: new Map([['first', state]]) }).split('\n'),
    )
    const [gone, ...more] = before!.filter(line => !after!.includes(line))
    expect(JSON.parse(gone!.replace(/,$/, ''))).toMatchObject({ id: 1 })
    expect(more).toEqual([])
  })

  it('without accounts is valid', () => {
    const empty = { salt: 's', accounts: new Map() }
    expect(read(stateText(empty))).toEqual(empty)
    expect(parseSeed(stateText(empty), now, 'state.json').links).toEqual([])
  })

  it('without the member "state" is a seed, for the usual key', () => {
    const { salt, accounts } = read('{"links": [{"url": "https://shop.example/"}]}')
    expect(salt).toBe('new')
    expect([...accounts.keys()]).toEqual(['usual/new'])
    expect(accounts.get('usual/new')).toMatchObject({
      seed: { links: [{ id: 1, url: 'https://shop.example/' }] },
      course: { next: { link: 2, pixel: 1 } },
    })
  })
})

describe('a damaged state file is refused with the place', () => {
  const edited = (change: (file: ReturnType<typeof JSON.parse>) => void) => {
    const file = JSON.parse(text)
    change(file)
    return JSON.stringify(file)
  }

  it.each<[what: string, damaged: string, message: RegExp]>([
    ['cut off', text.slice(0, 2000), /state\.json": \d+:\d+: expected YAML or JSON/],
    ['empty', '', /expected JSON/],
    ['YAML', 'links: []\n', /expected JSON, because a state file is rewritten/],
    ['bytes', '\u0000', /a NUL character/],
    ['a format', edited(file => (file.state.format = 2)), /state\.format: expected 1/],
    ['no salt', edited(file => delete file.state.salt), /state\.salt: expected a text, got nothing/],
    [
      'a link without a URL',
      edited(file => delete file.links[3].url),
      /links\[3\]\.url: expected an absolute URL, got nothing/,
    ],
    [
      'a moment',
      edited(file => (file.links[0].created_at = 'x')),
      /links\[0\]\.created_at: expected a moment/,
    ],
    [
      'an unknown member',
      edited(file => (file.links[0].link = 1)),
      /links\[0\]\.link: expected a known member/,
    ],
    [
      'a repeated id',
      edited(file => (file.pixels[1].id = 1)),
      /pixels\[1\]\.id: expected an id that no other/,
    ],
    [
      'a domain that is none',
      edited(file => (file.links[0].domain_id = 9)),
      /links\[0\]\.domain_id: expected the id of a domain, got 9/,
    ],
    ['no domains', edited(file => (file.domains = [])), /domains: expected at least one domain/],
    [
      'a list that is none',
      edited(file => (file.state.accounts[0].links = 1)),
      /state\.accounts\[0\]\.links: expected a list/,
    ],
    [
      'a repeated key',
      edited(file => (file.state.accounts[0].account.key = 'first')),
      /accounts\[0\]\.account\.key: expected the hash of a key that no/,
    ],
    ['a course', edited(file => delete file.state.account.next), /state\.account\.next: expected an object/],
    ['a member of the file', edited(file => (file.link = [])), /link: expected a known member/],
  ])('%s', (_, damaged, message) => {
    expect(mistakesOf(damaged)).toMatch(message)
  })
})
