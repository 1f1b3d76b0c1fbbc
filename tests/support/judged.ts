import { expect, onTestFinished } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { serve } from '../../src/hosts/node/index.ts'
import { createMock } from '../../src/mock/mock.ts'
import { contractIn } from '../../src/openapi/contract.ts'
import { judgeOf } from './response-judge.ts'
import { testClock } from './rig.ts'

/** Serves an empty mock in a dialect; each response is validated against the contract of that dialect. */
export async function serveJudged(dialect: Dialect) {
  const mock = createMock({ dialect, seed: 'empty', clock: testClock(), keys: ['good'] })
  const { baseUrl, close } = await serve(mock)
  onTestFinished(close)
  const judge = judgeOf(contractIn(dialect))
  return async (method: string, path: string, form?: string) => {
    const headers = { authorization: 'Bearer good', 'content-type': 'application/x-www-form-urlencoded' }
    const response = await fetch(`${baseUrl}${path}`, { method, headers, ...(form && { body: form }) })
    const text = await response.text()
    const received = Object.fromEntries(response.headers)
    const sent = {
      method,
      path: path.split('?')[0]!,
      base: baseUrl,
      query: '',
      header: () => undefined,
      body: null,
    }
    expect(
      judge(sent, { status: response.status, headers: received, body: text === '' ? null : text }),
      `${method} ${path}`,
    ).toEqual([])
    const { status } = response
    return { status, body: text === '' ? undefined : JSON.parse(text), headers: received, baseUrl }
  }
}
