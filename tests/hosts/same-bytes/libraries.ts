import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An installed major version of Mock Service Worker. */
export interface Installed {
  /** The folder whose node_modules contains it. */
  project: string
  version: string
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The version of msw that the package is developed with. */
export const msw2 = installedIn(root)

/** msw 3, in a project of its own because it does not run on Node 20. Undefined if it is not installed. */
export const msw3 = existsSync(join(root, 'tests/hosts/msw3/node_modules'))
  ? installedIn(join(root, 'tests/hosts/msw3'))
  : undefined

/** Why there are no tests with msw 3. */
export const withoutMsw3 = 'msw 3 is not installed: npm ci --prefix tests/hosts/msw3'

/** The folder of the library's files. */
export function libraryOf({ project }: Installed): string {
  return join(project, 'node_modules/msw')
}

function installedIn(project: string): Installed {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(project, 'node_modules/msw/package.json'), 'utf8'),
  )
  return { project, version }
}
