import type { Report } from '../run/run.ts'
import { causesOf } from './causes.ts'
import { conclusionOf, countOf, factsOf, othersWords, sourceOf } from './words.ts'

/**
 * Returns the annotations for a GitHub Actions job: one error for each cause, one warning for each record
 * left behind, and one notice for the run.
 */
export function githubReport(report: Report): string {
  const errors = causesOf(report.results).map(({ name, first, alike }) => {
    const facts = factsOf(first).map(([fact, value]) => `${fact}: ${value}`)
    const also = alike.length === 0 ? [] : [`same cause: ${alike.map(({ id }) => id).join(', ')}`]
    return command('error', name, [`${first.title} (${sourceOf(first)})`, ...facts, ...also].join('\n'))
  })
  const left = report.leftBehind.map(({ resource, id, marker, reason }) =>
    command('warning', `left behind: ${resource}/${id ?? '?'}`, `${marker}: ${reason}`),
  )
  const others = othersWords(report).map(words => command('warning', 'records of others', words))
  const conclusion = command(
    'notice',
    'Contract suite',
    `${report.target}: ${conclusionOf(report)}, with ${countOf(report.requests)}`,
  )
  return `${[...errors, ...left, ...others, conclusion].join('\n')}\n`
}

function command(kind: 'error' | 'warning' | 'notice', title: string, message: string): string {
  const escaped = title.replace(/[%\r\n:,]/g, encodeURIComponent)
  return `::${kind} title=${escaped}::${message.replace(/[%\r\n]/g, encodeURIComponent)}`
}
