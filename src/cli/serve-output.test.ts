import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { buildCommandLine, Process, run, type Serving, serve } from '../../tests/support/command-line.ts'
import { exchange } from '../../tests/support/raw.ts'

buildCommandLine()

describe('the banner', () => {
  it('names the base URL, a key and the seed, without colours in a pipe', async () => {
    const { out, baseUrl } = await serve()
    expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/api\/v1$/)
    expect(out).toContain(`shortlink-kit ${manifest.version}`)
    expect(out).toMatch(/API key +demo-key/)
    expect(out).toMatch(/Seed +demo/)
    expect(out).not.toContain('\x1b')
  })

  it('has colours if they are requested', async () => {
    const served = new Process(['serve', '--port', '0'], { FORCE_COLOR: '1' })
    const [line] = await served.printed(/.*\/api\/v1/)
    expect(line).toContain('\x1b[36mhttp://')
  })

  const keys: [title: string, argv: string[]][] = [
    ['any key', []],
    ['a key of ours', ['--key', 'k1', '--key', 'k2']],
    ['a key that a shell would take apart', ['--key', `a'b"$c\`d\\e;f&g`]],
    ['IPv6', ['--host', '::1']],
    ['all addresses', ['--host', '0.0.0.0']],
  ]
  it.each(keys)('shows curl lines that work when pasted: %s', async (_, argv) => {
    const served = await serve('--log', 'none', ...argv)
    const [, create, list] = await served.printed(/\n +(curl .*)\n +(curl .*)\n/)
    const created = JSON.parse((await run('sh', ['-c', create!])).stdout)
    expect(created).toMatchObject({ status: 200, data: { url: 'https://shop.example/sale' } })
    const listed = JSON.parse((await run('sh', ['-c', list!])).stdout)
    expect(listed.data[0]).toEqual(created.data)
  })

  it('shows --now', async () => {
    const { out } = await serve('--now', '2026-01-31T12:00:00+01:00')
    expect(out).toMatch(/Clock +2026-01-31T11:00:00.000Z/)
  })
})

describe('a line for each request', () => {
  const secrets = 'q=1&api_key=s1&%70assword=s2&privacy_password=s3&x[token]=s4'
  const hidden =
    'q=1&api_key=[redacted]&%70assword=[redacted]&privacy_password=[redacted]&x[token]=[redacted]'

  async function askAll({ port }: Serving) {
    const head = 'Host: a.example\r\nAuthorization: Bearer s0\r\n\r\n'
    for (const target of [
      `/api/v1/links?${secrets}`,
      '/elsewhere',
      'http://me:s5@a.example/api/v1/links/0',
    ]) {
      await exchange(port, [`GET ${target} HTTP/1.1\r\n${head}`])
    }
    await exchange(port, [`GET /api/v1/links HTTP/1.1\r\nHost: a.example\r\n\r\n`])
  }

  it('--log pretty', async () => {
    const served = await serve()
    await askAll(served)
    await served.printed(/ 401 .*\n/)
    const lines = served.out.split('\n').filter(line => /^\d\d:\d\d:\d\d /.test(line))
    const known = lines.map(line => line.replace(/^\S+ /, '').replace(/[\d.]+ ms/, 'N ms'))
    expect(known.map(line => line.replace(/ {2}Send an API key.*/, '  …'))).toEqual([
      `200 GET     /api/v1/links?${hidden}  N ms  account 1`,
      expect.stringMatching(
        /^404 GET {5}\/elsewhere {2}N ms {2}account 1 {2}The path is not below the base URL http/,
      ),
      '404 GET     http://[redacted]@a.example/api/v1/links/0  N ms  account 1  There is no link with this id.',
      '401 GET     /api/v1/links  N ms  no account  …',
    ])
    expect(served.out).not.toMatch(/s[0-5]\b/)
  })

  it('the key of the examples is named', async () => {
    const served = await serve()
    await fetch(`${served.baseUrl}/links`, { headers: { authorization: 'Bearer demo-key' } })
    await served.printed(/ 200 GET .* account demo-key\n/)
    await fetch(`${served.baseUrl}/links`, { headers: { authorization: 'Bearer s0' } })
    await served.printed(/ 200 GET .* account 2\n/)
  })

  it('shows what could move the cursor or hide as escapes', async () => {
    const served = await serve('--verbose')
    const form = 'url=a&alias=%1B%5B2J%E2%80%AEb%E2%80%8B'
    const head = `Host: a.example\r\nAuthorization: Bearer s0\r\nX-Title: \x9b31m\r\nContent-Length: ${form.length}`
    const type = 'Content-Type: application/x-www-form-urlencoded'
    await exchange(served.port, [`POST /api/v1/links HTTP/1.1\r\n${head}\r\n${type}\r\n\r\n${form}`])
    await served.printed(/\n +> alias: \\x1b\[2J\\u202eb\\u200b\n/)
    expect(served.out).toContain('> X-Title: \\x9b31m\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for them
    expect(served.out).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u202e]/)
  })

  it('--log json', async () => {
    const served = await serve('--log', 'json', '--key', 's0')
    await askAll(served)
    await served.printed(/"status":401.*\n/)
    const lines = served.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    const inspector = new URL('/', served.baseUrl).href
    expect(lines[0]).toEqual({ event: 'listening', baseUrl: served.baseUrl, inspector, seed: 'demo' })
    expect(lines[1]).toEqual({
      event: 'answered',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      method: 'GET',
      path: `/api/v1/links?${hidden}`,
      status: 200,
      ms: expect.any(Number),
      account: 1,
      findings: ['q', 'password', 'privacy_password', 'x[token]'].map(parameter =>
        expect.objectContaining({ kind: 'unknown-parameter', parameter, section: '4.1' }),
      ),
    })
    expect(lines[4]).toMatchObject({ status: 401, reason: expect.stringMatching(/^Send an API key/) })
    expect(lines).toHaveLength(5)
    expect(served.out).not.toMatch(/s[0-5]\b/)
  })

  it('--log none', async () => {
    const served = await serve('--log', 'none')
    await askAll(served)
    served.child.kill('SIGTERM')
    await served.ended
    expect(served.out).not.toMatch(/ GET | refused|s[0-5]\b/m)
  })

  it('continues after its output is closed', async () => {
    const served = await serve()
    served.child.stdout.destroy()
    served.child.stderr.destroy()
    for (let round = 0; round < 20; round++) await askAll(served)
    const { answers } = await exchange(served.port, ['GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'])
    expect(answers[0]!.status).toBe(404)
    expect(served.child.exitCode).toBeNull()
  })
})

it.each([
  'pretty',
  'json',
])('--log %s --verbose: an API key is hidden in paths, queries and names too', async kind => {
  const served = await serve('--log', kind, '--verbose')
  const key = 'k3y-of-a-real-account'
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' }
  await fetch(`${served.baseUrl}/${key}?search=${key}&${key}=1`, { headers })
  await fetch(`${served.baseUrl}/links`, {
    method: 'POST',
    headers,
    body: `url=https://a.example/&${key}=${key}`,
  })
  await served.printed(/POST/)
  expect(served.out + served.err).not.toContain(key)
})
