import { isObject, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { KindShapes, Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { isJson } from '../../core/json.ts'
import { leavesOf } from '../../core/match.ts'
import { personal, privateTextsOf, type Replace, textForm } from './private-texts.ts'
import type { Recording } from './recording.ts'
import type { World } from './world.ts'

/**
 * Masks personal data in the constants of shapes: a text gets other letters and digits but has the same form.
 * Masks texts that requests sent or records show. In the shapes of records, also masks everything that may be
 * more than a word of the service.
 */
export function masked(shapes: Shapes, recording: Recording, world: World): Shapes {
  const withoutPrivate = privateTextsOf(recording, world)
  const shown = shownIn(world)
  const plain: Change = json => {
    if (shown.has(String(json))) return otherForm(json)
    if (typeof json !== 'string') return json
    return withoutPrivate(json).replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, textForm)
  }
  const ofRecord: Change = (json, names) => {
    const isPersonal = names.some(name => personal.test(name))
    if (typeof json === 'number') return isPersonal || isLarge(json) ? otherForm(json) : json
    if (typeof json !== 'string') return json
    return isWord(json) && !isPersonal ? plain(json, names) : textForm(json)
  }
  const changedBy = (change: Change) => (shape: unknown) =>
    isJson(shape) ? changed(shape, { change, withoutPrivate }) : shape
  const [envelope, record] = [changedBy(plain), changedBy(ofRecord)]
  const parts = Object.entries(shapes).map(([name, shape]): [string, unknown] => [
    name,
    name === 'link' || name === 'pixel' ? record(shape) : envelope(shape),
  ])
  const { links, pixels } = shapes
  return {
    ...Object.fromEntries(parts),
    ...(links && { links: ofKinds(links, envelope, record) }),
    ...(pixels && { pixels: ofKinds(pixels, envelope, record) }),
  }
}

/** Changes the shapes of one kind of record: the envelopes, and the records in them. */
function ofKinds(
  kinds: KindShapes,
  envelope: (shape: unknown) => unknown,
  record: (shape: unknown) => unknown,
): KindShapes {
  const parts = Object.entries(kinds).map(([kind, { record: shown, ...around }]) => {
    const other = envelope(around)
    return [kind, { ...(isObject(other) && other), ...(shown !== undefined && { record: record(shown) }) }]
  })
  return Object.fromEntries(parts)
}

/** Changes a constant. The names are those of the members around it. */
type Change = (json: Json, names: readonly string[]) => Json

interface Mask {
  change: Change
  withoutPrivate: Replace
}

/**
 * Whether a text may be a fixed word or a small number that the service chose, such as the name of a state, and not
 * private data.
 */
const isWord = (text: string) => /^([a-z][a-z_ -]{0,24}|\d{0,3})$/i.test(text)

/** Whether a number may be more than a count, such as an id. */
const isLarge = (number: number) => Math.abs(number) >= 1000

function otherForm(json: Json): Json {
  if (typeof json === 'number') return Number(String(json).replace(/\d/g, '1'))
  return typeof json === 'string' ? textForm(json) : json
}

/** Returns the values that records show, as texts, without words and small numbers. */
function shownIn({ shown }: World): ReadonlySet<string> {
  const values = shown.flatMap(({ record }) => leavesOf(record).map(({ value }) => value))
  const isOwn = (value: unknown) =>
    (typeof value === 'number' && isLarge(value)) ||
    (typeof value === 'string' && value.length >= 3 && !isWord(value))
  return new Set(values.filter(isOwn).map(String))
}

/** Members of constructs whose values belong to the shape language and are not masked. */
const options =
  /^(\$|\$if|\$list|\$map|\$join|\$count|\$set|\$any|time|zone|as|mask|sort|with|by|headers|type)$/

/** Returns a shape with all its constants changed: `$seen` values, samples in `like`, and literal values. */
function changed(shape: Json, mask: Mask, names: readonly string[] = []): Json {
  if (Array.isArray(shape)) return shape.map(part => changed(part, mask, names))
  if (isObject(shape)) return changedParts(shape, mask, names)
  if (typeof shape !== 'string') return mask.change(shape, names)
  if (/^\$(?!\$)/.test(shape)) return shape
  if (!shape.includes('{')) return mask.change(shape, names)
  // In a text such as `a/{id}`, only the parts between the values are constants.
  return shape
    .split(/(\{\{|\}\}|\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 || part === '' ? part : betweenValues(part, mask, names)))
    .join('')
}

function changedParts(shape: JsonObject, mask: Mask, names: readonly string[]): JsonObject {
  const isOperator = Object.keys(shape).some(name => /^\$(?!\$)/.test(name))
  const parts = Object.entries(shape).map(([name, part]): [string, Json] => {
    if (isOperator && options.test(name)) return [name, part]
    return [name, changed(part, mask, isOperator ? names : [...names, name])]
  })
  return Object.fromEntries(parts)
}

/**
 * Changes a constant part of a text. If it begins like a URL, or is short, plain and not about a person, only
 * private texts are replaced. The host of an address is preserved, because without it the address would not
 * be recognizable.
 */
function betweenValues(text: string, { change, withoutPrivate }: Mask, names: readonly string[]): string {
  const isPersonal = names.some(name => personal.test(name)) && !/^[\w-]+(\.[\w-]+)+(?=[/:]|$)/.test(text)
  const isPlain = /^[\w ./:?=&-]{1,24}$/.test(text) && !isPersonal
  if (isPlain || /^[a-z]+:\/\//.test(text)) return withoutPrivate(text, formAfterHost)
  return /^[^\p{L}\d]*$/u.test(text) ? text : String(change(text, names))
}

function formAfterHost(text: string): string {
  const [host = ''] = /^[a-z]+:\/\/[^/]*/.exec(text) ?? []
  return host + textForm(text.slice(host.length))
}
