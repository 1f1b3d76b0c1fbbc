import { formatPointer } from '../../../src/dialect/pointer.ts'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Leaf } from '../../match.ts'
import { mostFrequent } from './about-fields.ts'
import { distinct, type Sample } from './fit/sample.ts'

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

export function withoutIndex(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*')
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

/** Whether a place shows one word, another one for each kind of error. */
export function isWord(parts: readonly Sample[]): boolean {
  const shown = distinct(parts)
  return (
    shown.length > 1 &&
    shown.some(json => json !== null) &&
    shown.every(json => json === null || (typeof json === 'string' && /^[\w.-]+$/.test(json))) &&
    'code' in parts[0]!.values
  )
}

/**
 * A place that shows a word for each kind of mistake, by what most responses show: a service knows more kinds than the
 * mock. Undefined where the words do not go with the kinds.
 */
export function codesByRule(parts: readonly Sample[]): Json | undefined {
  const kinds = new Map<string | null, Json[]>()
  for (const { values, json } of parts) {
    const rule = typeof values.rule === 'string' ? values.rule : null
    kinds.set(rule, [...(kinds.get(rule) ?? []), json as Json])
  }
  const usual = [...kinds].map(([rule, words]) => [rule, mostFrequentWord(words)] as const)
  const agreeing = parts.filter(({ values, json }) =>
    usual.some(([rule, word]) => rule === (values.rule ?? null) && word === json),
  )
  if (!usual.some(([rule]) => rule !== null) || agreeing.length < parts.length * 0.7) return undefined
  const map = Object.fromEntries(usual.filter(([rule]) => rule !== null))
  const unset = usual.find(([rule]) => rule === null)?.[1]
  return { $: 'rule', map, ...(unset !== undefined && { unset }) }
}

/** The word that nearly all samples show; the mock's own code where they show several. */
export function usualWord(parts: readonly Sample[]): Json {
  const word = mostFrequentWord(parts.map(({ json }) => json ?? null))
  return parts.filter(({ json }) => json === word).length > parts.length * 0.7 ? word : '$code'
}

function mostFrequentWord(words: readonly Json[]): Json {
  const usual = mostFrequent(words.map(word => JSON.stringify(word)))
  return usual === undefined ? null : (JSON.parse(usual) as Json)
}
