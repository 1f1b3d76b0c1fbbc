import type { Verdict } from '../run/result.ts'
import type { Report } from '../run/run.ts'
import type { Counts, Judged } from '../run/summary.ts'

/** The name of each verdict in every report, with the most important verdict first. */
export const verdictNames: Record<Verdict, string> = {
  failed: 'failed',
  error: 'error of the suite',
  differs: 'differs',
  inconclusive: 'inconclusive',
  'not-observable': 'not observable',
  skipped: 'skipped',
  passed: 'passed',
  matches: 'matches',
}

export const verdicts = Object.keys(verdictNames) as Verdict[]

/** Returns the resource that a requirement is about: the first part of its id. */
export function groupOf(id: string): string {
  return id.split('.')[0] ?? id
}

/** Returns the number of requests of a run in words. */
export function countOf(requests: number): string {
  return `${requests} ${requests === 1 ? 'request' : 'requests'}`
}

/** Replaces the control characters, which could move a terminal's cursor. */
export function harmless(text: string): string {
  return text.replace(/\p{Cc}/gu, '�')
}

/** Returns a value on one line, without control characters and shortened. */
export function oneLine(value: unknown, length = 400): string {
  const raw = typeof value === 'string' ? value : JSON.stringify(value)
  if (raw === undefined) return 'nothing'
  const text = harmless(raw.replace(/\s+/g, ' '))
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/** Returns the source of a requirement in words: a section, a question of the register or a shape. */
export function sourceOf({ level, source }: Pick<Judged, 'level' | 'source'>): string {
  if (level === 'documented') return `section ${source}`
  return source.startsWith('shapes.') ? source : `question ${source}`
}

/** Returns the facts to show under a result, in order: expected, received, reason. */
export function factsOf(result: Judged): [name: string, value: string][] {
  const facts: [string, string][] = []
  if (result.expected !== undefined) facts.push(['expected', oneLine(result.expected)])
  if (result.received !== undefined) facts.push(['received', oneLine(result.received)])
  if (result.reason !== undefined) facts.push(['reason', oneLine(result.reason, 1000)])
  return facts
}

/** Returns the counts of the documented and of the assumed requirements, each as a line of text. */
export function summaryLines(summary: Counts): { documented: string; assumed: string } {
  const { documented, assumed } = summary
  return {
    documented: counted([
      [documented.passed, 'passed'],
      [documented.failed, 'failed'],
      [documented.inconclusive, 'inconclusive'],
      [documented.skipped, 'skipped'],
      [documented.error, 'error'],
    ]),
    assumed: counted([
      [assumed.matches, 'matches'],
      [assumed.differs, 'differs'],
      [assumed.notObservable, 'not observable'],
      [assumed.inconclusive, 'inconclusive'],
      [assumed.skipped, 'skipped'],
      [assumed.error, 'error'],
    ]),
  }
}

function counted(counts: [count: number, name: string][]): string {
  const first = counts.slice(0, 2)
  const rest = counts.slice(2).filter(([count]) => count > 0)
  return [...first, ...rest].map(([count, name]) => `${count} ${name}`).join(', ')
}

/** Returns what to know about records of other people that disappeared or changed, in sentences. */
export function othersWords({ vanished = [], changed = [], run }: Report): string[] {
  const gone = `${vanished.join(', ')} disappeared during the run and ${vanished.length === 1 ? 'is not a record' : 'are not records'} of ${run}: somebody deleted them, or the server did when it carried out a write of the run`
  const differs = `${changed.join('; ')}: other values than before the run. ${changed.length === 1 ? 'It is not a record' : 'They are not records'} of ${run}: somebody changed them, or the server did when it carried out a request of the run`
  return [...(vanished.length > 0 ? [gone] : []), ...(changed.length > 0 ? [differs] : [])]
}

/** Returns the conclusion of a run in a few words. */
export function conclusionOf(report: Report): string {
  const { summary, exitCode } = report
  const red = `${summary.red} ${summary.red === 1 ? 'requirement is' : 'requirements are'} red`
  if (exitCode === 3) {
    const count = report.leftBehind.length
    if (count === 0) return `the run ended early; ${red}`
    return `${count} ${count === 1 ? 'record was' : 'records were'} left behind; ${red}`
  }
  if (exitCode === 2) return report.stopped ?? 'nothing could be judged'
  if (exitCode === 0) return 'the server implements the contract'
  // If only assumed requirements are red, the server differs from the dialect but does what the document
  // says.
  const { failed, error } = summary.documented
  return failed + error > 0
    ? `the contract is broken: ${red}`
    : `the server implements the contract, but ${red}`
}
