import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { snippetsOf } from '../../tests/package/readme.ts'
import { buildCommandLine, run, serve } from '../../tests/support/command-line.ts'

buildCommandLine()

const guide = await readFile(new URL('../../docs/guides/dialect-from-a-client.md', import.meta.url), 'utf8')
const snippets = snippetsOf(guide)

/** The options of a command line in the guide. Quotes are those of a shell. */
function optionsOf(command: string): string[] {
  const words: string[] = command.match(/'[^']*'|[^\s']+/g) ?? []
  return words.slice(words.indexOf('serve') + 1).map(word => word.replaceAll("'", ''))
}

/** Each `serve` of the guide, with the lines of the log that follow it. */
const runs = snippets.flatMap((snippet, at) => {
  if (snippet.language !== 'sh' || !snippet.text.includes(' serve')) return []
  const expected = snippets.slice(at + 1).find(({ language }) => language === '')?.text ?? ''
  // After the decision, the guide goes on with the corrected client.
  const scripts = snippets.slice(0, at).filter(({ language }) => language === 'js')
  return [
    {
      title: snippet.text.trim(),
      options: optionsOf(snippet.text),
      expected,
      script: scripts.at(-1)?.word ?? '',
    },
  ]
})

it('the guide has its runs', () => {
  expect(runs.map(({ script }) => script)).toEqual([
    'client.mjs',
    'client.mjs',
    'client.mjs',
    'corrected.mjs',
  ])
})

it.each(runs)('$title', async ({ options, expected, script }) => {
  const folder = await mkdtemp(join(tmpdir(), 'shortlink-kit-guide-'))
  for (const { word, text } of snippets) if (word !== '') await writeFile(join(folder, word), text)
  const argv = options.map(option => (option.endsWith('.yaml') ? join(folder, option) : option))
  const served = await serve(...argv)
  const env = { ...process.env, BASE_URL: served.baseUrl }
  // The first runs end with an error, because a request is refused.
  const { stdout } = await run(process.execPath, [join(folder, script)], { env }).catch(() => ({
    stdout: '',
  }))
  served.child.kill('SIGTERM')
  const { code } = await served.ended
  await rm(folder, { recursive: true })
  const log = served.out
    .split('\n')
    .filter(line => /^\d\d:\d\d:\d\d | warning: /.test(line))
    .map(line => line.replace(/^\d\d:\d\d:\d\d /, '').replace(/ {2}[\d.]+ ms/, ''))
  expect(`${log.join('\n')}\n`).toBe(expected)
  expect(code).toBe(0)
  const isAccepted = script === 'corrected.mjs'
  expect(stdout).toBe(isAccepted ? 'https://go.example/summer-63\n' : '')
  if (isAccepted) expect(served.out).toContain('  3 requests, 0 refused, no findings\n')
})
