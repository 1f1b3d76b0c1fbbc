import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { vi } from 'vitest'
import { builtPackage } from './package-build.ts'

/** How a command ended, and its output. */
export interface Ran {
  code: number | undefined
  out: string
  err: string
}

/** Variables that decide what a command prints. */
const variables = ['NO_COLOR', 'FORCE_COLOR', 'SHORTLINK_API_KEY']
let built: Promise<string> | undefined
let runs = 0

/**
 * Runs the built command line in this process, because starting another one takes most of the time of a short command.
 * Only for commands that end by themselves and do not depend on signals. One at a time.
 */
export async function runHere(argv: readonly string[]): Promise<Ran> {
  built ??= builtPackage()
  const cli = pathToFileURL(join(await built, 'cli.js'))
  // A module is evaluated once for each address.
  cli.search = `?run=${runs++}`
  const output = { out: '', err: '' }
  const streams = [process.stdout, process.stderr]
  const listeners = streams.map(stream => stream.listeners('error'))
  const before = { argv: process.argv, exitCode: process.exitCode }
  const env = variables.map(name => [name, process.env[name]] as const)
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(text => {
      output.out += String(text)
      return true
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation(text => {
      output.err += String(text)
      return true
    }),
  ]
  try {
    for (const name of variables) delete process.env[name]
    process.argv = [process.execPath, cli.pathname, ...argv]
    await import(cli.href)
    return { code: Number(process.exitCode), ...output }
  } finally {
    for (const spy of spies) spy.mockRestore()
    Object.assign(process, before)
    for (const [name, value] of env) if (value !== undefined) process.env[name] = value
    for (const [at, stream] of streams.entries())
      for (const listener of stream.listeners('error'))
        if (!listeners[at]!.includes(listener)) stream.off('error', listener as () => void)
  }
}
