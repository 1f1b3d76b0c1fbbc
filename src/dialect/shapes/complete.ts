import type { Answers } from '../../generated/answers.ts'
import { defaultShapes } from '../../generated/default-shapes.ts'
import type { Json } from './json.ts'
import {
  bySuccess,
  type ErrorCase,
  errorCases,
  type KindShapes,
  type ResponseShape,
  type Shapes,
  type SuccessKind,
  type SuccessShapes,
  successKinds,
} from './shapes.ts'

/** A response of which all is said. */
export interface CompleteResponse {
  status: number
  type: string
  headers: Readonly<Record<string, Json>>
  /** `$absent` is no body. */
  body: Json
}

/** The same of a response of success, and how the record or the records in it are written. */
export interface CompleteSuccess extends CompleteResponse {
  record: Json
}

/** How everything is written: what the shapes of a dialect say, and else those of the default dialect. */
export interface CompleteShapes {
  link: Json
  pixel: Json
  ids: { links: Json; pixels: Json }
  links: Record<SuccessKind, CompleteSuccess>
  pixels: Record<SuccessKind, CompleteSuccess>
  errors: Record<ErrorCase, Omit<CompleteResponse, 'status'>>
  /** The errors that the shapes of the dialect state. */
  stated: ReadonlySet<string>
}

const usual: Shapes = defaultShapes

/** @param answers the dialect's answers to all questions, of which one says what identifiers are */
export function completeShapes(answers: Answers, shapes: Shapes = {}): CompleteShapes {
  const link = (shapes.link ?? usual.link) as Json
  const pixel = (shapes.pixel ?? usual.pixel) as Json
  const id = { integer: '$number', digits: '{number}', string: '$opaque' }[answers['ids.type']]
  return {
    link,
    pixel,
    ids: { links: id, pixels: id, ...shapes.ids } as CompleteShapes['ids'],
    links: successes(shapes, shapes.links, link),
    pixels: successes(shapes, shapes.pixels, pixel),
    errors: errorsOf(shapes),
    stated: new Set(Object.keys(shapes.errors ?? {})),
  }
}

const nothing: CompleteResponse = { status: 200, type: 'application/json', headers: {}, body: '$absent' }

function successes(
  shared: SuccessShapes,
  own: KindShapes = {},
  usualRecord: Json,
): Record<SuccessKind, CompleteSuccess> {
  const layers = (kind: SuccessKind) => [usual[kind] ?? {}, shared[kind] ?? {}, own[kind] ?? {}]
  const record = layered([nothing, ...layers('record')])
  const complete = successKinds.map((kind): [SuccessKind, CompleteSuccess] => {
    const response = layered([kind === 'list' ? nothing : record, ...layers(kind)])
    const bodyless = response.status === 204 || response.status === 205
    const written = (own[kind]?.record ?? usualRecord) as Json
    return [kind, { ...response, ...(bodyless && { body: '$absent' }), record: written }]
  })
  return Object.fromEntries(complete) as Record<SuccessKind, CompleteSuccess>
}

/** What is like another error where it has no shape of its own. Each stands behind the other in `errorCases`. */
export const parents: Partial<Record<ErrorCase, ErrorCase>> = {
  wrong_key: 'unauthenticated',
  malformed_id: 'not_found',
  no_path: 'not_found',
  missing: 'invalid',
}

/** The default's own form of invalid input is used unless the shapes say what every error looks like. */
function errorsOf({ errors = {} }: Shapes): CompleteShapes['errors'] {
  const known = usual.errors ?? {}
  const base = layered([nothing, known.error ?? {}, errors.error ?? {}])
  const complete: Partial<Record<ErrorCase, CompleteResponse>> = {}
  for (const name of errorCases) {
    const other = name === 'invalid' && errors.error?.body !== undefined
    const own = name === 'error' ? [] : [(other ? undefined : known[name]) ?? {}, errors[name] ?? {}]
    const parent = parents[name]
    complete[name] = layered([(parent && complete[parent]) ?? base, ...own])
  }
  return complete as CompleteShapes['errors']
}

/** A response with what later ones say in place of what earlier ones do; headers are added. */
function layered([first, ...later]: readonly [CompleteResponse, ...ResponseShape[]]): CompleteResponse {
  return later.reduce<CompleteResponse>(
    (whole, part) => ({
      status: part.status ?? whole.status,
      type: part.type ?? whole.type,
      headers: { ...whole.headers, ...lowered(part.headers) },
      body: part.body === undefined ? whole.body : (part.body as Json),
    }),
    first,
  )
}

function lowered(headers: ResponseShape['headers'] = {}): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, shape]) => [name.toLowerCase(), shape as Json]),
  )
}

/** Something for each kind of response, made of how it writes records: once for those that write them alike. */
export function byRecord<Made>(
  shapes: CompleteShapes,
  kind: 'links' | 'pixels',
  make: (shape: Json, path: string) => Made,
): Record<SuccessKind, Made> {
  const records = Object.fromEntries(
    Object.entries(shapes[kind]).map(([of, { record }]) => [of, record]),
  ) as Record<SuccessKind, Json>
  const usualPath = { links: 'shapes.link', pixels: 'shapes.pixel' }[kind]
  return bySuccess(records, (shape, of) =>
    make(shape, of === 'record' ? usualPath : `shapes.${kind}.${of}.record`),
  )
}
