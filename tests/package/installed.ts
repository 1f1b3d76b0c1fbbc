import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { inject } from 'vitest'

/** The package as a user has it. */
export interface Installed {
  /**
   * An empty folder outside of the project, into which the packed tarball was installed, and nothing else.
   */
  bare: string
  /** The same with what the package's peers and TypeScript are, as the project has them. */
  withPeers: string
  /** All that npm said of the installation. */
  said: string
  /** The files of the tarball, by their paths in it. */
  files: string[]
  /** The environment for `npx`, without settings of npm. */
  env: Record<string, string | undefined>
}

/** What npm said of an installation that failed. */
export interface Failed {
  failed: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The file in which the setup notes how the installation ended. */
    installation: string
  }
}

/** The installed package. It is installed while other tests run. */
export const installed: Installed = await ended(inject('installation'))

async function ended(result: string): Promise<Installed> {
  while (!existsSync(result)) await pause(100)
  const outcome: Installed | Failed = JSON.parse(await readFile(result, 'utf8'))
  if ('failed' in outcome) throw new Error(outcome.failed)
  return outcome
}
