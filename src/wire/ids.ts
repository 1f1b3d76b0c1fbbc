import type { Json } from '../dialect/shapes/json.ts'
import type { JsonSchema } from '../dialect/shapes/json-schema.ts'
import { idScope } from '../dialect/shapes/scopes/index.ts'
import { compile, locate, parseStrict, schemaOf } from '../dialect/shapes/shape.ts'

/** Converts between the mock's ids (1, 2, 3 …) and the ids that the dialect shows. */
export interface IdCodec {
  encode(id: number): number | string
  /** Returns the id that a text names, or undefined if the text is not an id. */
  decode(text: string): number | undefined
  /** The JSON Schema of an id that the dialect shows. */
  schema: JsonSchema
}

const wholeNumber = /^(0|[1-9][0-9]{0,14})$/
const opaque = /^r([0-9a-z]{9})$/

/**
 * Creates the id codec of a dialect.
 * @param shape how ids are written: `$number`, `{number}`, `$opaque`, `lnk_{opaque}`
 */
export function idCodec(shape: Json): IdCodec {
  const node = parseStrict(shape, idScope, 'shapes.ids')
  const write = compile(node)
  const { schema } = schemaOf(node, idScope)
  // A shortcut for the most frequent case.
  if (shape === '$number') return { encode: id => id, decode: decodeWholeNumber, schema }
  const encode = (id: number) => write({ number: id, opaque: opaqueOf(id) }) as number | string
  const decode = (text: string): number | undefined => {
    const { values, issues } = locate(node, text, idScope)
    const { opaque: word, number } = values
    const id = typeof word === 'string' ? numberOf(word) : decodeWholeNumber(String(number))
    // Only the canonical form is an id: 007 is not.
    return issues.length === 0 && id !== undefined && String(encode(id)) === text ? id : undefined
  }
  return { encode, decode, schema }
}

/**
 * Returns the opaque text of an id. All texts have the same length, so they sort like the ids, by creation.
 */
function opaqueOf(id: number): string {
  return `r${id.toString(36).padStart(9, '0')}`
}

function numberOf(text: string): number | undefined {
  const digits = opaque.exec(text)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 36)
}

/**
 * Returns the whole number that a text contains, or undefined. Accepts 0, although no record has the id 0.
 */
export function decodeWholeNumber(text: string): number | undefined {
  return wholeNumber.test(text) ? Number(text) : undefined
}
