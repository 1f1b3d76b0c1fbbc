import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Shapes } from '../../../src/dialect/shapes/shapes.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { createNodeServer } from '../../../src/hosts/node/server.ts'
import { createMock } from '../../../src/mock/mock.ts'
import { basePath } from '../../../src/wire/base.ts'
import { formType, testClock } from '../../support/rig.ts'

export interface Heard {
  status: number
  headers: Headers
  text: string
  body: unknown
}

type Ask = (method: string, path: string, form?: string) => Promise<Heard>

/** Serves a mock in a dialect over HTTP until the test ends, for tests of headers and empty bodies. */
export async function serve(
  name: string,
  shapes: Shapes,
  answers: Partial<Answers>,
): Promise<{ base: string; ask: Ask }> {
  const server = createNodeServer(
    createMock({
      dialect: { name, shapes, answers },
      seed: 'empty',
      clock: testClock('2026-03-01T12:00:00.000Z'),
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  })
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`
  return {
    base,
    async ask(method, path, form) {
      const headers = { authorization: 'Bearer key', ...(form !== undefined && { 'content-type': formType }) }
      const answer = await fetch(base + path, {
        method,
        headers,
        redirect: 'manual',
        ...(form !== undefined && { body: form }),
      })
      const text = await answer.text()
      const body: unknown = text === '' ? null : JSON.parse(text)
      return { status: answer.status, headers: answer.headers, text, body }
    },
  }
}
