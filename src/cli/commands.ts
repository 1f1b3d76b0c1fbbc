import type { NamedCommand, Start } from './command.ts'

/** A command of the list. Its module is loaded on demand: `serve` does not need the contract suite. */
interface ListedCommand {
  summary: string
  load(): Promise<{ start: Start }>
}

/** Every command, by name, in the order of the help. */
export const commands: Readonly<Record<string, ListedCommand>> = {
  serve: { summary: 'Serve the mock over HTTP.', load: () => import('./serve.ts') },
  env: {
    summary: 'Print environment variables that point a client at the running mock.',
    load: () => import('./env.ts'),
  },
  verify: {
    summary: 'Check whether a server implements the documented contract.',
    load: () => import('./verify.ts'),
  },
  report: {
    summary: 'Merge the reports of the parts of a run.',
    load: () => import('./report.ts'),
  },
  learn: {
    summary: 'Learn how a server behaves and writes its responses, and write a dialect file.',
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
  explain: {
    summary: 'Print a section of the interface document, an open question or a requirement.',
    load: () => import('./explain.ts'),
  },
  cleanup: {
    summary: 'Delete the records that an interrupted run left behind.',
    load: () => import('./cleanup.ts'),
  },
  completion: {
    summary: 'Print a completion script for bash, zsh or fish.',
    load: async () => {
      const { completionOf } = await import('./completion.ts')
      return { start: completionOf(allCommands) }
    },
  },
}

/** Loads every command. Returns what a completion script needs of each. */
export async function allCommands(): Promise<NamedCommand[]> {
  return Promise.all(
    Object.entries(commands).map(async ([name, { summary, load }]) => {
      const { start } = await load()
      return { name, summary, ...start.syntax }
    }),
  )
}
