import { UsageError } from '../../contract-tests/core/usage.ts'
import { defaultDialect } from '../dialect/dialect.ts'
import { contractDocuments } from '../hosts/node/documents.ts'
import { drain, type RunningServer, type ServeOptions, serve } from '../hosts/node/index.ts'
import { printHidden } from '../mock/faults/index.ts'
import { createMock, host, type Mock } from '../mock/mock.ts'
import { fixedClock, systemClock } from '../store/clock.ts'
import { adminOf, adminOptions } from './admin.ts'
import { defineCommand } from './command.ts'
import { dialectOf } from './dialect.ts'
import { faultOptions, faultsOf } from './faults.ts'
import { logger, logKinds } from './log.ts'
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
import { readSeed } from './seed.ts'
import { failedByFindings, reporterOf } from './serve-report.ts'
import { dialectOptions } from './shared-options.ts'
import { recordOptions, withState } from './state.ts'
import { Tally } from './tally.ts'
import { version } from './version.ts'
import { checkWatch, watchSeed } from './watch.ts'
import { keepNewObjectsYoung } from './young.ts'

/** Serves the mock until SIGINT or SIGTERM. */
export const start = defineCommand({
  name: 'serve',
  usage: ['[options]'],
  about: ['Serves a stateful mock of the link-shortening service. Each API key opens an account of its own.'],
  options: {
    port: {
      ...defaultedOption('N', 'Port to listen on; 0 picks a free one.', '4010', wholeNumber(0, 65_535)),
      short: 'p',
    },
    host: defaultedOption('HOST', 'Address to listen on.', '127.0.0.1', addressText),
    key: textsOption('KEY', 'A valid API key. Without it every key is valid.'),
    seed: {
      ...defaultedOption(
        'SEED',
        'What an account starts with: demo, empty, a number of links, or a JSON or YAML file.',
        'demo',
        text => text,
      ),
      completions: { words: ['demo', 'empty'], files: true },
    },
    ...recordOptions,
    ...dialectOptions,
    ...faultOptions,
    ...adminOptions,
    now: parsedOption('ISO', 'Stop the clock at a moment, such as 2026-01-31T12:00:00Z.', moment),
    'max-accounts': defaultedOption(
      'N',
      'How many accounts may be open.',
      '10000',
      wholeNumber(1, 1_000_000),
    ),
    log: defaultedOption(
      'KIND',
      'How requests are logged: pretty, json or none.',
      'pretty',
      parseWord(logKinds),
    ),
    verbose: flag('Log headers and bodies too. Keys, passwords and the values of pixels are hidden.'),
    'strict-client': flag(
      'Exit with 1 if a client has sent something that the interface document does not define: an unknown path, ' +
        'method, field or parameter, a body that is no form, or a value that had to be changed or ignored. Each is ' +
        'logged as a warning or is the reason of a refusal. Other refusals, such as a wrong key, do not count.',
    ),
    version: flag('Show the version.'),
  },
  exit:
    'SIGINT and SIGTERM stop the server after the requests in flight. A second signal stops it at once. The exit code is 0, ' +
    'or 1 with --strict-client and a finding.',
  async run(values) {
    if (values.version) return printVersion()
    const keys = values.key.map(key => headerText(key, '--key'))
    const clock = values.now === undefined ? systemClock : fixedClock(values.now)
    const stated = await dialectOf(values)
    const dialect = stated ?? defaultDialect
    const seed = await readSeed(values.seed, clock.now())
    const faults = await faultsOf(values)
    if (values.watch) checkWatch(values, seed)
    const inMemory = createMock({
      dialect,
      clock,
      maxAccounts: values['max-accounts'],
      seed,
      faults,
      ...(keys.length > 0 && { keys }),
    })
    const [first] = keys
    const log = logger(values.log, { out: process.stdout, err: process.stderr })
    const stateOptions = { key: first ?? 'demo-key', now: clock.now(), log, dialect }
    const stateful =
      values.state === undefined ? undefined : await withState(inMemory, values.state, stateOptions)
    const mock = stateful?.mock ?? inMemory
    // A large account takes a while to open: do it before the first request.
    if (first !== undefined && typeof seed !== 'string') mock[host].open(first)
    const admin = adminOf(values, mock, keys)
    const tally = new Tally()
    const isCounted = values.log !== 'none' || values['strict-client']
    const onAnswer = reporterOf(mock, log, tally, values)
    // Registered before the banner appears, because a signal may follow at once.
    const stopped = firstSignal()
    const { server, baseUrl } = await listen(mock, {
      port: values.port,
      host: values.host,
      onError: log.failed,
      outside: [contractDocuments(dialect), ...(admin ? [admin] : [])],
      ...(isCounted && { onAnswer }),
    })
    // An error in one request must not end the server.
    server.on('error', log.failed)
    process.on('uncaughtException', log.failed)
    log.listening({
      baseUrl,
      key: first ?? 'demo-key',
      anyKey: first === undefined,
      seed: values.seed,
      state: values.state,
      inspector: admin && new URL('/', baseUrl).href,
      dialect: stated?.name,
      faults: faults.map(printHidden),
      now: values.now === undefined ? undefined : new Date(values.now).toISOString(),
    })
    // Takes 4 ms, so it comes after the banner. No request has been read yet.
    keepNewObjectsYoung()
    if (values.watch) watchSeed(values.seed, mock, { log, now: () => clock.now() })
    log.stopping(await stopped)
    await drain(server)
    await stateful?.close()
    const summary = tally.summary()
    log.ended(summary)
    return values['strict-client'] && failedByFindings(summary, process.stderr) ? 1 : 0
  },
})

function printVersion(): number {
  process.stdout.write(`${version}\n`)
  return 0
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
    EADDRNOTAVAIL: `this machine does not have the address ${host}`,
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
