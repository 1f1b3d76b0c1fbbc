import type { Dialect } from '../../src/dialect/dialect.ts'
import type { Answers, FieldAnswer } from '../../src/generated/answers.ts'
import type { QuestionId } from '../requirement.ts'
import type { Resource } from '../writes/account.ts'
import type { Found } from './differences.ts'
import { type Broken, requirementsOf } from './documented.ts'
import type { Normal } from './normalise.ts'
import { isList, resourceOf, type Step } from './step.ts'

/** Why a difference is likely to be there. */
export type Cause = 'dialect incomplete' | 'dialect outdated or mock wrong' | 'documented behaviour broken'

/** A difference with its likely cause, and the questions that it is about. */
export interface Difference extends Found {
  cause: Cause
  questions: readonly QuestionId[]
  /** One line: which question was not seen, or which requirement is broken. */
  because: string
}

/** Says why a difference is likely to be there. `broken` holds what the server breaks, as `verify` judges it. */
export function explain(
  found: Found,
  step: Step,
  server: Normal,
  dialect: Dialect,
  answers: Answers,
  broken: Broken,
): Difference {
  const questions = [...new Set([...(step.asks ?? []), ...questionsOf(found, step, server, answers)])]
  const [id] = requirementsOf(found, step).filter(one => broken.has(one))
  if (id !== undefined) {
    const { source, expected, received } = broken.get(id)!
    const because = `section ${source}, ${id}: expected ${expected}, received ${received}`
    return { ...found, questions, cause: 'documented behaviour broken', because }
  }
  const unseen = questions.filter(id => dialect.answers[id] === undefined)
  if (unseen.length > 0) {
    return { ...found, questions, cause: 'dialect incomplete', because: `not answered: ${unseen.join(', ')}` }
  }
  return {
    ...found,
    questions,
    cause: 'dialect outdated or mock wrong',
    because: `all is answered (${questions.join(', ')}): learn again to tell which, or no answer can say it`,
  }
}

const ofHeaders: Record<string, readonly QuestionId[]> = {
  'content-type': ['errors.body'],
  link: ['list.pagination'],
  'x-total-count': ['list.total'],
  allow: ['errors.method'],
  'www-authenticate': ['auth.missing', 'auth.invalid'],
  'access-control-allow-origin': ['http.cors'],
}

function questionsOf(found: Found, step: Step, server: Normal, answers: Answers): QuestionId[] {
  const resource = resourceOf(step)
  if (found.part === 'header') {
    if (found.at === 'location') return [`${resource}.create.status`]
    return [...(ofHeaders[found.at] ?? ['limits.rate'])]
  }
  if (found.part === 'status') return [...ofMethod(step, resource)]
  if (found.part === 'records') return ['search.match', 'sort.order']
  if (server.status >= 400) return ['errors.body', 'errors.validation.body']
  if (found.at === '') return [...ofMethod(step, resource)]
  const root = isList(step) ? `${answers['list.items']}/*` : answers['record.root']
  if (!found.at.startsWith(`${root}/`)) {
    return isList(step)
      ? ['list.pagination', 'list.total']
      : [...ofMethod(step, resource), 'record.status-member']
  }
  return ofPlace(found.at.slice(root.length), resource, answers)
}

function ofMethod({ method, as }: Step, resource: Resource): readonly QuestionId[] {
  if (method === 'POST' && as !== undefined) return [`${resource}.create.status`]
  if (method === 'PUT') return [`${resource}.update.status`]
  return method === 'DELETE' ? [`${resource}.delete.status`] : []
}

/** The questions about a place in a record; a place that no answer names may be of a derived member. */
function ofPlace(at: string, resource: Resource, answers: Answers): QuestionId[] {
  const prefix = `${resource}.fields.`
  const fields = (Object.keys(answers) as QuestionId[]).filter(id => {
    if (!id.startsWith(prefix)) return false
    const place = (answers[id] as FieldAnswer).at
    return typeof place === 'string' && (at === place || at.startsWith(`${place}/`))
  })
  const title = answers['links.derived'].title?.at
  if (resource === 'links' && at === title) return ['links.title', 'links.title.on-update']
  return fields.length > 0 ? fields : [`${resource}.derived`]
}
