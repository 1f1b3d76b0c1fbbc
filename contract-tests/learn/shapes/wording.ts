import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { formatPointer } from '../../../src/documents/pointer.ts'
import type { Leaf } from '../../core/match.ts'
import type { Sample } from './fit/sample.ts'

/** Returns a shape with `$message`, the mock's own sentence, instead of the placeholder for sentences. */
export function inWords(shape: Json): Json {
  if (shape === words) return '$message'
  if (Array.isArray(shape)) return shape.map(inWords)
  if (!isObject(shape)) return shape
  const { $seen: seen } = shape
  if (seen === words) return '$message'
  if (seen !== undefined) return { $seen: wordsAgain(seen) }
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, inWords(part)]))
}

/** Replaces the placeholder for sentences by an ellipsis. */
export function wordsAgain(seen: Json): Json {
  return JSON.parse(JSON.stringify(seen).replaceAll(JSON.stringify(words), '"…"'))
}

/** Placeholder for a sentence, whether the server or the mirror wrote it. */
export const words = '\u0000words\u0000'

export function textsIn(json: Json | undefined): string[] {
  if (typeof json === 'string') return [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : []
}

/** Returns a body with its sentences replaced by the placeholder. */
export function wordless(
  json: Json | undefined,
  isWording: (text: string, pointer: string) => boolean,
): Json | undefined {
  return json === undefined ? undefined : wordlessAt(json, isWording, [])
}

function wordlessAt(
  json: Json,
  isWording: (text: string, pointer: string) => boolean,
  steps: readonly string[],
): Json {
  if (typeof json === 'string') return isWording(json, formatPointer(steps)) ? words : json
  if (Array.isArray(json))
    return json.map((item, index) => wordlessAt(item, isWording, [...steps, String(index)]))
  if (!isObject(json)) return json
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [name, wordlessAt(part, isWording, [...steps, name])]),
  )
}

/**
 * Whether a text is a sentence. Two or three plain words are a label: `user defined` may name a kind of
 * mistake.
 */
export function isSentence({ value }: Leaf): boolean {
  return typeof value === 'string' && /\s/.test(value) && !/^[a-z]+( [a-z]+){1,2}$/i.test(value)
}

/** Replaces the steps to list items, and to members of these maps, by `*`. */
export function withoutNames(pointer: string, maps: ReadonlySet<string>): string {
  const steps = pointer.split('/')
  return steps
    .map((step, index) =>
      index > 0 && (/^\d+$/.test(step) || maps.has(steps.slice(0, index).join('/'))) ? '*' : step,
    )
    .join('/')
}

/** Replaces the messages in the values of an error by the placeholder. */
export function wordedValues(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'message' ? words : wordedIn(value)]),
  )
}

function wordedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wordedIn)
  return isObject(value) ? wordedValues(value) : value
}

/** Whether a place of an error with a `message` shows only texts, and at least one of them is a sentence. */
export function areSentences(parts: readonly Sample[]): boolean {
  const isText = ({ values, json }: Sample) => 'message' in values && typeof json === 'string'
  return parts.every(isText) && parts.some(({ json }) => json === words || /\s/.test(String(json)))
}
