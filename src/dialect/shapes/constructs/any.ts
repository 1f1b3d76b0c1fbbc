import { describe } from '../../errors.ts'
import type { Construct } from '../construct.ts'
import type { JsonObject } from '../json.ts'
import type { JsonSchema } from '../json-schema.ts'
import { checkMembers, knownWord, mistake } from '../reading.ts'
import type { Values } from '../scope.ts'
import { timeFormat } from '../times.ts'
import { usualTime } from './value-form.ts'

export const anyKinds = ['uuid', 'request-id', 'counter', 'duration', 'time'] as const
type AnyKind = (typeof anyKinds)[number]

/** Something that is another in each response and says nothing of the records. */
export interface AnyNode {
  kind: 'any'
  of: AnyKind
  /** The format of a time. */
  time?: string
}

/** `{ $any: request-id }`, `{ $any: time, time: rfc3339 }`. The mock writes the same ones to the same requests. */
export const any: Construct<AnyNode> = {
  parse(source, at) {
    const members = source as JsonObject
    checkMembers(members, ['$any', 'time'], at)
    const node: AnyNode = { kind: 'any', of: knownWord(members.$any, anyKinds, at, '$any') ?? 'counter' }
    const { time } = members
    if (time === undefined) return node
    if (node.of !== 'time' || typeof time !== 'string' || timeFormat(time) === undefined)
      mistake(at, 'a format of the time, such as rfc3339', time, 'time')
    return { ...node, time: String(time) }
  },
  write(node) {
    const { write } = kinds[node.of]
    const format = timeFormat(node.time ?? usualTime)!
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
  print: ({ of, time }) => ({ $any: of, ...(time !== undefined && { time }) }),
}

interface Kind {
  /** @param sequence how many there were before */
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
  duration: { write: sequence => 1 + (sequence % 9), is: isNumber, schema: { type: 'number', minimum: 0 } },
  time: {
    write: () => 0,
    is: received => isText(received) || isNumber(received),
    schema: {},
  },
}

function sequenceOf({ sequence }: Values): number {
  return typeof sequence === 'number' ? sequence : 0
}

function hex(number: number, digits: number): string {
  return number.toString(16).padStart(digits, '0').slice(-digits)
}
