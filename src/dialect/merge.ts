import type { StatedAnswers } from '../generated/answers.ts'
import type { Dialect } from './dialect.ts'
import { isObject } from './shapes/json.ts'
import type { ResponseShape, Shapes } from './shapes/shapes.ts'

// Merging of dialects: members of the later dialect replace those of the earlier one.

/**
 * Returns the earlier dialect with the answers and shapes of the later one in place of its own.
 *
 * @example
 * ```ts
 * import { createMock } from 'shortlink-kit'
 * import { mergeDialects, namedDialects } from 'shortlink-kit/dialect'
 *
 * const own = { name: 'own', answers: { 'list.per-page': 'nearest' } } as const
 * const dialect = mergeDialects(namedDialects['json-api'], own)
 * console.log(dialect.name) // json-api + own
 * const mock = createMock({ dialect })
 * ```
 */
export function mergeDialects(earlier: Dialect, later: Dialect): Dialect {
  const { shapes = {} } = earlier
  return {
    ...earlier,
    ...later,
    name: `${earlier.name} + ${later.name}`,
    answers: mergeAnswers(earlier.answers, later.answers),
    ...((earlier.shapes || later.shapes) && { shapes: mergeShapes(shapes, later.shapes ?? {}) }),
  }
}

/**
 * Answers that are replaced as a whole: their members depend on each other, or list everything that applies.
 */
const whole =
  /^(list\.(page-parameter|unknown-value|unknown-filter-id)|references\.unknown|links\.targeting\.keys|update\.partial)$/

/**
 * Merges answers. If both answers to a question are objects, only the members that the later one names
 * change.
 */
export function mergeAnswers(earlier: StatedAnswers, later: StatedAnswers): StatedAnswers {
  const merged: Record<string, unknown> = { ...earlier }
  for (const [id, answer] of Object.entries(later)) {
    const known = merged[id]
    merged[id] = isObject(known) && isObject(answer) && !whole.test(id) ? { ...known, ...answer } : answer
  }
  return merged as StatedAnswers
}

type Responses = Partial<Record<string, ResponseShape>>

/**
 * Merges shapes. The status, the media type, each header and the body of a response are replaced separately.
 */
function mergeShapes(earlier: Shapes, later: Shapes): Shapes {
  const { link, pixel, ids, links, pixels, errors, ...responses } = later
  return {
    ...earlier,
    ...mergeResponses(responsesOf(earlier), responses),
    ...(link !== undefined && { link }),
    ...(pixel !== undefined && { pixel }),
    ...(ids && { ids: { ...earlier.ids, ...ids } }),
    ...(links && { links: mergeResponses(earlier.links, links) }),
    ...(pixels && { pixels: mergeResponses(earlier.pixels, pixels) }),
    ...(errors && { errors: mergeResponses(earlier.errors, errors) }),
  }
}

function responsesOf({ record, list, created, updated, deleted }: Shapes): Responses {
  return { record, list, created, updated, deleted }
}

function mergeResponses(earlier: Responses = {}, later: Responses): Responses {
  const merged: Responses = {}
  for (const name of new Set([...Object.keys(earlier), ...Object.keys(later)])) {
    const [one, other] = [earlier[name], later[name]]
    if (one === undefined && other === undefined) continue
    const headers = { ...one?.headers, ...other?.headers }
    merged[name] = { ...one, ...other, ...(Object.keys(headers).length > 0 && { headers }) }
  }
  return merged
}
