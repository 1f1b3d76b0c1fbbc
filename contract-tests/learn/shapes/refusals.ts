import { formatPointer } from '../../../src/dialect/pointer.ts'
import { isObject, isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import {
  type ErrorCase,
  errorCases,
  type ResponseShape,
  type Shapes,
} from '../../../src/dialect/shapes/shapes.ts'
import { type Answers, defaultAnswers } from '../../../src/generated/answers.ts'
import { pairsOf } from '../../compare/step.ts'
import { type Leaf, leavesOf, wordsOf } from '../../match.ts'
import { fitShape, type Place } from './fit/fit.ts'
import { distinct, type Sample } from './fit/sample.ts'
import { volatileShape } from './fit/volatile.ts'
import type { Pair } from './pairs.ts'

/** How a service writes its errors, and what could not be learned of them. */
export interface Refusals {
  shapes: NonNullable<Shapes['errors']>
  unexplained: Place['unexplained']
  /** By question, whether its refusal is told as one of fields. */
  fields: Partial<Answers['errors.fields']>
}

/** Learns how errors are written, by what they are about: what all have in common, and what is so for some. */
export function learnRefusals(pairs: readonly Pair[], isOwn: (text: string) => boolean): Refusals {
  const errors = pairs.filter(pair => pair.case !== undefined && pair.exchange.answer.status >= 400)
  const unexplained: Place['unexplained'] = []
  const shapes: Refusals['shapes'] = {}
  const general = errors.filter(pair => pair.case !== 'invalid' && pair.case !== 'no_path')
  const base = errorOf(general.length > 0 ? general : errors, 'error', isOwn, unexplained, true)
  if (base === undefined) return { shapes, unexplained, fields: {} }
  shapes.error = isSame(base.type, json) ? { body: base.body } : base
  for (const name of errorCases.slice(1)) {
    const own = errors.filter(pair => pair.case === name)
    const response = errorOf(own, name, isOwn, unexplained, name === 'invalid')
    const usual = { ...base, ...shapes[parents[name] ?? 'error'] }
    if (response === undefined || isSame(response, usual)) continue
    const { type, body } = response
    shapes[name] = { ...(type !== usual.type && { type }), ...(!isSame(body, usual.body) && { body }) }
  }
  return { shapes, unexplained, fields: aboutFields(errors) }
}

/** Which refusals that need not be about fields are: their bodies are built like those that surely are. */
function aboutFields(errors: readonly Pair[]): Refusals['fields'] {
  const built = (pair: Pair) => {
    const { query, form } = pair.step
    const sent = [...pairsOf(query), ...pairsOf(form)].map(([name]) => name)
    const told = fieldsOf(pair.values)
    const names = [...sent, ...told].flatMap(name => [name, name.replace(/\W.*$/, '')]).map(wordsOf)
    return JSON.stringify(outlineOf(bodyOf(pair), new Set(names)))
  }
  const isSure = ({ step }: Pair) => step.method === 'POST' && (step.asks ?? []).length === 0
  const usual = mostFrequent(errors.filter(pair => pair.case === 'invalid' && isSure(pair)).map(built))
  const general = mostFrequent(errors.filter(pair => pair.case === 'not_found').map(built))
  if (usual === undefined || usual === general) return {}
  const fields: Refusals['fields'] = {}
  for (const pair of errors) {
    const [question] = pair.step.asks ?? []
    if (question !== undefined && question in defaultAnswers['errors.fields'])
      fields[question as keyof typeof fields] = built(pair) === usual
  }
  return fields
}

function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter(other => other === text).length
  return [...texts].sort((a, b) => count(b) - count(a))[0]
}

function fieldsOf({ fields }: Values): string[] {
  const told = (fields as Record<string, unknown>[] | undefined) ?? []
  return told.flatMap(({ field, field_root, field_brackets }) =>
    [field, field_root, field_brackets].map(String),
  )
}

function bodyOf({ exchange: { answer } }: Pair): Json | undefined {
  return answer.text === '' ? undefined : ((answer.json ?? answer.text) as Json)
}

const json = 'application/json'

/** A case that is like another one where it has no shape of its own. */
const parents: Partial<Record<ErrorCase, ErrorCase>> = {
  wrong_key: 'unauthenticated',
  malformed_id: 'not_found',
  no_path: 'not_found',
}

