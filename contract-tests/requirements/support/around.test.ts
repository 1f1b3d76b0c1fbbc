import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Rewriting, startFaultyMock } from '../../../tests/suite/support/faulty-mock.ts'
import { runContract } from '../../index.ts'

const folder = mkdtempSync(join(tmpdir(), 'around-'))

/** Returns the requirements that do not pass on a mock whose responses are rewritten. */
async function brokenOf(name: string, rewriting: Rewriting, only: string[]): Promise<string[]> {
  const { baseUrl, apiKey, domainIds, spaceIds, close } = await startFaultyMock(rewriting)
  const ledger = join(folder, `${name}.jsonl`)
  const { results } = await runContract({ baseUrl, apiKey, domainIds, spaceIds, only, ledger })
  await close()
  expect(results.length).toBeGreaterThan(0)
  return results.filter(({ verdict }) => verdict !== 'passed').map(({ id, verdict }) => `${id} ${verdict}`)
}

const others = [
  'links.create.alone',
  'links.update.other-links',
  'links.delete.others',
  'pixels.create.alone',
]

it('rows whose id differs in each response do not count as changed', async () => {
  let made = 0
  const response: Rewriting['response'] = (_, answer) => ({
    ...answer,
    body: answer.body?.replace(/\{"key":/g, () => `{"@id":"/genid/${++made}","key":`) ?? null,
  })
  expect(await brokenOf('rows', { response }, others)).toEqual([])
  expect(made).toBeGreaterThan(0)
})

it('a link that an update changes counts, even with such rows', async () => {
  let made = 0
  const rewriting: Rewriting = {
    response(plain, answer, { store }) {
      const [id] = [...store.links.ids()].slice(-8)
      const link = id === undefined ? undefined : store.links.get(id)
      if (plain.method === 'PUT' && link !== undefined && plain.path !== `/links/${id}`)
        store.links.update(link.id, { disabled: link.disabled === 1 ? 0 : 1 })
      return { ...answer, body: answer.body?.replace(/\{"key":/g, () => `{"@id":"${++made}","key":`) ?? null }
    },
  }
  expect(await brokenOf('changed', rewriting, ['links.update.other-links'])).toEqual([
    'links.update.other-links failed',
  ])
})

it.each([
  'application/json; charset=utf-8',
  'text/json',
  'application/vnd.api+json',
])('%s is JSON', async type => {
  const response: Rewriting['response'] = (_, answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-type': type },
  })
  expect(await brokenOf('type', { response }, ['links.list.json', 'pixels.get.json'])).toEqual([])
})

describe('JSON of the type text/plain', () => {
  const plainAt = (isPlain: (method: string, path: string) => boolean): Rewriting => ({
    response: ({ path, method }, answer) =>
      isPlain(method, path ?? '')
        ? { ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } }
        : answer,
  })
  const only = ['links.list.json', 'pixels.get.json']

  it.each([
    ['everywhere is no failure', () => true, []],
    [
      'in one list is a failure',
      (method: string, path: string) => method === 'GET' && /links$/.test(path),
      ['links.list.json failed'],
    ],
    [
      'in all reads is a failure',
      (method: string) => method === 'GET',
      ['links.list.json failed', 'pixels.get.json failed'],
    ],
  ])('%s', async (name, isPlain, expected) => {
    expect(await brokenOf(name.replaceAll(' ', '-'), plainAt(isPlain), only)).toEqual(expected)
  })
})
