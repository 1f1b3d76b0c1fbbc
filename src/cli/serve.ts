import { UsageError } from '../../contract-tests/core/usage.ts'
import { defaultDialect } from '../dialect/dialect.ts'
import { contractDocuments } from '../hosts/node/documents.ts'
import { drain, type RunningServer, type ServeOptions, serve } from '../hosts/node/index.ts'
import { createMock, host, type Mock } from '../mock/mock.ts'
import { fixedClock, systemClock } from '../store/clock.ts'
import { defineCommand } from './command.ts'
import { dialectOf } from './dialect.ts'
import { type LogKind, logger, logKinds } from './log.ts'
import {
  defaultedOption,
  flag,
  headerText,
  moment,
  parsedOption,
  parseWord,
  textsOption,
  wholeNumber,
} from './option.ts'
import { dialectOptions } from './options.ts'
import { readSeed } from './seed.ts'
import { version } from './version.ts'

/** Serves the mock until SIGINT or SIGTERM. */
export const start = defineCommand({
  name: 'serve',
  usage: ['[options]'],
  about: ['Serves a stateful mock of the link-shortening service. Each API key opens an account of its own.'],
  options: {
    port: defaultedOption('N', 'Port to listen on; 0 picks a free one.', '4010', wholeNumber(0, 65_535)),
    host: defaultedOption('HOST', 'Address to listen on.', '127.0.0.1', addressText),
    key: textsOption('KEY', 'A valid API key. Without it every key is valid.'),
    seed: defaultedOption(
      'SEED',
      'What an account starts with: demo, empty, a number of links, or a JSON or YAML file.',
      'demo',
      text => text,
    ),
    ...dialectOptions,
    now: parsedOption('ISO', 'Stop the clock at a moment, such as 2026-01-31T12:00:00Z.', moment),
    'max-accounts': defaultedOption('N', 'How many accounts may be open.', '100', wholeNumber(1, 1_000_000)),
    log: defaultedOption(
      'KIND',
      'How requests are logged: pretty, json or none.',
      'pretty',
      parseWord(logKinds),
    ),
    version: flag('Show the version.'),
  },
  exit: 'SIGINT and SIGTERM stop it once the requests in flight are answered; a second one stops it at once.',
  async run(values) {
    if (values.version) {
      process.stdout.write(`${version}\n`)
      return 0
    }
    const keys = values.key.map(key => headerText(key, '--key'))
    const clock = values.now === undefined ? systemClock : fixedClock(values.now)
    const stated = await dialectOf(values)
    const dialect = stated ?? defaultDialect
    const seed = await readSeed(values.seed, clock.now())
    const mock = createMock({
      dialect,
      clock,
      maxAccounts: values['max-accounts'],
      seed,
      ...(keys.length > 0 && { keys }),
    })
    const [first] = keys
    // A large account takes a while to open: do it before the first request.
    if (first !== undefined && typeof seed !== 'string') mock.store(first)
    const log = logger(values.log, { out: process.stdout, err: process.stderr })
    // Registered before the banner appears, because a signal may follow at once.
    const stopped = firstSignal()
    const { server, baseUrl } = await listen(mock, {
      port: values.port,
      host: values.host,
      onError: log.failed,
      outside: contractDocuments(dialect),
      ...onAnswer(mock, values.log, log.answered),
    })
    // An error in one request must not end the server.
    server.on('error', log.failed)
    process.on('uncaughtException', log.failed)
    log.listening({
      baseUrl,
      key: first ?? 'demo-key',
      anyKey: first === undefined,
      seed: values.seed,
      dialect: stated?.name,
      now: values.now === undefined ? undefined : new Date(values.now).toISOString(),
    })
    log.stopping(await stopped)
    await drain(server)
    return 0
  },
})

function onAnswer(
  mock: Mock,
  kind: LogKind,
  log: ReturnType<typeof logger>['answered'],
): Pick<ServeOptions, 'onAnswer'> {
  if (kind === 'none') return {}
  return { onAnswer: answered => log(answered, mock[host].accountNumber(answered.request)) }
}

function addressText(text: string, option: string): string {
  if (text !== '') return text
  throw new UsageError(`${option} must be an address, such as 127.0.0.1`)
}

/** Serves a mock. Throws UsageError if the address cannot be listened on. */
async function listen(mock: Mock, options: ServeOptions): Promise<RunningServer> {
  const { port, host } = options
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} is in use: choose another with --port, or 0 for a free one`,
    EACCES: `port ${port} needs more rights: choose one above 1023 with --port`,
    EADDRNOTAVAIL: `the address ${host} is not one of this machine`,
    ENOTFOUND: `there is no host ${JSON.stringify(host)}`,
  }
  try {
    return await serve(mock, options)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new UsageError(`Failed to listen: ${reasons[String(error.code)] ?? error.message}`)
  }
}

/** Resolves with the name of the first signal to stop. A second signal ends the process at once. */
function firstSignal(): Promise<string> {
  return new Promise(resolve => {
    let isStopping = false
    const stop = (signal: NodeJS.Signals) => {
      if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143)
      isStopping = true
      resolve(signal)
    }
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
  })
}
