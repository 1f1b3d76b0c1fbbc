import { describe } from '../../../documents/issue.ts'
import { define } from '../../../documents/pointer.ts'
import type { Construct, Locating } from '../construct.ts'
import { isObject, isSame, type Json, type JsonObject } from '../json.ts'
import type { Described, JsonSchema } from '../json-schema.ts'
import { eitherOf, schemaOfJson } from '../json-schema.ts'
import { note } from '../located.ts'
import type { ValueNode } from '../node.ts'
import { checkMembers, knownValue, knownWord, mistake, printConstant, readConstant } from '../reading.ts'
import { enumOf, type Value } from '../scope.ts'
import { annotated, nullable } from './annotate.ts'
import { valueTypes } from './form.ts'
import { formOf } from './value-form.ts'
import { canBe, digitsOf, mapOf, maskOf, timeOf, typesOf, zoneNameOf } from './value-options.ts'

const members = ['$', 'map', 'as', 'time', 'zone', 'mask', 'digits', 'unset']

/**
 * A value: `$url`, or with options
 * `{ $: status, map: { 1: on, 3: off }, as: text, time: unix-seconds, unset: 0 }`.
 */
export const value: Construct<ValueNode> = {
  parse(source, at) {
    const {
      $: name,
      map,
      as,
      time,
      zone,
      mask,
      digits,
      unset = null,
    } = isObject(source) ? source : { $: String(source).slice(1) }
    if (isObject(source)) checkMembers(source, members, at)
    const known = knownValue(name, at, isObject(source) ? '$' : undefined)
    if (known?.type === 'secret')
      mistake(
        at,
        `{ $set: ${String(name)} }: a secret is never shown`,
        name,
        isObject(source) ? '$' : undefined,
      )
    const read = readConstant(unset, at, 'unset')
    const node: ValueNode = {
      kind: 'value',
      name: String(name),
      value: known ?? { type: 'json', schema: {} },
      unset: read,
    }
    const type = as === undefined ? undefined : knownWord(as, valueTypes, at, 'as')
    if (type !== undefined) node.as = type
    if (type !== undefined && !canBe(type, node.value))
      mistake(at, `${typesOf(node.value).join(', ')}, as the value is ${node.value.type}`, as, 'as')
    if (time !== undefined) node.time = timeOf(time, node.value, at)
    const zoneName = zone === undefined ? undefined : zoneNameOf(zone, node.value, at)
    if (zoneName !== undefined) node.zone = zoneName
    if (map !== undefined) node.map = mapOf(map, node.value, at)
    if (mask !== undefined) node.mask = maskOf(mask, node.value, at)
    if (digits !== undefined) node.digits = digitsOf(digits, node.value, at)
    return node
  },

  write(node) {
    const { name, value: known, as, time, mask, digits, map, unset } = node
    const { write } = formOf(known, as, node)
    const spellings = map && new Map(map)
    const isPlain = [as, time, mask, digits].every(option => option === undefined) && known.type !== 'moment'
    return values => {
      const given = values[name]
      if (given === null || given === undefined) return unset
      if (spellings !== undefined) {
        const text = String(given)
        if (spellings.has(text)) return spellings.get(text)
      }
      return isPlain ? (given as Json) : write(given, values)
    }
  },

  locate(node, received, at) {
    const found = candidatesOf(node, received)
    if (found.length === 1 && found[0] !== unknown) note(at.into, node.name, found[0], at.path)
    else if (found.length === 0) refuse(node, received, at)
  },

  schema(node) {
    const { value: known, as, map = [], unset } = node
    const form = formOf(known, as, node)
    const described = map.length === 0 ? { schema: form.schema, optional: false } : spelledSchema(node)
    const written =
      described.schema === known.schema
        ? known.schema
        : annotated(described.schema, { ...known.schema, ...respelled(known.schema, node) })
    if (!known.unset) return { ...described, schema: written }
    if (unset === undefined) return { schema: written, optional: true }
    return {
      schema: unset === null ? nullable(written) : orElse(written, unset),
      optional: described.optional,
    }
  },

  print({ name, as, time, zone, mask, digits, map, unset }) {
    const isPlain = [as, time, zone, mask, digits, map].every(option => option === undefined)
    if (isPlain && unset === null) return `$${name}`
    const spellings: JsonObject = {}
    for (const [key, spelling] of map ?? []) define(spellings, key, printConstant(spelling))
    return {
      $: name,
      ...(map && { map: spellings }),
      ...(as && { as }),
      ...(time !== undefined && { time }),
      ...(zone !== undefined && { zone }),
      ...(mask && { mask: { ...mask } }),
      ...(digits !== undefined && { digits }),
      ...(unset !== null && { unset: printConstant(unset) }),
    }
  },
}

