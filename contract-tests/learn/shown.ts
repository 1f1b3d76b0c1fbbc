import { escapeText } from '../../src/dialect/shapes/constructs/text-parts.ts'
import { isObject, isSame, type Json, type JsonObject } from '../../src/dialect/shapes/json.ts'
import type { Scope } from '../../src/dialect/shapes/scope.ts'
import { linkScope, pixelScope } from '../../src/dialect/shapes/scopes/index.ts'
import { locate, parse } from '../../src/dialect/shapes/shape.ts'
import type { Shapes, SuccessShapes } from '../../src/dialect/shapes/shapes.ts'
import { define, formatPointer, readPointer } from '../../src/documents/pointer.ts'
import type { Exchange } from '../core/exchange.ts'
import { jsonAt } from '../core/json.ts'
import type { Discovered } from '../discover/discovered.ts'
import type { Report } from '../run/run.ts'
import type { Resource } from '../writes/account.ts'
import { timesOf } from './shapes/fit/moments.ts'
import type { Unexplained } from './shapes/fitted.ts'
import { errorShape } from './shown-errors.ts'

// Derives shapes in a read-only run, from responses about existing records: values that discovery recognized
// become constructs, and everything else becomes `$seen` with the account's data blanked.

/**
 * Derives shapes from the responses of a read-only run. Reports the places that it does not recognize as
 * unexplained.
 */
export function shownShapes(
  discovered: Discovered,
  report: Report,
): { shapes: Shapes; unexplained: Unexplained[] } {
  const unexplained: Unexplained[] = []
  const links = shownOf(discovered, 'links', unexplained)
  const pixels = shownOf(discovered, 'pixels', unexplained)
  const error = errorShape(report)
  const [around] = [links, pixels].flatMap(one => (one === undefined ? [] : [one.around]))
  const shapes: Shapes = {
    ...(links && { link: links.record }),
    ...(pixels && { pixel: pixels.record }),
    ...around,
    ...(pixels && links && !isSame(pixels.around, links.around) && { pixels: pixels.around }),
    ...(error && { errors: { error } }),
  }
  return { shapes, unexplained }
}

interface Shown {
  record: Json
  around: SuccessShapes
}

function shownOf(discovered: Discovered, resource: Resource, unexplained: Unexplained[]): Shown | undefined {
  const shown = discovered.shown[resource]
  const { roots, items } = discovered.shapes[resource]
  const [root] = roots
  const record = root === undefined ? undefined : jsonAt(shown?.one.answer.json, root)
  if (shown === undefined || root === undefined || !isObject(record)) return undefined
  const name = resource.slice(0, -1)
  const records = discovered.items(resource, shown.list) ?? []
  const marks = marksOf(discovered, resource, record, records.filter(isObject))
  const around = (kind: 'record' | 'list', exchange: Exchange, at: string) => ({
    ...typeOf(exchange),
    body: marked(
      jsonAt(exchange.answer.json, '') ?? null,
      new Map<string, Json>([...statusMarks(exchange), [at, `$${kind === 'list' ? 'records' : kind}`]]),
      '',
      note(`${resource}.${kind}`, unexplained),
    ),
  })
  return {
    record: marked(record, marks, '', note(name, unexplained)),
    around: {
      record: around('record', shown.one, root),
      ...(items !== undefined && { list: around('list', shown.list, items) }),
    },
  }
}

type Note = (pointer: string, seen: Json) => void

function note(name: string, unexplained: Unexplained[]): Note {
  return (pointer, seen) => unexplained.push({ path: name + pointer.replaceAll('/', '.'), seen })
}

function typeOf({ answer }: Exchange): { type?: string } {
  const type = answer.headers['content-type'] ?? ''
  return type === '' || /^application\/json\b/.test(type) ? {} : { type }
}

/** Writes JSON as a shape: marks at their places, `$seen` for the rest, which is reported to `unseen`. */
function marked(json: Json, marks: ReadonlyMap<string, Json>, at: string, unseen: Note): Json {
  const mark = marks.get(at)
  if (mark !== undefined) return mark
  const holdsMark = [...marks.keys()].some(place => place.startsWith(`${at}/`))
  if (isObject(json) && (holdsMark || at === '')) {
    const shape: JsonObject = {}
    for (const [name, part] of Object.entries(json)) {
      const member = name.startsWith('$') ? `$${name}` : name
      define(shape, member, marked(part, marks, at + formatPointer([name]), unseen))
    }
    return shape
  }
  const seen = withoutContent(json)
  unseen(at, seen)
  return { $seen: seen }
}

/** Blanks the texts, numbers and lists in a value, because they are data of the account. */
function withoutContent(json: Json): Json {
  if (typeof json === 'string') return json === '' ? '' : '…'
  if (typeof json === 'number') return 0
  if (Array.isArray(json)) return []
  if (!isObject(json)) return json
  return Object.fromEntries(Object.entries(json).map(([name, part]) => [name, withoutContent(part)]))
}

/** Returns the constructs for ids, and for the recognized places of a record that fit in all records. */
function marksOf(
  discovered: Discovered,
  resource: Resource,
  record: JsonObject,
  others: readonly JsonObject[],
): Map<string, Json> {
  const records = [record, ...others]
  const { ids, fields, derived } = discovered.shapes[resource]
  const found: [at: string, mark: Json][] = [...fields].map(([name, { at }]) => [at, `$${name}`])
  for (const [name, { at, values }] of derived) {
    if (values === undefined)
      found.push([
        at,
        derivedMark(
          name,
          records.map(record => readPointer(record, at)),
        ),
      ])
  }
  const scope = scopeOf(resource)
  const fitting = found.filter(([at, mark]) => records.every(record => fits(mark, jsonAt(record, at), scope)))
  return new Map([...fitting, ...ids.map(at => [at, idMark(discovered, resource, record, at)] as const)])
}

const anyId = { type: ['integer', 'string'] }

function scopeOf(resource: Resource): Scope {
  return resource === 'links' ? linkScope({ links: anyId, pixels: anyId }) : pixelScope({ pixels: anyId })
}

function derivedMark(name: string, shown: readonly unknown[]): Json {
  if (name !== 'created_at' && name !== 'updated_at') return `$${name}`
  const [form] = timesOf(shown[0])
  return { $: name, ...(form && { time: form.time, ...(form.zone && { zone: form.zone }) }) }
}

/** Returns the construct for an id: `$id`, or a text ending in `{id}` for an address that ends in the id. */
function idMark(discovered: Discovered, resource: Resource, record: JsonObject, at: string): Json {
  const shown = readPointer(record, at)
  const id = discovered.id(resource, record)
  const isWhole = typeof shown !== 'string' || id === undefined || shown === id || !shown.endsWith(id)
  return isWhole ? '$id' : `${escapeText(shown.slice(0, -id.length))}{id}`
}

function fits(mark: Json, shown: Json | undefined, scope: Scope): boolean {
  return shown === undefined || locate(parse(mark, scope), shown, scope).issues.length === 0
}

/** Returns `$status` for each top-level member that repeats the response's status. */
function statusMarks({ answer }: Exchange): [string, Json][] {
  const { json, status } = answer
  if (!isObject(json)) return []
  return Object.entries(json)
    .filter(([, value]) => value === status)
    .map(([name]) => [formatPointer([name]), '$status'])
}
