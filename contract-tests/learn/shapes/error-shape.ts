import { parents } from '../../../src/dialect/shapes/complete.ts'
import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import { type ErrorCase, errorCases, type ResponseShape } from '../../../src/dialect/shapes/shapes.ts'
import { leavesOf } from '../../core/match.ts'
import { aboutTheSame, ofOneKind, ofSameLength, severalApart } from './alike-samples.ts'
import { fieldMapsIn } from './body-places.ts'
import { partsByRule } from './by-rule.ts'
import { isWord } from './code-places.ts'
import { codeShape } from './codes.ts'
import { codesByRule, usualWord } from './codes-by.ts'
import { fieldNameShape } from './field-names.ts'
import { choice } from './fit/choice.ts'
import { fitShape } from './fit/fit.ts'
import type { Place } from './fit/place.ts'
import { mostWritten, type Sample } from './fit/sample.ts'
import { fieldMapShape, mapBesideShape } from './maps-of-fields.ts'
import { mostFrequent } from './most-frequent.ts'
import { type OneOrMany, oneOrMany } from './one-or-many.ts'
import { bodyOf, type ResponsePair } from './pairs.ts'
import { refusalHeaders } from './refusal-headers.ts'
import { echoShape, pathShape, withMethod } from './request-echoes.ts'
import type { Volatile } from './volatile-errors.ts'
import {
  areSentences,
  inWords,
  isSentence,
  textsIn,
  withoutNames,
  wordedValues,
  wordless,
  wordsAgain,
} from './wording.ts'

/** The media type of errors unless a service sends a different one. */
export const usualType = 'application/json'

/** The error cases that are always about fields. */
const aboutFieldsAlone: readonly ErrorCase[] = ['invalid', 'missing']

export function isAboutFieldsAlone(name: string | undefined): boolean {
  return aboutFieldsAlone.some(one => one === name)
}

/** The known facts about all errors of a service. */
export interface KnownErrors {
  /** Whether a text contains something of this run. */
  isOwn(text: string): boolean
  volatile: Volatile
  /** Collects the places that no shape explains. */
  unexplained: Place['unexplained']
}

/**
 * Fits a shape to the responses of one error case. Undefined if there are none.
 * @param free whether a sentence that is not in all responses is replaced by the mock's own message
 */
export function errorOf(
  pairs: readonly ResponsePair[],
  name: ErrorCase,
  known: KnownErrors,
  free: boolean,
): ResponseShape | undefined {
  if (pairs.length === 0) return undefined
  const single = oneOrMany(pairs.map(pair => ({ values: pair.values, json: bodyOf(pair) })))
  const place = placeOf(name, single, known.volatile)
  const samples = samplesOf(pairs, pair => single.listed(bodyOf(pair)), known, free)
  const usual = likeMost(samples, name, pairs)
  const fitted = isAboutFieldsAlone(name) ? aboutFields(samples, place) : fitShape(usual, place)
  const whole = known.volatile.alike(inWords(fitted))
  const body = name === 'method' || name === 'no_path' ? withMethod(whole, pairs) : whole
  known.unexplained.push(...place.unexplained.map(one => ({ ...one, seen: wordsAgain(one.seen) })))
  const headers = refusalHeaders(pairs, name)
  const shown = new Set<Sample | undefined>(usual)
  return {
    type: typeOf(pairs.filter((_, index) => shown.has(samples[index]))),
    ...(Object.keys(headers).length > 0 && { headers }),
    body: print(parse(body, errorScope)),
  }
}

/** Returns the bodies and values of errors, with the same placeholder for each sentence in them. */
function samplesOf(
  pairs: readonly ResponsePair[],
  listedBody: (pair: ResponsePair) => Json | undefined,
  { isOwn }: KnownErrors,
  free: boolean,
): Sample[] {
  const samples = pairs.map((pair): Sample => ({ values: pair.values, json: listedBody(pair) }))
  // A place with a sentence in one response may show a single word instead of a sentence in another response.
  const maps = fieldMapsIn(samples)
  const sentences = new Set(
    samples.flatMap(({ json }) =>
      leavesOf(json)
        .filter(isSentence)
        .map(({ pointer }) => withoutNames(pointer, maps)),
    ),
  )
  const isWording = (text: string, pointer: string) =>
    sentences.has(withoutNames(pointer, maps)) &&
    (isOwn(text) || (free && samples.some(({ json }) => !textsIn(json).includes(text))))
  return samples.map(({ values, json }) => ({
    values: wordedValues(values),
    json: wordless(
      json,
      (text, pointer) => text !== values.title && !isEcho(text, values) && isWording(text, pointer),
    ),
  }))
}

/** Whether a text repeats the invalid value that was sent, or contains the path of the request. */
function isEcho(text: string, { issues, received, path }: Values): boolean {
  const isReceived = (issue: unknown) => isObject(issue) && issue.received === text
  if (text === received || (Array.isArray(issues) && issues.some(isReceived))) return true
  return typeof path === 'string' && path.length > 1 && text.includes(path)
}

/** Returns the place of a whole error body, with the shapes that only errors have. */
function placeOf(name: ErrorCase, single: OneOrMany, volatile: Volatile): Place {
  const place: Place = {
    scope: errorScope,
    path: [name],
    unexplained: [],
    otherwise(parts, path, scope) {
      if (isWord(parts)) return codesByRule(parts) ?? usualWord(parts)
      return areSentences(parts) ? '$message' : partsByRule(parts, { ...place, scope, path })
    },
    first: (parts, scope, path) =>
      volatile.shapeOf(parts, path.slice(1)) ??
      single.shapeOf(parts, { ...place, scope, path }) ??
      fieldMapShape(parts, { ...place, scope, path }) ??
      mapBesideShape(parts, { ...place, scope, path }) ??
      echoShape(parts, scope) ??
      mostWritten([fieldNameShape(parts, scope, path), codeShape(parts, scope, path)], parts, scope) ??
      pathShape(parts, scope, path),
    most: 0.8,
  }
  return place
}

/** Returns the media type that most responses have. */
function typeOf(pairs: readonly ResponsePair[]): string {
  return (
    mostFrequent(pairs.map(pair => pair.exchange.answer.headers['content-type'] ?? usualType)) ?? usualType
  )
}

/** Returns the samples that look like most others. Only they decide about the body and its media type. */
function likeMost(
  samples: readonly Sample[],
  name: ErrorCase,
  pairs: readonly ResponsePair[],
): readonly Sample[] {
  if (isAboutFieldsAlone(name)) return aboutTheSame(samples)
  if (name !== 'error') return samples
  // A case that inherits from another case does not inherit from `error`.
  const cases = pairs.map(pair => errorCases.find(known => known === pair.case))
  return ofOneKind(
    samples,
    cases.map(known => known && (parents[known] ?? known)),
  )
}

/** Fits a shape to errors about fields: one for a single mistake and one for several, if they differ. */
function aboutFields(samples: readonly Sample[], place: Place): Json {
  const usual = (some: readonly Sample[]) => fitShape(ofSameLength(aboutTheSame(some)), place)
  const apart = severalApart(samples)
  return apart ? choice({ more: '$positive' }, usual(apart.several), usual(apart.single)) : usual(samples)
}
