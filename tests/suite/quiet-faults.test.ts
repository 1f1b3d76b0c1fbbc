import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { type Rewriting, startFaultyMock } from './support/faulty-mock.ts'
import { form, query } from './support/mock-rewriting.ts'

const folder = mkdtempSync(join(tmpdir(), 'quiet-faults-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Searches pixels by their value too. */
const byValue: Rewriting = {
  request(plain, { store }) {
    const asked = new URLSearchParams(plain.query)
    const word = asked.get('search') ?? ''
    const hasWord = (text: string | null) => text?.includes(word) === true
    const found = [...store.pixels.values()].find(({ name, value }) => hasWord(value) && !hasWord(name))
    if (plain.path !== '/pixels' || word === '' || found === undefined) return plain
    asked.set('search', found.name ?? '')
    return { ...plain, query: asked.toString() }
  },
}

/** Sorts by one key in ascending order if no order is asked for. */
const ascendingBy = (resource: 'links' | 'pixels', key: string) =>
  query(resource, asked => {
    if (asked.get('sort_by') === key && !asked.has('sort')) asked.set('sort', 'asc')
  })

const timeNeedsDate = form('links', 'update', pairs =>
  pairs.some(([name]) => name === 'expiration_date')
    ? pairs
    : pairs.filter(([name]) => name !== 'expiration_time'),
)

it.each<[fault: string, rewriting: Rewriting, red: string]>([
  ['a search of pixels finds values too', byValue, 'pixels.list.search'],
  ['links by url ascend without sort', ascendingBy('links', 'url'), 'links.list.sort-default'],
  ['links by clicks ascend without sort', ascendingBy('links', 'clicks'), 'links.list.sort-default'],
  ['pixels by name ascend without sort', ascendingBy('pixels', 'name'), 'pixels.list.sort-default'],
  ['a time without a date is not stored', timeNeedsDate, 'links.update.expiration-time-alone'],
])('%s', async (fault, rewriting, red) => {
  const { baseUrl, apiKey, domainIds, spaceIds, close } = await startFaultyMock(rewriting)
  const ledger = join(folder, `${fault.replaceAll(' ', '-')}.jsonl`)
  const { results } = await runContract({ baseUrl, apiKey, domainIds, spaceIds, only: [red], ledger })
  await close()
  expect(results.map(({ id, verdict }) => [id, verdict])).toEqual([[red, 'failed']])
})
