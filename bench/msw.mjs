// The path through Mock Service Worker, in this process: the handlers of the kit, relative to a handler that returns a
// fixed response of the same size.

import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { median } from './processes.mjs'

const count = 1_500

/** Loads a built module. Its types are not needed. @param {string} name @returns {Promise<any>} */
const built = name => import(new URL(`../dist/${name}.js`, import.meta.url).href)

/** @param {number} rounds */
export async function measuredMsw(rounds) {
  const [{ createMock }, { createHandlers }] = await Promise.all([built('index'), built('msw')])
  const baseUrl = 'https://links.example/api/v1'
  const mock = createMock({ keys: ['bench'] })
  const headers = { authorization: 'Bearer bench' }
  const body = await (await mock.fetch(new Request(`${baseUrl}/links/1`, { headers }))).text()
  const fixed = 'https://fixed.example/links/:id'
  const trivial = http.get(fixed, () =>
    HttpResponse.text(body, { headers: { 'content-type': 'application/json' } }),
  )
  const server = setupServer(...createHandlers(mock, { baseUrl }), trivial)
  server.listen({ onUnhandledRequest: 'error' })
  /** @param {string} url @returns {Promise<number>} milliseconds */
  const timed = async url => {
    const startedAt = performance.now()
    for (let sent = 0; sent < count; sent++) {
      const response = await fetch(url, { headers })
      if ((await response.text()).length !== body.length) throw new Error(`Failed to fetch ${url}`)
    }
    return performance.now() - startedAt
  }
  const ratios = []
  for (let round = 0; round <= rounds; round++) {
    const ours = await timed(`${baseUrl}/links/1`)
    const theirs = await timed('https://fixed.example/links/1')
    if (round > 0) ratios.push(ours / theirs)
  }
  server.close()
  return { ratio: Number(median(ratios).toFixed(2)) }
}
