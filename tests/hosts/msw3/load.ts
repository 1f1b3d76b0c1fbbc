import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'
import type { Library } from '../same-bytes/in-node.ts'
import { libraryOf, msw3, withoutMsw3 } from '../same-bytes/libraries.ts'

/** The types of msw 2. Here the bare name would be msw 3. */
type Msw2 = Library['msw']

const smallLetters = "under msw 3, Node's fetch fails where a method has small letters"

/** Returns why msw 3 cannot be tested here. Returns undefined if it can. */
export function whyWithoutMsw3(): string | undefined {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const isOld = major < 22 || (major === 22 && minor < 12)
  if (isOld) return `needs Node 22.12, and this is ${process.version}`
  return msw3 === undefined ? withoutMsw3 : undefined
}

/** Loads msw 3, and the handlers with it in the place of msw 2. */
export async function loadMsw3(): Promise<Library> {
  if (msw3 === undefined) throw new Error(withoutMsw3)
  const { version } = msw3
  const folder = libraryOf(msw3)
  const entry = (path: string): Promise<unknown> =>
    import(/* @vite-ignore */ pathToFileURL(`${folder}/lib/${path}`).href)
  // The handlers are the same source: only what they import is another major version. The types of the two majors are
  // different, but what is used of them is the same.
  const core = (await entry('core/index.js')) as Msw2
  const { setupServer } = (await entry('node/index.js')) as Pick<Library, 'setupServer'>
  vi.doMock('msw', () => core)
  const { createHandlers } = await import('../../../src/hosts/msw/index.ts')
  const strict: object = { onUnhandledFrame: 'error' }
  return {
    version,
    msw: core,
    setupServer,
    listen: server => server.listen(strict),
    createHandlers,
    known: { 'patch /links': smallLetters, 'Propfind /links': smallLetters },
  }
}
