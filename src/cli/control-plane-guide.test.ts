import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { snippetsOf } from '../../tests/package/readme.ts'
import { buildCommandLine, run, serve } from '../../tests/support/command-line.ts'

buildCommandLine()

const guide = await readFile(new URL('../../docs/guides/control-plane.md', import.meta.url), 'utf8')
const snippets = snippetsOf(guide)
const origin = 'http://127.0.0.1:4010'

/** The commands of the guide, with the JSON that follows them. They build on one another. */
const commands = snippets.flatMap(({ language, text }, at) => {
  if (language !== 'sh' || !text.includes('curl')) return []
  const next = snippets[at + 1]
  return [{ text, shown: next?.language === 'json' ? next.text : undefined }]
})

it('the guide has its commands', () => {
  expect(commands.length).toBeGreaterThan(8)
  expect(commands.filter(({ shown }) => shown !== undefined).length).toBeGreaterThan(4)
})

it('the commands of the guide succeed one after another, and print what it shows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shortlink-kit-admin-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { baseUrl } = await serve('--log', 'none')
  const own = new URL(baseUrl).origin
  for (const { text, shown } of commands) {
    const script = text
      .replaceAll(origin, own)
      .replaceAll('curl -s ', 'curl -s -w "%{stderr}%{http_code}\\n" ')
    // A shell whose standard input is a socket may take itself for a remote one, and read the settings of the user.
    const { stdout, stderr } = await run('bash', ['--norc', '-euc', `admin=${own}/__admin\n${script}`], {
      cwd: folder,
    })
    const statuses = stderr.trim().split('\n')
    // The guide lets the mock refuse one request to the service. Those to the control plane succeed.
    const expected = text.includes('/api/v1/links') ? '422' : '200'
    for (const status of statuses) expect(status, `${text}\n${stdout}`).toBe(expected)
    if (shown === undefined) continue
    // Of several commands, the guide shows what the last one prints.
    const printed = /.*\n?$/.exec(stdout.trim().replaceAll('}{', '}\n{'))?.[0] ?? ''
    expect(JSON.parse(printed), text).toMatchObject(JSON.parse(shown))
  }
})
