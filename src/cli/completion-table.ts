import type { NamedCommand } from './command.ts'
import type { Completions, Flag, ValueOption } from './option.ts'

/** What a shell offers for a value. */
export interface CompletableValue {
  words: readonly string[]
  files: boolean
}

/** An option as completion scripts need it. */
export interface CompletableOption {
  name: string
  short: string | undefined
  /** The first sentence of the help. */
  help: string
  /** Undefined for an option without a value. */
  value: (CompletableValue & { placeholder: string; repeats: boolean }) | undefined
}

/** A command as completion scripts need it. */
export interface CompletableCommand {
  name: string
  summary: string
  options: readonly CompletableOption[]
  /** What a shell offers for the arguments other than options. */
  arguments: CompletableValue
}

/** Returns a command as completion scripts need it. Loads the words of its values. */
export async function completableCommand(command: NamedCommand): Promise<CompletableCommand> {
  const options = Object.entries(command.options).map(async ([name, option]) => ({
    name,
    short: option.short,
    help: /^.*?[.;:](?= |$)/.exec(option.help)?.[0].slice(0, -1) ?? option.help,
    value: await completableValue(option),
  }))
  return {
    name: command.name,
    summary: command.summary,
    options: await Promise.all(options),
    arguments: await offered(command.completions),
  }
}

async function completableValue(option: ValueOption<unknown> | Flag): Promise<CompletableOption['value']> {
  if (!('read' in option)) return undefined
  const { placeholder, completions, repeats = false } = option
  const { words, files } = await offered(completions)
  // A placeholder says that the value is a file.
  return { placeholder, repeats, words, files: files || /(^|=)FILE$/.test(placeholder) }
}

/** Returns the words and files of a value. Throws if a word would need quotes in a shell. */
async function offered({ words = [], files }: Completions = {}): Promise<CompletableValue> {
  const loaded = typeof words === 'function' ? await words() : words
  const unsafe = loaded.find(word => !/^[\w.=-]+$/.test(word))
  if (unsafe !== undefined)
    throw new Error(`Failed to complete ${JSON.stringify(unsafe)}: it would need quotes`)
  return { words: loaded, files: files === true }
}
