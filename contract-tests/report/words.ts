import type { Verdict } from '../run/result.ts'
import type { Report } from '../run/run.ts'
import type { Counts, Judged } from '../run/summary.ts'

/** How verdicts are called in every report, in the order in which they matter. */
export const verdictNames: Record<Verdict, string> = {
  fail: 'broken',
  error: 'error of the suite',
  differs: 'differs',
  inconclusive: 'inconclusive',
  'not-observable': 'not observable',
  skipped: 'skipped',
  pass: 'kept',
  confirmed: 'confirmed',
}

export const verdicts = Object.keys(verdictNames) as Verdict[]

/** The resource that a requirement is about: the first word of its id. */
export function groupOf(id: string): string {
  return id.split('.')[0] ?? id
}

/** A text without the characters that would move a terminal's cursor. */
export function harmless(text: string): string {
  return text.replace(/\p{Cc}/gu, '�')
}

/** A value in one line of harmless characters, cut short. */
export function brief(value: unknown, length = 400): string {
  const raw = typeof value === 'string' ? value : JSON.stringify(value)
  if (raw === undefined) return 'nothing'
  const text = harmless(raw.replace(/\s+/g, ' '))
  return text.length > length ? `${text.slice(0, length)}…` : text
}

/** What a requirement rests on, for a person: a section, a question of the register or a shape. */
export function sourceOf({ level, source }: Pick<Judged, 'level' | 'source'>): string {
  if (level === 'documented') return `section ${source}`
  return source.startsWith('shapes.') ? source : `question ${source}`
}

/** The facts under a result, in order: what was expected, what came, why. */
export function factsOf(result: Judged): [name: string, value: string][] {
  const facts: [string, string][] = []
  if (result.expected !== undefined) facts.push(['expected', brief(result.expected)])
  if (result.received !== undefined) facts.push(['received', brief(result.received)])
  if (result.reason !== undefined) facts.push(['reason', brief(result.reason, 1000)])
  return facts
}

/** The summary in one sentence each: what is documented, what is assumed. */
export function summaryLines(summary: Counts): { documented: string; assumed: string } {
  const { documented, assumed } = summary
  return {
    documented: counted([
      [documented.kept, 'kept'],
      [documented.broken, 'broken'],
      [documented.inconclusive, 'inconclusive'],
      [documented.skipped, 'skipped'],
      [documented.error, 'error'],
    ]),
    assumed: counted([
      [assumed.confirmed, 'confirmed'],
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

/** What a run came to, in a few words. */
export function conclusionOf(report: Report): string {
  const { summary, exitCode } = report
  const red = `${summary.red} ${summary.red === 1 ? 'requirement is' : 'requirements are'} red`
  if (exitCode === 3) {
    const count = report.leftBehind.length
    return `${count} ${count === 1 ? 'record was' : 'records were'} left behind; ${red}`
  }
  if (exitCode === 2) return report.stopped ?? 'nothing could be judged'
  if (exitCode === 0) return 'the contract is kept'
  // An answer that drifted was promised by a dialect, not by the document.
  const { broken, error } = summary.documented
  return broken + error > 0 ? `the contract is broken: ${red}` : `the contract is kept, but ${red}`
}
