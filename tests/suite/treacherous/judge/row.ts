import { isWrite } from '../server/wire.ts'
import type { Case } from './case.ts'
import { isNamed, leftOn, type Outcome } from './outcome.ts'
import { foreignChangesOf, foreignWritesOf, violationsOf } from './rules.ts'

/** The result of one run in figures. */
export interface Row {
  name: string
  /** The command line that runs it again. */
  again: string
  requests: number
  writes: number
  foreignWrites: number
  foreignChanges: number
  left: { named: number; notNamed: number }
  exitCode: number | null
  durationMs: number
  violations: readonly string[]
}

/** `verify · update-hits-the-one-before · whole` */
export function nameOf({ command, kinds, moment, at }: Case): string {
  const when = moment.counts === undefined ? '' : ` at ${moment.counts.replace(/s$/, '')} ${at}`
  return [command, kinds.map(({ id }) => id).join(' + '), `${moment.id}${when}`].join(' · ')
}

export function rowOf(given: Case, outcome: Outcome): Row {
  const { server, ended, before, durationMs } = outcome
  const left = leftOn(outcome)
  const named = left.filter(record => isNamed(outcome, record)).length
  return {
    name: nameOf(given),
    again: againOf(given),
    requests: server.wire.length - before,
    writes: server.wire.filter(one => one.n > before && isWrite(one)).length,
    foreignWrites: foreignWritesOf(outcome).length,
    foreignChanges: foreignChangesOf(outcome),
    left: { named, notNamed: left.length - named },
    exitCode: ended.exitCode,
    durationMs: Math.round(durationMs),
    violations: violationsOf(outcome),
  }
}

/** A run that could not be judged, because the server or the judge threw an error. */
export function faultyRowOf(given: Case, error: unknown): Row {
  return {
    name: nameOf(given),
    again: againOf(given),
    requests: 0,
    writes: 0,
    foreignWrites: 0,
    foreignChanges: 0,
    left: { named: 0, notNamed: 0 },
    exitCode: null,
    durationMs: 0,
    violations: [`harness: ${error instanceof Error ? error.stack : error}`],
  }
}

function againOf({ command, kinds, seed, moment, at, length, concurrency = 1, form }: Case): string {
  const ids = kinds.map(({ id }) => id).join('+')
  const when = moment.counts === undefined ? moment.id : `${moment.id}@${at}`
  const rest = [
    length === 'full' ? '' : `--run ${length}`,
    concurrency === 1 ? '' : `--concurrency ${concurrency}`,
    form ? `--form '${JSON.stringify(form)}'` : '',
  ].filter(Boolean)
  const all = ['--command', command, '--kind', ids, '--moment', when, '--seed', seed, ...rest]
  return `npm run treacherous -- ${all.join(' ')}`
}

/** Rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const head = [
    'run',
    'requests',
    'writes',
    'foreign writes',
    'foreign changes',
    'left: named / not',
    'exit',
    's',
    'verdict',
  ]
  const lines = rows.map(row =>
    [
      row.name,
      row.requests,
      row.writes,
      row.foreignWrites,
      row.foreignChanges,
      `${row.left.named} / ${row.left.notNamed}`,
      row.exitCode ?? 'none',
      (row.durationMs / 1000).toFixed(1),
      row.violations.length === 0 ? 'ok' : row.violations.map(one => one.split(':')[0]).join(', '),
    ].join(' | '),
  )
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines].map(line => `| ${line} |`).join('\n')
}
