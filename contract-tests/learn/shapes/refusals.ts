import { parents } from '../../../src/dialect/shapes/complete.ts'
import { isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import {
  type ErrorCase,
  errorCases,
  type ResponseShape,
  type Shapes,
} from '../../../src/dialect/shapes/shapes.ts'
import { leavesOf } from '../../match.ts'
import { bodyOf, ofOneKind } from './about-fields.ts'
import { fitShape, type Place } from './fit/fit.ts'
import type { Sample } from './fit/sample.ts'
import { volatileShape } from './fit/volatile.ts'
import type { Pair } from './pairs.ts'
import {
  areSentences,
  codesByRule,
  inWords,
  isSentence,
  isWord,
  textsIn,
  withoutIndex,
  worded,
  wordless,
  wordsAgain,
} from './wording.ts'

/** How a service writes its errors, and what could not be learned of them. */
export interface Refusals {
  shapes: NonNullable<Shapes['errors']>
  unexplained: Place['unexplained']
}

/** The responses that refuse a request for a reason that the mirror knows too. */
export function refusalsIn(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(pair => pair.case !== undefined && pair.exchange.answer.status >= 400)
}

/** Learns how errors are written, by what they are about: what all have in common, and what is so for some. */
export function learnRefusals(errors: readonly Pair[], isOwn: (text: string) => boolean): Refusals {
  const unexplained: Place['unexplained'] = []
  const shapes: Refusals['shapes'] = {}
  const general = errors.filter(pair => pair.case !== 'invalid' && pair.case !== 'no_path')
  const base = errorOf(general.length > 0 ? general : errors, 'error', isOwn, unexplained, true)
  if (base === undefined) return { shapes, unexplained }
  shapes.error = isSame(base.type, json) ? { body: base.body } : base
  for (const name of errorCases.slice(1)) {
    const own = errors.filter(pair => pair.case === name)
    const response = errorOf(own, name, isOwn, unexplained, name === 'invalid')
    const usual = { ...base, ...shapes[parents[name] ?? 'error'] }
    if (response === undefined || isSame(response, usual)) continue
    const { type, body, headers } = response
    shapes[name] = {
      ...(type !== usual.type && { type }),
      ...(headers && { headers }),
      ...(!isSame(body, usual.body) && { body }),
    }
  }
  return { shapes, unexplained }
}

const json = 'application/json'

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
  // What all have in common is what most of them look like.
  const samples = name === 'invalid' || name === 'error' ? ofOneKind(all) : all
  const otherwise = (parts: readonly Sample[]): Json | undefined =>
    volatileShape(parts) ??
    (isWord(parts) ? (codesByRule(parts) ?? '$code') : areSentences(parts) ? '$message' : undefined)
  const place: Place = { scope: errorScope, path: [name], unexplained: [], otherwise }
  const body = inWords(fitShape(samples, place))
  unexplained.push(...place.unexplained.map(one => ({ ...one, seen: wordsAgain(one.seen) })))
  const headers = headersOf(pairs, name)
  return {
    type: first.exchange.answer.headers['content-type'] ?? json,
    ...(Object.keys(headers).length > 0 && { headers }),
    body: print(parse(body, errorScope)),
  }
}

/** The cases that the mock tells before it knows whose rate is counted. */
const uncounted: readonly ErrorCase[] = ['unauthenticated', 'wrong_key', 'no_path']

/** The headers that a service sends with errors of a case where the mock by itself does not, or the other way round. */
function headersOf(pairs: readonly Pair[], name: ErrorCase): Record<string, Json> {
  const all = pairs.map(({ exchange }) => exchange.answer.headers)
  // The mock names the methods with 405 unless a shape leaves them out.
  if (name === 'method' && all.every(({ allow }) => allow === undefined)) return { Allow: '$absent' }
  if (!uncounted.includes(name)) return {}
  const [first = {}] = all
  const rates = Object.entries(first).filter(
    ([header]) => /^(x-)?ratelimit-/.test(header) && all.every(headers => headers[header] !== undefined),
  )
  return Object.fromEntries(rates.map(([header, text]) => [header, { $seen: text }]))
}
