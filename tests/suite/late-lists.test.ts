import { it } from 'vitest'
import { sampled } from '../support/sample.ts'
import { type Draw, plainDraw } from './strangers/grammar/index.ts'
import { measure } from './strangers/harness/measure.ts'

/** Services that read lists from an index, which follows a write after a while. The document does not say how soon. */
const services: readonly [what: string, draw: Partial<Draw>, only: string][] = [
  ['GET /links?search= shows a link after 250 ms', { 'list.lag': 250 }, 'links.list.search-by-url'],
  ['GET /links?status=1 shows a link after 900 ms', { 'list.lag': 900 }, 'links.list.status-1'],
  ['GET /links?status=2 shows a link after 900 ms', { 'list.lag': 900 }, 'links.list.status-by-time'],
  ['GET /pixels shows a pixel after 250 ms', { 'list.lag': 250 }, 'pixels.list.fresh-after-create'],
  ['GET /pixels?type=bing shows a pixel after 900 ms', { 'list.lag': 900 }, 'pixels.list.type-bing'],
  [
    'GET /links shows the first link of an account after 250 ms',
    { 'list.lag': 250, 'account.size': 0 },
    'links.list.shows-created',
  ],
]

// They mostly wait.
it.concurrent.for(sampled(services, 6))('%s, which is not red', async ([, draw, only], { expect }) => {
  const { verify } = await measure({ ...plainDraw, ...draw }, ['verify'], { only: [only] })
  expect(verify).toMatchObject({ exitCode: 0, kept: 1, falseReds: [], inconclusive: [], left: 0 })
})
