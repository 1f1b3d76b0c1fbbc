import type { Server } from 'node:http'
import { defaultDialect } from '../dialect/dialect.ts'
import { contractDocuments } from '../hosts/node/documents.ts'
import { basePath, createNodeServer, drain } from '../hosts/node/server.ts'
import { createMock, type MockOptions } from '../mock/mock.ts'
import { fixedClock, systemClock } from '../store/clock.ts'
import { dialectOf, dialectOptions } from './dialect.ts'
import { logger, logKinds } from './log.ts'
import { readSeed } from './seed.ts'
import { moment, parseOptions, UsageError, wholeNumber } from './usage.ts'
import { version } from './version.ts'

const help = `Usage: shortlink-kit serve [options]

Serves a stateful mock of the link-shortening service. Each API key has a sandbox of its own.

Options:
  --port N            Port to listen on; 0 picks a free one. Default 4010.
  --host HOST         Address to listen on. Default 127.0.0.1: this machine only.
  --key KEY           A valid API key; may be repeated. Without it every key is valid.
  --seed SEED         What a sandbox starts with: demo (default), empty, a number of links, or a JSON or YAML file.
  --dialect DIALECT   How to write and behave: a file, as learned from a server or written by hand, or a convention:
                      aip, bare, drf, hal, json-api, laravel, laravel-bare, stripe. Repeated, the later one counts.
  --answer ID=VALUE   One answer (YAML), to try it: --answer update.patch=as-put. May be repeated.
  --now ISO           Stop the clock at a moment, such as 2026-01-31T12:00:00Z.
  --max-sandboxes N   How many keys can have a sandbox. Default 100.
  --log KIND          A line for each request: pretty (default), json or none.
  --help              Show this help.
  --version           Show the version.

SIGINT and SIGTERM end it once what is in flight is answered, a second one at once.
`

/** Serves until SIGINT or SIGTERM. Gives 0 after draining, and throws UsageError for what it cannot start with. */
export async function run(argv: string[]): Promise<number> {
  const { values } = parseOptions({
    args: argv,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      key: { type: 'string', multiple: true },
      seed: { type: 'string', default: 'demo' },
      ...dialectOptions,
      now: { type: 'string' },
      'max-sandboxes': { type: 'string', default: '100' },
      log: { type: 'string', default: 'pretty' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  })
  if (values.help || values.version) {
    process.stdout.write(values.help ? help : `${version}\n`)
    return 0
  }
  const { key: keys, host, seed, now } = values
  const port = wholeNumber('--port', values.port, 0, 65_535)
  const maxSandboxes = wholeNumber('--max-sandboxes', values['max-sandboxes'], 1, 1_000_000)
  const kind = logKinds.find(known => known === values.log)
  if (kind === undefined) {
    throw new UsageError(`--log must be one of ${logKinds.join(', ')}, got ${JSON.stringify(values.log)}`)
  }
  if (host === '') throw new UsageError('--host must be an address, such as 127.0.0.1')
  if (keys?.some(key => !/^[\x21-\x7e]+$/.test(key))) {
    throw new UsageError('--key must be visible ASCII characters without spaces')
  }
  const clock = now === undefined ? systemClock : fixedClock(moment('--now', now))
  const stated = await dialectOf(values)
  const dialect = stated ?? defaultDialect
  const options: MockOptions = { dialect, clock, maxSandboxes, seed: await readSeed(seed, clock.now()) }
  if (keys) options.keys = keys
  const mock = createMock(options)
  // A large sandbox takes a while to open: no request of the first key has to wait for it.
  if (keys?.[0] !== undefined && typeof options.seed !== 'string') mock.sandbox(keys[0])
  const log = logger(kind, { out: process.stdout, err: process.stderr })
  const server = createNodeServer(mock, {
    onError: log.failed,
    outside: contractDocuments(dialect),
    ...(kind !== 'none' && {
      onAnswer: answered => log.answered(answered, mock.sandboxNumber(answered.request)),
    }),
  })
  // From here on a signal is heard: whoever has read the banner may send one at once.
  const stopped = firstSignal()
  await listen(server, port, host)
  // The last resort: whatever is wrong with one request must not end the server that others rely on.
  server.on('error', log.failed)
  process.on('uncaughtException', log.failed)
  log.listening({
    baseUrl: addressOf(server),
    key: keys?.[0] ?? 'demo-key',
    anyKey: keys === undefined,
    seed,
    dialect: stated?.name,
    now: now === undefined ? undefined : new Date(clock.now()).toISOString(),
  })
  log.stopping(await stopped)
  await drain(server)
  return 0
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = ({ code, message }: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `port ${port} is in use: choose another with --port, or 0 for a free one`,
        EACCES: `port ${port} may not be used without more rights: choose one above 1023 with --port`,
        EADDRNOTAVAIL: `the address ${host} is not one of this machine`,
        ENOTFOUND: `there is no host ${JSON.stringify(host)}`,
      }
      reject(new UsageError(`Failed to listen: ${reasons[code ?? ''] ?? message}`))
    }
    server.once('error', fail).listen(port, host, () => {
      server.off('error', fail)
      resolve()
    })
  })
}

/** The base URL by which this machine reaches a server that listens. */
function addressOf(server: Server): string {
  const bound = server.address()
  if (typeof bound !== 'object' || bound === null)
    throw new Error('Failed to print the address: it has no port')
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }
  const address = everywhere[bound.address] ?? bound.address
  return `http://${address.includes(':') ? `[${address}]` : address}:${bound.port}${basePath}`
}

/** The name of the first signal to stop; a second one ends the process at once. */
function firstSignal(): Promise<string> {
  return new Promise(resolve => {
    let stopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (stopping) process.exit(signal === 'SIGINT' ? 130 : 143)
      stopping = true
      resolve(signal)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}
