import { readPointer } from '../../src/dialect/pointer.ts'
import type { Answers } from '../../src/generated/answers.ts'
import type { Exchange } from '../exchange.ts'
import { isObject } from '../match.ts'
import { normalHeaders } from './headers.ts'
import { normalPages } from './page-facts.ts'
import { nameOfRecord, normalRecord, type Places } from './records.ts'
import type { References } from './references.ts'
import { isList, resourceOf, type Step } from './step.ts'

/** An answer that can be compared with another server's. */
export interface Normal {
  status: number
  headers: Record<string, unknown>
  /** The names of the run's records in a list, in its order; undefined where there is no list. */
  records: readonly string[] | undefined
  /** Undefined where there is none; a text that is no JSON is its length's kind alone. */
  body: unknown
}

/** Replaces in an answer what two servers that behave alike do not share. */
export function normalise(step: Step, { answer }: Exchange, places: Places, references: References): Normal {
  const { answers } = places
  const headers = normalHeaders(answer.headers, answers, references)
  // Who did not come from a page is not concerned by what pages may do.
  if (step.headers?.origin === undefined) delete headers['access-control-allow-origin']
  if (answer.text === '') return { status: answer.status, headers, records: undefined, body: undefined }
  if (answer.json === undefined)
    return { status: answer.status, headers, records: undefined, body: '{no JSON}' }
  if (answer.status >= 400) {
    return { status: answer.status, headers, records: undefined, body: normalError(answer.json, answers) }
  }
  const body = structuredClone(answer.json)
  if (isList(step)) {
    const { records, body: rest } = normalList(step, body, places, references)
    const told = normalPages(rest, answers, references)
    return { status: answer.status, headers, records, body: texts(told, references) }
  }
  const whole = normalOne(step, body, places, references)
  return { status: answer.status, headers, records: undefined, body: texts(whole, references) }
}

function normalOne(step: Step, body: unknown, places: Places, references: References): unknown {
  const resource = resourceOf(step)
  const { answers } = places
  const root = answers['record.root']
  const record = readPointer(body, root)
  if (step.method !== 'DELETE')
    return replaceAt(body, root, normalRecord(record, resource, places, references))
  // The template of a deletion tells the id wherever it likes.
  return mapLeaves(body, value => references.id(resource, value) ?? value)
}

/** Somebody else's records are taken out: how many there are says nothing of how the server behaves. */
function normalList(step: Step, body: unknown, places: Places, references: References) {
  const resource = resourceOf(step)
  const at = places.answers['list.items']
  const items = readPointer(body, at)
  if (!Array.isArray(items)) return { records: undefined, body }
  const own = items.filter(item => nameOfRecord(item, resource, places, references) !== undefined)
  const records = own.map(item => nameOfRecord(item, resource, places, references)!)
  const normal = own.map(item => normalRecord(item, resource, places, references))
  return { records, body: replaceAt(body, at, normal) }
}

function replaceAt(body: unknown, pointer: string, value: unknown): unknown {
  if (pointer === '') return value
  const steps = pointer.slice(1).split('/')
  const parent = readPointer(body, steps.length === 1 ? '' : `/${steps.slice(0, -1).join('/')}`)
  const last = steps.at(-1)!
  if (isObject(parent) && last in parent) parent[last] = value
  return body
}

function texts(value: unknown, references: References): unknown {
  return mapLeaves(value, leaf => (typeof leaf === 'string' ? references.text(leaf) : leaf))
}

function mapLeaves(value: unknown, change: (leaf: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(item => mapLeaves(item, change))
  if (!isObject(value)) return change(value)
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapLeaves(item, change)]))
}

/** An error without its words: its members, what the dialect writes as it is, and the names of the fields. */
function normalError(json: unknown, answers: Answers): unknown {
  const templates = [answers['errors.body'].body, answers['errors.validation.body']]
  return errorPart(json, templates)
}

function errorPart(value: unknown, templates: readonly unknown[]): unknown {
  if (templates.includes('$issues') && Array.isArray(value)) return issuesOf(value)
  if (templates.includes('$fields') && isObject(value))
    return [...new Set(Object.keys(value).map(fieldOf))].sort()
  if (Array.isArray(value)) {
    return value.every(item => typeof item === 'string')
      ? ['{texts}']
      : value.map(item => errorPart(item, []))
  }
  if (typeof value === 'string') return templates.includes(value) ? value : '{text}'
  if (!isObject(value)) return value
  const parts = Object.entries(value).map(([name, item]) => {
    const under = templates.filter(isObject).map(template => template[name])
    return [name, errorPart(item, under)] as const
  })
  return Object.fromEntries(parts)
}

/** Of a list of issues the fields are compared, each once, and the members that tell them. */
function issuesOf(issues: readonly unknown[]): unknown[] {
  const rows = new Map<string, unknown>()
  for (const issue of issues) {
    const row = isObject(issue)
      ? Object.fromEntries(
          Object.entries(issue).map(([name, text]) => [
            name,
            name === 'field' ? fieldOf(String(text)) : '{text}',
          ]),
        )
      : '{text}'
    rows.set(JSON.stringify(row), row)
  }
  return [...rows.keys()].sort().map(key => rows.get(key))
}

/** The field of the document that an error names: `country.0.key` and `country[0]` are about the countries. */
function fieldOf(name: string): string {
  return name.replace(/[.[].*$/, '')
}
