import type { Answers } from '../generated/answers.ts'

/** Identifiers as the mock counts them, 1, 2, 3 …, and as the dialect writes them (question `ids.type`). */
export interface IdCodec {
  encode(id: number): number | string
  /** The identifier that a text names, or undefined when the text cannot be one. */
  decode(text: string): number | undefined
}

const wholeNumber = /^(0|[1-9][0-9]{0,14})$/
const opaque = /^r([0-9a-z]{9})$/

/** @param type the answer to `ids.type` */
export function idCodec(type: Answers['ids.type']): IdCodec {
  switch (type) {
    case 'integer':
      return { encode: id => id, decode: decodeWholeNumber }
    case 'digits':
      return { encode: String, decode: decodeWholeNumber }
    case 'string':
      // Padded to one length, so that the texts sort as the numbers do: by creation.
      return {
        encode: id => `r${id.toString(36).padStart(9, '0')}`,
        decode(text) {
          const digits = opaque.exec(text)?.[1]
          return digits === undefined ? undefined : Number.parseInt(digits, 36)
        },
      }
  }
}

/** The whole number that a text writes, or undefined. No record has 0, but an identifier could be written so. */
export function decodeWholeNumber(text: string): number | undefined {
  return wholeNumber.test(text) ? Number(text) : undefined
}
