import { expect, it } from 'vitest'
import { sampled } from '../support/sample.ts'
import { type Draw, plainDraw } from './strangers/grammar/index.ts'
import { measure } from './strangers/harness/measure.ts'

/** Services that read lists from an index, which follows a write after a while. The document does not say how soon. */
const services: readonly [what: string, lag: Draw['list.lag'], only: string][] = [
  ['GET /links?search= shows a link after 250 ms', 250, 'links.list.search-by-url'],
  ['GET /links?status=1 shows a link after 900 ms', 900, 'links.list.status-1'],
  ['GET /pixels shows a pixel after 250 ms', 250, 'pixels.list.fresh-after-create'],
  ['GET /pixels?type=bing shows a pixel after 900 ms', 900, 'pixels.list.type-bing'],
]

it.each(sampled(services, 2))('%s, which is not red', async (_, lag, only) => {
  const { verify } = await measure({ ...plainDraw, 'list.lag': lag }, ['verify'], { only: [only] })
  expect(verify).toMatchObject({ exitCode: 0, kept: 1, falseReds: [], inconclusive: [], left: 0 })
})
