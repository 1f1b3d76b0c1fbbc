import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { leavesOf, textOf } from '../../core/match.ts'
import { pixelTypes, platformKeys } from '../../discover/input.ts'
import { type Recording, sentFields } from './recording.ts'
import type { World } from './world.ts'

/**
 * Shapes without what belongs to people: a text that was sent or that records show is written in the form that it has,
 * with other letters and digits, and so is whatever else of a record may be more than a word of the service.
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

/** What may be a word of the service. */
const isWord = (text: string) => /^[a-z][a-z_ -]{0,24}$/i.test(text) || text === ''

/** A number that says more than how many. */
const isTelling = (number: number) => Math.abs(number) >= 1000

function otherForm(json: Json): Json {
  if (typeof json === 'number') return Number(String(json).replace(/\d/g, '1'))
  return typeof json === 'string' ? formOf(json) : json
}

/** What records show, apart from words and from small numbers. */
function shownIn({ shown }: World): ReadonlySet<string> {
  const values = shown.flatMap(({ record }) => leavesOf(record).map(({ value }) => value))
  const isOwn = (value: unknown) =>
    (typeof value === 'number' && isTelling(value)) ||
    (typeof value === 'string' && value.length >= 3 && !isWord(value))
  return new Set(values.filter(isOwn).map(String))
}

/** Members that are about a person or about the account. */
const personal =
  /user|owner|author|creator|mail|phone|person|first_?name|last_?name|full_?name|account|customer|team|company|organi[sz]ation|address|^by$|_by$|\bip\b/i

/** Options of operators that are words of the language. */
const options =
  /^(\$|\$if|\$list|\$map|\$join|\$count|\$set|\$any|time|zone|as|mask|sort|with|by|headers|type)$/

/** A shape with other constants: what is seen, what looks alike, and what is always the same. */
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
  // What stands between the values of a text is constant, and the values are not.
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

/** Of an address around values, the host is kept: without it nobody would know the address again. */
function betweenValues(
  text: string,
  change: (json: Json, names: readonly string[]) => Json,
  names: readonly string[],
): string {
  return /^[a-z]+:\/\/|^[^\p{L}\d]*$/u.test(text) || /^[\w ./:?=&-]{1,24}$/.test(text)
    ? text
    : String(change(text, names))
}

/** The same form with other characters: `jane@acme.example` is `xxxx@xxxx.xxxxxxx`. */
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

/** What people sent, what their records show, and what opens their account. */
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
  // Longer ones first, for one may be a part of another.
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
