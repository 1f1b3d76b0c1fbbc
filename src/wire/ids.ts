import type { Json } from '../dialect/shapes/json.ts'
import type { JsonSchema } from '../dialect/shapes/json-schema.ts'
import { idScope } from '../dialect/shapes/scopes/index.ts'
import { compile, locate, parseStrict, schemaOf } from '../dialect/shapes/shape.ts'

/** Identifiers as the mock counts them, 1, 2, 3 …, and as the dialect writes them. */
export interface IdCodec {
  encode(id: number): number | string
  /** The identifier that a text names, or undefined when the text cannot be one. */
  decode(text: string): number | undefined
  /** The JSON Schema of an identifier. */
  schema: JsonSchema
}

const wholeNumber = /^(0|[1-9][0-9]{0,14})$/
const opaque = /^r([0-9a-z]{9})$/

/** @param shape how identifiers are written: `$number`, `{number}`, `$opaque`, `lnk_{opaque}` */
export function idCodec(shape: Json): IdCodec {
  const node = parseStrict(shape, idScope, 'shapes.ids')
  const write = compile(node)
  const { schema } = schemaOf(node, idScope)
  const encode = (id: number) => write({ number: id, opaque: opaqueOf(id) }) as number | string
  // Most paths name a number.
  if (shape === '$number') return { encode, decode: decodeWholeNumber, schema }
  const decode = (text: string): number | undefined => {
    const { values, issues } = locate(node, text, idScope)
    const { opaque: word, number } = values
    const id = typeof word === 'string' ? numberOf(word) : decodeWholeNumber(String(number))
    // A text that another way of writing would make too is no identifier: 007.
    return issues.length === 0 && id !== undefined && String(encode(id)) === text ? id : undefined
  }
  return { encode, decode, schema }
}

/** Padded to one length, so that the texts sort as the numbers do: by creation. */
function opaqueOf(id: number): string {
  return `r${id.toString(36).padStart(9, '0')}`
}

function numberOf(text: string): number | undefined {
  const digits = opaque.exec(text)?.[1]
  return digits === undefined ? undefined : Number.parseInt(digits, 36)
}

/** The whole number that a text writes, or undefined. No record has 0, but an identifier could be written so. */
export function decodeWholeNumber(text: string): number | undefined {
  return wholeNumber.test(text) ? Number(text) : undefined
}
