import { describe, test, vi } from 'vitest'
import { describeHandlers } from '../../../tests/hosts/same-bytes/beside.ts'
import { describeTable, type Library } from '../../../tests/hosts/same-bytes/in-node.ts'
import { installed } from '../../../tests/hosts/same-bytes/installed.ts'

// The handlers are the same source: only what they import is another major version.
vi.mock('msw', () => import('msw3'))

const { version, engines } = installed('msw3')
const smallLetters = "under msw 3, Node's fetch fails where a method has small letters"
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major > 22 || (major === 22 && minor >= 12)) {
  const library = await load()
  describe('createHandlers under msw 3 answers what the HTTP server answers, to the byte', () => {
    describeTable(library)
  })
  describe('createHandlers under msw 3', () => {
    describeHandlers(library)
  })
} else {
  test.skip(`createHandlers under msw 3: needs Node ${engines.node}, and this is ${process.version}`)
}

async function load(): Promise<Library> {
  const { http, HttpHandler, HttpResponse } = await import('msw')
  const strict: object = { onUnhandledFrame: 'error' }
  // The two majors' types are not each other's, though what is used of them is the same.
  const { setupServer } = (await import('msw3/node')) as unknown as typeof import('msw/node')
  const { createHandlers } = await import('./index.ts')
  return {
    version,
    HttpHandler,
    setupServer,
    listen: server => server.listen(strict),
    createHandlers,
    answering: (method, path, text) => http[method](path, () => HttpResponse.text(text)),
    known: { 'patch /links': smallLetters, 'Propfind /links': smallLetters },
  }
}
