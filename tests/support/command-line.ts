import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { builtPackage } from './package-build.ts'

export const run = promisify(execFile)
let cli: string

/** The bundled command line, and a folder for the files of a test file. */
export interface BuiltCommandLine {
  /** An empty folder that is deleted after the tests of the file. */
  folder(): string
  /** The program. */
  cli(): string
}

/** Bundles the command line before the tests of a file, unless it is already bundled as it is now. */
export function buildCommandLine(): BuiltCommandLine {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'))
    cli = join(await builtPackage(), 'cli.js')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return { folder: () => folder, cli: () => cli }
}

export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
}

/** A `shortlink-kit` process with its output so far. */
export class Process {
  out = ''
  err = ''
  readonly child
  readonly ended: Promise<Ended>

  constructor(argv: string[], env: Record<string, string> = {}) {
    this.child = spawn(process.execPath, [cli, ...argv], {
      env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stdout.on('data', data => {
      this.out += data
    })
    this.child.stderr.on('data', data => {
      this.err += data
    })
    this.ended = once(this.child, 'close').then(([code, signal]) => ({ code, signal }))
    onTestFinished(async () => {
      this.child.kill('SIGKILL')
      await this.ended
    })
  }

  /** Waits until the output has a match. */
  async printed(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.out)
      if (match) return match
      const more = await Promise.race([once(this.child.stdout, 'data'), this.ended])
      if (!Array.isArray(more)) throw new Error(`Failed to find ${pattern} in: ${this.out}${this.err}`)
    }
  }
}

export interface Serving extends Process {
  baseUrl: string
  port: number
}

/** `shortlink-kit serve` on a free port. */
export async function serve(...argv: string[]): Promise<Serving> {
  const served = new Process(['serve', '--port', '0', ...argv])
  const [baseUrl] = await served.printed(/http:\/\/[^\s'"]+\/api\/v1/)
  return Object.assign(served, { baseUrl, port: Number(new URL(baseUrl).port) })
}
