import { styleText } from 'node:util'
import type { Answered } from '../hosts/node/server.ts'
import type { Reason } from '../wire/plain.ts'
import { version } from './version.ts'

export const logKinds = ['pretty', 'json', 'none'] as const
export type LogKind = (typeof logKinds)[number]

/** What the banner of `serve` shows. */
export interface Facts {
  baseUrl: string
  /** A valid API key. */
  key: string
  /** Whether every other key is valid too. */
  anyKey: boolean
  seed: string
  /** The name of the dialect, unless it is the default one. */
  dialect: string | undefined
  /** The moment at which the clock is stopped, if it is. */
  now: string | undefined
}

/** The output of `serve` while it runs. Only the banner shows a key. No line shows bodies or headers. */
export interface Log {
  listening(facts: Facts): void
  answered(answered: Answered, account: number | undefined): void
  /** Reports an unexpected error. */
  failed(error: unknown): void
  stopping(signal: string): void
}

// One style at a time: with several, Node 20 writes colours even if they are disabled.
type Style = 'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow'

interface Streams {
  out: NodeJS.WriteStream
  err: NodeJS.WriteStream
}

/**
 * Creates a log.
 * @param streams where lines and failures are written. Colours depend on what each stream supports and on
 * NO_COLOR.
 */
export function logger(kind: LogKind, streams: Streams): Log {
  return kind === 'json' ? jsonLog(streams) : prettyLog(streams, kind === 'pretty')
}

function jsonLog({ out, err }: Streams): Log {
  const line = (stream: NodeJS.WriteStream, event: string, facts: object) =>
    stream.write(`${JSON.stringify({ event, ...facts })}\n`)
  return {
    listening: ({ baseUrl, seed, dialect, now }) => line(out, 'listening', { baseUrl, seed, dialect, now }),
    answered: (answered, account) => {
      const { text: reason, question } = answered.response.reason ?? {}
      line(out, 'answered', { ...factsOf(answered), account, reason, question })
    },
    failed: error => line(err, 'failed', { error: stackOf(error) }),
    stopping: signal => line(out, 'stopping', { signal }),
  }
}

function prettyLog({ out, err }: Streams, tellsAnswers: boolean): Log {
  const line = (text: string) => out.write(`${text}\n`)
  const style = (format: Style, text: string) => styleText(format, text, { stream: out })
  return {
    listening(facts) {
      const bearer = `-H ${quoted(`Authorization: Bearer ${facts.key}`)}`
      const row = (name: string, value: string, note = '') =>
        `  ${style('dim', name.padEnd(10))}${value}${note && style('dim', `  ${note}`)}`
      const lines = [
        '',
        `  ${style('bold', 'shortlink-kit')} ${version}  ${style('dim', 'mock of the link-shortening service')}`,
        '',
        row('Base URL', style('cyan', facts.baseUrl)),
        row(
          'API key',
          style('bold', facts.key),
          facts.anyKey ? 'any other key opens an account of its own' : '',
        ),
        row('Seed', facts.seed),
        ...(facts.dialect === undefined ? [] : [row('Dialect', facts.dialect)]),
        ...(facts.now === undefined ? [] : [row('Clock', facts.now, 'stands still')]),
        '',
        `  ${style('dim', 'Create a link, then list the links:')}`,
        '',
        `  curl ${bearer} -d url=https://shop.example/sale ${quoted(`${facts.baseUrl}/links`)}`,
        `  curl ${bearer} ${quoted(`${facts.baseUrl}/links?per_page=10`)}`,
        '',
        `  ${style('dim', 'Records are in memory until Ctrl+C.')}`,
        '',
      ]
      line(lines.join('\n'))
    },
    answered(answered, account) {
      if (!tellsAnswers) return
      const { method, path, status, ms } = factsOf(answered)
      const colour = status < 400 ? 'green' : status < 500 ? 'yellow' : 'red'
      const where = account === undefined ? '-' : `#${account}`
      line(
        `${style(colour, String(status))} ${method.padEnd(7)} ${path}  ${style('dim', `${ms} ms  ${where}`)}`,
      )
      const { reason } = answered.response
      if (reason !== undefined) line(`    ${printable(reason.text)}${question(reason, style)}`)
    },
    failed: error => err.write(`${styleText('red', 'shortlink-kit:', { stream: err })} ${stackOf(error)}\n`),
    stopping: signal =>
      line(`\n  ${signal}: finishing requests in flight; send the signal again to stop at once.`),
  }
}

function factsOf({ request, target, response, durationMs }: Answered) {
  return {
    method: request.method,
    path: printable(redacted(target)),
    status: response.status,
    ms: Number(durationMs.toFixed(1)),
  }
}

/**
 * Returns a hint if a request was refused because of an open question: with a different answer it may be
 * accepted.
 */
function question({ question: id }: Reason, style: (format: Style, text: string) => string): string {
  return id === undefined ? '' : style('dim', `  (open question ${id}: --answer '${id}=…')`)
}

/** Quotes a text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const secretName = /pass|key|token|secret|auth|bearer/i

/**
 * Returns a request's target without user name and password, and without the values of parameters whose names
 * sound secret.
 */
function redacted(target: string): string {
  const mark = target.indexOf('?')
  const address = (mark === -1 ? target : target.slice(0, mark)).replace(/\/\/[^/]*@/, '//[redacted]@')
  if (mark === -1) return address
  const pairs = target
    .slice(mark + 1)
    .split('&')
    .map(pair => {
      const [[name = ''] = []] = new URLSearchParams(pair)
      return secretName.test(name) && pair.includes('=') ? `${pair.split('=', 1)[0]}=[redacted]` : pair
    })
  return `${address}?${pairs.join('&')}`
}

/** Returns a text that is safe on one line of a terminal: text from outside must not move the cursor. */
function printable(text: string): string {
  const shown = text.replace(/[^\x20-\x7e]/g, '?')
  return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown
}
