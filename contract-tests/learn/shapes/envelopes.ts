import { isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { pageScope, recordScope } from '../../../src/dialect/shapes/scopes/index.ts'
import type { KindResponseShape, KindShapes, SuccessKind } from '../../../src/dialect/shapes/shapes.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { isList } from '../../compare/scenario/step.ts'
import { isSuccess } from '../../core/exchange.ts'
import type { Resource } from '../../writes/account.ts'
import { type EnvelopeShape, envelopeShape, sampleOf } from './envelope.ts'
import { firstPageShape } from './first-page.ts'
import type { Place } from './fit/place.ts'
import { withTypedIds } from './ids.ts'
import { type ListStatuses, listStatuses } from './list-statuses.ts'
import { withPageBefore } from './page-before.ts'
import type { ResponsePair } from './pairs.ts'
import { withPixelTimes } from './pixel-times.ts'
import { beyondLast, everybodys } from './plan.ts'
import type { RecordShape } from './records.ts'
import { volatileAnywhere } from './volatile-anywhere.ts'
import { isWritten, type WrittenShape } from './written.ts'

/** The shapes of the envelopes around records, and the places that nothing explains. */
export interface Envelopes {
  shapes: KindShapes
  unexplained: Place['unexplained']
}

/**
 * Learns how a service writes the responses about one kind of record, without the records themselves.
 * @param pixels the shape of pixels, which responses about links may show beside the links
 */
export function learnEnvelopes(
  resource: Resource,
  pairs: readonly ResponsePair[],
  record: RecordShape,
  pixels: RecordShape | undefined,
  page: Answers['list.page-parameter'],
): Envelopes {
  const learner = new EnvelopeLearner(resource, pairs, record, pixels, page)
  const shapes: KindShapes = {}
  const whole = learner.learned('record')
  if (whole !== undefined) shapes.record = whole
  for (const kind of ['list', 'created', 'updated', 'deleted'] as const) {
    // Created and updated responses inherit from `record`, so only differences are stored. A delete has its
    // own default.
    const inherits = kind !== 'list' && kind !== 'deleted' && whole !== undefined
    const isKnown = inherits && learner.unexplained.length === 0
    const response = learner.learned(kind, isKnown ? whole.body : undefined)
    if (response === undefined) continue
    shapes[kind] = inherits ? differenceFrom(whole, response) : response
  }
  return { shapes, unexplained: learner.unexplained }
}

/** Fits shapes to the responses about one kind of record. */
class EnvelopeLearner {
  readonly unexplained: Place['unexplained'] = []
  readonly #own: readonly ResponsePair[]
  readonly #record: RecordShape
  readonly #cursor: string | undefined
  readonly #scopes: Readonly<Record<'one' | 'page', Scope>>
  readonly #volatile = volatileAnywhere()

  constructor(
    resource: Resource,
    pairs: readonly ResponsePair[],
    record: RecordShape,
    pixels: RecordShape | undefined,
    { name, counts }: Answers['list.page-parameter'],
  ) {
    const ids = { links: record.schema, pixels: pixels?.schema ?? record.schema }
    const timed = withPixelTimes(pixels)
    this.#own = pairs
      .filter(pair => pair.resource === resource && isSuccess(pair.exchange))
      .map(pair => ({ ...pair, values: withTypedIds(timed(pair.values), record.schema, ids.pixels) }))
    this.#record = record
    // Cursors and ids of pages differ on each server, so this parameter is removed from addresses.
    this.#cursor = counts === 'cursor' || counts === 'ids' ? name : undefined
    const object = resource === 'links' ? 'link' : 'pixel'
    this.#scopes = { one: recordScope(object, ids), page: pageScope(object, ids) }
  }

  /**
   * Returns the shape of a kind of response. Undefined if there was none.
   * @param usual the body of the responses to GET, if this kind has it by default
   */
  learned(kind: SuccessKind, usual?: Json): EnvelopeShape | undefined {
    const found = this.#aroundRecord(kind, usual)
    if (found === undefined || kind === 'record') return found
    const fitting = { ...found, body: this.#volatile.alike(found.body) }
    return kind === 'list' ? withPageBefore(fitting, this.#beyond(), this.#scopes.page) : fitting
  }

  #aroundRecord(kind: SuccessKind, usual?: Json): EnvelopeShape | undefined {
    const { root, written } = this.#record
    if (!isWritten(kind) || !(kind in written)) return this.#fitted(kind, root, this.unexplained, usual)
    // A response that only confirms the write, possibly with the id, shows no record.
    const open: Place['unexplained'] = []
    const plain = this.#fitted(kind, undefined, open)
    const own = written[kind]
    if (own === undefined || isSimpler(plain, open, own)) {
      this.unexplained.push(...open)
      return plain
    }
    this.unexplained.push(...own.unexplained.map(part => ({ ...part, path: [kind, 'record', ...part.path] })))
    const around = this.#fitted(kind, own.root, this.unexplained)
    return around && { ...around, record: own.shape }
  }

  #fitted(
    kind: SuccessKind,
    root: string | undefined,
    unexplained: Place['unexplained'],
    usual?: Json,
  ): EnvelopeShape | undefined {
    const record = this.#record
    const all = this.#own.filter(
      pair => kindOf(pair) === kind && (kind !== 'list' || isSamePage(pair, record)),
    )
    const own: ListStatuses = kind === 'list' ? listStatuses(all) : {}
    const pairs =
      own.empty === undefined ? all : all.filter(({ exchange }) => exchange.answer.status !== own.empty)
    const found = envelopeShape(
      pairs,
      { kind, root, record, cursor: this.#cursor, usual },
      {
        scope: kind === 'list' ? this.#scopes.page : this.#scopes.one,
        path: [kind],
        unexplained,
        otherwise: this.#volatile.otherwise,
        first: firstPageShape,
      },
    )
    return found && { ...found, ...own }
  }

  #beyond() {
    const record = this.#record
    return this.#own
      .filter(({ step, exchange }) => beyondLast.includes(step) && exchange.answer.text !== '')
      .map(pair => sampleOf(pair, { kind: 'list', root: record.root, record }))
  }
}