/** @param free whether a sentence is written in the mock's own words, wherever it is not the same in all responses */
function errorOf(
  pairs: readonly Pair[],
  name: ErrorCase,
  isOwn: (text: string) => boolean,
  unexplained: Place['unexplained'],
  free: boolean,
): ResponseShape | undefined {
  const [first] = pairs
  if (first === undefined) return undefined
  const bodies = pairs.map(bodyOf)
  // Where one response has a sentence, another may have a single word for one.
  const sentences = new Set(
    bodies.flatMap(body =>
      leavesOf(body)
        .filter(isSentence)
        .map(({ pointer }) => withoutIndex(pointer)),
    ),
  )
  const isWording = (text: string, pointer: string) =>
    sentences.has(withoutIndex(pointer)) &&
    (isOwn(text) || (free && bodies.some(body => !textsIn(body).includes(text))))
  const all = pairs.map(
    ({ values }, index): Sample => ({
      values: worded(values as Json) as Sample['values'],
      json: wordless(bodies[index], (text, pointer) => text !== values.title && isWording(text, pointer)),
    }),
  )
  const samples = name === 'invalid' ? ofOneKind(all) : all
  const otherwise = (parts: readonly Sample[]): Json | undefined =>
    volatileShape(parts) ?? (isWord(parts) ? '$code' : areSentences(parts) ? '$message' : undefined)
  const place: Place = { scope: errorScope, path: [name], unexplained: [], otherwise }
  const body = inWords(fitShape(samples, place))
  unexplained.push(...place.unexplained.map(one => ({ ...one, seen: wordsAgain(one.seen) })))
  return {
    type: first.exchange.answer.headers['content-type'] ?? json,
    body: print(parse(body, errorScope)),
  }
}

/** A shape in which sentences are the mock's own, and not their stand-ins. */
function inWords(shape: Json): Json {
  if (shape === words) return '$message'
  if (Array.isArray(shape)) return shape.map(inWords)
  if (!isObject(shape)) return shape
  const { $seen: seen } = shape
  if (seen === words) return '$message'
  if (seen !== undefined) return { $seen: wordsAgain(seen) }
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, inWords(part)]))
}

function wordsAgain(seen: Json): Json {
  return JSON.parse(JSON.stringify(seen).replaceAll(JSON.stringify(words), '"…"')) as Json
}

/** The samples whose bodies are built like most: one that is not is about something else than fields. */
function ofOneKind(samples: readonly Sample[]): Sample[] {
  const outlines = samples.map(({ values, json }) =>
    JSON.stringify(outlineOf(json, new Set(fieldsOf(values).map(wordsOf)))),
  )
  const usual = mostFrequent(outlines)
  return samples.filter((_, index) => outlines[index] === usual)
}

function outlineOf(json: Json | undefined, fields: ReadonlySet<string>): Json {
  if (Array.isArray(json)) return json.length === 0 ? [] : [outlineOf(json[0], fields)]
  if (!isObject(json)) return typeof json
  const parts = Object.entries(json).map(([name, part]): [string, Json] => [
    fields.has(wordsOf(name)) ? '*' : name,
    outlineOf(part, fields),
  ])
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Stands for a sentence in the words of a server or of the mock. */
const words = '\u0000words\u0000'

function textsIn(json: Json | undefined): string[] {
  if (typeof json === 'string') return [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : []
}

/** A body without the sentences in it. */
function wordless(
  json: Json | undefined,
  isWording: (text: string, pointer: string) => boolean,
  steps: readonly string[] = [],
): Json | undefined {
  if (typeof json === 'string') return isWording(json, formatPointer(steps)) ? words : json
  if (Array.isArray(json))
    return json.map((item, index) => wordless(item, isWording, [...steps, String(index)])!)
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name, wordless(part, isWording, [...steps, name])!]),
  )
}

function isSentence({ value }: Leaf): boolean {
  return typeof value === 'string' && /\s/.test(value)
}

function withoutIndex(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*')
}

/** The values of an error, the messages of which are nobody's words. */
function worded(values: Json): Json {
  if (Array.isArray(values)) return values.map(worded)
  if (!isObject(values)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'message' ? words : worded(value)]),
  )
}

/** Whether a place shows sentences, more than one for this kind of error. */
function areSentences(parts: readonly Sample[]): boolean {
  return parts.every(({ values, json }) => 'message' in values && typeof json === 'string' && /\s/.test(json))
}

/** Whether a place shows one word, another one for each kind of error. */
function isWord(parts: readonly Sample[]): boolean {
  const shown = distinct(parts)
  return (
    shown.length > 1 &&
    shown.every(json => typeof json === 'string' && /^[\w.-]+$/.test(json)) &&
    'code' in parts[0]!.values
  )
}
