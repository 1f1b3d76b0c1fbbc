import { describe } from '../../../documents/issue.ts'
import type { Construct } from '../construct.ts'
import type { JsonObject } from '../json.ts'
import type { JsonSchema } from '../json-schema.ts'
import { type AnyKind, type AnyNode, anyKinds } from '../node.ts'
import { checkMembers, knownWord, mistake } from '../reading.ts'
import type { Values } from '../scope.ts'
import { timeFormat } from '../times.ts'
import { usualTime } from './time-forms.ts'
import { readZone } from './value-options.ts'

/**
 * `$any`: a value that cannot be predicted, such as `{ $any: request-id }`, `{ $any: time, time: rfc3339 }`
 * or `{ $any: text, like: 15ffc497 }`. The mock's values are deterministic: the same requests get the same
 * values. A text or number stays the same for a record and has the format of the value in `like`.
 */
export const any: Construct<AnyNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$any', 'time', 'zone', 'like'], at)
    const node: AnyNode = { kind: 'any', of: knownWord(members.$any, anyKinds, at, '$any') ?? 'counter' }
    const { time, zone, like } = members
    if (isPerRecord(node)) {
      if (typeof like !== (node.of === 'text' ? 'string' : 'number'))
        mistake(at, `a ${node.of} to imitate`, like, 'like')
      return { ...node, like: like as string | number }
    }
    if (like !== undefined)
      mistake(at, 'no member like: only $any: text and $any: number may have one', like, 'like')
    if (time === undefined) return node
    if (node.of !== 'time' || typeof time !== 'string' || timeFormat(time) === undefined)
      mistake(at, 'a format of the time, such as rfc3339', time, 'time')
    const zoneName = zone === undefined ? undefined : readZone(zone, at)
    return { ...node, time: String(time), ...(zoneName !== undefined && { zone: zoneName }) }
  },
  write(node) {
    const { write } = kinds[node.of]
    if (isPerRecord(node)) {
      const { like = '' } = node
      const typed = node.of === 'number' ? Number : String
      return ({ id, key, value }) => typed(resembling(String(like), `${id ?? `${key} ${value}`} ${like}`))
    }
    const format = timeFormat(node.time ?? usualTime, node.zone)!
    return node.of === 'time'
      ? values => format.write(Number(values.now ?? 0))
      : values => write(sequenceOf(values))
  },
  locate(node, received, { into, path }) {
    const { is } = kinds[node.of]
    if (!is(received)) into.issues.push({ path, expected: `any ${node.of}`, received: describe(received) })
  },
  schema: node => ({
    schema: node.of === 'time' ? timeFormat(node.time ?? usualTime)!.schema : kinds[node.of].schema,
    optional: false,
  }),
  print: ({ of, time, zone, like }) => ({
    $any: of,
    ...(time !== undefined && { time }),
    ...(zone !== undefined && { zone }),
    ...(like !== undefined && { like }),
  }),
}

/** Whether the value is the same in every response about a record. */
export function isPerRecord({ of }: AnyNode): boolean {
  return of === 'text' || of === 'number'
}

interface Kind {
  /** @param sequence the number of unpredictable values written before */
  write(sequence: number): string | number
  is(received: unknown): boolean
  schema: JsonSchema
}

const isNumber = (received: unknown) => typeof received === 'number'
const isText = (received: unknown) => typeof received === 'string'

const kinds: Record<AnyKind, Kind> = {
  uuid: {
    write: sequence => `${hex(sequence, 8)}-0000-4000-8000-${hex(sequence * 7919, 12)}`,
    is: isText,
    schema: { type: 'string', format: 'uuid' },
  },
  'request-id': {
    write: sequence => `req_${hex(sequence, 12)}`,
    is: isText,
    schema: { type: 'string', minLength: 1 },
  },
  counter: { write: sequence => sequence, is: isNumber, schema: { type: 'integer', minimum: 0 } },
  // A prime, so that a list of some records, sent again, hardly shows the same numbers.
  duration: { write: sequence => 1 + (sequence % 97), is: isNumber, schema: { type: 'number', minimum: 0 } },
  time: {
    write: () => 0,
    is: received => isText(received) || isNumber(received),
    schema: {},
  },
  text: { write: String, is: isText, schema: { type: 'string', minLength: 1 } },
  number: { write: Number, is: isNumber, schema: { type: 'number' } },
}

const alphabets = [
  ['0123456789', /[0-9]/],
  ['abcdefghijklmnopqrstuvwxyz', /[a-z]/],
  ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', /[A-Z]/],
] as const
const hexadecimal = '0123456789abcdef'

/** Replaces the letters and digits of a text with others. The same seed gives the same text. */
function resembling(like: string, seed: string): string {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193),
    0x811c9dc5,
  )
  const isHex = /^(?=.*[a-f])[0-9a-f]{6,}$/.test(like)
  return like.replaceAll(/[a-z0-9]/gi, (letter, index: number) => {
    // The generator of Numerical Recipes. Its upper bits are the more random ones.
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const letters = isHex ? hexadecimal : alphabets.find(([, of]) => of.test(letter))![0]
    const first = index === 0 && letter !== '0' && /[0-9]/.test(letter) && !isHex ? 1 : 0
    return letters[first + ((state >>> 16) % (letters.length - first))]!
  })
}

function sequenceOf({ sequence }: Values): number {
  return typeof sequence === 'number' ? sequence : 0
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0').slice(-digits)
}
