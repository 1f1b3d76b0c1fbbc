import type { Answers, StatedAnswers } from '../../generated/answers.ts'
import type { Json } from './json.ts'
import { shapesOfAnswers } from './of-answers/index.ts'
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

/** How everything is written: what the shapes of a dialect say, and else its answers. */
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

/**
 * @param answers the dialect's answers to all questions
 * @param dialect what the dialect states itself
 */
export function completeShapes(
  answers: Answers,
  { shapes = {}, answers: stated }: { shapes?: Shapes; answers: StatedAnswers },
): CompleteShapes {
  const usual = shapesOfAnswers(answers)
  const link = (shapes.link ?? usual.link) as Json
  const pixel = (shapes.pixel ?? usual.pixel) as Json
  return {
    link,
    pixel,
    listed: { links: link, pixels: pixel, ...shapes.listed } as CompleteShapes['listed'],
    ids: { ...usual.ids, ...shapes.ids } as CompleteShapes['ids'],
    links: successes(usual.links, shapes, shapes.links),
    pixels: successes(usual.pixels, shapes, shapes.pixels),
    errors: errorsOf(usual.errors, shapes, 'errors.validation.body' in stated),
    stated: new Set(Object.keys(shapes.errors ?? {})),
  }
}

const nothing: CompleteResponse = { status: 200, type: 'application/json', headers: {}, body: '$absent' }

function successes(
  usual: Record<SuccessKind, ResponseShape>,
  shared: Shapes,
  own: Shapes['links'] = {},
): Record<SuccessKind, CompleteResponse> {
  const layers = (kind: SuccessKind) => [usual[kind], shared[kind] ?? {}, own[kind] ?? {}]
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

/** The answers' own form of invalid input is used unless the shapes say what every error looks like. */
function errorsOf(
  usual: Partial<Record<ErrorCase, ResponseShape>>,
  { errors = {} }: Shapes,
  isStated: boolean,
): CompleteShapes['errors'] {
  const base = layered([nothing, usual.error ?? {}, errors.error ?? {}])
  const complete: Partial<Record<ErrorCase, CompleteResponse>> = {}
  for (const name of errorCases) {
    const answered = name === 'invalid' && errors.error?.body !== undefined && !isStated ? {} : usual[name]
    const own = name === 'error' ? [] : [answered ?? {}, errors[name] ?? {}]
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
