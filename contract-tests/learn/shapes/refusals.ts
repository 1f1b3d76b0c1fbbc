import { parents } from '../../../src/dialect/shapes/complete.ts'
import { isObject, isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope, Values } from '../../../src/dialect/shapes/scope.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import {
  type ErrorCase,
  errorCases,
  type ResponseShape,
  type Shapes,
} from '../../../src/dialect/shapes/shapes.ts'
import { isError } from '../../core/exchange.ts'
import { leavesOf } from '../../core/match.ts'
import { aboutTheSame, bodyOf, fieldMapsIn, ofOneKind, ofSameLength, severalApart } from './about-fields.ts'
import { partsByRule } from './by-rule.ts'
import { codeShape, codesByRule, isWord, usualWord } from './codes.ts'
import { fieldNameShape } from './field-names.ts'
import { choice } from './fit/choice.ts'
import { fitShape } from './fit/fit.ts'
import { spelled } from './fit/leaf.ts'
import type { Place } from './fit/place.ts'
import { distinct, explains, mostWritten, type Sample } from './fit/sample.ts'
import { templatesOf } from './fit/template.ts'
import { fieldMapShape, mapBesideShape } from './maps-of-fields.ts'
import { oneOrMany } from './one-or-many.ts'
import type { Pair } from './pairs.ts'
import { type Volatile, volatilePlaces } from './volatile-errors.ts'
import {
  areSentences,
  inWords,
  isSentence,
  textsIn,
  withoutNames,
  worded,
  wordless,
  wordsAgain,
} from './wording.ts'

/** The error cases that are always about fields. */
const aboutFieldsAlone: readonly string[] = ['invalid', 'missing'] satisfies ErrorCase[]

/** The shapes of a service's errors, and the places that nothing explains. */
export interface Refusals {
  shapes: NonNullable<Shapes['errors']>
  unexplained: Place['unexplained']
}

/** Returns the error responses for which the mirror knows the error case. */
export function refusalsIn(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(pair => pair.case !== undefined && isError(pair.exchange))
}

