import type { Dialect } from '../../src/dialect/dialect.ts'
import { placeIn, type ShapeNodes } from '../../src/dialect/shapes/nodes.ts'
import type { QuestionId, ShapePart } from '../requirements/requirement.ts'
import { states } from '../run/stated.ts'
import type { Found } from './differences.ts'
import { type Broken, requirementsOf } from './documented.ts'
import type { Normal } from './normalise.ts'
import { isList, resourceOf, type Step } from './step.ts'

/** Why a difference is likely to be there. */
export type Cause = 'dialect incomplete' | 'dialect outdated or mock wrong' | 'documented behaviour broken'

/** What of a dialect says how something is: a question, or a part of its shapes. */
export type Subject = QuestionId | ShapePart

/** A difference with its likely cause, and what it is about. */
export interface Difference extends Found {
  cause: Cause
  subjects: readonly Subject[]
  /** One line: what the dialect leaves open, or which requirement is broken. */
  because: string
}

/** Says why a difference is likely to be there. `broken` holds what the server breaks, as `verify` judges it. */
export function explain(
  found: Found,
  step: Step,
  server: Normal,
  dialect: Dialect,
  nodes: ShapeNodes,
  broken: Broken,
): Difference {
  const subjects = [...new Set([...(step.asks ?? []), ...subjectsOf(found, step, server, nodes)])]
  const [id] = requirementsOf(found, step).filter(one => broken.has(one))
  if (id !== undefined) {
    const { source, expected, received } = broken.get(id)!
    const because = `section ${source}, ${id}: expected ${expected}, received ${received}`
    return { ...found, subjects, cause: 'documented behaviour broken', because }
  }
  const unseen = subjects.filter(name => !states(dialect, name))
  if (unseen.length > 0) {
    return { ...found, subjects, cause: 'dialect incomplete', because: `it leaves open ${unseen.join(', ')}` }
  }
  return {
    ...found,
    subjects,
    cause: 'dialect outdated or mock wrong',
    because: `${subjects.join(', ')} ${subjects.length === 1 ? 'is' : 'are'} in the dialect; learn it again, or report the difference`,
  }
}

const ofHeaders: Record<string, readonly Subject[]> = {
  link: ['shapes.list'],
  'x-total-count': ['shapes.list'],
  location: ['shapes.created'],
  allow: ['errors.method'],
  'www-authenticate': ['auth.missing', 'auth.invalid'],
  'access-control-allow-origin': ['http.cors'],
}

function subjectsOf(found: Found, step: Step, server: Normal, nodes: ShapeNodes): readonly Subject[] {
  const { isError } = server
  if (found.part === 'header') {
    if (found.at === 'content-type') return isError ? ['shapes.errors'] : around(step)
    return ofHeaders[found.at] ?? ['limits.rate']
  }
  // The status of a refusal is what the step asks for.
  if (found.part === 'status') return isError || step.method === 'GET' ? [] : around(step)
  if (found.part === 'records') return ['search.match', 'sort.order']
  if (isError) return ['shapes.errors']
  const resource = resourceOf(step)
  const placed = nodes.response(resource, isList(step) ? 'list' : 'record')
  const at = placed && placeIn(placed.node, isList(step) ? 'records' : 'record')
  const root = at !== undefined && isList(step) ? `${at}/*` : at
  if (root === undefined || found.at === '' || !found.at.startsWith(`${root}/`)) return around(step)
  const title = placeIn(nodes.record(resource, 'record').node, 'title')
  if (resource === 'links' && found.at.slice(root.length) === title)
    return ['links.title', 'links.title.on-update']
  return [resource === 'links' ? 'shapes.link' : 'shapes.pixel']
}

/** What says how a response is written apart from its records. */
function around(step: Step): readonly Subject[] {
  if (isList(step)) return ['shapes.list']
  if (step.method === 'POST' && step.as !== undefined) return ['shapes.created']
  if (step.method === 'PUT') return ['shapes.updated']
  return step.method === 'DELETE' ? ['shapes.deleted'] : ['shapes.record']
}
