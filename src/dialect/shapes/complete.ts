import type { Answers } from '../../generated/answers.ts'
import { defaultShapes } from '../../generated/default-shapes.ts'
import type { Json } from './json.ts'
import {
  type ErrorCase,
  errorCases,
  type ResponseShape,
  type Shapes,
  type SuccessKind,
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

/** How everything is written: what the shapes of a dialect say, and else those of the default dialect. */
export interface CompleteShapes {
  link: Json
  pixel: Json
  /** The same in lists. */
  listed: { links: Json; pixels: Json }
  ids: { links: Json; pixels: Json }
  links: Record<SuccessKind, CompleteResponse>
  pixels: Record<SuccessKind, CompleteResponse>
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
    listed: { links: link, pixels: pixel, ...shapes.listed } as CompleteShapes['listed'],
    ids: { links: id, pixels: id, ...shapes.ids } as CompleteShapes['ids'],
    links: successes(shapes, shapes.links),
    pixels: successes(shapes, shapes.pixels),
    errors: errorsOf(shapes),
    stated: new Set(Object.keys(shapes.errors ?? {})),
  }
}

const nothing: CompleteResponse = { status: 200, type: 'application/json', headers: {}, body: '$absent' }

function successes(shared: Shapes, own: Shapes['links'] = {}): Record<SuccessKind, CompleteResponse> {
  const layers = (kind: SuccessKind) => [usual[kind] ?? {}, shared[kind] ?? {}, own[kind] ?? {}]
  const record = layered([nothing, ...layers('record')])
  const complete = successKinds.map((kind): [SuccessKind, CompleteResponse] => {
    const response = layered([kind === 'list' ? nothing : record, ...layers(kind)])
    const bodyless = response.status === 204 || response.status === 205
    return [kind, bodyless ? { ...response, body: '$absent' } : response]
  })
  return Object.fromEntries(complete) as Record<SuccessKind, CompleteResponse>
}

/** What is like another error where it has no shape of its own. Each stands behind the other in `errorCases`. */
export const parents: Partial<Record<ErrorCase, ErrorCase>> = {
  wrong_key: 'unauthenticated',
  malformed_id: 'not_found',
  no_path: 'not_found',
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
