import { isSame, type Json } from '../json.ts'
import type { JsonSchema } from '../json-schema.ts'
import { enumOf, type Value } from '../scope.ts'
import { timeFormat } from '../times.ts'

/** How a value that is set is written, apart from spellings of single values. */
export interface ValueForm {
  write(value: unknown): Json
  /** The value that was written; undefined where the received is not of this form. */
  read(received: Json): unknown
  schema: JsonSchema
}

/** The words for the type of JSON that a value is written as; `not` is the opposite of `boolean`. */
export const valueTypes = ['text', 'boolean', 'not'] as const
export type ValueType = (typeof valueTypes)[number]

/** Moments without a format of their own. */
export const usualTime = 'rfc3339-milliseconds'

const dayFormat = 'Y-m-d'

/** The form of a value with these options. */
export function formOf(value: Value, as: ValueType | undefined, time: string | undefined): ValueForm {
  if (value.type === 'moment') return momentForm(time ?? usualTime, as, value)
  if (value.type === 'date' && time !== undefined) return dateForm(time)
  switch (as) {
    case 'text':
      return value.type === 'number' ? numberAsText(value) : plain(value)
    case 'boolean':
    case 'not':
      return asBoolean(value, as === 'not')
    default:
      return plain(value)
  }
}

function plain(value: Value): ValueForm {
  const known = enumOf(value)
  const types: Partial<Record<Value['type'], string>> = {
    text: 'string',
    date: 'string',
    number: 'number',
    boolean: 'boolean',
  }
  const type = types[value.type]
  return {
    write: written => written as Json,
    read(received) {
      if (known !== undefined) return known.find(one => isSame(one, received))
      if (type === 'number') return isWhole(received, value.schema) ? received : undefined
      // A text that is empty is no value: it is how some services write none.
      return type === undefined || (typeof received === type && received !== '') ? received : undefined
    },
    schema: value.schema,
  }
}

function isWhole(received: Json, { minimum = 0 }: JsonSchema): boolean {
  return Number.isInteger(received) && Number(received) >= Number(minimum)
}

function numberAsText({ schema, ...value }: Value): ValueForm {
  const known = enumOf({ schema, ...value })
  const pattern = schema.minimum === 1 ? '^[1-9][0-9]*$' : '^[0-9]+$'
  return {
    write: String,
    read(received) {
      if (typeof received !== 'string' || !/^\d+$/.test(received)) return undefined
      return known === undefined || known.includes(Number(received)) ? Number(received) : undefined
    },
    schema: known ? { type: 'string', enum: known.map(String) } : { type: 'string', pattern },
  }
}

function asBoolean({ type }: Value, opposite: boolean): ValueForm {
  return {
    write: value => (value !== 0 && value !== false) !== opposite,
    read(received) {
      if (typeof received !== 'boolean') return undefined
      const truth = received !== opposite
      return type === 'boolean' ? truth : Number(truth)
    },
    schema: { type: 'boolean' },
  }
}

function momentForm(name: string, as: ValueType | undefined, { formats = {} }: Value): ValueForm {
  const { write, read, schema: usual } = timeFormat(name) ?? timeFormat(usualTime)!
  const schema = formats[name] ?? usual
  if (as !== 'text' || usual.type === 'string') return { write: value => write(Number(value)), read, schema }
  return {
    write: value => String(write(Number(value))),
    read: received =>
      typeof received === 'string' && /^\d+$/.test(received) ? read(Number(received)) : undefined,
    schema: { type: 'string', pattern: '^[0-9]+$' },
  }
}

function dateForm(name: string): ValueForm {
  const { write, read, schema } = timeFormat(name) ?? timeFormat(dayFormat)!
  return {
    write: value => write(Date.parse(`${value}T00:00:00Z`)),
    read(received) {
      const moment = read(received)
      return moment === undefined ? undefined : new Date(moment).toISOString().slice(0, 10)
    },
    schema,
  }
}
