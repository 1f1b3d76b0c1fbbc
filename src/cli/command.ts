import util from 'node:util'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { nearest } from '../documents/nearest.ts'
import {
  type Completions,
  type Flag,
  flag,
  type Options,
  type OptionValues,
  type ValueOption,
} from './option.ts'

/** A command: its help, its options and what it does. */
export interface Command<Of extends Options> {
  name: string
  /** What may follow the name, one line per variant: `BASE_URL [options]`. */
  usage: readonly string[]
  /** Whether the command takes arguments other than options. */
  takesArguments?: true
  /** What a shell offers for the arguments. */
  completions?: Completions
  /** What the command does, in paragraphs. */
  about: readonly string[]
  options: Of
  /** The meaning of exit codes and signals, for the help. */
  exit: string
  /** Returns the exit code. Throws UsageError. */
  run(values: OptionValues<Of>, positionals: readonly string[]): Promise<number>
}

/** What a command line may contain after the name of a command. */
export interface Syntax {
  options: Options
  /** What a shell offers for the arguments other than options. Undefined if it offers nothing. */
  completions: Completions | undefined
}

/** The syntax of a command with its name and its line in the help. */
export interface NamedCommand extends Syntax {
  name: string
  summary: string
}

/** Runs a command with the arguments after its name. Returns the exit code. */
export interface Start {
  (argv: readonly string[]): Promise<number>
  readonly syntax: Syntax
}

/** Defines a command. Every command has --help. */
export function defineCommand<const Of extends Options>(command: Command<Of>): Start {
  const options: Options = { ...command.options, help: { ...flag('Show this help.'), short: 'h' } }
  const start = async (argv: readonly string[]) => {
    const { values, positionals } = parse(argv, options, command.takesArguments ?? false)
    if (values.help) {
      process.stdout.write(helpOf(command, options))
      return 0
    }
    return command.run(readValues(command.options, values), positionals)
  }
  return Object.assign(start, { syntax: { options, completions: command.completions } })
}

/** The values of each option, as given; `true` for a flag. */
type Given = Readonly<Record<string, readonly string[] | boolean | undefined>>

function parse(
  argv: readonly string[],
  options: Options,
  allowPositionals: boolean,
): { values: Given; positionals: string[] } {
  try {
    const { values, positionals } = util.parseArgs({
      args: [...argv],
      allowPositionals,
      options: Object.fromEntries(
        Object.entries(options).map(([name, option]) => [
          name,
          {
            ...(takesValue(option)
              ? { type: 'string' as const, multiple: true }
              : { type: 'boolean' as const }),
            ...(option.short !== undefined && { short: option.short }),
          },
        ]),
      ),
    })
    return { values: values as Given, positionals }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const unknown = /^Unknown option '(-[^']*)'/.exec(error.message)?.[1]
    if (unknown === undefined) {
      const [first = error.message] = error.message.split(/\. |\n/)
      throw new UsageError(hintOfDash(first) ?? first)
    }
    const meant = likelyOption(unknown, Object.keys(options))
    throw new UsageError(
      `Unknown option '${unknown}'.${meant === undefined ? '' : ` Did you mean '--${meant}'?`}`,
    )
  }
}

/** Says how to write a value that begins with a dash, such as an id, if that is what Node's message is about. */
function hintOfDash(message: string): string | undefined {
  const [, option] = /^Option '(--[\w-]+)' argument is ambiguous/.exec(message) ?? []
  return option && `The value of ${option} begins with a dash: write ${option}=-…`
}

/**
 * Returns the option that a mistyped one most likely means. For one letter, it is the only one that starts
 * with it.
 */
function likelyOption(typed: string, names: readonly string[]): string | undefined {
  const word = typed.replace(/^-+/, '')
  if (word.length > 1) return nearest(word, names)
  const [name, ...others] = names.filter(known => known.startsWith(word.toLowerCase()))
  return others.length === 0 ? name : undefined
}

function readValues<Of extends Options>(options: Of, given: Given): OptionValues<Of> {
  const values = Object.entries(options).map(([name, option]) => {
    const texts = given[name]
    return [
      name,
      takesValue(option) ? option.read(Array.isArray(texts) ? texts : [], `--${name}`) : texts === true,
    ]
  })
  return Object.fromEntries(values)
}

function takesValue(option: ValueOption<unknown> | Flag): option is ValueOption<unknown> {
  return 'read' in option
}

/** Returns the help of a command, in lines of at most 110 characters. */
function helpOf({ name, usage, about, exit }: Command<Options>, options: Options): string {
  const rows = Object.entries(options).map(([option, { help, short, ...rest }]) => {
    const value = 'placeholder' in rest ? ` ${String(rest.placeholder)}` : ''
    return { left: `${short === undefined ? '' : `-${short}, `}--${option}${value}`, help }
  })
  const column = Math.max(...rows.map(({ left }) => left.length)) + 4
  const lines = rows.flatMap(({ left, help }) =>
    wrap(help, 110 - column).map(
      (line, index) => `${(index === 0 ? `  ${left}` : '').padEnd(column)}${line}`,
    ),
  )
  return [
    ...usage.map((line, index) => `${index === 0 ? 'Usage:' : '      '} shortlink-kit ${name} ${line}`),
    '',
    ...about.flatMap(paragraph => [...wrap(paragraph, 110), '']),
    'Options:',
    ...lines,
    '',
    ...wrap(exit, 110),
    '',
  ].join('\n')
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}
