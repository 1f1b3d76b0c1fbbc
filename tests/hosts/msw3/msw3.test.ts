import { pathToFileURL } from 'node:url'
import { describe, test, vi } from 'vitest'
import { describeHandlers } from '../same-bytes/beside.ts'
import { describeTable, type Library } from '../same-bytes/in-node.ts'
import { type Installed, libraryOf, msw3, withoutMsw3 } from '../same-bytes/libraries.ts'

/** The types of msw 2. Here the bare name would be msw 3. */
type Msw2 = Library['msw']

const smallLetters = "under msw 3, Node's fetch fails where a method has small letters"
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 12)) {
  test.skip(`createHandlers under msw 3: needs Node 22.12, and this is ${process.version}`)
} else if (msw3 === undefined) {
  test.skip(`createHandlers under msw 3: ${withoutMsw3}`)
} else {
  const library = await load(msw3)
  describe('createHandlers under msw 3 answers what the HTTP server answers, to the byte', () => {
    describeTable(library)
  })
  describe('createHandlers under msw 3', () => {
    describeHandlers(library)
  })
}

async function load(installed: Installed): Promise<Library> {
  const entry = (path: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(`${libraryOf(installed)}/lib/${path}`).href)
  // The handlers are the same source: only what they import is another major version. The types of the two majors are
  // different, but what is used of them is the same.
  const core = (await entry('core/index.js')) as Msw2
  const { setupServer } = (await entry('node/index.js')) as Pick<Library, 'setupServer'>
  vi.doMock('msw', () => core)
  const { createHandlers } = await import('../../../src/hosts/msw/index.ts')
  const strict: object = { onUnhandledFrame: 'error' }
  return {
    version: installed.version,
    msw: core,
    setupServer,
    listen: server => server.listen(strict),
    createHandlers,
    known: { 'patch /links': smallLetters, 'Propfind /links': smallLetters },
  }
}
