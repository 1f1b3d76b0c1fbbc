import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runHere } from '../../tests/support/command-here.ts'
import { buildCommandLine, Process, serve } from '../../tests/support/command-line.ts'

const built = buildCommandLine()
const run = promisify(execFile)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

describe('shortlink-kit env', () => {
  it('points a shell at the running mock', async () => {
    const { baseUrl } = await serve()
    const cli = `'${process.execPath}' '${built.cli()}'`
    const client = `fetch(process.env.SHORTLINK_BASE_URL + '/links', { headers: { authorization: 'Bearer ' + process.env.SHORTLINK_API_KEY } }).then(({ status }) => console.log(status))`
    const script = `eval "$(${cli} env --base-url ${baseUrl})"; '${process.execPath}' -e "$CLIENT"`
    const { stdout } = await run('sh', ['-ec', script], { env: { ...process.env, CLIENT: client } })
    expect(stdout).toBe('200\n')
  })

  it('prints the base URL with /api/v1, and the key', async () => {
    const { baseUrl } = await serve('--key', "o'clock")
    const asked = new Process(['env', '--base-url', new URL(baseUrl).origin, '--key', "o'clock"])
    expect(await asked.ended).toEqual({ code: 0, signal: null })
    expect(asked.out).toBe(`export SHORTLINK_BASE_URL='${baseUrl}'\nexport SHORTLINK_API_KEY='o'\\''clock'\n`)
    expect(asked.err).toBe('')
  })

  it('never prints the key of the environment, which may be of another server', async () => {
    const { baseUrl } = await serve()
    const asked = new Process(['env', '--base-url', baseUrl, '--format', 'json'], {
      SHORTLINK_API_KEY: 'production',
    })
    await asked.ended
    expect(JSON.parse(asked.out)).toEqual({ SHORTLINK_BASE_URL: baseUrl, SHORTLINK_API_KEY: 'demo-key' })
  })

  it('--wait waits for a mock that is starting', async () => {
    const port = await freePort()
    const asked = new Process(['env', '--base-url', `http://127.0.0.1:${port}`, '--wait', '25'])
    const early = await Promise.race([
      asked.ended,
      new Promise(resolve => setTimeout(resolve, 1000, 'waiting')),
    ])
    expect(early).toBe('waiting')
    new Process(['serve', '--port', String(port)])
    expect(await asked.ended).toEqual({ code: 0, signal: null })
    expect(asked.out).toContain(`:${port}/api/v1'`)
  })

  it('--unset needs no mock', async () => {
    const out = 'unset SHORTLINK_BASE_URL\nunset SHORTLINK_API_KEY\n'
    expect(await runHere(['env', '--unset'])).toEqual({ code: 0, out, err: '' })
  })
})

describe('prints nothing but the reason, with exit code 2', () => {
  async function refused(...argv: string[]): Promise<string> {
    const { code, out, err } = await runHere(['env', ...argv])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^shortlink-kit: [^\n]+\n$/)
    return err.slice('shortlink-kit: '.length, -1)
  }

  it('if nothing listens', async () => {
    const url = `http://127.0.0.1:${await freePort()}`
    expect(await refused('--base-url', url)).toBe(
      `No mock at ${url}: nothing listens there. Start it with shortlink-kit serve, or name it with --base-url`,
    )
  })

  it.each([
    ['a web page', 200, '<!doctype html>'],
    ['another API', 200, '{"openapi":"3.1.0","paths":{"/pets":{}}}'],
    ['a server without the document', 404, '{"openapi":"3.1.0","paths":{"/links/{id}":{}}}'],
  ])('if %s is there', async (_, status, body) => {
    const server = createServer((_, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => server.closeAllConnections())
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    expect(await refused('--base-url', `http://127.0.0.1:${port}`)).toBe(
      `The server at http://127.0.0.1:${port}/api/v1 is not the mock (GET /openapi.json: ${status}). ` +
        'Name the mock with --base-url',
    )
  })

  it('if the mock refuses the key', async () => {
    const { baseUrl } = await serve('--key', 'mine')
    expect(await refused('--base-url', baseUrl)).toBe(
      `The mock at ${baseUrl} refuses the key 'demo-key' (GET /links: 401). Name one of its keys with --key`,
    )
  })

  it.each([
    [['--base-url', 'nowhere'], 'BASE_URL is not an address: nowhere'],
    [['--format', 'cmd'], '--format must be one of sh, fish, powershell, dotenv, github, json, got "cmd"'],
    [['--key', 'a b'], '--key must be visible ASCII characters without spaces'],
    [['--wait', 'long'], '--wait must be a whole number from 0 to 3600, got "long"'],
    [['http://127.0.0.1:4010'], "Unexpected argument 'http://127.0.0.1:4010'"],
  ])('%j', async (argv, message) => {
    expect(await refused(...argv)).toContain(message)
  })
})
