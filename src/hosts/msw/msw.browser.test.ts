import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, pageWith } from '../../../tests/hosts/same-bytes/in-browser.ts'
import { msw2, msw3 } from '../../../tests/hosts/same-bytes/libraries.ts'
import { differences, type Seen } from '../../../tests/hosts/same-bytes/play.ts'
import { serveTable, type TableServer } from '../../../tests/hosts/same-bytes/served.ts'
import { dialects, requestsIn } from '../../../tests/hosts/same-bytes/table.ts'
import { hasBrowser, launch } from '../../../tests/support/browser.ts'
import { sampled } from '../../../tests/support/sample.ts'
import { defaultDialect } from '../../dialect/dialect.ts'
import { basePath } from '../../wire/base.ts'
import type { Outside } from '../node/index.ts'

let browser: Browser
beforeAll(async () => {
  if (hasBrowser) browser = await launch()
})
afterAll(() => browser?.close())

// Dialects and requests only change what the mock responds, which is independent of the worker. The tests in Node run
// all of them with both versions.
const libraries = [
  { library: msw2, spoken: sampled(dialects, 4) },
  ...(msw3 === undefined ? [] : [{ library: msw3, spoken: [defaultDialect] }]),
].map(({ library, spoken }) => ({ library, spoken, version: library.version }))
const acrossOrigins = sampled(libraries, 2)
/** Returns requests of today, each with its place in the table. */
const requestsOf = (dialect: (typeof dialects)[number], oneIn: number) =>
  sampled(
    requestsIn(dialect).map((sent, place) => ({ ...sent, place })),
    oneIn,
    ({ method }) => method,
  )

describe.skipIf(!hasBrowser).each(libraries)(
  'the service worker of msw $version',
  ({ library, spoken, version }) => {
    let outside: Outside
    beforeAll(async () => {
      outside = await pageWith(library)
    })

    /**
     * Sends requests of the table from a page: first to the server, then to the worker, while the server gets no
     * requests.
     */
    async function playBoth(
      dialect: (typeof dialects)[number],
      requests: ReturnType<typeof requestsOf>,
      host: string,
      given: (server: TableServer) => string,
    ) {
      const server = await serveTable(dialect, { outside: [outside] })
      const { port } = new URL(server.baseUrl)
      const page = await openPage(browser, `http://${host}:${port}/`)
      const places = requests.map(({ place }) => place)
      const sent = [dialect.name, given(server), places] as const
      try {
        const overHttp = await page.evaluate(
          ([name, baseUrl, places]) => window.table.play(name, baseUrl, places),
          sent,
        )
        const served = server.requests()
        await page.evaluate(([name, baseUrl]) => window.table.start(name, baseUrl), sent)
        const byWorker = await page.evaluate(
          ([name, baseUrl, places]) => window.table.play(name, baseUrl, places),
          sent,
        )
        return { overHttp, byWorker, reached: server.requests() - served }
      } finally {
        await page.context().close()
        await server.close()
      }
    }

    describe.each(spoken)('in the $name dialect, at a base URL relative to the page', dialect => {
      const requests = requestsOf(dialect, 3)
      let overHttp: Seen[]
      let byWorker: Seen[]
      let reached: number
      beforeAll(async () => {
        ;({ overHttp, byWorker, reached } = await playBoth(dialect, requests, '127.0.0.1', () => basePath))
      })

      test.each(requests.map(({ title }, index) => [index + 1, title] as const))('%i %s', number => {
        expect(byWorker[number - 1]).toEqual(overHttp[number - 1])
      })

      test(`${requests.length} requests, 0 differences between HTTP and the worker of msw ${version}`, () => {
        expect(byWorker).toHaveLength(requests.length)
        expect(differences(requests, overHttp, byWorker)).toEqual([])
        expect(overHttp.filter(answer => 'failed' in answer)).toEqual([])
        expect(reached).toBe(0)
      })
    })

    test.runIf(acrossOrigins.some(one => one.library === library))(
      'from a page of another origin: 0 differences if the browser allows the request',
      async () => {
        const requests = requestsOf(defaultDialect, 6)
        const { overHttp, byWorker, reached } = await playBoth(
          defaultDialect,
          requests,
          'localhost',
          ({ baseUrl }) => baseUrl,
        )
        const different = differences(requests, overHttp, byWorker)
        const stopped = different.filter(({ here }) => here && 'failed' in here).map(({ title }) => title)
        expect(different.filter(({ title }) => !stopped.includes(title))).toEqual([])
        // Over HTTP, preflights stop the methods that a path does not have. In front of a worker there is no
        // preflight.
        expect(stopped.filter(title => /^(GET|HEAD|POST) ./.test(title))).toEqual([])
        expect(stopped.length).toBeLessThan(requests.length / 4)
        expect(reached).toBe(0)
      },
    )
  },
)
