#!/usr/bin/env node
import module from 'node:module'
import util from 'node:util'
import { UsageError } from './usage.ts'
import { version } from './version.ts'

// Whole modules are imported here and in usage.ts: naming what an old Node does not have would end it with a stack
// before it could say that it is too old.

interface Command {
  summary: string
  load(): Promise<{ run(argv: string[]): Promise<number> }>
}

// Loaded when asked for: a mock that starts has no use for the suite.
const commands: Record<string, Command> = {
  serve: { summary: 'Serve the mock over HTTP.', load: () => import('./serve.ts') },
  verify: {
    summary: 'Tell whether a server keeps the documented contract.',
    load: () => import('./verify.ts'),
  },
  learn: {
    summary: 'Write what a server answers to the open questions: a dialect.',
    load: () => import('./learn.ts'),
  },
  compare: {
    summary: 'Tell how well the mock in a dialect stands in for a server.',
    load: () => import('./compare.ts'),
  },
  spec: {
    summary: 'Print the contract, as a server of a dialect speaks it.',
    load: () => import('./spec.ts'),
  },
  cleanup: {
    summary: 'Delete what an interrupted verify has left behind.',
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

/** Runs the command line and gives the exit code: 2 for a mistake of usage, one line on stderr. */
async function main([name, ...rest]: readonly string[]): Promise<number> {
  // A reader that has seen enough (`| head`) is no failure.
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
    if (!Object.hasOwn(commands, name)) {
      throw new UsageError(`there is no command ${JSON.stringify(name)}: use ${known}, or --help`)
    }
    // Node 22 and later keep what they compile; types for Node 20 do not know of it.
    const { enableCompileCache } = module as typeof module & { enableCompileCache?(): unknown }
    enableCompileCache?.()
    const { run } = await commands[name]!.load()
    return await run(rest)
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
