import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { RunningServer } from '../suite/fixtures/types.ts'
import { builtPackage } from './package-build.ts'

// The command line in processes of its own, so that signals are real.

/** How a process ended, and its output. */
interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  out: string
  err: string
}

/** The command line of one test file. */
export interface CommandLine {
  /** The working directory of the processes. It is deleted after the tests. */
  folder: string
  /** Starts a command with the API key in its environment. */
  start(argv: readonly string[], apiKey?: string): { child: ChildProcess; ended: Promise<Ended> }
  /** Runs a command to its end. */
  run(argv: readonly string[], apiKey?: string): Promise<Ended>
}

/** Bundles the command line before the tests of a file, unless it is already bundled as it is now. */
export function bundledCommandLine(): CommandLine {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'))
  let cli: string
  beforeAll(async () => {
    cli = join(await builtPackage(), 'cli.js')
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const start: CommandLine['start'] = (argv, apiKey = '') => {
    const env = { PATH: process.env.PATH, SHORTLINK_API_KEY: apiKey }
    const child = spawn(process.execPath, [cli, ...argv], { cwd: folder, env })
    let out = ''
    let err = ''
    child.stdout.on('data', chunk => {
      out += chunk
    })
    child.stderr.on('data', chunk => {
      err += chunk
    })
    const ended = new Promise<Ended>(done => {
      child.on('close', (code, signal) => done({ code, signal, out, err }))
    })
    return { child, ended }
  }
  return { folder, start, run: (argv, apiKey) => start(argv, apiKey).ended }
}

/** The requirements of a short run. */
export const fewRequirements = ['--only', 'links.create.u*', '--only', 'pixels.delete*']

/** The ids of the records that a run left on a server. */
export function leftOn(server: RunningServer): string[] {
  const { links, pixels } = server.records()
  return [...links, ...pixels].filter(record => !record.foreign).map(record => record.id)
}
