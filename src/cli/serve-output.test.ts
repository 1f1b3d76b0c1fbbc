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

  it('has colours where they are asked for', async () => {
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

  it('--now is told', async () => {
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
    await served.printed(/\n401 .*\n/)
    const lines = served.out.split('\n').filter(line => /^\d{3} /.test(line))
    expect(lines.map(line => line.replace(/[\d.]+ ms/, 'N ms'))).toEqual([
      `200 GET     /api/v1/links?${hidden}  N ms  #1`,
      '404 GET     /elsewhere  N ms  #1',
      '404 GET     http://[redacted]@a.example/api/v1/links/0  N ms  #1',
      '401 GET     /api/v1/links  N ms  -',
    ])
    expect(served.out).not.toMatch(/s[0-5]\b/)
  })

  const wrong: [title: string, request: RequestInit & { path: string }, reason: string][] = [
    [
      'a field that is missing',
      { path: '/links', method: 'POST', body: new URLSearchParams({ alias: 'x' }) },
      'The url field is required.',
    ],
    [
      'a value, which is not repeated',
      { path: '/links?sort=up-s5' },
      "The sort field must be one of desc, asc.  (open question list.unknown-value: --answer 'list.unknown-value=…')",
    ],
    [
      'a body that is no form',
      { path: '/pixels', method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' },
      `The body must be application/x-www-form-urlencoded; got "application/json".  (open question input.content-type: --answer 'input.content-type=…')`,
    ],
    [
      'a record that is not there',
      { path: '/links/999999' },
      "There is no link with this id.  (open question errors.not-found: --answer 'errors.not-found=…')",
    ],
  ]
  it.each(wrong)('says why: %s', async (_, { path, ...init }, reason) => {
    const served = await serve()
    const headers = { authorization: 'Bearer s0', ...init.headers }
    await (await fetch(`${served.baseUrl}${path}`, { ...init, headers })).text()
    const [line] = await served.printed(/\n {4}\S.*\n/)
    expect(line!.trim()).toBe(reason)
  })

  it('--log json', async () => {
    const served = await serve('--log', 'json', '--key', 's0')
    await askAll(served)
    await served.printed(/"status":401.*\n/)
    const lines = served.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines[0]).toEqual({ event: 'listening', baseUrl: served.baseUrl, seed: 'demo' })
    expect(lines[1]).toEqual({
      event: 'answered',
      method: 'GET',
      path: `/api/v1/links?${hidden}`,
      status: 200,
      ms: expect.any(Number),
      account: 1,
    })
    expect(lines).toHaveLength(5)
    expect(served.out).not.toMatch(/s[0-5]\b/)
  })

  it('--log none', async () => {
    const served = await serve('--log', 'none')
    await askAll(served)
    served.child.kill('SIGTERM')
    await served.ended
    expect(served.out).not.toMatch(/^\d{3} |s[0-5]\b/m)
  })

  it('goes on serving when nobody reads any more', async () => {
    const served = await serve()
    served.child.stdout.destroy()
    served.child.stderr.destroy()
    for (let round = 0; round < 20; round++) await askAll(served)
    const { answers } = await exchange(served.port, ['GET / HTTP/1.1\r\nHost: a.example\r\n\r\n'])
    expect(answers[0]!.status).toBe(404)
    expect(served.child.exitCode).toBeNull()
  })
})
