import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { leavesOf, textOf } from '../../core/match.ts'
import { pixelTypes, platformKeys } from '../../discover/input.ts'
import { type Recording, sentFields } from './recording.ts'
import type { World } from './world.ts'

/**
 * Masks personal data in the constants of shapes: a text keeps its form but gets other letters and digits.
 * Masked are texts that requests sent or records show, and in the shapes of records everything that may be
 * more than a word of the service.
 */
export function masked(shapes: Shapes, recording: Recording, world: World): Shapes {
  const own = privateTexts(recording, world)
  const found = own.length === 0 ? undefined : new RegExp(own.map(wholeWord).join('|'), 'g')
  const shown = shownIn(world)
  const plain = (json: Json): Json => {
    if (shown.has(String(json))) return otherForm(json)
    if (typeof json !== 'string') return json
    const steady = found === undefined ? json : json.replace(found, formOf)
    return steady.replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, formOf)
  }
  const ofRecord = (json: Json, names: readonly string[]): Json => {
    const isPersonal = names.some(name => personal.test(name))
    if (typeof json === 'number') return isPersonal || isTelling(json) ? otherForm(json) : json
    if (typeof json !== 'string') return json
    return isWord(json) && !isPersonal ? plain(json) : formOf(json)
  }
  const isRecord = (name: string) => ['link', 'pixel', 'listed'].includes(name)
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [
      name,
      changed(shape as Json, isRecord(name) ? ofRecord : plain),
    ]),
  )
}

/** Whether a text may be a word of the service, such as the name of a state. */
const isWord = (text: string) => /^[a-z][a-z_ -]{0,24}$/i.test(text) || text === ''

/** Whether a number may be more than a count, such as an id. */
const isTelling = (number: number) => Math.abs(number) >= 1000

function otherForm(json: Json): Json {
  if (typeof json === 'number') return Number(String(json).replace(/\d/g, '1'))
  return typeof json === 'string' ? formOf(json) : json
}

/** Returns the values that records show, as texts, without words and small numbers. */
function shownIn({ shown }: World): ReadonlySet<string> {
  const values = shown.flatMap(({ record }) => leavesOf(record).map(({ value }) => value))
  const isOwn = (value: unknown) =>
    (typeof value === 'number' && isTelling(value)) ||
    (typeof value === 'string' && value.length >= 3 && !isWord(value))
  return new Set(values.filter(isOwn).map(String))
}

/** Names of members that are about a person or the account. */
const personal =
  /user|owner|author|creator|mail|phone|person|first_?name|last_?name|full_?name|account|customer|team|company|organi[sz]ation|address|^by$|_by$|\bip\b/i

/** Members of constructs whose values belong to the shape language and are not masked. */
const options =
  /^(\$|\$if|\$list|\$map|\$join|\$count|\$set|\$any|time|zone|as|mask|sort|with|by|headers|type)$/

/** Returns a shape with all its constants changed: `$seen` values, samples in `like`, and literal values. */
function changed(
  shape: Json,
  change: (json: Json, names: readonly string[]) => Json,
  names: readonly string[] = [],
): Json {
  if (Array.isArray(shape)) return shape.map(part => changed(part, change, names))
  if (isObject(shape)) {
    const isOperator = Object.keys(shape).some(name => /^\$(?!\$)/.test(name))
    const parts = Object.entries(shape).map(([name, part]): [string, Json] => {
      if (isOperator && options.test(name)) return [name, part]
      return [name, changed(part, change, isOperator ? names : [...names, name])]
    })
    return Object.fromEntries(parts)
  }
  if (typeof shape !== 'string') return change(shape, names)
  if (/^\$(?!\$)/.test(shape)) return shape
  // In a text such as `a/{id}`, only the parts between the values are constants.
  return shape
    .split(/(\{\{|\}\}|\{[^{}]*\})/)
    .map((part, index) =>
      index % 2 === 1 || part === ''
        ? part
        : shape.includes('{')
          ? betweenValues(part, change, names)
          : String(change(part, names)),
    )
    .join('')
}

/**
 * Changes a constant part of a text, unless it begins like a URL, has no letters and digits, or is short and
 * plain. Without its host, a URL would not be recognizable.
 */
function betweenValues(
  text: string,
  change: (json: Json, names: readonly string[]) => Json,
  names: readonly string[],
): string {
  return /^[a-z]+:\/\/|^[^\p{L}\d]*$/u.test(text) || /^[\w ./:?=&-]{1,24}$/.test(text)
    ? text
    : String(change(text, names))
}

/** Replaces letters and digits, and keeps the form: `jane@acme.example` becomes `xxxx@xxxx.xxxxxxx`. */
export function formOf(text: string): string {
  const [scheme = ''] = /^[a-z]+:\/\//.exec(text) ?? []
  const rest = text.slice(scheme.length)
  return (
    scheme +
    rest
      .replace(/\p{Lu}/gu, 'X')
      .replace(/\p{L}/gu, letter => (letter === 'X' ? 'X' : 'x'))
      .replace(/\d/g, '0')
  )
}

/** Returns the texts to mask: sent values, texts and ids of records, personal members, and secrets. */
function privateTexts({ taken, secrets }: Recording, world: World): string[] {
  const sent = taken.flatMap(({ exchange }) => sentFields(exchange).map(([, value]) => value))
  const shown = world.shown.flatMap(({ resource, record }) =>
    ['url', 'alias', 'title', 'short_url', 'name', 'value'].flatMap(
      name => textOf(world.readings[resource].read(record)[name]) ?? [],
    ),
  )
  const ids = world.shown.map(({ id }) => id)
  const people = world.shown.flatMap(({ record }) =>
    leavesOf(record).flatMap(({ pointer, value }) => (personal.test(pointer) ? (textOf(value) ?? []) : [])),
  )
  const known = new Set<string>([...pixelTypes, ...platformKeys])
  const all = new Set([...sent, ...shown, ...ids, ...people, ...secrets])
  // Longer texts first, because one may be a part of another.
  return [...all]
    .filter(
      text =>
        text.length >= 3 && !known.has(text) && !/^\d{1,3}$/.test(text) && !/^(true|false|null)$/.test(text),
    )
    .sort((a, b) => b.length - a.length)
    .slice(0, 5000)
}

function wholeWord(text: string): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`.replaceAll('\\p{L}', 'A-Za-z')
}
