import type { SetupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampled } from '../../support/sample.ts'
import { differences, play, type Seen } from './play.ts'
import { serveTable } from './served.ts'
import { dialects, mockIn, requestsIn } from './table.ts'

/** A major version of Mock Service Worker, and handlers for it. */
export interface Library {
  version: string
  msw: typeof import('msw')
  setupServer: typeof import('msw/node').setupServer
  /** Starts to intercept, and refuses unhandled requests. The option's name depends on the version. */
  listen(server: SetupServer): void
  createHandlers: typeof import('../../../src/hosts/msw/index.ts').createHandlers
  /**
   * Known differences of the library by request title, or `dialect: title`, with the reason.
   */
  known?: Record<string, string>
}

/** Sends the whole table over HTTP, and then through handlers in this process at the same address. */
export function describeTable({ version, setupServer, listen, createHandlers, known = {} }: Library): void {
  describe.each(sampled(dialects, 2))('in the $name dialect', dialect => {
    const requests = requestsIn(dialect)
    const why = (title: string) => known[title] ?? known[`${dialect.name}: ${title}`]
    const expected = requests.map(({ title }) => title).filter(title => why(title) !== undefined)
    const interceptor = setupServer()
    let overHttp: Seen[]
    let inProcess: Seen[]

    beforeAll(async () => {
      const { baseUrl, close } = await serveTable(dialect)
      overHttp = await play(baseUrl, requests)
      // The server is closed, so that only the handlers can respond.
      await close()
      await refused(baseUrl)
      interceptor.use(...createHandlers(mockIn(dialect), { baseUrl, onFinding: () => undefined }))
      listen(interceptor)
      inProcess = await play(baseUrl, requests)
    }, 60_000)
    afterAll(() => interceptor.close())

    const cases = requests.map(({ title }, index) => [index + 1, title] as const)
    test.each(cases.filter(([, title]) => !expected.includes(title)))('%i %s', number => {
      expect(inProcess[number - 1]).toEqual(overHttp[number - 1])
    })

    const but = expected.map(title => `; but ${title}: ${why(title)}`).join('')
    test(`${requests.length} requests, 0 differences between HTTP and msw ${version}${but}`, () => {
      expect(inProcess).toHaveLength(requests.length)
      const different = differences(requests, overHttp, inProcess)
      expect(different.filter(({ title }) => !expected.includes(title))).toEqual([])
      expect(different.map(({ title }) => title)).toEqual(expected)
      expect(overHttp.filter(answer => 'failed' in answer)).toEqual([])
    })
  })
}

/**
 * Waits until `fetch` has closed its connections to a server that is closed: msw 3 does not intercept
 * connections that were opened before it.
 */
async function refused(baseUrl: string): Promise<void> {
  for (let refusals = 0; refusals < 3; ) {
    const code = await fetch(baseUrl).then(
      () => 'answered',
      (error: Error) => (error.cause as NodeJS.ErrnoException | undefined)?.code,
    )
    refusals = code === 'ECONNREFUSED' ? refusals + 1 : 0
  }
}
