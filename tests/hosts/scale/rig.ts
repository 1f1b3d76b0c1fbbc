import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { isObject } from '../../../src/dialect/shapes/json.ts'

const start = fileURLToPath(new URL('../../../examples/scale/start.mjs', import.meta.url))

/** Why the tests cannot run here, with the remedy. Undefined if they can. */
export function whyWithoutNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  const isThere = folders.some(folder => {
    try {
      accessSync(join(folder, 'nginx'), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
  return isThere ? undefined : 'needs nginx: apt-get install -y --no-install-recommends nginx-light'
}

/** A response through the proxy, or of a process. */
export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** The records of a list. */
  records: Record<string, unknown>[]
}

/** A running start.mjs: processes of the mock behind nginx. */
export class Scale {
  out = ''
  err = ''
  readonly port: number
  readonly child
  readonly ended: Promise<number | null>

  constructor(argv: string[], port: number) {
    this.port = port
    this.child = spawn(process.execPath, [start, '--port', String(port), ...argv], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child.stdout.setEncoding('utf8').on('data', data => {
      this.out += data
    })
    this.child.stderr.setEncoding('utf8').on('data', data => {
      this.err += data
    })
    this.ended = once(this.child, 'close').then(([code]) => code)
    onTestFinished(async () => {
      this.child.kill('SIGTERM')
      await this.ended
    })
  }

  /** Waits until the output has a match behind a position. */
  async printed(pattern: RegExp, from = 0): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.out.slice(from))
      if (match) return match
      const more = await Promise.race([once(this.child.stdout, 'data'), this.ended])
      if (!Array.isArray(more)) throw new Error(`Failed to find ${pattern} in: ${this.out}${this.err}`)
    }
  }

  /** Kills a process and waits until it listens again. */
  async killProcess(number: number): Promise<void> {
    const from = this.out.length
    process.kill(this.pids()[number - 1]!, 'SIGKILL')
    await this.printed(new RegExp(`^process ${number} ended with SIGKILL`, 'm'), from)
    await this.printed(new RegExp(`^process ${number}  http.* pid \\d+\n`, 'm'), from)
  }

  /** The current ids of the processes of the mock. */
  pids(): number[] {
    const pids: number[] = []
    for (const [, number, pid] of this.out.matchAll(/^process (\d+) {2}http.* pid (\d+)$/gm))
      pids[Number(number) - 1] = Number(pid)
    return pids
  }
}

/** Starts processes of the mock behind nginx, on free ports. */
export async function startScale(processes: number, argv: string[], cli: string): Promise<Scale> {
  const port = await freePorts(processes + 1)
  const scale = new Scale(['--cli', cli, '--processes', String(processes), ...argv], port)
  await scale.printed(/^nginx .*\nlogs .*\n/m)
  return scale
}

/**
 * Returns the first of some free ports in a row. They are below those that the system gives to connections.
 */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 12_000 + Math.floor(Math.random() * 18_000)
    const servers = Array.from({ length: count }, () => createServer())
    try {
      await Promise.all(servers.map((server, index) => listen(server, first + index)))
      return first
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    } finally {
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
    }
  }
}

async function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
}

/** Returns a client of a port that uses up to 16 connections. It sends each request once. */
export function clientOf(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  onTestFinished(() => agent.destroy())
  return async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    form?: Record<string, string>,
  ): Promise<Reply> => {
    const body = form && new URLSearchParams(form).toString()
    const sent = request({ host: '127.0.0.1', port, method, path, agent, headers })
    if (body !== undefined) sent.setHeader('content-type', 'application/x-www-form-urlencoded')
    sent.end(body)
    const [response] = await once(sent, 'response')
    let text = ''
    for await (const data of response.setEncoding('utf8')) text += data
    const json: unknown = /json/.test(response.headers['content-type'] ?? '') ? JSON.parse(text) : undefined
    const records = isObject(json) && Array.isArray(json.data) ? json.data.filter(isObject) : []
    return { status: response.statusCode, headers: response.headers, text, records }
  }
}

export type Client = ReturnType<typeof clientOf>

/** Creates a link. Returns the status. */
export async function create(client: Client, key: string, url: string): Promise<number> {
  const { status } = await client('POST', '/api/v1/links', { authorization: `Bearer ${key}` }, { url })
  return status
}

/** Returns the addresses of all links of an account, sorted. Throws if there are more than a page has. */
export async function linksOf(client: Client, key: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${key}` }
  const { status, records, text } = await client('GET', '/api/v1/links?per_page=100', headers)
  if (status !== 200 || records.length === 100) throw new Error(`Failed to list links: ${status} ${text}`)
  return records.map(({ url }) => String(url)).sort()
}

/** Returns numbered names. */
export function names(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${index}`)
}

/** Creates a folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'scale-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}
