import { isSame, type Json } from '../json.ts'
import type { JsonSchema } from '../json-schema.ts'
import { enumOf, type Value } from '../scope.ts'
import type { ValueForm, ValueType } from './form.ts'
import { inCase, named } from './letter-forms.ts'
import { type Mask, maskedForm } from './masked-form.ts'
import { clockForm, dateForm, momentForm, usualTime } from './time-forms.ts'

/** Options of a written value besides its JSON type. */
export interface FormOptions {
  /** The name or the pattern of a time format. */
  time?: string | undefined
  /** The zone in which a moment is written: `+02:00`, or an IANA name. */
  zone?: string | undefined
  mask?: Mask | undefined
  /** For a number: the least number of digits. Zeros are put before it. */
  digits?: number | undefined
}

/** Returns the form of a value with these options. */
export function formOf(value: Value, as?: ValueType, options: FormOptions = {}): ValueForm {
  const { time, zone, mask, digits } = options
  if (mask !== undefined) return maskedForm(mask)
  if (digits !== undefined) return paddedForm(digits, value)
  if (value.type === 'moment') return momentForm(time ?? usualTime, zone, as, value)
  if (value.type === 'date' && time !== undefined) return dateForm(time, as)
  if (value.type === 'clock' && time !== undefined) return clockForm(time)
  switch (as) {
    case 'text':
      return value.type === 'number' ? numberAsText(value) : plain(value)
    case 'number':
      return value.type === 'text' ? digitsAsNumber : plain(value)
    case 'boolean':
    case 'not':
      return asBoolean(value, as === 'not')
    case 'lower':
    case 'upper':
    case 'camel':
    case 'pascal':
    case 'kebab':
    case 'words':
    case 'compact':
      return inCase(as, value)
    case 'name':
      return named(value)
    default:
      return plain(value)
  }
}

function plain(value: Value): ValueForm {
  const known = enumOf(value)
  const types: Partial<Record<Value['type'], string>> = {
    text: 'string',
    date: 'string',
    clock: 'string',
    number: 'number',
    boolean: 'boolean',
  }
  const type = types[value.type]
  return {
    write: written => written as Json,
    read(received) {
      if (known !== undefined) return known.find(one => isSame(one, received))
      if (type === 'number') return isWhole(received, value.schema) ? received : undefined
      // An empty text is not a value: some services write unset values that way.
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

/** Writes a number as a text with zeros before it: `007`. */
function paddedForm(digits: number, value: Value): ValueForm {
  const known = enumOf(value)
  const write = (number: unknown) => String(number).padStart(digits, '0')
  return {
    write,
    read(received) {
      const number = Number(received)
      if (typeof received !== 'string' || !/^\d+$/.test(received) || write(number) !== received)
        return undefined
      return known === undefined || known.includes(number) ? number : undefined
    },
    schema: known
      ? { type: 'string', enum: known.map(write) }
      : { type: 'string', pattern: `^[0-9]{${digits},}$` },
  }
}

/** Writes a text of digits as a number, as typed languages do, and any other text as it is. */
const digitsAsNumber: ValueForm = {
  write: value => (isNumber(String(value)) ? Number(value) : (value as Json)),
  read(received) {
    if (typeof received === 'number') return isNumber(String(received)) ? String(received) : undefined
    return typeof received === 'string' && received !== '' && !isNumber(received) ? received : undefined
  },
  schema: { type: ['integer', 'string'] },
}

function isNumber(text: string): boolean {
  return /^(0|-?[1-9]\d{0,14})$/.test(text)
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
