import { byRecord, type CompleteShapes, listStatuses } from '../dialect/shapes/complete.ts'
import type { Json } from '../dialect/shapes/json.ts'
import { compileText } from '../dialect/shapes/json-text.ts'
import type { Scope, Values } from '../dialect/shapes/scope.ts'
import { linkScope, pageScope, pixelScope, recordScope } from '../dialect/shapes/scopes/index.ts'
import { parseStrict } from '../dialect/shapes/shape.ts'
import { type SuccessKind, successKinds } from '../dialect/shapes/shapes.ts'
import { usesOf } from '../dialect/shapes/uses.ts'
import type { Answers } from '../generated/answers.ts'
import { type ErrorWriter, errorWriter } from './errors.ts'
import { type IdCodec, idCodec } from './ids.ts'
import { LinkValues, type ShownLink } from './link-values.ts'
import { pixelValues, type ShownPixel } from './pixel-values.ts'
import { type Occasion, type ResponseWriter, responseWriter } from './respond.ts'

/** Writes the responses about one kind of record. */
export interface KindWriters<Shown> {
  ids: IdCodec
  /** The status of each kind of response. */
  statuses: Record<SuccessKind, number>
  /** Returns the status of a list that shows `count` of its `total` records. */
  listStatus(count: number, total: number): number
  responses: Record<SuccessKind, ResponseWriter>
  /** The writer of records for each kind of response. Kinds that show records alike share a writer. */
  records: Record<SuccessKind, RecordWriter<Shown>>
}

/** Writes records of one kind. */
export interface RecordWriter<Shown> {
  /** Returns a record as JSON text. */
  text(shown: Shown): string
  /** Whether the text of the same record differs each time it is written. */
  volatile: boolean
  /** Whether a record shows values of its pixels other than their ids. */
  showsPixels: boolean
  /** Whether a record shows how many links use a pixel. */
  showsUses: boolean
  /** The texts of records that depend on the record and the time alone. */
  texts: RecordTexts
}

/** The latest text of each record, with the version and the time for which it is valid. */
export type RecordTexts = WeakMap<object, { version: number; from: number; until: number; text: string }>

/** The writers of all responses of a mock, compiled once for its dialect. */
export interface Writers {
  links: KindWriters<ShownLink>
  pixels: KindWriters<ShownPixel>
  errors: ErrorWriter
}

/**
 * Compiles the writers of a dialect.
 * @param now returns the time, in milliseconds since the epoch, for responses that show it
 */
export function writersOf(answers: Answers, shapes: CompleteShapes, now: () => number): Writers {
  let sequence = 0
  const occasion = (): Occasion => ({ sequence: sequence++, now: now() })
  const ids = { links: idCodec(shapes.ids.links), pixels: idCodec(shapes.ids.pixels) }
  const schemas = { links: ids.links.schema, pixels: ids.pixels.schema }
  const writer = <Shown>(
    shape: Json,
    path: string,
    scope: Scope,
    valuesOf: (shown: Shown) => Values,
  ): RecordWriter<Shown> => {
    const node = parseStrict(shape, scope, path)
    const write = compileText(node)
    const { volatile, names } = usesOf(node)
    return {
      text(shown) {
        const values = valuesOf(shown)
        return write(volatile ? Object.assign(values, occasion()) : values) ?? 'null'
      },
      volatile,
      showsPixels: names.some(name => name.startsWith('pixel_ids.') && name !== 'pixel_ids.id'),
      showsUses: names.some(name => name.endsWith('links_count')),
      texts: new WeakMap(),
    }
  }
  const linkValues = (shown: ShownLink) => new LinkValues(shown, ids.links, ids.pixels)
  const writePixel = (pixel: ShownPixel) => pixelValues(pixel, ids.pixels)
  return {
    links: {
      ...kindWriters(shapes, 'links', ids, occasion),
      records: byRecord(shapes, 'links', (shape, path) =>
        writer(shape, path, linkScope(schemas), linkValues),
      ),
    },
    pixels: {
      ...kindWriters(shapes, 'pixels', ids, occasion),
      records: byRecord(shapes, 'pixels', (shape, path) =>
        writer(shape, path, pixelScope(schemas), writePixel),
      ),
    },
    errors: errorWriter(answers, shapes, occasion),
  }
}

function kindWriters(
  shapes: CompleteShapes,
  kind: 'links' | 'pixels',
  ids: Record<'links' | 'pixels', IdCodec>,
  occasion: () => Occasion,
): Omit<KindWriters<unknown>, 'records'> {
  const object = kind === 'links' ? 'link' : 'pixel'
  const schemas = { links: ids.links.schema, pixels: ids.pixels.schema }
  const responses: Partial<Record<SuccessKind, ResponseWriter>> = {}
  const statuses: Partial<Record<SuccessKind, number>> = {}
  for (const name of successKinds) {
    const scope = name === 'list' ? pageScope(object, schemas) : recordScope(object, schemas)
    responses[name] = responseWriter(shapes[kind][name], scope, `shapes.${kind}.${name}`, occasion)
    statuses[name] = shapes[kind][name].status
  }
  const { status, empty, partial } = listStatuses(shapes[kind].list)
  return {
    ids: ids[kind],
    responses: responses as Record<SuccessKind, ResponseWriter>,
    statuses: statuses as Record<SuccessKind, number>,
    listStatus: (count, total) => (count === 0 ? empty : count < total ? partial : status),
  }
}
