import type { CompletableCommand, CompletableOption, CompletableValue } from './completion-table.ts'

/** Returns the completion script for fish. */
export function fishScript(commands: readonly CompletableCommand[]): string {
  const names = [...commands.map(({ name }) => name), 'help']
  const first = commands.map(({ name, summary }) => complete(noCommand, `-a ${name} -d ${quoted(summary)}`))
  const rest = commands.flatMap(command => {
    const condition = quoted(`__fish_seen_subcommand_from ${command.name}`)
    const options = command.options.map(option => complete(condition, optionOf(option)))
    const { words, files } = command.arguments
    return words.length === 0 && !files
      ? options
      : [...options, complete(condition, offerOf(command.arguments))]
  })
  return [
    '# Completion of shortlink-kit for fish.',
    'complete -c shortlink-kit -f',
    ...first,
    complete(noCommand, "-a help -d 'Show the help of a command.'"),
    complete(noCommand, "-s h -l help -d 'Show the help'"),
    complete(noCommand, "-s v -l version -d 'Show the version'"),
    complete("'__fish_seen_subcommand_from help'", `-a ${quoted(names.join(' '))}`),
    ...rest,
    '',
  ].join('\n')
}

const noCommand = '__fish_use_subcommand'

function complete(condition: string, what: string): string {
  return `complete -c shortlink-kit -n ${condition} ${what}`
}

function optionOf({ name, short, help, value }: CompletableOption): string {
  const spelled = `${short === undefined ? '' : `-s ${short} `}-l ${name} -d ${quoted(help)}`
  return value === undefined ? spelled : `${spelled} -r ${offerOf(value)}`
}

/** Returns the words that are offered, and whether files are offered too. */
function offerOf({ words, files }: CompletableValue): string {
  const offered = words.length === 0 ? '' : ` -a ${quoted(words.join(' '))}`
  return `${files ? '-F' : '-f'}${offered}`
}

/** Quotes a text for fish, which reads \\ and \' in single quotes. */
function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
