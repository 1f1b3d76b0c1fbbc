import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCommands } from './commands.ts'
import { bashScript } from './completion-bash.ts'
import { fishScript } from './completion-fish.ts'
import { completableCommand } from './completion-table.ts'
import { zshScript } from './completion-zsh.ts'

const commands = await Promise.all((await allCommands()).map(completableCommand))
const folder = mkdtempSync(join(tmpdir(), 'completion-'))

beforeAll(() => {
  const files = join(folder, 'files')
  mkdirSync(join(files, 'dialects'), { recursive: true })
  for (const name of ['staging.yaml', 'demonstration.yaml', 'two words.yaml', 'dialects/old.yaml']) {
    writeFileSync(join(files, name), '')
  }
  // A command that prints its arguments. It is not echoed, because no line of the terminal contains it.
  const shows = `shortlink-kit() { printf 'ARGUMENTS'; printf '<%s>' "$@"; printf '\\n'; }\ncd '${files}'\n`
  writeFileSync(join(folder, 'script.bash'), bashScript(commands))
  writeFileSync(join(folder, 'bashrc'), `${shows}source '${folder}/script.bash'\nHISTFILE=\n`)
  writeFileSync(join(folder, 'script.fish'), fishScript(commands))
  // As a file of fpath in one shell, and evaluated in the other: both are documented.
  writeFileSync(join(folder, '_shortlink-kit'), zshScript(commands))
  const compinit = 'autoload -Uz compinit && compinit -u -D\n'
  writeFileSync(join(folder, '.zshrc'), `${shows}fpath=('${folder}' $fpath)\n${compinit}`)
  mkdirSync(join(folder, 'evaluated'))
  const evaluated = `${shows}${compinit}eval "$(cat '${folder}/_shortlink-kit')"\n`
  writeFileSync(join(folder, 'evaluated', '.zshrc'), evaluated)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function has(command: string, sign: RegExp): boolean {
  try {
    return sign.test(execFileSync(command, ['--version'], { encoding: 'utf8' }))
  } catch {
    return false
  }
}

/**
 * Types lines into a shell on a terminal, each with a Tab at its end. Returns the arguments of each command.
 */
async function onTerminal(shell: string, lines: readonly string[], env: Record<string, string> = {}) {
  const child = spawn('script', ['-qefc', shell, '/dev/null'], {
    env: { ...process.env, TERM: 'dumb', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.on('data', data => {
    out += data
  })
  const ended = once(child, 'close')
  for (const line of lines) child.stdin.write(`shortlink-kit ${line}\t\n`)
  child.stdin.write('exit 0\n')
  const timer = setTimeout(() => child.kill('SIGKILL'), 240_000)
  await ended
  clearTimeout(timer)
  const found = [...out.matchAll(/ARGUMENTS((?:<[^\n\r]*>)?)\r?\n/g)].map(([, all = '']) =>
    all.slice(1, -1).split('><'),
  )
  if (found.length !== lines.length) throw new Error(`Failed to complete all lines: ${out}`)
  return found
}

/** Completes lines in fish, which can do it without a terminal. */
async function inFish(lines: readonly string[]) {
  return lines.map(line => {
    const program = `source '${folder}/script.fish'; complete -C 'shortlink-kit ${line}'`
    const out = execFileSync('fish', ['-N', '-c', program], { cwd: join(folder, 'files'), encoding: 'utf8' })
    const offered = out.split('\n').flatMap(row => (row === '' ? [] : [row.split('\t')[0]!]))
    const typed = line.split(' ')
    if (offered.length !== 1) return typed.filter(word => word !== '')
    return [...typed.slice(0, -1), offered[0]!.replaceAll('\\ ', ' ')]
  })
}

const terminal = has('script', /util-linux/)
const shells = [
  {
    shell: 'bash',
    present: terminal && has('bash', /bash/),
    complete: (lines: readonly string[]) =>
      onTerminal(`bash --noprofile --rcfile '${folder}/bashrc' -i`, lines),
  },
  {
    shell: 'zsh, from fpath',
    present: terminal && has('zsh', /zsh/),
    complete: (lines: readonly string[]) => onTerminal('zsh -d -i', lines, { ZDOTDIR: folder }),
  },
  {
    shell: 'zsh, evaluated',
    present: terminal && has('zsh', /zsh/),
    complete: (lines: readonly string[]) =>
      onTerminal('zsh -d -i', lines, { ZDOTDIR: join(folder, 'evaluated') }),
  },
  { shell: 'fish', present: has('fish', /fish/), complete: inFish },
]

/** What a line becomes on Tab. If nothing or several words match, the words stay as typed. */
const cases: [typed: string, completed: string[]][] = [
  ['ser', ['serve']],
  ['comple', ['completion']],
  ['hel', ['help']],
  ['help ser', ['help', 'serve']],
  ['--ver', ['--version']],
  ['nowhere', ['nowhere']],
  ['serve --max', ['serve', '--max-accounts']],
  ['serve --log pre', ['serve', '--log', 'pretty']],
  ['serve --log=pre', ['serve', '--log=pretty']],
  ['serve -p 1 --log js', ['serve', '-p', '1', '--log', 'json']],
  ['serve --log sta', ['serve', '--log', 'sta']],
  ['serve --key sta', ['serve', '--key', 'sta']],
  ['serve --seed sta', ['serve', '--seed', 'staging.yaml']],
  ['serve --seed=sta', ['serve', '--seed=staging.yaml']],
  ['serve --seed emp', ['serve', '--seed', 'empty']],
  ['serve --seed demons', ['serve', '--seed', 'demonstration.yaml']],
  ['serve --seed two', ['serve', '--seed', 'two words.yaml']],
  ['serve --dialect json', ['serve', '--dialect', 'json-api']],
  ['serve --dialect dialects/o', ['serve', '--dialect', 'dialects/old.yaml']],
  ['serve --dialect json-api --dialect sta', ['serve', '--dialect', 'json-api', '--dialect', 'staging.yaml']],
  ['serve --answer list.unknown-v', ['serve', '--answer', 'list.unknown-value=']],
  ['serve sta', ['serve', 'sta']],
  ['env --format power', ['env', '--format', 'powershell']],
  ['learn -o sta', ['learn', '-o', 'staging.yaml']],
  ['learn http://127.0.0.1:4010 --read', ['learn', 'http://127.0.0.1:4010', '--read-only']],
  [
    'verify http://127.0.0.1:4010 --baseline sta',
    ['verify', 'http://127.0.0.1:4010', '--baseline', 'staging.yaml'],
  ],
  ['verify --report jun', ['verify', '--report', 'junit=']],
  ['verify --report junit=sta', ['verify', '--report', 'junit=staging.yaml']],
  ['completion zs', ['completion', 'zsh']],
  ['explain list.unknown-v', ['explain', 'list.unknown-value']],
  ['explain pixels.list.sort-by-d', ['explain', 'pixels.list.sort-by-default']],
]

/** Each long option, typed up to its last letter, unless another option starts with it. */
const options = commands.flatMap(({ name, options }) =>
  options.flatMap((option): typeof cases => {
    const typed = `--${option.name.slice(0, -1)}`
    const alike = options.filter(other => `--${other.name}`.startsWith(typed))
    return alike.length > 1 ? [] : [[`${name} ${typed}`, [name, `--${option.name}`]]]
  }),
)

describe.each(shells)('completion in $shell', ({ shell, present, complete }) => {
  it.skipIf(!present)(
    `${cases.length} lines${present ? '' : `: ${shell} or script (util-linux) is not installed`}`,
    async () => {
      const completed = await complete(cases.map(([typed]) => typed))
      expect(completed.map((words, index) => [cases[index]![0], words])).toEqual(cases)
    },
    60_000,
  )

  it.skipIf(!present)(
    `every option of every command${present ? '' : `: ${shell} or script (util-linux) is not installed`}`,
    async () => {
      expect(options.length).toBeGreaterThan(50)
      const completed = await complete(options.map(([typed]) => typed))
      expect(completed.map((words, index) => [options[index]![0], words])).toEqual(options)
    },
    60_000,
  )
})

describe('the completion table', () => {
  it('has words for each option whose help lists them', () => {
    const words = (command: string, name: string) =>
      commands.find(one => one.name === command)?.options.find(option => option.name === name)?.value?.words
    expect(words('serve', 'log')).toEqual(['pretty', 'json', 'none'])
    expect(words('verify', 'report')).toContain('junit=')
    expect(words('spec', 'dialect')).toContain('stripe')
  })

  it('refuses a word that a shell would have to quote', async () => {
    const command = { name: 'x', summary: '', options: {}, completions: { words: ['$(id)'] } }
    await expect(completableCommand(command)).rejects.toThrow('"$(id)": it would need quotes')
  })
})
