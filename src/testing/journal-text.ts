import { settingOf } from '../mock/answer-text.ts'
import { findingText } from '../mock/findings/index.ts'
import type { JournalEntry } from '../mock/journal.ts'
import { printable } from '../wire/printable.ts'
import { hidden, isSecretField } from '../wire/secrets.ts'

/** How many of the latest requests are shown. */
const most = 50

/** Returns the requests of a failed test: method, path, status, and what the client should look at. */
export function journalText(entries: readonly JournalEntry[]): string {
  if (entries.length === 0)
    return 'The mock got no request for this account. Does the client have its base URL and its API key?'
  const more = entries.length - most
  const head = `Requests to the mock${more > 0 ? `, without the first ${more}` : ''}:`
  return [head, ...entries.slice(-most).flatMap(linesOf)].join('\n')
}

function linesOf({ method, path, query, status, reason, findings }: JournalEntry): string[] {
  const setting = reason && settingOf(reason)
  const remedy = setting ? ` (the dialect's answer ${setting} would accept it)` : ''
  const why = reason === null ? '' : `  ${reason.text}${remedy}`
  const target = `${path ?? '(outside of the base URL)'}${queryText(query)}`
  const shown = status === 0 ? 'network error' : status
  const warnings = findings.map(finding => `    warning: ${findingText(finding)}`)
  return [`  ${method} ${target}  ${shown}${why}`, ...warnings].map(printable)
}

function queryText(query: JournalEntry['query']): string {
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values].flat().map(value => `${name}=${isSecretField(name) ? hidden : value}`),
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}
