import type { Report } from '../run/run.ts'
import type { Judged } from '../run/summary.ts'
import { scriptOf } from './curl.ts'
import { factsOf, groupOf, sourceOf, verdictNames } from './words.ts'

/** Returns the report as JUnit XML: a test suite for each resource, a test case for each requirement. */
export function junitReport(report: Report): string {
  const groups = grouped(report.results)
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>']
  lines.push(`<testsuites${attributes({ name: report.target, ...countsOf(report.results) })}>`)
  for (const [group, results] of groups) {
    const suite = { name: group, timestamp: report.startedAt.replace(/\..*/, ''), ...countsOf(results) }
    lines.push(`  <testsuite${attributes(suite)}>`)
    for (const result of results) lines.push(...caseOf(report, result))
    lines.push('  </testsuite>')
  }
  lines.push('</testsuites>')
  return `${lines.join('\n')}\n`
}

/** Groups results by resource, in the order in which each resource first occurs. */
function grouped(results: readonly Judged[]): Map<string, Judged[]> {
  const groups = new Map<string, Judged[]>()
  for (const result of results) {
    const group = groupOf(result.id)
    groups.set(group, [...(groups.get(group) ?? []), result])
  }
  return groups
}

function countsOf(results: readonly Judged[]) {
  const isError = (result: Judged) => result.verdict === 'error'
  return {
    tests: results.length,
    failures: results.filter(result => result.red && !isError(result)).length,
    errors: results.filter(isError).length,
    skipped: results.filter(result => isSkip(result)).length,
    time: (results.reduce((sum, result) => sum + result.durationMs, 0) / 1000).toFixed(3),
  }
}

function isSkip({ verdict, red }: Judged): boolean {
  return !red && ['skipped', 'inconclusive', 'not-observable'].includes(verdict)
}

function caseOf(report: Report, result: Judged): string[] {
  const head = attributes({
    name: `${result.id}: ${result.title}`,
    classname: `${result.level}.${groupOf(result.id)}`,
    time: (result.durationMs / 1000).toFixed(3),
  })
  const facts = factsOf(result).map(([name, value]) => `${name}: ${value}`)
  facts.push(...scriptOf(report.target, result))
  const message = `${verdictNames[result.verdict]} (${sourceOf(result)})`
  const body = escaped(facts.join('\n'))
  if (result.red) {
    const element = result.verdict === 'error' ? 'error' : 'failure'
    return [
      `    <testcase${head}>`,
      `      <${element}${attributes({ message, type: result.verdict })}>${body}</${element}>`,
      '    </testcase>',
    ]
  }
  if (isSkip(result)) {
    const reason = `${verdictNames[result.verdict]}: ${result.reason ?? ''}`
    return [`    <testcase${head}>`, `      <skipped${attributes({ message: reason })}/>`, '    </testcase>']
  }
  if (result.verdict !== 'differs' && result.known !== true) return [`    <testcase${head}/>`]
  return [
    `    <testcase${head}>`,
    `      <system-out>${escaped(message)}\n${body}</system-out>`,
    '    </testcase>',
  ]
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML 1.0. Replaces the characters that XML does not allow even escaped. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"]/g, character => entities[character] ?? character)
}
