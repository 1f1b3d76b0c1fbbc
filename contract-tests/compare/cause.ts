import type { Dialect } from '../../src/dialect/dialect.ts'
import { placeIn, type ShapeNodes } from '../../src/dialect/shapes/nodes.ts'
import type { QuestionId, ShapePart } from '../requirements/requirement.ts'
import { states } from '../run/stated.ts'
import type { FoundDifference } from './differences.ts'
import { type Broken, requirementsOf } from './documented.ts'
import type { Normal } from './normalise.ts'
import { isList, resourceOf, type Step } from './scenario/step.ts'

/** The likely reason for a difference. */
export type DifferenceCause =
  | 'dialect incomplete'
  | 'dialect outdated or mock wrong'
  | 'documented behaviour broken'

/** The part of a dialect that a difference is about: a question, or a part of the shapes. */
export type DifferenceSubject = QuestionId | ShapePart

/** A difference with its likely cause and its subjects. */
export interface Difference extends FoundDifference {
  cause: DifferenceCause
  subjects: readonly DifferenceSubject[]
  /** One line that names the evidence: the broken requirement, or what the dialect leaves open. */
  because: string
}

/**
 * Determines the likely cause of a difference.
 * @param broken the requirements that the server breaks, as `verify` judged them
 */
export function explain(
  found: FoundDifference,
  step: Step,
  server: Normal,
  dialect: Dialect,
  nodes: ShapeNodes,
  broken: Broken,
): Difference {
  const subjects = [...new Set([...(step.asks ?? []), ...subjectsOf(found, step, server, nodes)])]
  const [failed] = requirementsOf(found, step).flatMap(one => broken.get(one) ?? [])
  if (failed !== undefined) {
    const { id, source, expected, received } = failed
    const because = `section ${source}, ${id}: expected ${expected}, received ${received}`
    return { ...found, subjects, cause: 'documented behaviour broken', because }
  }
  const unseen = subjects.filter(name => !states(dialect, name))
  if (unseen.length > 0) {
    return {
      ...found,
      subjects,
      cause: 'dialect incomplete',
      because: `the dialect leaves open ${unseen.join(', ')}`,
    }
  }
  return {
    ...found,
    subjects,
    cause: 'dialect outdated or mock wrong',
    because: `${subjects.join(', ')} ${subjects.length === 1 ? 'is' : 'are'} in the dialect; learn it again, or report the difference`,
  }
}

const ofHeaders: Record<string, readonly DifferenceSubject[]> = {
  link: ['shapes.list'],
  'x-total-count': ['shapes.list'],
  location: ['shapes.created'],
  allow: ['errors.method'],
  'www-authenticate': ['auth.missing', 'auth.invalid'],
  'access-control-allow-origin': ['http.cors'],
}

function subjectsOf(
  found: FoundDifference,
  step: Step,
  server: Normal,
  nodes: ShapeNodes,
): readonly DifferenceSubject[] {
  const { isError } = server
  if (found.part === 'header') {
    if (found.at === 'content-type') return isError ? ['shapes.errors'] : around(step)
    return ofHeaders[found.at] ?? ['limits.rate']
  }
  // A step names the questions that a refusal's status depends on in `asks`.
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

/** Returns the shape of the part of a response that surrounds its records. */
function around(step: Step): readonly DifferenceSubject[] {
  if (isList(step)) return ['shapes.list']
  if (step.method === 'POST' && step.as !== undefined) return ['shapes.created']
  if (step.method === 'PUT') return ['shapes.updated']
  return step.method === 'DELETE' ? ['shapes.deleted'] : ['shapes.record']
}
