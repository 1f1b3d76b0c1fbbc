import { styleText } from 'node:util'
import type { Answered } from '../hosts/node/server.ts'
import type { Reason } from '../wire/plain.ts'
import { bannerOf, type Facts, type Style } from './banner.ts'

export const logKinds = ['pretty', 'json', 'none'] as const
export type LogKind = (typeof logKinds)[number]

/** The output of `serve` while it runs. Only the banner shows a key. No line shows bodies or headers. */
export interface Log {
  listening(facts: Facts): void
  answered(answered: Answered, account: number | undefined): void
  /** Reports an unexpected error. */
  failed(error: unknown): void
  stopping(signal: string): void
}

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
    listening: facts => line(bannerOf(facts, style)),
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
