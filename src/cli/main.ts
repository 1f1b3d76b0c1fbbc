#!/usr/bin/env node
import module from 'node:module'
import util from 'node:util'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { nearest } from '../dialect/nearest.ts'
import type { Start } from './command.ts'
import { version } from './version.ts'

// Here and in command.ts, modules are imported as a whole. Importing a name that an old Node does not have
// would fail with a stack trace, before the message that this Node is too old.

interface Command {
  summary: string
  load(): Promise<{ start: Start }>
}

// Loaded on demand: `serve` does not need the contract suite.
const commands: Record<string, Command> = {
  serve: { summary: 'Serve the mock over HTTP.', load: () => import('./serve.ts') },
  verify: {
    summary: 'Check whether a server implements the documented contract.',
    load: () => import('./verify.ts'),
  },
  learn: {
    summary: 'Learn how a server behaves and writes: a dialect file.',
    load: () => import('./learn.ts'),
  },
  compare: {
    summary: 'Compare a server with the mock.',
    load: () => import('./compare.ts'),
  },
  spec: {
    summary: 'Print the OpenAPI document of a dialect.',
    load: () => import('./spec.ts'),
  },
  cleanup: {
    summary: 'Delete what an interrupted run has left behind.',
    load: () => import('./cleanup.ts'),
  },
}

const help = `Usage: shortlink-kit <command> [options]

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)}${summary}`)
  .join('\n')}

Options:
  --help      Show this help; with a command, the command's.
  --version   Show the version.
`

const oldestNode = [20, 19] as const

/** Runs the command line. Returns the exit code. A usage error prints one line on stderr and returns 2. */
async function main([name, ...rest]: readonly string[]): Promise<number> {
  // It is not an error if the reader of a pipe stops early (`| head`).
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
  try {
    requireNode(process.versions.node)
    if (name === '--version') {
      process.stdout.write(`${version}\n`)
      return 0
    }
    if (name === '--help' || name === '-h' || name === 'help') {
      process.stdout.write(help)
      return 0
    }
    const known = Object.keys(commands).join(', ')
    if (name === undefined) throw new UsageError(`say which command to run (${known}), or --help`)
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) {
      const meant = nearest(name, Object.keys(commands))
      const hint = meant === undefined ? `Use ${known}, or --help` : `Did you mean ${meant}?`
      throw new UsageError(`there is no command ${JSON.stringify(name)}. ${hint}`)
    }
    // Node 22 and later can cache compiled code. The types of Node 20 do not declare the function.
    const { enableCompileCache } = module as typeof module & { enableCompileCache?(): unknown }
    enableCompileCache?.()
    const { start } = await command.load()
    return await start(rest)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    const prefix = util.styleText?.('red', 'shortlink-kit:', { stream: process.stderr }) ?? 'shortlink-kit:'
    process.stderr.write(`${prefix} ${error.message}\n`)
    return 2
  }
}

function requireNode(running: string): void {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new UsageError(`Node ${running} is too old: ${oldestNode.join('.')} or later is needed`)
}

process.exitCode = await main(process.argv.slice(2))
