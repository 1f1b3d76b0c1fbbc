import type { CompletableCommand, CompletableOption, CompletableValue } from './completion-table.ts'

/** Returns the completion script for zsh. It can be evaluated, or be a file in a folder of `fpath`. */
export function zshScript(commands: readonly CompletableCommand[]): string {
  const rows = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`)
  const branches = commands.map(command => {
    const specs = [...command.options.map(specOf), quoted(`*: :${argumentAction(command.arguments)}`)]
    return `    ${command.name})
      _arguments \\
${specs.map(spec => `        ${spec}`).join(' \\\n')}
      ;;`
  })
  return `${head}
_shortlink-kit_commands() {
  local -a commands=(
${rows.join('\n')}
    'help:Show the help of a command.'
  )
  _describe -t commands command commands
}

_shortlink-kit() {
  local curcontext=$curcontext state line
  typeset -A opt_args
  _arguments -C \\
    '(- *)'{-h,--help}'[Show the help]' \\
    '(- *)'{-v,--version}'[Show the version]' \\
    '(-): :_shortlink-kit_commands' \\
    '(-)*:: :->rest' && return
  [[ $state == rest ]] || return 1
  case $words[1] in
    help)
      _arguments '1: :_shortlink-kit_commands'
      ;;
${branches.join('\n')}
  esac
}
${tail}`
}

const head = `#compdef shortlink-kit
# Completion of shortlink-kit for zsh.

# Offers words and files.
_shortlink-kit_words_and_files() {
  _alternative "words:word:($*)" 'files:file:_files'
}

# Offers words that end with "=", and files after them.
_shortlink-kit_keys_and_files() {
  if compset -P '*='; then _files; else _shortlink-kit_keys "$@"; fi
}

# Offers words that end with "=". No space follows them.
_shortlink-kit_keys() {
  compadd -S '' -- "$@"
}
`

const tail = `
if [[ $funcstack[1] == _shortlink-kit ]]; then
  _shortlink-kit "$@"
else
  compdef _shortlink-kit shortlink-kit
fi
`

/** Returns the specification of an option for `_arguments`. */
function specOf({ name, short, help, value }: CompletableOption): string {
  const about = `[${help.replace(/[[\]\\]/g, '\\$&')}]`
  const rest = value === undefined ? '' : `:${value.placeholder}:${actionOf(value)}`
  const equals = value === undefined ? '' : '='
  const repeats = value?.repeats ? '*' : ''
  if (short === undefined) return quoted(`${repeats}--${name}${equals}${about}${rest}`)
  const both = `{-${short}${value === undefined ? '' : '+'},--${name}${equals}}`
  const group = repeats === '' ? `(-${short} --${name})` : repeats
  return `${quoted(group)}${both}${quoted(`${about}${rest}`)}`
}

/** Returns the action that completes an argument. If there is none, a message would hide the options. */
function argumentAction(value: CompletableValue): string {
  return value.words.length === 0 && !value.files ? '()' : actionOf(value)
}

/** Returns the action that completes a value. A space means that there is nothing to offer. */
function actionOf({ words, files }: CompletableValue): string {
  const all = words.join(' ')
  if (words.length === 0) return files ? '_files' : ' '
  // The space before a function keeps zsh from adding arguments.
  if (words.every(word => word.endsWith('='))) {
    return files ? ` _shortlink-kit_keys_and_files ${all}` : ` _shortlink-kit_keys ${all}`
  }
  return files ? ` _shortlink-kit_words_and_files ${all}` : `(${all})`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
