#!/usr/bin/env node
import { styleText } from 'node:util'
import { UsageError } from './usage.ts'
import { version } from './version.ts'

interface Command {
  summary: string
  load(): Promise<{ run(argv: string[]): Promise<number> }>
}

// Loaded when asked for: a mock that starts has no use for the suite.
const commands: Record<string, Command> = {
  serve: { summary: 'Serve the mock over HTTP.', load: () => import('./serve.ts') },
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

/** Runs the command line and gives the exit code: 2 for a mistake of usage, told in one line on stderr. */
export async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv
  try {
    requireNode(process.versions.node)
    if (name === '--version') {
      process.stdout.write(`${version}\n`)
      return 0
    }
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
      process.stdout.write(help)
      return name === undefined ? 2 : 0
    }
    if (!Object.hasOwn(commands, name)) {
      throw new UsageError(
        `there is no command "${name}": use ${Object.keys(commands).join(', ')}, or --help`,
      )
    }
    const { run } = await commands[name]!.load()
    return await run(rest)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(
      `${styleText('red', 'shortlink-kit:', { stream: process.stderr })} ${error.message}\n`,
    )
    return 2
  }
}

function requireNode(running: string): void {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new UsageError(`Node ${running} is too old: ${oldestNode.join('.')} or later is needed`)
}

process.exitCode = await main(process.argv.slice(2))
