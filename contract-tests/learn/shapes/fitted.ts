import { isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import {
  errorCases,
  type KindResponseShape,
  type KindShapes,
  type ResponseShape,
  type Shapes,
  successKinds,
} from '../../../src/dialect/shapes/shapes.ts'
import { parsePointer } from '../../../src/documents/pointer.ts'
import type { Answers, StatedAnswers } from '../../../src/generated/answers.ts'
import type { Side } from '../../compare/play.ts'
import type { Step } from '../../compare/scenario/step.ts'
import { isSuccess } from '../../core/exchange.ts'
import type { Resource } from '../../writes/account.ts'
import { type Envelopes, learnEnvelopes } from './envelopes.ts'
import { errorHeaders, everyHeader } from './every-header.ts'
import type { Place } from './fit/place.ts'
import { withMethods } from './methods-header.ts'
import { withOneClock } from './one-clock.ts'
import { ownTexts } from './own-texts.ts'
import type { ResponsePair } from './pairs.ts'
import { learnRecord, type RecordOptions, type RecordShape } from './records.ts'
import { learnRefusals, refusalsIn } from './refusals.ts'

/** A place of a response that no shape explains, and a value that was seen there. */
export interface Unexplained {
  /** `link.plan.tier`, `links.list.meta` … */
  path: string
  seen: unknown
  /** The only records that are written differently. Undefined if nothing explains the place at all. */
  where?: string
}

/** The shapes that write the responses of a plan, and the places that no shape explains. */
export interface Fitted {
  shapes: Shapes
  unexplained: Unexplained[]
}

/** The record and envelope shapes of one kind of record. */
interface LearnedKind {
  record: RecordShape | undefined
  around: Envelopes | undefined
}

interface FitOptions {
  titleAt: string | undefined
  page: Answers['list.page-parameter']
  /**
   * Steps whose record comes from a row of a list. They are not examples of the envelope around one record.
   */
  rows?: ReadonlySet<Step>
  /** The pointer of the record in responses about one record, by kind of record, if it is known. */
  roots?: Partial<Record<Resource, string | undefined>>
  /** The number of unexplained places of records with which the result is of no use. */
  tooMany?: number | undefined
  /** The rate limit, if it is known. */
  rate?: StatedAnswers['limits.rate']
}

/** Fits shapes to the responses of a plan. */
export function fitted(
  pairs: readonly ResponsePair[],
  server: Side,
  { titleAt, page, rows, roots = {}, tooMany, rate }: FitOptions,
): Fitted {
  const markers = new Map([...server.made].map(([name, { marker }]) => [name, marker]))
  // A step that observes an open question may be refused or not, and is no example of its kind.
  const usual = pairs.filter(({ step }) => step.asks === undefined)
  const whole = rows === undefined ? usual : usual.filter(({ step }) => !rows.has(step))
  const learned = (resource: Resource, options: RecordOptions): LearnedKind => {
    const record = learnRecord(resource, usual, markers, options)
    return { record, around: record && learnEnvelopes(resource, whole, record, options.pixels, page) }
  }
  /**
   * Learns a kind of record. Parts beside the record may belong to it: then the whole body is learned as the
   * record.
   */
  const best = (resource: Resource, options: RecordOptions): LearnedKind => {
    const first = learned(resource, { ...options, tooMany })
    const isOpen = first.around?.unexplained.some(({ path: [kind] }) => kind === 'record')
    if (!isOpen || rows !== undefined || first.record?.root === '') return first
    // Only complete shapes can be compared.
    const isPartial = tooMany !== undefined && (first.record?.unexplained.length ?? 0) >= tooMany
    const usualKind = isPartial ? learned(resource, options) : first
    const other = learned(resource, { ...options, isWhole: true })
    return openIn(other) < openIn(usualKind) ? other : usualKind
  }
  const { record: pixel, around: aroundPixels } = best('pixels', { root: roots.pixels })
  const { record: link, around: aroundLinks } = best('links', { titleAt, pixels: pixel, root: roots.links })
  const around = { links: aroundLinks, pixels: aroundPixels }
  const refused = refusalsIn(pairs)
  const refusals = learnRefusals(refused, ownTexts(server))
  const shapes: Shapes = {
    ...(link && { link: link.shape }),
    ...(pixel && { pixel: pixel.shape }),
    ids: { ...(link && { links: link.id }), ...(pixel && { pixels: pixel.id }) },
    ...shared(
      link && around.links && withListed(link, around.links.shapes),
      pixel && around.pixels && withListed(pixel, around.pixels.shapes),
    ),
    ...(Object.keys(refusals.shapes).length > 0 && { errors: refusals.shapes }),
  }
  const succeeded = usual.filter(pair => isSuccess(pair.exchange))
  const known = { baseUrl: server.baseUrl, rate }
  withHeaders(shapes, everyHeader(succeeded, known))
  withErrorHeaders(shapes, errorHeaders(refused, known))
  withMethods(shapes, pairs)
  return {
    shapes: withOneClock(withoutRun(shapes, server.run)),
    unexplained: [
      ...under('link', link?.unexplained),
      ...under('pixel', pixel?.unexplained),
      ...under('links.list.record', link?.listed?.unexplained),
      ...under('pixels.list.record', pixel?.listed?.unexplained),
      ...under('links', around.links?.unexplained),
      ...under('pixels', around.pixels?.unexplained),
      ...under('errors', refusals.unexplained),
      ...unwrittenLists(usual),
    ],
  }
}

/** Counts the unexplained places and the `$any` parts of what was learned. */
function openIn({ record, around }: LearnedKind): number {
  const parts = [record?.unexplained, record?.listed?.unexplained, around?.unexplained]
  const volatile = JSON.stringify([record?.shape, around?.shapes]).split('"$any"').length - 1
  return volatile + parts.reduce((sum, part) => sum + (part?.length ?? 0), 0)
}

/**
 * Adds the headers that every response has. The created, updated and deleted shapes inherit those of
 * `record`.
 */
function withHeaders(shapes: Shapes, headers: Record<string, Json>): void {
  if (!isFilled(headers)) return
  for (const kind of ['record', 'list'] as const)
    shapes[kind] = { ...shapes[kind], headers: { ...headers, ...shapes[kind]?.headers } }
}

function withErrorHeaders(shapes: Shapes, found: ReturnType<typeof errorHeaders>): void {
  for (const name of errorCases) {
    const headers = found[name]
    if (headers === undefined) continue
    const own = shapes.errors?.[name]
    shapes.errors = { ...shapes.errors, [name]: { ...own, headers: { ...headers, ...own?.headers } } }
  }
}

/** Names the lists that the service writes as objects of rows, or as tables. No shape does, so the mock writes arrays. */
function unwrittenLists(pairs: readonly ResponsePair[]): Unexplained[] {
  return (['links', 'pixels'] as const).flatMap(resource => {
    const keyed = pairs.find(pair => pair.resource === resource && pair.exchange.answer.keyed)?.exchange
      .answer.keyed
    if (keyed === undefined) return []
    const path = ['list', ...parsePointer(keyed.at)]
    const seen = keyed.names === 'columns' ? 'a table' : `an object of rows by ${keyed.names}`
    return under(resource, [{ path, seen }])
  })
}

function under(name: string, unexplained: Place['unexplained'] = []): Unexplained[] {
  return unexplained.map(({ path, ...what }) => ({ path: [name, ...path].join('.'), ...what }))
}

/** Replaces the markers of this run in seen values by `slk-*`, because they differ in each run. */
function withoutRun(shapes: Shapes, run: string): Shapes {
  const word = run.replaceAll('-', '')
  const marked = new RegExp(`${run}(-\\d+)?|${word}\\d*`, 'g')
  return JSON.parse(JSON.stringify(shapes).replace(marked, 'slk-*'))
}

/** Merges the shapes of both kinds of record: shapes that are the same for both are written once. */
function shared(links: KindShapes = {}, pixels: KindShapes = {}): Shapes {
  const shapes: Shapes = {}
  const own: { links: KindShapes; pixels: KindShapes } = { links: {}, pixels: {} }
  for (const kind of successKinds) {
    const [one, other] = [links[kind], pixels[kind]].map(response => response && withoutRecord(response))
    if (one !== undefined && (other === undefined || isSame(one, other))) {
      if (isFilled(one)) shapes[kind] = one
    } else {
      if (one !== undefined && isFilled(one)) own.links[kind] = one
      if (other !== undefined && isFilled(other)) own.pixels[kind] = other
    }
    for (const [all, to] of [[links, own.links] as const, [pixels, own.pixels] as const]) {
      const { record } = all[kind] ?? {}
      if (record !== undefined) to[kind] = { ...to[kind], record }
    }
  }
  return {
    ...shapes,
    ...(isFilled(own.links) && { links: own.links }),
    ...(isFilled(own.pixels) && { pixels: own.pixels }),
  }
}

function isFilled(one: object): boolean {
  return Object.keys(one).length > 0
}

function withoutRecord({ record: _, ...response }: KindResponseShape): ResponseShape {
  return response
}

/** Adds the shape in which lists write the record to the shapes of its responses. */
function withListed(record: RecordShape, around: KindShapes): KindShapes {
  if (record.listed === undefined) return around
  return { ...around, list: { ...around.list, record: record.listed.shape } }
}
