import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import type { Link } from '../../src/store/entities.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'
import { asks, chained, dropped, idOf, pairsOf, partOf } from './support/mock-rewriting.ts'
import { mustBeRed } from './support/must-be-red.ts'

/** The parts of a link, with the values that their fields have if nothing was sent. */
const parts: readonly Partial<Link>[] = [
  { disabled: 0, privacy: 0, password: null, privacy_password: null },
  {
    pixel_ids: [],
    expiration_url: null,
    expiration_date: null,
    expiration_time: null,
    expiration_clicks: null,
    target_type: 0,
    country: [],
    platform: [],
    language: [],
    rotation: [],
  },
]

/** An update overwrites each part of which it sends a field, also with the fields that it does not send. */
const overwritesParts: Rewriting = {
  request(plain, { store }) {
    if (!asks(plain, 'links', 'update')) return plain
    const sent = pairsOf(plain).map(([name]) => partOf(name))
    for (const part of parts)
      if (sent.some(name => name in part)) store.links.update(idOf(plain), structuredClone(part))
    return plain
  },
}

it('a service whose updates overwrite parts of a link has no red requirement', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'part-updates-'))
  const { close, ...target } = await startFaultyMock(overwritesParts)
  try {
    const ledger = join(folder, 'ledger.jsonl')
    const { results, leftBehind } = await runContract({ ...target, only: ['*.update.*'], ledger })
    const red = results.filter(({ level, verdict }) => level === 'documented' && verdict === 'failed')
    expect(red).toEqual([])
    expect(results.find(({ id }) => id === 'links.update.one-field')?.verdict).toBe('passed')
    expect(leftBehind).toEqual([])
  } finally {
    await close()
    rmSync(folder, { recursive: true })
  }
})

it('such a service that does not store an expiration_url is red', () =>
  mustBeRed(
    'a lost field',
    chained(overwritesParts, dropped('links', 'update', 'expiration_url')),
    'links.update.one-field',
  ))
