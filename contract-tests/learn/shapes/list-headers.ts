import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { linksIn } from '../../core/link-header.ts'
import { fitShape } from './fit/fit.ts'
import type { Place } from './fit/place.ts'
import { withoutParameter } from './page-cursors.ts'
import type { ResponsePair } from './pairs.ts'

/**
 * Returns those paging headers of lists that a shape can write.
 * @param cursor the name of the page parameter, if pages are requested by cursors or ids
 */
export function listHeaders(
  pairs: readonly ResponsePair[],
  place: Place,
  cursor: string | undefined,
): Record<string, Json> {
  const found: Record<string, Json> = {}
  for (const name of ['x-total-count', 'x-total', 'x-page', 'x-per-page', 'x-pages', 'x-total-pages']) {
    const shape = explained(pairs, place, name, headers => numberOf(headers[name]))
    if (shape !== undefined) found[name] = shape
  }
  const link = linkHeader(pairs, place, cursor)
  return link === undefined ? found : { ...found, link }
}

/** Returns the shape of the `Link` header (RFC 8288): the address of each relation. */
function linkHeader(
  pairs: readonly ResponsePair[],
  place: Place,
  cursor: string | undefined,
): Json | undefined {
  const relations = new Set(
    pairs.flatMap(({ exchange }) => [...linksIn(exchange.answer.headers.link).keys()]),
  )
  if (relations.size === 0) return undefined
  const links: Json[] = []
  for (const relation of relations) {
    const shape = explained(pairs, place, relation, headers => linksIn(headers.link).get(relation), cursor)
    const link = shape === undefined ? undefined : linked(shape, relation)
    if (link === undefined) return undefined
    links.push(link)
  }
  return links
}

/**
 * Turns the shape of an address into that of a link. Undefined unless it consists of texts, values and
 * conditions.
 */
function linked(shape: Json, relation: string): Json | undefined {
  const name = typeof shape === 'string' ? /^\$(\w+)$/.exec(shape)?.[1] : undefined
  if (typeof shape === 'string' && !shape.startsWith('$')) return `<${shape}>; rel="${relation}"`
  if (name === 'absent') return shape
  if (name !== undefined) return { $text: `<{${name}}>; rel="${relation}"`, unset: '$absent' }
  if (!isObject(shape)) return undefined
  if (typeof shape.$ === 'string') return linked(`$${shape.$}`, relation)
  if (shape.$if === undefined) return undefined
  const parts = Object.entries(shape).flatMap(([member, part]): [string, Json][] => {
    const written = member === '$if' ? part : linked(part, relation)
    return written === undefined ? [] : [[member, written]]
  })
  return parts.length < Object.keys(shape).length ? undefined : Object.fromEntries(parts)
}

function numberOf(text: string | undefined): Json | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : text
}

/** Returns the shape of a part of the headers. Undefined if no response has it or nothing explains it. */
function explained(
  pairs: readonly ResponsePair[],
  place: Place,
  name: string,
  partOf: (headers: Readonly<Record<string, string>>) => Json | undefined,
  cursor?: string,
): Json | undefined {
  const shown = pairs.map(({ values, exchange }) => ({ values, json: partOf(exchange.answer.headers) }))
  const samples = cursor === undefined ? shown : shown.map(sample => withoutParameter(sample, cursor))
  if (samples.every(({ json }) => json === undefined)) return undefined
  const inner: Place = { ...place, path: [name], unexplained: [], otherwise: undefined }
  const shape = fitShape(samples, inner)
  return inner.unexplained.length === 0 ? shape : undefined
}
