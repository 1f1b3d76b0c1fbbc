/**
 * A shape: any JSON value. The type is `unknown` because some tools expand every type, and Json is recursive.
 */
export type Shape = unknown

/** How one kind of response is written. A missing member keeps the value that it has without this shape. */
export interface ResponseShape {
  status?: number
  /**
   * The media type. The body is JSON if it is an object or a list, or if the type is JSON or ends with
   * `+json`; else text.
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
export type SuccessKind = (typeof successKinds)[number]

/** Builds a value for each kind of response. Kinds with the same part share one value. */
export function bySuccess<Part, Made>(
  parts: Readonly<Record<SuccessKind, Part>>,
  make: (part: Part, kind: SuccessKind) => Made,
): Record<SuccessKind, Made> {
  const known = new Map<Part, Made>()
  const made = successKinds.map((kind): [SuccessKind, Made] => {
    const part = parts[kind]
    if (!known.has(part)) known.set(part, make(part, kind))
    return [kind, known.get(part)!]
  })
  return Object.fromEntries(made) as Record<SuccessKind, Made>
}

export type SuccessShapes = Partial<Record<SuccessKind, ResponseShape>>
export type KindShapes = Partial<Record<SuccessKind, KindResponseShape>>

/** The cases of refused requests. The others inherit from `error` what they do not state. */
export const errorCases = [
  'error',
  'unauthenticated',
  'wrong_key',
  'not_found',
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
  'rate_limited',
  'unavailable',
  'unreadable',
  'failed',
] as const
export type ErrorCase = (typeof errorCases)[number]

/** How a service writes its responses: the JSON of each, with names in place of values. */
export interface Shapes extends SuccessShapes {
  /** A link, in a response about it and in lists. */
  link?: Shape
  /** A pixel, in a response about it and in lists. */
  pixel?: Shape
  /** Identifiers, in records and in paths. */
  ids?: { links?: Shape; pixels?: Shape }
  /** Shapes for links only. */
  links?: KindShapes
  /** Shapes for pixels only. */
  pixels?: KindShapes
  errors?: Partial<Record<ErrorCase, ResponseShape>>
}
