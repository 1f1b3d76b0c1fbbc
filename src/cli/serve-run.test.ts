import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCommandLine, type Serving, serve } from '../../tests/support/command-line.ts'
import { exchange } from '../../tests/support/raw.ts'

const { folder } = buildCommandLine()

describe('signals', () => {
  const body = 'url=https://shop.example/'
  const head = `POST /api/v1/links HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer k\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`

  it.each([
    'SIGTERM',
    'SIGINT',
  ] as const)('%s: responds to requests in flight, then exits with 0', async signal => {
    const served = await serve()
    const slow = exchange(served.port, [head, body.slice(0, 5), 400, body.slice(5)])
    await new Promise(resolve => setTimeout(resolve, 100))
    served.child.kill(signal)
    expect((await slow).answers[0]).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(await served.ended).toEqual({ code: 0, signal: null })
    expect(served.out).toContain(`${signal}: finishing requests in flight`)
    expect(served.err).toBe('')
  })

  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('%s twice: exits with %i at once', async (signal, code) => {
    const served = await serve()
    const slow = exchange(served.port, [head])
    await new Promise(resolve => setTimeout(resolve, 100))
    served.child.kill(signal)
    await served.printed(/again to stop/)
    served.child.kill(signal)
    // A server that waited for the request would exit with 0.
    expect(await served.ended).toEqual({ code, signal: null })
    expect((await slow).answers).toEqual([])
  })

  it('exits with 0 at once if no request is in flight', async () => {
    const served = await serve()
    served.child.kill('SIGTERM')
    expect(await served.ended).toEqual({ code: 0, signal: null })
  })
})

describe('options', () => {
  const ask = async ({ port }: Serving, path: string, key = 'k', host = '127.0.0.1') => {
    const { answers } = await exchange(
      port,
      [`GET /api/v1${path} HTTP/1.1\r\nHost: a.example\r\nAuthorization: Bearer ${key}\r\n\r\n`],
      { host },
    )
    return { status: answers[0]!.status, body: JSON.parse(answers[0]!.text) }
  }

  it('--key accepts these keys alone', async () => {
    const served = await serve('--key', 'k1', '--key', 'k2')
    expect((await ask(served, '/links', 'k1')).status).toBe(200)
    expect((await ask(served, '/links', 'k2')).status).toBe(200)
    expect((await ask(served, '/links', 'k3')).status).toBe(401)
  })

  it('--max-accounts 1: a second key gets 503', async () => {
    const served = await serve('--max-accounts', '1')
    expect((await ask(served, '/links', 'k1')).status).toBe(200)
    expect((await ask(served, '/links', 'k2')).status).toBe(503)
  })

  it('--host ::1', async () => {
    const served = await serve('--host', '::1')
    expect(served.baseUrl).toBe(`http://[::1]:${served.port}/api/v1`)
    expect((await ask(served, '/links', 'k', '::1')).status).toBe(200)
  })

  it.each([
    ['empty', 0],
    ['37', 37],
    ['FILE', 1],
  ])('--seed %s', async (seed, total) => {
    const file = join(folder(), 'seed.yaml')
    await writeFile(file, 'links:\n  - url: https://a.example/\n')
    const served = await serve('--seed', seed === 'FILE' ? file : seed)
    expect((await ask(served, '/links')).body.meta.total).toBe(total)
  })
})
