import { formatPointer } from '../../../src/dialect/pointer.ts'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Leaf } from '../../core/match.ts'
import type { Sample } from './fit/sample.ts'

/** A shape in which sentences are the mock's own, and not their stand-ins. */
export function inWords(shape: Json): Json {
  if (shape === words) return '$message'
  if (Array.isArray(shape)) return shape.map(inWords)
  if (!isObject(shape)) return shape
  const { $seen: seen } = shape
  if (seen === words) return '$message'
  if (seen !== undefined) return { $seen: wordsAgain(seen) }
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, inWords(part)]))
}

export function wordsAgain(seen: Json): Json {
  return JSON.parse(JSON.stringify(seen).replaceAll(JSON.stringify(words), '"…"')) as Json
}

/** Stands for a sentence in the words of a server or of the mock. */
export const words = '\u0000words\u0000'

export function textsIn(json: Json | undefined): string[] {
  if (typeof json === 'string') return [json]
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(textsIn) : []
}

/** A body without the sentences in it. */
export function wordless(
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

/** Whether a text is more than a label of a few words: `user defined` may name a kind of mistake. */
export function isSentence({ value }: Leaf): boolean {
  return typeof value === 'string' && /\s/.test(value) && !/^[a-z]+( [a-z]+){1,2}$/i.test(value)
}

/** A pointer with `*` for any item, and for any member of these maps. */
export function withoutNames(pointer: string, maps: ReadonlySet<string>): string {
  const steps = pointer.split('/')
  return steps
    .map((step, index) =>
      index > 0 && (/^\d+$/.test(step) || maps.has(steps.slice(0, index).join('/'))) ? '*' : step,
    )
    .join('/')
}

/** The values of an error, the messages of which are nobody's words. */
export function worded(values: Json): Json {
  if (Array.isArray(values)) return values.map(worded)
  if (!isObject(values)) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, name === 'message' ? words : worded(value)]),
  )
}

/** Whether a place shows sentences, more than one for this kind of error. */
export function areSentences(parts: readonly Sample[]): boolean {
  const isText = ({ values, json }: Sample) => 'message' in values && typeof json === 'string'
  return parts.every(isText) && parts.some(({ json }) => json === words || /\s/.test(String(json)))
}
