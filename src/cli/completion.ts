import { UsageError } from '../../contract-tests/core/usage.ts'
import { defineCommand, type NamedCommand, type Start } from './command.ts'
import { bashScript } from './completion-bash.ts'
import { fishScript } from './completion-fish.ts'
import { completableCommand } from './completion-table.ts'
import { zshScript } from './completion-zsh.ts'

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript }
const shells = Object.keys(scripts) as (keyof typeof scripts)[]

/** Returns the command that prints a completion script. `load` returns all commands. */
export function completionOf(load: () => Promise<readonly NamedCommand[]>): Start {
  return defineCommand({
    name: 'completion',
    usage: [shells.join(' | ')],
    takesArguments: true,
    completions: { words: shells },
    about: [
      'Prints a script with which a shell completes the commands, options and values of shortlink-kit on the Tab key. It ' +
        'needs the command itself on the PATH: npx is not completed.',
      'bash, in ~/.bashrc: eval "$(shortlink-kit completion bash)"',
      'zsh, in ~/.zshrc after compinit: eval "$(shortlink-kit completion zsh)"',
      'fish, once: shortlink-kit completion fish > ~/.config/fish/completions/shortlink-kit.fish',
    ],
    options: {},
    exit: 'Exit codes: 0 printed, 2 wrong usage.',
    async run(_, [shell, ...more]) {
      const known = shells.find(name => name === shell)
      if (known === undefined || more.length > 0) {
        throw new UsageError(`completion needs one shell: ${shells.join(', ')}`)
      }
      const commands = await Promise.all((await load()).map(completableCommand))
      process.stdout.write(scripts[known](commands))
      return 0
    },
  })
}
