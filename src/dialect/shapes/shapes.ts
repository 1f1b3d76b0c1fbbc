/**
 * A shape: any JSON value. The type is `unknown` because some tools expand every type, and Json is recursive.
 */
export type Shape = unknown

/** How one kind of response is written. Missing members are inherited: see `complete.ts`. */
export interface ResponseShape {
  status?: number
  /** The status of a list without records, if it has one of its own. 204 and 205 have no body. */
  empty?: number
  /** The status of a list that shows some of its records, but not all, if it has one of its own. */
  partial?: number
  /**
   * The media type. The body is JSON if it is an object or a list, or if the type is JSON or ends with
   * `+json`. Any other body is a text.
   */
  type?: string
  /** Shapes of the headers' values, by name. A list is joined with commas. An unset header is not sent. */
  headers?: Record<string, Shape>
  /** The shape of the body; `$absent` means no body. */
  body?: Shape
}

/** How one kind of response is written for links only, or for pixels only. */
export interface KindResponseShape extends ResponseShape {
  /**
   * The shape of `$record`, or of each of `$records`, if it differs from `link` or `pixel`: fewer members, or
   * a wrapper.
   */
  record?: Shape
}

/**
 * The kinds of successful responses. `created`, `updated` and `deleted` inherit from `record` what they do
 * not state.
 */
export const successKinds = ['record', 'list', 'created', 'updated', 'deleted'] as const
/** A kind of successful response. */
export type SuccessKind = (typeof successKinds)[number]

/** Builds a value for each kind of response. Kinds with the same part share one value. */
export function bySuccess<Part, Made>(
  parts: Readonly<Record<SuccessKind, Part>>,
  make: (part: Part, kind: SuccessKind) => Made,
): Record<SuccessKind, Made> {
  const known = new Map<Part, Made>()
  const values = successKinds.map((kind): [SuccessKind, Made] => {
    const part = parts[kind]
    if (!known.has(part)) known.set(part, make(part, kind))
    return [kind, known.get(part)!]
  })
  return Object.fromEntries(values) as Record<SuccessKind, Made>
}

export type SuccessShapes = Partial<Record<SuccessKind, ResponseShape>>
export type KindShapes = Partial<Record<SuccessKind, KindResponseShape>>

/** The cases of refused requests. All of them inherit from `error` the members that they do not state. */
export const errorCases = [
  'error',
  'unauthenticated',
  'wrong_key',
  'not_found',
  'deleted',
  'malformed_id',
  'no_path',
  'reference',
  'parameter',
  'no_fields',
  'method',
  'accept',
  'media_type',
  'too_large',
  'invalid',
  'missing',
  'conflict',
  'in_use',
  'rate_limited',
  'unavailable',
  'unreadable',
  'failed',
] as const
/** A case of refused requests. */
export type ErrorCase = (typeof errorCases)[number]

/** How a service writes its responses: the JSON of each, with names in place of values. */
export interface Shapes extends Partial<Record<SuccessKind, ResponseShape>> {
  /** A link, in a response about it and in lists. */
  link?: Shape
  /** A pixel, in a response about it and in lists. */
  pixel?: Shape
  /** Identifiers, in records and in paths. */
  ids?: { links?: Shape; pixels?: Shape }
  /** Shapes for links only. */
  links?: Partial<Record<SuccessKind, KindResponseShape>>
  /** Shapes for pixels only. */
  pixels?: Partial<Record<SuccessKind, KindResponseShape>>
  errors?: Partial<Record<ErrorCase, ResponseShape>>
}