/** Represents a value that its written form does not determine. */
const unknown = Symbol('unknown')

/** Returns the values that may have been written as the received JSON. Only a single candidate is certain. */
function candidatesOf(node: ValueNode, received: Json | undefined): unknown[] {
  const { value: known, as, map = [], unset } = node
  const form = formOf(known, as, node)
  const found: unknown[] = []
  const fits = (spelling: Json | undefined) =>
    spelling === undefined ? received === undefined : received !== undefined && isSame(spelling, received)
  if (known.unset && fits(unset)) found.push(null)
  for (const [text, spelling] of map) if (fits(spelling)) found.push(typed(text, known))
  // A spelling is read as the value that it represents, never as a text that happens to be equal.
  if (found.length > 0 && known.type === 'text' && enumOf(known) === undefined && !form.lossy) return found
  const read = received === undefined ? undefined : form.read(received)
  // A value with a spelling of its own is never written in the general form.
  if (form.lossy && read !== undefined) found.push(unknown)
  else if (read !== undefined && !map.some(([text]) => text === String(read))) found.push(read)
  return found
}

function typed(text: string, { type }: Value): unknown {
  if (type === 'number') return Number(text)
  return type === 'boolean' ? text === 'true' : text
}

function refuse(node: ValueNode, received: Json | undefined, { into, path }: Locating): void {
  const known = node.map?.map(([, spelling]) => describe(spelling)).join(', ')
  const expected = known ? `${node.name} as ${known}` : `${node.name} in its form`
  into.issues.push({ path, expected, received: describe(received) })
}

function spelledSchema(node: ValueNode): Described {
  const { value: known, as, map = [] } = node
  const { write, schema } = formOf(known, as, node)
  const spellings = new Map(map)
  const values = enumOf(known)
  const written = values
    ? values.map(one => (spellings.has(String(one)) ? spellings.get(String(one)) : write(one)))
    : [...spellings.values()]
  const shown = written.filter(one => one !== undefined).map(schemaOfJson)
  const schemas = values ? shown : [...shown, schema]
  return { schema: eitherOf(schemas), optional: shown.length < written.length }
}

/** Replaces the numbers of values in a description with the spellings of a shape. */
function respelled({ description }: JsonSchema, node: ValueNode): JsonSchema {
  const { value: known, as, map } = node
  const values = enumOf(known)
  if (description === undefined || values === undefined) return {}
  const { write } = formOf(known, as, node)
  const spellings = new Map(map)
  return {
    description: description.replaceAll(/\b\d\b/g, digit => {
      const one = values.find(candidate => String(candidate) === digit)
      if (one === undefined) return digit
      const spelling = spellings.has(digit) ? spellings.get(digit) : write(one)
      return spelling === undefined ? 'nothing' : `\`${JSON.stringify(spelling)}\``
    }),
  }
}

function orElse(schema: JsonSchema, unset: Json): JsonSchema {
  return annotated(eitherOf([withoutNotes(schema), schemaOfJson(unset)]), schema)
}

function withoutNotes({ description: _, ...schema }: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !name.startsWith('x-')))
}
