import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunOptions } from '../../../../contract-tests/index.ts'
import type { Kind } from '../kinds/kind.ts'
import type { JsonForm } from '../server/json-form.ts'
import { openServer, type Server } from '../server/server.ts'
import type { Wired } from '../server/wire.ts'
import { type CommandName, callCommand } from './commands.ts'
import type { Ended } from './outcome.ts'

/** A server and a client that has not started yet, on which a moment works. */
export interface Stage {
  readonly command: CommandName
  readonly server: Server
  readonly options: RunOptions
  readonly ledgerFile: string
  /** An empty folder of this run. */
  readonly folder: string
  /** Numbers of requests whose harm no client could foresee. */
  readonly excused: number[]
  /** Stops the client as its caller does. */
  abort(): void
  /** Calls back when the k-th request from now on is received. */
  at(k: number, what: (request: Wired) => 'drop' | undefined): void
  /** Runs the command in this process. The run before a `cleanup` is already over. */
  call(): Promise<Ended>
  ledger(): string | undefined
  /** Waits until the server has finished, and deletes the folder. */
  end(): Promise<void>
}

export interface StageOptions {
  command: CommandName
  kinds: readonly Kind[]
  seed: number
  form?: Partial<JsonForm> | undefined
  only?: readonly string[] | undefined
  concurrency?: number
  /** Time limit of a run in milliseconds. After twice this time, the server is unreachable. */
  limitMs: number
}

/** When the client is stopped, so that there is time for its cleanup. */
const untilStop = 0.8

/** A disk in memory if there is one, because a ledger is flushed after each line. */
const memory = '/dev/shm'

export async function openStage(given: StageOptions): Promise<Stage> {
  const { command, kinds, seed, form, only, concurrency, limitMs } = given
  const folder = mkdtempSync(join(existsSync(memory) ? memory : tmpdir(), 'treacherous-'))
  const ledgerFile = join(folder, 'ledger.jsonl')
  const server = await openServer({
    seed,
    form: Object.assign({}, form, ...kinds.map(kind => kind.form)),
    links: kinds.find(kind => kind.links !== undefined)?.links,
    pixels: kinds.find(kind => kind.pixels !== undefined)?.pixels,
    twists: kinds.map(kind => kind.twist),
  })
  const controller = new AbortController()
  const timeouts = kinds.flatMap(kind => kind.timeoutMs ?? [])
  const options: RunOptions = {
    baseUrl: server.baseUrl,
    apiKey: server.apiKey,
    domainIds: ['1', '2'],
    spaceIds: ['1', '2'],
    ledger: ledgerFile,
    signal: controller.signal,
    ...(only && { only }),
    concurrency,
    ...(timeouts.length > 0 && { timeoutMs: Math.min(...timeouts) }),
  }
  const timers = [
    setTimeout(() => controller.abort(), limitMs * untilStop),
    setTimeout(() => {
      server.away = true
    }, limitMs * 2),
  ]
  return {
    command,
    server,
    options,
    ledgerFile,
    folder,
    excused: [],
    abort: () => controller.abort(),
    at(k, what) {
      const from = server.wire.length
      server.onRequest = request => (request.n === from + k ? what(request) : undefined)
    },
    call: () => callCommand(command, options),
    ledger: () => (existsSync(ledgerFile) ? readFileSync(ledgerFile, 'utf8') : undefined),
    async end() {
      for (const timer of timers) clearTimeout(timer)
      rmSync(folder, { recursive: true, force: true })
      await server.settle()
    },
  }
}
