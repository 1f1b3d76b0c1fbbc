// The proxy of examples/scale, and how start.mjs starts and stops.
import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { buildCommandLine } from '../../support/command-line.ts'
import {
  clientOf,
  create,
  freePorts,
  names,
  Scale,
  startScale,
  temporaryFolder,
  whyWithoutNginx,
} from './rig.ts'

const why = whyWithoutNginx()

if (why !== undefined) test.skip(`examples/scale/start.mjs: ${why}`)
else describe('examples/scale/start.mjs', startTests)

function startTests(): void {
  const { cli } = buildCommandLine()
  const start = (processes: number, ...argv: string[]) => startScale(processes, argv, cli())

  it('the addresses of pages have the public host', async () => {
    const { port } = await start(2, '--', '--seed', '30', '--log', 'none')
    const headers = { authorization: 'Bearer k', host: 'links.public.example:8443' }
    const { status, text } = await clientOf(port)('GET', '/api/v1/links?per_page=10&page=2', headers)
    expect(status).toBe(200)
    const addresses = text.match(/http:[^"]*\/api\/v1\/[^"]*/g) ?? []
    expect(addresses.length).toBeGreaterThanOrEqual(4)
    for (const address of addresses)
      expect(address).toMatch(/^http:\/\/links\.public\.example:8443\/api\/v1\/links(\?|$)/)
  })

  it('"Bearer k" and "bearer k" open the same account', async () => {
    const { port } = await start(4, '--', '--seed', 'empty', '--log', 'none')
    const client = clientOf(port)
    for (const key of names('key', 20)) {
      expect(await create(client, key, 'https://shop.example/')).toBe(200)
      const { records } = await client('GET', '/api/v1/links', { authorization: `bearer ${key}` })
      expect(records).toHaveLength(1)
    }
  })

  it('neither the control plane nor the inspector is reachable', async () => {
    const { port } = await start(2, '--', '--log', 'none')
    const headers = { accept: 'text/html', authorization: 'Bearer k' }
    const paths = [
      '/',
      '/__admin',
      '/__admin/health',
      '/%5F_admin/health',
      '//__admin/health',
      '/x/../__admin/',
    ]
    for (const at of [port, port + 1, port + 2]) {
      const client = clientOf(at)
      for (const path of paths)
        expect([path, (await client('GET', path, headers)).status]).toEqual([path, 404])
    }
  })

  it('a body that the mock refuses is refused by the mock', async () => {
    const { port } = await start(2, '--', '--log', 'none')
    const url = `https://shop.example/${'x'.repeat(3_000_000)}`
    const headers = { authorization: 'Bearer k' }
    const { status, headers: received } = await clientOf(port)('POST', '/api/v1/links', headers, { url })
    expect(status).toBe(413)
    expect(received['content-type']).toMatch(/json/)
  })

  it.for(['SIGINT', 'SIGTERM'] as const)('%s stops everything', async signal => {
    const scale = await start(2, '--', '--log', 'none')
    const folder = /^logs +(.*)$/m.exec(scale.out)?.[1] ?? ''
    expect(existsSync(join(folder, 'nginx.conf'))).toBe(true)
    const proxy = Number(await readFile(join(folder, 'nginx.pid'), 'utf8'))
    const running = [...scale.pids(), proxy]
    expect(running.map(isAlive)).toEqual([true, true, true])
    scale.child.kill(signal)
    expect(await scale.ended).toBe(0)
    expect(running.map(isAlive)).toEqual([false, false, false])
    expect(existsSync(folder)).toBe(false)
  })

  it('everything stops if nginx is killed, also its workers', async () => {
    const scale = await start(2, '--', '--log', 'none')
    const folder = /^logs +(.*)$/m.exec(scale.out)?.[1] ?? ''
    onTestFinished(() => rm(folder, { recursive: true }))
    process.kill(Number(await readFile(join(folder, 'nginx.pid'), 'utf8')), 'SIGKILL')
    expect(await scale.ended).toBe(1)
    expect(scale.pids().map(isAlive)).toEqual([false, false])
    await expect(clientOf(scale.port)('GET', '/')).rejects.toThrow('ECONNREFUSED')
  })

  it('a process that cannot start ends everything, with its log', async () => {
    const scale = new Scale(['--cli', cli(), '--', '--seed', 'no-such-file.yaml'], await freePorts(3))
    // The exit code is that of the process: wrong usage.
    expect(await scale.ended).toBe(2)
    const log = /Its log is (.*)/.exec(scale.err)?.[1] ?? ''
    onTestFinished(() => rm(dirname(log), { recursive: true }))
    expect(await readFile(log, 'utf8')).toContain('no-such-file.yaml')
  })

  it('state files are not used with other ports', async () => {
    const state = await temporaryFolder()
    const first = await start(2, '--state', state, '--', '--log', 'none')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = new Scale(['--cli', cli(), '--processes', '4', '--state', state], first.port)
    expect(await second.ended).toBe(2)
    expect(second.err).toContain('Use the same --port and --processes')
  })

  it.for([['--processes', '0'], ['--colour'], ['--', '--state', 'x.json']])('refuses %s', async argv => {
    const scale = new Scale(argv, 4010)
    expect(await scale.ended).toBe(2)
    expect(scale.err).toContain('Usage: node start.mjs')
  })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
