import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasBrowser } from '../support/browser.ts'
import { installed } from './installed.ts'
import { runnerOf, runProgram, typeErrors } from './programs.ts'
import { type Snippet, snippetsOf } from './readme.ts'

const { withPeers, env } = installed
const run = promisify(execFile)
const readme = await readFile(join(withPeers, 'node_modules/shortlink-kit/README.md'), 'utf8')
const snippets = snippetsOf(readme)
const shell = snippets.filter(({ language, word }) => language === 'sh' && word === '')
const programs = snippets.filter(({ language }) => language === 'ts')
const title = ({ language, line, text }: Snippet) => `line ${line}, ${language}: ${text.split('\n')[0]}`

describe('the marks of snippets', () => {
  it.each(snippets.map(snippet => [title(snippet), snippet] as const))('%s', (_, { language, word }) => {
    const marks: Record<string, RegExp> = {
      sh: /^(clone|yours)?$/,
      ts: /^(page)?$/,
      yaml: /^([\w-]+\.yaml)?$/,
    }
    expect(word).toMatch(marks[language] ?? /^$/)
  })
})

describe('the shell snippets, one after the other', () => {
  let server: ChildProcess
  /** What each printed. */
  let printed: string[]

  beforeAll(async () => {
    for (const { language, word, text } of snippets) {
      if (language === 'yaml' && word !== '') await writeFile(join(withPeers, word), text)
    }
    // At a moment, so that the answers are those that are shown.
    const argv = ['shortlink-kit', 'serve', '--port', '0', '--log', 'none', '--now', '2026-01-31T12:00:00Z']
    server = spawn('npx', argv, { cwd: withPeers, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
    let out = ''
    let port: string | undefined
    while (port === undefined) {
      out += (await once(server.stdout!, 'data'))[0]
      port = /127\.0\.0\.1:(\d+)/.exec(out)?.[1]
    }
    const between = '--- the next snippet ---'
    // As written, save the port: the default one may be in use.
    const script = shell.map(({ text }) => text.replaceAll('4010', port)).join(`\nprintf '%s' '${between}'\n`)
    const { stdout } = await run('sh', ['-e', '-c', script], { cwd: withPeers, env })
    printed = stdout.replaceAll(`:${port}`, ':4010').split(between)
  })

  afterAll(async () => {
    process.kill(-server.pid!, 'SIGTERM')
    await once(server, 'close')
  })

  it('have all been run', () => {
    expect(printed).toHaveLength(shell.length)
  })

  const answered = snippets.flatMap((snippet, index) => {
    const before = snippets[index - 1]
    const at = before === undefined ? -1 : shell.indexOf(before)
    return snippet.language === 'json' && at !== -1 ? [[title(before!), at, snippet.text] as const] : []
  })

  it.each(answered)('%s: answers what is shown', (_, at, text) => {
    expect(JSON.parse(printed[at]!)).toEqual(JSON.parse(text))
  })

  it.each(shell.map((snippet, at) => [title(snippet), at] as const))('%s: is not refused', (_, at) => {
    const answers = printed[at]!.split(/\n|(?<=\})(?=\{)/).filter(line => line.startsWith('{'))
    const shown = answered.some(([, index]) => index === at)
    for (const line of answers) if (!shown) expect(JSON.parse(line)).not.toHaveProperty('message')
  })
})

describe('the programs', () => {
  const named = programs.map(snippet => ({
    ...snippet,
    title: title(snippet),
    name: `readme-${snippet.line}`,
  }))
  let errors = new Map<string, string>()

  beforeAll(async () => {
    errors = await typeErrors(named)
  })

  it.each(named)('$title: is correct to tsc', ({ name }) => {
    expect(errors.get(name)).toBe('')
  })

  const runnable = named.filter(program => hasBrowser || runnerOf(program) !== 'page')

  it.each(runnable)('$title: runs', async program => {
    await runProgram(program)
  })
})
