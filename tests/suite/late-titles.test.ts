import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { runContract } from '../../contract-tests/index.ts'
import { choice } from '../../contract-tests/learn/shapes/fit/choice.ts'
import { serve } from '../../src/hosts/node/index.ts'
import { createMock } from '../../src/index.ts'
import { sampled } from '../support/sample.ts'

const folder = mkdtempSync(join(tmpdir(), 'late-titles-'))
afterAll(() => rmSync(folder, { recursive: true }))

const places: [string, object][] = [
  ['null until then', { title: '$title' }],
  ['absent until then', { title: { $: 'title', unset: '$absent' } }],
  ['under an unusual name', { caption: { $: 'title', unset: '$absent' } }],
  ['in an object', { page: choice('title', { raw: '$title', rendered: '<b>{title}</b>' }, null) }],
  [
    'an empty text, then an object',
    { title: choice('title', { raw: '$title', rendered: '<b>{title}</b>' }, '') },
  ],
]

it.each(
  sampled(places, 3),
)('a service that finds titles 300 ms after a create is verified and learned: %s', async (name, title) => {
  const dialect = {
    name: 'late',
    shapes: {
      link: { id: '$id', url: '$url', alias: '$alias', ...title, clicks: '$clicks', status: '$status' },
    },
    answers: { 'links.title': 'host-and-path', 'links.title.after': 300 },
  } as const
  const { baseUrl, close } = await serve(createMock({ dialect }))
  const ledger = join(folder, `${name}.jsonl`.replaceAll(' ', '-'))
  const only = ['links.*', 'pixels.create.stored']
  const { results, stopped } = await runContract({
    baseUrl,
    apiKey: 'demo-key',
    domainIds: ['1'],
    only,
    ledger,
  })
  await close()
  expect(stopped).toBeUndefined()
  expect(results.filter(({ verdict }) => verdict === 'failed' || verdict === 'error')).toEqual([])
  const answerTo = (id: string) => results.find(one => one.id === id)?.received
  expect(answerTo('links.title')).toBe('host-and-path')
  // A busy machine measures the time inexactly.
  expect(answerTo('links.title.after')).toBeGreaterThan(0)
})
