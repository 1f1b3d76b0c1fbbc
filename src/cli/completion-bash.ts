import type { CompletableCommand, CompletableOption, CompletableValue } from './completion-table.ts'

/** Returns the completion script for bash 3.2 and later. It needs no bash-completion. */
export function bashScript(commands: readonly CompletableCommand[]): string {
  const names = [...commands.map(({ name }) => name), 'help']
  const values = commands.flatMap(({ name, options }) =>
    options.flatMap(option => (option.value === undefined ? [] : [valueCase(name, option, option.value)])),
  )
  const rest = commands.map(
    ({ name, options, arguments: { words } }) =>
      `        ${name}) words='${words.join(' ')}' options='${options.flatMap(spellings).join(' ')}' ;;`,
  )
  return `${head}
  # The value of an option.
  local words='' files='' options=''
  case "$command $option" in
${values.join('\n')}
    *)
      # An option, an argument or the command.
      value=$current
      case "$command" in
        '') words='${names.join(' ')}' options='-h --help -v --version' ;;
        help) words='${names.join(' ')}' ;;
${rest.join('\n')}
      esac
      if [[ $current == -* || -z $words ]]; then words=$options; fi ;;
  esac
${tail}`
}

/** Returns the branch for the value of an option. */
function valueCase(command: string, option: CompletableOption, { words, files }: CompletableValue): string {
  const pattern = spellings(option).map(spelling => `'${command} ${spelling}'`)
  return `    ${pattern.join('|')}) words='${words.join(' ')}' files='${files ? 'yes' : ''}' ;;`
}

function spellings({ name, short }: CompletableOption): string[] {
  return [...(short === undefined ? [] : [`-${short}`]), `--${name}`]
}

const head = `# Completion of shortlink-kit for bash.
_shortlink_kit() {
  local IFS=$' \\t\\n' word i last=-1
  local -a line=()
  # bash splits words at "=" and ":". This joins them again, up to the cursor.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=\${COMP_WORDS[i]}
    if [[ -z $word && "\${COMP_LINE:0:COMP_POINT}" == *' ' ]]; then
      line[++last]=''
    elif ((last >= 0)) && [[ $word == [=:]* || "\${COMP_WORDS[i - 1]}" == *[=:] ]]; then
      line[last]+=$word
    else
      line[++last]=$word
    fi
  done
  local current=\${line[last]} command='' option='' value
  if ((last > 0)); then command=\${line[0]}; fi
  if [[ $current == --*=* ]]; then
    option=\${current%%=*} value=\${current#*=}
  else
    value=$current
    if ((last > 1)) && [[ \${line[last - 1]} == -* ]]; then option=\${line[last - 1]}; fi
  fi
`

const tail = `
  COMPREPLY=($(compgen -W "$words" -- "$value"))
  if [[ $words == *= ]]; then
    # Words such as "junit=" are continued: by a file, or by a value.
    compopt -o nospace 2>/dev/null
    if [[ $value != *=* ]]; then files=''; fi
  elif [[ -n $files && \${#COMPREPLY[@]} -gt 0 ]]; then
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$value")
    compopt -o filenames 2>/dev/null
  fi
  if [[ -z $files ]]; then
    # Without this, bash would offer files if nothing else matches.
    compopt +o default 2>/dev/null
  fi
  if [[ $value != "$current" && $COMP_WORDBREAKS != *=* ]]; then
    COMPREPLY=("\${COMPREPLY[@]/#/$option=}")
  fi
}
complete -o default -F _shortlink_kit shortlink-kit
`
