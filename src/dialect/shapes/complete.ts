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

/** A response with every part stated. */
export interface CompleteResponse {
  status: number
  /** The status of a list without records, if it has one of its own. */
  empty?: number
  /** The status of a list that shows some of its records, but not all, if it has one of its own. */
  partial?: number
  type: string
  headers: Readonly<Record<string, Json>>
  /** `$absent` means no body. */
  body: Json
}

/** A successful response, and the shape of its record or records. */
export interface CompleteSuccess extends CompleteResponse {
  record: Json
}

/**
 * The shapes of everything that a server writes: those of the dialect, completed with those of the default
 * dialect.
 */
export interface CompleteShapes {
  link: Json
  pixel: Json
  ids: { links: Json; pixels: Json }
  links: Record<SuccessKind, CompleteSuccess>
  pixels: Record<SuccessKind, CompleteSuccess>
  errors: Record<ErrorCase, Omit<CompleteResponse, 'status'>>
  /** The error cases that the dialect's own shapes state. */
  stated: ReadonlySet<string>
}

const usual: Shapes = defaultShapes

/**
 * Completes the shapes of a dialect with those of the default dialect.
 * @param answers the dialect's answers to all questions; `ids.type` is the default form of identifiers
 */
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

/** Returns the statuses of lists, each stated. */
export function listStatuses({
  status,
  empty = status,
  partial = status,
}: CompleteResponse): Required<Pick<CompleteResponse, 'status' | 'empty' | 'partial'>> {
  return { status, empty, partial }
}

/** Whether responses with this status have no body. */
export function isBodyless(status: number): boolean {
  return status === 204 || status === 205
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
    const written = (own[kind]?.record ?? usualRecord) as Json
    const body = isBodyless(response.status) ? '$absent' : response.body
    return [kind, { ...response, body, record: written }]
  })
  return Object.fromEntries(complete) as Record<SuccessKind, CompleteSuccess>
}

/**
 * Error cases that inherit from another case instead of `error`. Each comes after its parent in `errorCases`.
 */
export const parents: Partial<Record<ErrorCase, ErrorCase>> = {
  wrong_key: 'unauthenticated',
  deleted: 'not_found',
  malformed_id: 'not_found',
  no_path: 'not_found',
  missing: 'invalid',
  in_use: 'conflict',
}

/**
 * Completes the shapes of errors. The default shape of `invalid` is not used if the dialect states a body for
 * all errors.
 */
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

/** Merges responses: later ones override the parts that they state, and headers are merged by name. */
function layered([first, ...later]: readonly [CompleteResponse, ...ResponseShape[]]): CompleteResponse {
  return later.reduce<CompleteResponse>(
    (whole, { empty = whole.empty, partial = whole.partial, ...part }) => ({
      status: part.status ?? whole.status,
      ...(empty !== undefined && { empty }),
      ...(partial !== undefined && { partial }),
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

/**
 * Builds a value for each kind of response from the shape of its records. Kinds with the same shape share one
 * value.
 */
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
