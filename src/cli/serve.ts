import type { Server } from 'node:http'
import { basePath, createNodeServer } from '../hosts/node.ts'
import { createMock, type MockOptions } from '../mock.ts'
import { fixedClock, systemClock } from '../model/clock.ts'
import { logger, logKinds } from './log.ts'
import { readSeed } from './seed.ts'
import { parseOptions, UsageError, wholeNumber } from './usage.ts'

const help = `Usage: shortlink-kit serve [options]

Serves a stateful mock of the link-shortening service. Each API key has a sandbox of its own.

Options:
  --port N            Port to listen on; 0 picks a free one. Default 4010.
  --host HOST         Address to listen on. Default 127.0.0.1: this machine only.
  --key KEY           A valid API key; may be repeated. Without it every key is valid.
  --seed SEED         What a sandbox starts with: demo (default), empty, a number of links, or a JSON or YAML file.
  --now ISO           Stop the clock at a moment, such as 2026-01-31T12:00:00Z.
  --max-sandboxes N   How many keys can have a sandbox. Default 100.
  --log KIND          A line for each request: pretty (default), json or none.
  --help              Show this help.
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
      now: { type: 'string' },
      'max-sandboxes': { type: 'string', default: '100' },
      log: { type: 'string', default: 'pretty' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    process.stdout.write(help)
    return 0
  }
  const port = wholeNumber('--port', values.port, 0, 65_535)
  const maxSandboxes = wholeNumber('--max-sandboxes', values['max-sandboxes'], 1, 1_000_000)
  const kind = logKinds.find(known => known === values.log)
  if (kind === undefined)
    throw new UsageError(`--log must be one of ${logKinds.join(', ')}, got "${values.log}"`)
  if (values.key?.some(key => !/^[\x21-\x7e]+$/.test(key))) {
    throw new UsageError('--key must be visible ASCII characters without spaces')
  }
  const clock = values.now === undefined ? systemClock : fixedClock(moment(values.now))
  const options: MockOptions = { clock, maxSandboxes, seed: await readSeed(values.seed, clock.now()) }
  if (values.key) options.keys = values.key
  const mock = createMock(options)
  const log = logger(kind, process.stdout)
  const server = createNodeServer(
    mock,
    kind === 'none'
      ? {}
      : { onAnswer: answered => log.answered(answered, mock.sandboxNumber(answered.request)) },
  )
  await listen(server, port, values.host)
  log.listening({
    baseUrl: addressOf(server, values.host),
    key: values.key?.[0] ?? 'demo-key',
    seed: values.seed,
  })
  return await drained(server)
}

function moment(text: string): number {
  const parsed = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}.*)?$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(parsed))
    throw new UsageError(`--now must be a moment such as 2026-01-31T12:00:00Z, got "${text}"`)
  return parsed
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `port ${port} is in use: choose another with --port, or 0 for a free one`,
        EACCES: `port ${port} may not be used without more rights: choose one above 1023 with --port`,
        EADDRNOTAVAIL: `the address ${host} is not one of this machine`,
        ENOTFOUND: `there is no host "${host}"`,
      }
      const reason = reasons[error.code ?? '']
      reject(reason === undefined ? error : new UsageError(`Failed to listen: ${reason}`))
    })
    server.listen(port, host, resolve)
  })
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : ''
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${basePath}`
}

/** Resolves with 0 once the last answer is out after a signal; a second signal ends the process at once. */
function drained(server: Server): Promise<number> {
  return new Promise(resolve => {
    let draining = false
    const stop = (signal: NodeJS.Signals) => {
      if (draining) process.exit(signal === 'SIGINT' ? 130 : 143)
      draining = true
      server.close(() => resolve(0))
      server.closeIdleConnections()
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}
