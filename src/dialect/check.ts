import { describe, type Issue } from '../documents/issue.ts'
import type { Answers, StatedAnswers } from '../generated/answers.ts'
import { operations } from '../generated/operations.ts'
import { answersOf } from './dialect.ts'
import { readOffset, zoneOf } from './zones.ts'

/**
 * Checks answers that each fit the schema. Returns invalid values that no schema can detect, and
 * contradictions.
 */
export function contradictions(stated: StatedAnswers): Issue[] {
  return ruleIssues(answersOf({ name: '', answers: stated }))
}

function ruleIssues(answers: Answers): Issue[] {
  const issues: Issue[] = []
  const { pattern } = answers['links.alias.rule']
  if (!compiles(pattern)) {
    const expected = 'a regular expression that compiles (with the flag u)'
    issues.push({ path: 'answers.links.alias.rule.pattern', expected, received: describe(pattern) })
  }
  const zone = answers['links.expiration.zone']
  if (readOffset(zone) !== undefined || zoneOf(zone) === undefined) {
    const expected = 'an IANA time zone such as America/New_York'
    issues.push({ path: 'answers.links.expiration.zone', expected, received: describe(zone) })
  }
  const { name, counts, first } = answers['list.page-parameter']
  const path = 'answers.list.page-parameter'
  const lists = [operations.listLinks, operations.listPixels]
  if (lists.some(({ parameters }) => parameters.some(known => known.documented && known.name === name))) {
    const expected = 'a name that no documented parameter has'
    issues.push({ path: `${path}.name`, expected, received: describe(name) })
  }
  if ((counts === 'cursor' || counts === 'ids') && first !== undefined) {
    issues.push({
      path: `${path}.first`,
      expected: `nothing, as ${counts === 'ids' ? 'an identifier' : 'a cursor'} counts nothing`,
      received: String(first),
    })
  }
  return issues
}

function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u')
    return true
  } catch {
    return false
  }
}
