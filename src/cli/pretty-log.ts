import { styleText } from 'node:util'
import { type Finding, findingText } from '../mock/findings/index.ts'
import type { ShownExchange, ShownSide } from '../mock/shown-exchange.ts'
import type { Pair, Reason } from '../wire/plain.ts'
import { printable, shortened } from '../wire/printable.ts'
import { bannerOf, type Style } from './banner.ts'
import { type LogFacts, logFacts, stackOf } from './log-facts.ts'
import type { Log, Streams } from './log-types.ts'
import { summaryText } from './tally.ts'

type Paint = (format: Style, text: string) => string

/** Where the lines below a request begin: under its status. */
const indent = ' '.repeat('00:00:00 '.length)

/** Creates a log for people: one line for each request, and below it what the client should look at. */
export function prettyLog({ out, err }: Streams): Log {
  const line = (text: string) => out.write(`${text}\n`)
  const paint: Paint = (format, text) => styleText(format, text, { stream: out })
  return {
    listening: facts => line(bannerOf(facts, paint)),
    answered(logged) {
      const facts = logFacts(logged)
      line(requestLine(facts, paint))
      for (const finding of shownFindings(facts))
        line(`${indent}${paint('yellow', 'warning:')} ${printable(findingText(finding))}`)
      if (logged.exchange) line(exchangeText(logged.exchange, logged.answered.response.status, paint))
    },
    noted: message => line(`${indent}${message}`),
    warned: message => err.write(`${styleText('yellow', 'shortlink-kit:', { stream: err })} ${message}\n`),
    failed: error => err.write(`${styleText('red', 'shortlink-kit:', { stream: err })} ${stackOf(error)}\n`),
    stopping: signal =>
      line(`\n  ${signal}: finishing requests in flight; send the signal again to stop at once.`),
    ended: summary => line(`  ${summaryText(summary)}`),
  }
}

function requestLine({ method, path, status, ms, account, reason, setting }: LogFacts, paint: Paint): string {
  const colour = status < 400 ? 'green' : status < 500 ? 'yellow' : 'red'
  const where = account === undefined ? 'no account' : `account ${account}`
  const now = new Date().toTimeString().slice(0, 8)
  const why =
    reason === undefined ? '' : `  ${printable(reason.text)}${paint('dim', remedyText(reason, setting))}`
  const what = `${paint(colour, String(status))} ${method.padEnd(7)} ${printable(shortened(path))}`
  return `${paint('dim', now)} ${what}  ${paint('dim', `${ms} ms  ${where}`)}${why}`
}

/** Returns the question that decides a refusal, and the answer to try. */
function remedyText({ question }: Reason, setting: string | undefined): string {
  return setting === undefined ? '' : ` (${question}; try --answer ${quoted(printable(setting))})`
}

/** Quotes a text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** Returns the findings that say more than the reason of the refusal does. */
function shownFindings({ findings = [], reason }: LogFacts): readonly Finding[] {
  if (reason === undefined) return findings
  return findings.filter(({ kind, question, meant }) => {
    if (kind === 'unknown-method') return false
    return (
      kind === 'misplaced' || meant !== undefined || question === undefined || question !== reason.question
    )
  })
}

function exchangeText({ request, response }: ShownExchange, status: number, paint: Paint): string {
  const sent = sideLines(request).map(line => `${indent}${paint('cyan', '>')} ${line}`)
  const received = [String(status), ...sideLines(response)].map(
    line => `${indent}${paint('cyan', '<')} ${line}`,
  )
  return [...sent, ...received].map(line => line.trimEnd()).join('\n')
}

const mostLines = 100

/** Returns the lines of headers and body, without the odd characters that a client may have sent. */
function sideLines({ headers, body }: ShownSide): string[] {
  const lines = headers.map(pairLine)
  if (body === undefined) return lines
  const all =
    'note' in body ? [body.note] : 'fields' in body ? body.fields.map(pairLine) : jsonLines(body.json)
  const more = all.length - mostLines
  return [...lines, '', ...all.slice(0, mostLines), ...(more > 0 ? [`… ${more} more lines`] : [])]
}

function pairLine([name, value]: Pair): string {
  return printable(`${name}: ${value}`)
}

function jsonLines(json: unknown): string[] {
  return JSON.stringify(json, null, 2).split('\n').map(printable)
}
