import type { CompleteShapes } from '../dialect/shapes/complete.ts'
import { linkScope, pageScope, pixelScope, recordScope } from '../dialect/shapes/scopes/index.ts'
import { compile, parseStrict } from '../dialect/shapes/shape.ts'
import { type SuccessKind, successKinds } from '../dialect/shapes/shapes.ts'
import { usesOf } from '../dialect/shapes/uses.ts'
import type { Answers } from '../generated/answers.ts'
import type { Pixel } from '../model/entities.ts'
import { type ErrorWriter, errorWriter } from './errors.ts'
import { type IdCodec, idCodec } from './ids.ts'
import { LinkValues, type ShownLink } from './link-values.ts'
import { pixelValues } from './pixel-values.ts'
import { type Occasion, type ResponseWriter, responseWriter } from './respond.ts'

/** Writes the responses about one kind of record. */
export interface KindWriters<Shown> {
  ids: IdCodec
  /** The status of each kind of response. */
  statuses: Record<SuccessKind, number>
  responses: Record<SuccessKind, ResponseWriter>
  /** A record as JSON text. */
  text(shown: Shown): string
  /** Whether a record is another each time that it is written. */
  volatile: boolean
  /** Whether a record shows more of its pixels than their identifiers. */
  showsPixels: boolean
}

/** What writes everything that a mock answers, compiled once for its dialect. */
export interface Writers {
  links: KindWriters<ShownLink>
  pixels: KindWriters<Pixel>
  errors: ErrorWriter
}

/** @param now the time, in milliseconds since the epoch, for responses that show it */
export function writersOf(answers: Answers, shapes: CompleteShapes, now: () => number): Writers {
  let sequence = 0
  const occasion = (): Occasion => ({ sequence: sequence++, now: now() })
  const ids = { links: idCodec(shapes.ids.links), pixels: idCodec(shapes.ids.pixels) }
  const schemas = { links: ids.links.schema, pixels: ids.pixels.schema }
  const link = parseStrict(shapes.link, linkScope(schemas), 'shapes.link')
  const pixel = parseStrict(shapes.pixel, pixelScope(schemas), 'shapes.pixel')
  const [writeLink, writePixel] = [compile(link), compile(pixel)]
  const [linkUses, pixelUses] = [usesOf(link), usesOf(pixel)]
  const written = (value: unknown) => JSON.stringify(value ?? null)
  return {
    links: {
      ...kindWriters(shapes, 'links', ids, occasion),
      text(shown) {
        const values = new LinkValues(shown, ids.links, ids.pixels)
        return written(writeLink(linkUses.volatile ? Object.assign(values, occasion()) : values))
      },
      volatile: linkUses.volatile,
      showsPixels: linkUses.names.some(name => name.startsWith('pixel_ids.') && name !== 'pixel_ids.id'),
    },
    pixels: {
      ...kindWriters(shapes, 'pixels', ids, occasion),
      text(shown) {
        const values = pixelValues(shown, ids.pixels)
        return written(writePixel(pixelUses.volatile ? { ...values, ...occasion() } : values))
      },
      volatile: pixelUses.volatile,
      showsPixels: false,
    },
    errors: errorWriter(answers, shapes, occasion),
  }
}

function kindWriters(
  shapes: CompleteShapes,
  kind: 'links' | 'pixels',
  ids: Record<typeof kind, IdCodec>,
  occasion: () => Occasion,
): Pick<KindWriters<unknown>, 'ids' | 'statuses' | 'responses'> {
  const object = kind === 'links' ? 'link' : 'pixel'
  const responses: Partial<Record<SuccessKind, ResponseWriter>> = {}
  const statuses: Partial<Record<SuccessKind, number>> = {}
  for (const name of successKinds) {
    const scope = name === 'list' ? pageScope(object) : recordScope(object, ids[kind].schema)
    responses[name] = responseWriter(shapes[kind][name], scope, `shapes.${kind}.${name}`, occasion)
    statuses[name] = shapes[kind][name].status
  }
  return {
    ids: ids[kind],
    responses: responses as Record<SuccessKind, ResponseWriter>,
    statuses: statuses as Record<SuccessKind, number>,
  }
}
