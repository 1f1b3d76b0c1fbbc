import { Writable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { onTestFinished } from 'vitest'
import { dialectOf } from '../../src/cli/dialect.ts'
import { logger } from '../../src/cli/log.ts'
import { reporterOf } from '../../src/cli/serve-report.ts'
import { Tally } from '../../src/cli/tally.ts'
import { serve } from '../../src/hosts/node/index.ts'
import { createMock } from '../../src/mock/mock.ts'
import type { MockOptions } from '../../src/mock/options.ts'
import { fixedClock } from '../../src/store/clock.ts'

/** A request, as a client sends it. */
export interface ClientRequest {
  /** Method and path below the base URL: `POST /links`. A path with two slashes is not below the base URL. */
  line: string
  /** Form fields, already encoded. */
  form?: string
  /** A body of another type. */
  body?: string | FormData
  headers?: Record<string, string>
}

/** A mock over HTTP with the log of `serve`, which ends with the test. */
export interface LoggedServer {
  baseUrl: string
  /** Sends a request with the key `demo-key`, and returns its status and what the log printed. */
  send(request: ClientRequest): Promise<{ status: number; lines: string[] }>
}

/** Serves a mock as `serve` does, with the values of `--answer`. */
export async function serveLogged(
  answers: readonly string[],
  options: Omit<MockOptions, 'dialect'> & { verbose?: boolean } = {},
): Promise<LoggedServer> {
  const { verbose = false, ...mockOptions } = options
  const dialect = await dialectOf({ dialect: [], answer: answers })
  const mock = createMock({
    clock: fixedClock(Date.UTC(2026, 0, 31)),
    ...mockOptions,
    ...(dialect && { dialect }),
  })
  let printed = ''
  const out = new Writable({
    decodeStrings: false,
    write(text: string, _, done) {
      printed += text
      done()
    },
  })
  const log = logger('pretty', { out, err: out })
  const onAnswer = reporterOf(mock, log, new Tally(), { verbose })
  const { baseUrl, close } = await serve(mock, { onAnswer })
  onTestFinished(close)
  return {
    baseUrl,
    async send({ line, form, body, headers = {} }) {
      const [method = '', path = ''] = line.split(/ (.*)/)
      printed = ''
      const type = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
      const sent = form ?? body
      const { status } = await fetch(
        path.startsWith('//') ? new URL(path.slice(1), baseUrl) : baseUrl + path,
        {
          method,
          headers: withKey({ ...type, ...headers }),
          redirect: 'manual',
          ...(sent !== undefined && { body: sent }),
        },
      )
      return { status, lines: stripVTControlCharacters(printed).trimEnd().split('\n') }
    },
  }
}

/** Adds the key of the examples, unless the headers have an Authorization, which may be empty for none. */
function withKey(headers: Record<string, string>): Record<string, string> {
  const { authorization = 'Bearer demo-key', ...others } = headers
  return authorization === '' ? others : { authorization, ...others }
}
