import { describe, expect, it } from 'vitest'
import { buildCommandLine, type Serving, serve } from '../../tests/support/command-line.ts'

buildCommandLine()

const key = { authorization: 'Bearer s3cret-key' }
const json = { ...key, 'content-type': 'application/json' }
const url = 'https://shop.example/'

/** Sends a request and returns its status. */
async function send({ baseUrl }: Serving, path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(baseUrl + path, { headers: key, ...init })
  await response.text()
  return response.status
}

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

/** Stops the server. Returns its exit code. */
async function stop(served: Serving): Promise<number | null> {
  served.child.kill('SIGTERM')
  return (await served.ended).code
}

describe('the summary at the end', () => {
  it('counts requests, refusals and findings', async () => {
    const served = await serve()
    await send(served, '/links')
    await send(served, '/links?by=url&ids=1')
    await send(served, '/links', form({ url, utl: 'x' }))
    await send(served, '/links', form({ url: 'nowhere' }))
    expect(await stop(served)).toBe(0)
    expect(served.out).toMatch(
      /\n {2}4 requests, 1 refused, 3 findings \(unknown-parameter 2, unknown-field 1\)\n$/,
    )
  })

  it('is an event of the JSON log', async () => {
    const served = await serve('--log', 'json')
    await send(served, '/links', { method: 'POST', body: '{}', headers: json })
    await stop(served)
    const lines = served.out
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(lines[1]).toMatchObject({
      status: 415,
      reason: 'content type application/json is not read here',
      question: 'input.content-type',
      try: 'input.content-type={also: [json]}',
    })
    expect(lines.at(-1)).toEqual({
      event: 'summary',
      requests: 1,
      refusals: 1,
      findings: { 'media-type': 1 },
    })
  })
})

describe('--strict-client', () => {
  const clients: [title: string, code: number, request: [path: string, init?: RequestInit]][] = [
    ['that does what the document says', 0, ['/links?search=a']],
    ['that sends a wrong key', 0, ['/links', { headers: { authorization: 'x' } }]],
    ['that sends an invalid value', 0, ['/links', form({ url: 'nowhere' })]],
    ['that reads a record that is not there', 0, ['/links/999999']],
    ['that sends an unknown field', 1, ['/links', form({ url, utl: 'x' })]],
    ['that calls an unknown path', 1, ['/link']],
    ['that sends JSON', 1, ['/links', { method: 'POST', body: '{}', headers: json }]],
  ]
  it.each(clients)('a client %s: %i', async (_, code, [path, init]) => {
    const served = await serve('--strict-client', '--log', 'none')
    await send(served, path, init)
    expect(await stop(served)).toBe(code)
    expect(served.err).toBe(
      code === 0
        ? ''
        : 'shortlink-kit: the client sent something that the interface document does not define, once\n',
    )
  })
})

describe('--verbose', () => {
  it('shows headers and bodies', async () => {
    const served = await serve('--verbose')
    await send(served, '/links', form({ url, alias: 'sale' }))
    const [text] = await served.printed(/ 200 POST[\s\S]*"status": 200\n +< }\n/)
    expect(text).toMatch(/\n +> authorization: Bearer \[redacted\]\n/)
    expect(text).toMatch(
      /\n +> url: https:\/\/shop\.example\/\n +> alias: sale\n +< 200\n +< content-type: application\/json\n +<\n +< {\n/,
    )
    expect(text).toMatch(/\n +< {5}"short_url": "https:\/\/go\.example\/sale",\n/)
  })

  // A dialect that shows the values of pixels under names that do not sound like secrets.
  const leaky =
    'shapes: { link: { id: $id, a: { $list: pixel_ids, item: $value } }, pixel: { id: $id, b: "x{value}y", c: $value } }'

  it.each([[[]], [['--log', 'json']]])('hides keys, passwords and values of pixels: %j', async options => {
    const { writeFile, mkdtemp } = await import('node:fs/promises')
    const { tmpdir } = await import('node:os')
    const file = `${await mkdtemp(`${tmpdir()}/shortlink-kit-leaky-`)}/leaky.yaml`
    await writeFile(
      file,
      `name: leaky\n${leaky}\nanswers: { input.content-type: { also: [json], otherwise: 415 } }\n`,
    )
    const served = await serve('--verbose', '--dialect', file, ...options)
    const secrets = { password: 's3cret-1', privacy_password: 's3cret-2', privacy: '2' }
    await send(served, '/links?api_key=s3cret-3&token=s3cret-4', form({ url, ...secrets }))
    await send(served, '/links', { method: 'POST', headers: json, body: JSON.stringify({ url, ...secrets }) })
    await send(served, '/links', {
      ...form({}),
      body: new URLSearchParams({ [JSON.stringify(secrets)]: '' }),
    })
    await send(served, '/links', {
      method: 'POST',
      headers: { ...key, 'content-type': 'text/x' },
      body: 's3cret-5',
    })
    await send(served, '/pixels', form({ name: 'a', type: 'facebook', value: 's3cret-6' }))
    await send(served, '/links', form({ url, 'pixel_ids[]': '13' }))
    await send(served, '/pixels')
    await send(served, '/links', {
      headers: { cookie: 'a=s3cret-7', authorization: 'Basic s3cret-8', 'x-api-key': 's3cret-9' },
    })
    await stop(served)
    expect(served.out).toContain('[redacted]')
    expect(served.out).toMatch(/8 requests|"requests":8/)
    expect(served.out + served.err).not.toMatch(/s3cret/)
  })
})
