/** A shape is JSON. Its type does not say so, for tools that follow every type to its end. */
export type Shape = unknown

/** How one kind of response is written. What it leaves out is as it is without it. */
export interface ResponseShape {
  status?: number
  /** Media type. JSON is written for those that are, or end with `+json`; any other body is a text. */
  type?: string
  /** By name, shapes of texts; a list is joined with commas, and a header that is unset is left out. */
  headers?: Record<string, Shape>
  /** Its shape; `$absent` is no body. */
  body?: Shape
}

/** How one kind of response about links alone, or pixels alone, is written. */
export interface KindResponseShape extends ResponseShape {
  /** What $record or $records is in it, where that is not `link` or `pixel`: fewer members, or something around it. */
  record?: Shape
}

/** The responses of success. `created` and `updated` take from `record` what they leave out. */
export const successKinds = ['record', 'list', 'created', 'updated', 'deleted'] as const
export type SuccessKind = (typeof successKinds)[number]

/** Something for each kind of response, which is made once for those that have the same part. */
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

/** Why a request is refused. Each takes from `error` what it leaves out. */
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

/** How a service writes its JSON: the JSON of its responses, with values marked in it. */
export interface Shapes extends SuccessShapes {
  /** A link, in a response about it and in lists. */
  link?: Shape
  /** A pixel. */
  pixel?: Shape
  /** Identifiers, as a record shows them and a path names them. */
  ids?: { links?: Shape; pixels?: Shape }
  /** What is so for links alone. */
  links?: KindShapes
  /** What is so for pixels alone. */
  pixels?: KindShapes
  errors?: Partial<Record<ErrorCase, ResponseShape>>
}