/** Returns the parts of a response that differ from the response to a GET. */
function differenceFrom(whole: EnvelopeShape, response: EnvelopeShape): KindResponseShape {
  const { status, headers, body, record } = response
  // An empty shape means: as in a GET. An absent one may be inherited from the other kind of record.
  return {
    ...(status !== whole.status && status !== undefined && { status }),
    ...(headers && { headers }),
    ...(!isSame(body, whole.body) && { body }),
    ...(record !== undefined && { record }),
  }
}

/**
 * Whether a list has as many records as on the mirror. If not, the mirror's values do not belong to this
 * page.
 */
function isSamePage({ exchange, records }: ResponsePair, { items }: RecordShape): boolean {
  const found = readPointer(exchange.answer.json, items)
  return (Array.isArray(found) ? found.length : 0) === records.length
}

function kindOf({ step }: ResponsePair): SuccessKind | undefined {
  if (isList(step)) return everybodys.includes(step) || beyondLast.includes(step) ? undefined : 'list'
  if (step.method === 'GET') return 'record'
  if (step.method === 'POST') return step.as === undefined ? undefined : 'created'
  return step.method === 'PUT' ? 'updated' : 'deleted'
}

/**
 * Whether a response is better explained without a record in it: fewer unexplained places or, if neither way
 * leaves any, no more `$any` parts.
 */
function isSimpler(
  plain: KindResponseShape | undefined,
  open: Place['unexplained'],
  own: WrittenShape,
): boolean {
  if (open.length !== own.unexplained.length) return open.length < own.unexplained.length
  return open.length === 0 && volatileIn(plain?.body) <= volatileIn(own.shape)
}

/** Counts the `$any` parts of a shape. */
function volatileIn(shape: unknown): number {
  return JSON.stringify(shape ?? null).split('"$any"').length - 1
}
