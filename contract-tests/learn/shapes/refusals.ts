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

/** The cases that are about fields. */
const aboutFieldsAlone: readonly string[] = ['invalid', 'missing'] satisfies ErrorCase[]

/** How a service writes its errors, and what could not be learned of them. */
export interface Refusals {
  shapes: NonNullable<Shapes['errors']>
  unexplained: Place['unexplained']
}

/** The responses that refuse a request for a reason that the mirror knows too. */
export function refusalsIn(pairs: readonly Pair[]): Pair[] {
  return pairs.filter(pair => pair.case !== undefined && isError(pair.exchange))
}

/** Learns how errors are written, by what they are about: what all have in common, and what is so for some. */
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

/** Whether a text repeats what was sent and is wrong, or the path of the request. */
function isEcho(text: string, { issues, received, path }: Values): boolean {
  const list = Array.isArray(issues) ? (issues as Values[]) : []
  if (text === received || list.some(issue => issue.received === text)) return true
  return typeof path === 'string' && path.length > 1 && text.includes(path)
}

const json = 'application/json'

/** @param free whether a sentence is written in the mock's own words, wherever it is not the same in all responses */
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
  // Where one response has a sentence, another may have a single word for one: for another field, too.
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
  // What all have in common is what most of them look like.
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

/** What was sent and is wrong, where most responses repeat it: a service may say more of some mistakes than the mock. */
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

/** A text in which the path of the request is a part: it tells more than which kind of record the path is about. */
function pathShape(samples: readonly Sample[], scope: Scope, path: readonly string[]): Json | undefined {
  const isPath = ({ values, json }: Sample) =>
    typeof values.path === 'string' && typeof json === 'string' && json.includes(values.path)
  if (!samples.every(isPath)) return undefined
  const templates = templatesOf(samples, scope, path).filter(({ shape }) =>
    JSON.stringify(shape).includes('{path}'),
  )
  return templates.find(({ shape }) => explains(shape, samples, scope))?.shape
}

/** Texts in which the method of the request is a value: all the examples may have had the same. */
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

/** The cases that the mock tells before it knows whose rate is counted. */
const uncounted: readonly ErrorCase[] = ['unauthenticated', 'wrong_key', 'no_path']

/** The headers that a service sends with errors of a case where the mock by itself does not, or the other way round. */
function headersOf(pairs: readonly Pair[], name: ErrorCase): Record<string, Json> {
  const all = pairs.map(({ exchange }) => exchange.answer.headers)
  // The mock names the methods with 405 unless a shape leaves them out.
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
