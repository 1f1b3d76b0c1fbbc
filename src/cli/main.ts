#!/usr/bin/env node
import module from 'node:module'
import util from 'node:util'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { nearest } from '../documents/nearest.ts'
import { allCommands, commands } from './commands.ts'
import { version } from './version.ts'

// Here and in command.ts, modules are imported as a whole. Importing a name that an old Node does not have
// would fail with a stack trace, before the message that this Node is too old.

const help = `Usage: shortlink-kit <command> [options]

Commands:
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

Options:
  -h, --help     Show this help, or the help of a command.
  -v, --version  Show the version.
`

const oldestNode = [20, 19] as const

/** Runs the command line. Returns the exit code. A usage error prints one line on stderr and returns 2. */
async function main(argv: readonly string[]): Promise<number> {
  // It is not an error if the reader of a pipe stops early (`| head`).
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
  }
  try {
    requireNode(process.versions.node)
    // `help serve` means `serve --help`.
    const [name, ...rest] = argv[0] === 'help' && argv[1] !== undefined ? [argv[1], '--help'] : argv
    if (name === '--version' || name === '-v') {
      process.stdout.write(`${version}\n`)
      return 0
    }
    if (name === undefined || isHelp(name)) {
      process.stdout.write(help)
      // Without a command nothing was done. Exit code 0 would hide an empty variable in a script.
      return name === undefined ? 2 : 0
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) throw new UsageError(await unknown(name))
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

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h' || word === 'help'
}

/** Returns the message for a first argument that is not a command. */
async function unknown(name: string): Promise<string> {
  if (!name.startsWith('-')) {
    const meant = nearest(name, [...Object.keys(commands), 'help'])
    const known = Object.keys(commands).join(', ')
    return `Unknown command '${name}'. ${meant === undefined ? `Use ${known} or --help` : `Did you mean '${meant}'?`}`
  }
  const [option = name] = name.split('=', 1)
  const users = (await allCommands()).filter(({ options }) =>
    Object.entries(options).some(([long, { short }]) => option === `--${long}` || option === `-${short}`),
  )
  if (users.length === 0) {
    const meant = nearest(option.replace(/^-+/, ''), ['help', 'version'])
    return `Unknown option '${option}'. ${meant === undefined ? 'Use a command or --help' : `Did you mean '--${meant}'?`}`
  }
  return `Put the command before its options: shortlink-kit ${users.map(user => user.name).join('|')} ${option}`
}

function requireNode(running: string): void {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return
  throw new UsageError(`Node ${running} is too old: ${oldestNode.join('.')} or later is needed`)
}

process.exitCode = await main(process.argv.slice(2))
