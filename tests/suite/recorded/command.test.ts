import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openTwin } from '../../../src/cli/twin.ts'
import { runHere } from '../../support/command-here.ts'
import { buildCommandLine, Process } from '../../support/command-line.ts'
import { RecordingBrowser } from './browser.ts'

const { folder } = buildCommandLine()

interface Saved {
  request: { method: string; url: string; postData?: { text: string } }
  response: { status: number; content: { text?: string } }
}

/** The JSON with the type of each value in its place: the structure of a response. */
function outlineOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [outlineOf(value[0])]
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, outlineOf(part)]))
}

it('a mock served from a recording has the recorded responses', async () => {
  const twin = await openTwin({
    name: 'service',
    answers: { 'errors.validation.status': 400 },
    shapes: {
      created: { status: 201 },
      link: { key: '$id', to: '$url', slug: '$alias', opened: '$clicks', locked: { $set: 'password' } },
    },
  })
  const app = new RecordingBrowser(twin.baseUrl, twin.apiKey)
  await app.send('/links?per_page=10')
  await app.send('/links?per_page=10&page=2')
  await app.send('/links', { method: 'POST', form: { url: 'https://a.example/b', alias: 'from-the-app' } })
  await app.send('/links', { method: 'POST', form: { url: 'https://a.example/c', password: 'let-me-in' } })
  await app.send('/links', { method: 'POST', form: { url: 'nowhere' } })
  await twin.close()
  const [har, file] = ['app.har', 'learned.yaml'].map(name => join(folder(), name)) as [string, string]
  await writeFile(har, app.har())

  const learn = new Process(['learn', '--har', har, '-o', file])
  expect(await learn.ended).toMatchObject({ code: 0 })
  expect(learn.out).toMatch(
    /^Learned from 5 requests to http:\/\/127\.0\.0\.1:\d+\/api\/v1; nothing was sent\n/,
  )
  const text = await readFile(file, 'utf8')
  expect(text).toContain('# Learned from 5 recorded requests. They follow no plan')
  expect(text).not.toContain('from-the-app')

  const mock = new Process(['serve', '--port', '0', '--dialect', file, '--key', 'mine'])
  const [baseUrl] = await mock.printed(/http:\/\/[\d.]+:\d+\/api\/v1/)
  const { log } = JSON.parse(app.har()) as { log: { entries: Saved[] } }
  for (const { request, response } of log.entries) {
    const url = request.url.replace(/^.*\/api\/v1/, baseUrl)
    const body = request.postData?.text
    const headers = { authorization: 'Bearer mine', 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await fetch(url, { method: request.method, headers, ...(body !== undefined && { body }) })
    expect(answer.status).toBe(response.status)
    expect(outlineOf(await answer.json())).toEqual(outlineOf(JSON.parse(response.content.text ?? 'null')))
  }
})

it.each([
  [['--har', 'nowhere.har'], 'Failed to read the recording "nowhere.har": there is no such file'],
  [['--har', 'package.json'], 'Failed to read the recording package.json: it is not a HAR file'],
  [['--har', 'README.md'], 'Failed to read the recording README.md: it is not JSON'],
  [['--har', 'x.har', '--read-only'], '--har sends nothing: leave out --read-only'],
  [['--har', 'x.har', '--domain-id', '1'], '--har sends nothing: leave out --domain-id'],
  [['--har', 'x.har', 'http://a.example', 'http://b.example'], 'learn takes only one BASE_URL'],
])('refuses learn %j', async (argv, message) => {
  const { code, out, err } = await runHere(['learn', ...argv])
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain(message)
})