/** Learns the general shape of errors, and the shapes of the error cases that differ from it. */
export function learnRefusals(errors: readonly Pair[], isOwn: (text: string) => boolean): Refusals {
  const unexplained: Place['unexplained'] = []
  const shapes: Refusals['shapes'] = {}
  const known = { unexplained, volatile: volatilePlaces(errors) }
  const general = errors.filter(pair => !aboutFieldsAlone.includes(pair.case!) && pair.case !== 'no_path')
  const base = errorOf(general.length > 0 ? general : errors, 'error', isOwn, known, true)
  if (base === undefined) return { shapes, unexplained }
  shapes.error = isSame(base.type, json) ? { body: base.body } : base
  for (const name of errorCases.slice(1)) {
    const own = errors.filter(pair => pair.case === name)
    const response = errorOf(own, name, isOwn, known, aboutFieldsAlone.includes(name))
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

/** Whether a text repeats the invalid value that was sent, or contains the path of the request. */
function isEcho(text: string, { issues, received, path }: Values): boolean {
  const list = Array.isArray(issues) ? (issues as Values[]) : []
  if (text === received || list.some(issue => issue.received === text)) return true
  return typeof path === 'string' && path.length > 1 && text.includes(path)
}

const json = 'application/json'

/** @param free whether a sentence that is not in all responses is replaced by the mock's own message */
function errorOf(
  pairs: readonly Pair[],
  name: ErrorCase,
  isOwn: (text: string) => boolean,
  { unexplained, volatile }: { unexplained: Place['unexplained']; volatile: Volatile },
  free: boolean,
): ResponseShape | undefined {
  const [example] = pairs
  if (example === undefined) return undefined
  const single = oneOrMany(pairs.map(pair => ({ values: pair.values, json: bodyOf(pair) })))
  const bodies = pairs.map(pair => single.listed(bodyOf(pair)))
  // A place with a sentence in one response may show a single word instead of a sentence in another response.
  const maps = fieldMapsIn(pairs.map(({ values }, index) => ({ values, json: bodies[index] })))
  const sentences = new Set(
    bodies.flatMap(body =>
      leavesOf(body)
        .filter(isSentence)
        .map(({ pointer }) => withoutNames(pointer, maps)),
    ),
  )
  const isWording = (text: string, pointer: string) =>
    sentences.has(withoutNames(pointer, maps)) &&
    (isOwn(text) || (free && bodies.some(body => !textsIn(body).includes(text))))
  const all = pairs.map(
    ({ values }, index): Sample => ({
      values: worded(values as Json) as Sample['values'],
      json: wordless(
        bodies[index],
        (text, pointer) => text !== values.title && !isEcho(text, values) && isWording(text, pointer),
      ),
    }),
  )
  const isAboutFields = aboutFieldsAlone.includes(name)
  // Only the samples that look like most others are fitted.
  const usual = (some: readonly Sample[]) =>
    isAboutFields ? ofSameLength(aboutTheSame(some)) : name === 'error' ? ofOneKind(some) : some
  const otherwise: Place['otherwise'] = (parts, path, scope) => {
    if (isWord(parts)) return codesByRule(parts) ?? usualWord(parts)
    return areSentences(parts) ? '$message' : partsByRule(parts, { ...place, scope, path })
  }
  const first: Place['first'] = (parts, scope, path) =>
    volatile.shapeOf(parts, path.slice(1)) ??
    single.shapeOf(parts, { ...place, scope, path }) ??
    fieldMapShape(parts, { ...place, scope, path }) ??
    mapBesideShape(parts, { ...place, scope, path }) ??
    echoShape(parts, scope) ??
    mostWritten([fieldNameShape(parts, scope, path), codeShape(parts, scope, path)], parts, scope) ??
    pathShape(parts, scope, path)
  const place: Place = { scope: errorScope, path: [name], unexplained: [], otherwise, first, most: 0.8 }
  const apart = isAboutFields ? severalApart(all) : undefined
  const fitted = apart
    ? choice(
        { more: '$positive' },
        fitShape(usual(apart.several), place),
        fitShape(usual(apart.single), place),
      )
    : fitShape(usual(all), place)
  const whole = volatile.alike(inWords(fitted))
  const body = name === 'method' || name === 'no_path' ? withMethod(whole, pairs) : whole
  unexplained.push(...place.unexplained.map(one => ({ ...one, seen: wordsAgain(one.seen) })))
  const headers = headersOf(pairs, name)
  return {
    type: example.exchange.answer.headers['content-type'] ?? json,
    ...(Object.keys(headers).length > 0 && { headers }),
    body: print(parse(body, errorScope)),
  }
}

/**
 * Returns the shape of a place that echoes the invalid value. 70 % of the samples suffice, because a service
 * may say more about some mistakes than the mock.
 */
function echoShape(samples: readonly Sample[], scope: Scope): Json | undefined {
  if (!('received' in scope.values)) return undefined
  const [sent, unsent] = [true, false].map(is =>
    samples.filter(({ values }) => (typeof values.received === 'string') === is),
  )
  const isEchoed = ({ values, json }: Sample) =>
    ['string', 'number'].includes(typeof json) && String(json) === values.received
  const echoed = sent!.filter(isEchoed)
  if (echoed.length < 3 || echoed.length < sent!.length * 0.7) return undefined
  const [unset, ...others] = distinct(unsent!)
  const isUsual = others.length > 0 || unsent!.length === 0 || unset === null
  const isTyped = echoed.some(({ json }) => typeof json === 'number')
  const options = { ...(isTyped && { as: 'number' }), ...(!isUsual && { unset: spelled(unset) }) }
  return Object.keys(options).length === 0 ? '$received' : { $: 'received', ...options }
}

/**
 * Returns a template with the path of the request if all samples contain it. The path says more than the kind
 * of record.
 */
function pathShape(samples: readonly Sample[], scope: Scope, path: readonly string[]): Json | undefined {
  const isPath = ({ values, json }: Sample) =>
    typeof values.path === 'string' && typeof json === 'string' && json.includes(values.path)
  if (!samples.every(isPath)) return undefined
  const templates = templatesOf(samples, scope, path).filter(({ shape }) =>
    JSON.stringify(shape).includes('{path}'),
  )
  return templates.find(({ shape }) => explains(shape, samples, scope))?.shape
}

/**
 * Replaces the method in the texts of a shape by `{method}` if all examples have the same method and so show
 * a constant.
 */
function withMethod(shape: Json, pairs: readonly Pair[]): Json {
  const [{ values } = { values: {} as Values }, ...others] = pairs
  const { method } = values
  if (typeof method !== 'string' || others.some(pair => pair.values.method !== method)) return shape
  const word = new RegExp(`\\b${method}\\b`, 'g')
  const inPart = (part: Json): Json => {
    if (typeof part === 'string') return part.startsWith('$') ? part : part.replace(word, '{method}')
    if (!isObject(part) || '$seen' in part) return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, inPart(inner)]))
  }
  return inPart(shape)
}

/** The error cases that the mock detects before it knows whose rate limit applies. */
const uncounted: readonly ErrorCase[] = ['unauthenticated', 'wrong_key', 'no_path']

/** Returns the header shapes of an error case where the service differs from the mock's default headers. */
function headersOf(pairs: readonly Pair[], name: ErrorCase): Record<string, Json> {
  const all = pairs.map(({ exchange }) => exchange.answer.headers)
  // By default the mock sends `Allow` with 405.
  if (name === 'method' && all.every(({ allow }) => allow === undefined)) return { Allow: '$absent' }
  if (!uncounted.includes(name)) return {}
  const [first = {}] = all
  const scheme = first['www-authenticate']
  const isOther = scheme !== undefined && !/^bearer\b/i.test(scheme)
  const asks = isOther && all.every(headers => headers['www-authenticate'] === scheme)
  const rates = Object.entries(first).filter(
    ([header]) => /^(x-)?ratelimit-/.test(header) && all.every(headers => headers[header] !== undefined),
  )
  return {
    ...(asks && { 'WWW-Authenticate': spelled(scheme) }),
    ...Object.fromEntries(rates.map(([header, text]) => [header, { $seen: text }])),
  }
}
