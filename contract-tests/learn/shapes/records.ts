import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { JsonSchema } from '../../../src/dialect/shapes/json-schema.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { linkScope, pixelScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { parse, print } from '../../../src/dialect/shapes/shape.ts'
import { isList, stepTitle } from '../../compare/scenario/step.ts'
import { isSuccess } from '../../core/exchange.ts'
import type { Resource } from '../../writes/account.ts'
import { type Shown, withServersOwn } from './facts.ts'
import { fitShape } from './fit/fit.ts'
import type { Place } from './fit/place.ts'
import type { Sample } from './fit/sample.ts'
import { volatileShape } from './fit/volatile.ts'
import { idShape, pixelIds, withTypedIds } from './ids.ts'
import { type Change, type ListedShape, listedShape } from './listed.ts'
import type { ResponsePair } from './pairs.ts'
import { withPixelTimes } from './pixel-times.ts'
import { itemLike, membersAt, placeOfItems, placeOfRecord, recordAt } from './places.ts'
import {
  deletedShape,
  isAsRead,
  isWritten,
  type WriteKind,
  type WrittenShape,
  writeKinds,
  writtenShape,
} from './written.ts'

/** The way in which a service writes the records of one kind. */
export interface RecordShape {
  shape: Json
  /** The shape of the records in lists, if different. */
  listed?: ListedShape
  /**
   * The shapes of the records in responses to writes, by kind of write, if different. Undefined if these
   * responses show no record.
   */
  written: Partial<Record<WriteKind, WrittenShape | undefined>>
  /** The shape of an id, as used in paths. */
  id: Json
  /** Pointer of the record in a response about one record. */
  root: string
  /** The names of the record's members. */
  members: readonly string[]
  /** Pointer of the records in a list. */
  items: string
  /** The JSON Schema of an id. */
  schema: JsonSchema
  /** The places within the record that nothing explains, with the values seen there. */
  unexplained: Place['unexplained']
  /** The samples from which the shape was learned. */
  samples: readonly Sample[]
}

export interface RecordOptions {
  titleAt?: string | undefined
  pixels?: RecordShape | undefined
  /** The pointer of the record in a response about one record, if it is known. */
  root?: string | undefined
  /** Whether the whole response body counts as the record, including its envelope. */
  isWhole?: boolean
  /**
   * The number of unexplained places with which the record is of no use. Its shape in lists is then not
   * learned.
   */
  tooMany?: number | undefined
}

/** Learns how a service writes its records. Undefined if no response shows one. */
export function learnRecord(
  resource: Resource,
  pairs: readonly ResponsePair[],
  markers: ReadonlyMap<string, string>,
  { titleAt, pixels, root: knownRoot, isWhole = false, tooMany = Number.POSITIVE_INFINITY }: RecordOptions,
): RecordShape | undefined {
  const own = pairs.filter(pair => pair.resource === resource && isSuccess(pair.exchange))
  const single = own.filter(
    pair => pair.step.method !== 'DELETE' && !isList(pair.step) && pair.records.length === 1,
  )
  const lists = own.filter(pair => isList(pair.step))
  const items = placeOfItems(lists)
  const asked = single.filter(({ step }) => step.method === 'GET')
  const root = isWhole ? '' : (knownRoot ?? placeOfRecord(asked, markers, itemLike(lists, items)))
  const members = membersAt(single, root)
  const known = { root, members }
  const otherwiseWritten = Object.keys(writeKinds)
    .filter(isWritten)
    .filter(kind => !isAsRead(kind, single, known))
  const isOther = ({ step }: ResponsePair) => otherwiseWritten.some(kind => writeKinds[kind] === step.method)
  const shown = single
    .filter(pair => !isOther(pair))
    .flatMap(pair => shownIn(pair, own, recordAt(pair.exchange.answer.json, known)))
  if (shown.length === 0) return undefined
  const seen = withServersOwn(shown, titleAt).map(changed(withPixelTimes(pixels)))
  const { id, schema } = idShape(seen)
  // A link may write the ids of its pixels in a different type than pixels do.
  const pixelSchema = resource === 'links' ? (pixels?.schema ?? pixelIds(seen)) : schema
  const samples = seen.map(changed(values => withTypedIds(values, schema, pixelSchema)))
  const scope =
    resource === 'links' ? linkScope({ links: schema, pixels: pixelSchema }) : pixelScope({ pixels: schema })
  const unexplained: Place['unexplained'] = []
  const shape = print(
    parse(fitShape(samples, { scope, path: [], unexplained, otherwise: volatileShape }), scope),
  )
  const written: RecordShape['written'] = {}
  for (const kind of otherwiseWritten)
    written[kind] = writtenShape(
      kind,
      single,
      { ...known, markers, shape, samples },
      { scope, otherwise: volatileShape },
    )
  const deleted = deletedShape(own, { ...known, shape, samples }, scope)
  if (deleted !== undefined) written.deleted = deleted
  const listed =
    unexplained.length < tooMany
      ? listedShape(
          lists,
          {
            resource,
            shape,
            samples,
            items,
            markers: markersById(markers, single),
            changes: changesIn(pairs, single),
          },
          { scope, otherwise: volatileShape },
        )
      : undefined
  return { shape, ...(listed && { listed }), written, id, root, members, items, schema, unexplained, samples }
}

function changed(change: (values: Values) => Values): (sample: Sample) => Sample {
  return sample => ({ ...sample, values: change(sample.values) })
}

/** Returns the changes and deletions, each with the id of its record if that is known. */
function changesIn(pairs: readonly ResponsePair[], single: readonly ResponsePair[]): Change[] {
  const ids = new Map(
    single.map(({ resource, name, records: [values] }) => [`${resource} ${name}`, values?.id]),
  )
  return pairs
    .filter(({ step }) => /^(PUT|PATCH|DELETE)$/.test(step.method))
    .map(({ sentAt: at, resource, name }) => ({ at, resource, id: ids.get(`${resource} ${name}`) }))
}

/** Returns the markers of the records by id. */
function markersById(
  markers: ReadonlyMap<string, string>,
  single: readonly ResponsePair[],
): Map<string, string> {
  return new Map(
    single.flatMap(({ name = '', records: [values] }): [string, string][] => {
      const marker = markers.get(name)
      return marker === undefined || values === undefined ? [] : [[String(values.id), marker]]
    }),
  )
}

function shownIn(pair: ResponsePair, all: readonly ResponsePair[], json: unknown): Shown[] {
  if (!isObject(json) || pair.name === undefined) return []
  const of = all.filter(({ name }) => name === pair.name)
  const made = of.find(({ step }) => step.method === 'POST')
  const span = ({ sentAt, receivedAt }: ResponsePair) => [sentAt, receivedAt] as const
  const created = made === undefined ? pair.before : span(made)
  const until = of.slice(0, of.indexOf(pair) + 1)
  const changed = until.findLast(({ step }) => step.method === 'PUT')
  const [values] = pair.records
  if (created === undefined || values === undefined) return []
  return [
    {
      of: stepTitle(pair.step),
      at: pair.receivedAt,
      json,
      values,
      created,
      updated: changed === undefined ? created : span(changed),
      isChanged: changed !== undefined,
    },
  ]
}
