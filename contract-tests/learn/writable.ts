import type { Dialect } from '../../src/dialect/dialect.ts'
import { DialectError, formatDialect, parseDialect } from '../../src/dialect/file.ts'
import { isObject } from '../../src/dialect/shapes/json.ts'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { questionsIn } from '../requirements/questions.ts'
import type { QuestionId } from '../requirements/requirement.ts'
import type { Unexplained } from './shapes/fitted.ts'

// A server may show what no dialect file can state. Such answers and shapes are removed, so that the file can
// be read again.

/** A question that was not answered, in whole or in part. For what is missing, the default applies. */
export interface Unseen {
  id: QuestionId
  reason: string
}

/** Removes the shapes that are invalid in a dialect file, and adds them to `unexplained`. */
export function sound(dialect: Dialect, shapes: Shapes, unexplained: Unexplained[]): Shapes {
  let rest: Shapes = shapes
  for (;;) {
    const [issue] = issuesOf({ ...dialect, shapes: rest }).filter(({ path }) => path.startsWith('shapes.'))
    if (issue === undefined) return rest
    const [, name = '', kind = ''] = issue.path.split('.')
    const seen = own(rest, name)
    const part = own(seen, kind)
    // Of the responses about one kind of record, and of the errors, only the invalid one is removed.
    const isPart = part !== undefined && ['links', 'pixels', 'errors'].includes(name)
    unexplained.push({ path: issue.path, seen: isPart ? part : seen })
    if (seen === undefined) return {}
    rest = isPart ? { ...rest, [name]: without(seen, kind) } : without(rest, name)
  }
}

function own(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined
}

function without(object: unknown, name: string): object {
  return isObject(object)
    ? Object.fromEntries(Object.entries(object).filter(([other]) => other !== name))
    : {}
}

/**
 * Deletes and returns the answers that no dialect file can state: a file with them would be refused when it
 * is read.
 */
export function deleteInvalidAnswers(dialect: Dialect): Unseen[] {
  const taken: Unseen[] = []
  for (;;) {
    const issues = issuesOf(dialect)
    const found = questionsIn(dialect.answers).flatMap(id => {
      const issue = issues.find(({ path }) => isWithin(path, `answers.${id}`))
      return issue ? [{ id, ...issue }] : []
    })
    if (found.length === 0) return taken
    for (const { id, expected, received } of found) {
      taken.push({
        id,
        reason: `no dialect can state the observed answer: expected ${expected}, received ${received}`,
      })
      delete dialect.answers[id]
      delete dialect.evidence?.[id]
    }
  }
}

/** Whether a path leads to an answer or into it. One question's id may be a prefix of another's. */
function isWithin(path: string, answer: string): boolean {
  return path === answer || path.startsWith(`${answer}.`) || path.startsWith(`${answer}[`)
}

function issuesOf(dialect: Dialect): DialectError['issues'] {
  try {
    parseDialect(formatDialect(dialect), dialect.name)
    return []
  } catch (error) {
    if (error instanceof DialectError) return error.issues
    throw error
  }
}
