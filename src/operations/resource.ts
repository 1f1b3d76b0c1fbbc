import type { Values } from '../dialect/shapes/scope.ts'
import { bySuccess, type SuccessKind } from '../dialect/shapes/shapes.ts'
import type { Answers } from '../generated/answers.ts'
import type { OperationMetadata } from '../generated/operations.ts'
import { operations } from '../generated/operations.ts'
import type { Link, Pixel } from '../store/entities.ts'
import { completeLink, type GivenLink } from '../store/link.ts'
import { inOnePiece } from '../store/one-piece.ts'
import type { LinkOrder, LinkView, PixelOrder, PixelView, Store } from '../store/store.ts'
import type { Table } from '../store/table.ts'
import type { Anchor } from '../store/view/order.ts'
import type { IdCodec } from '../wire/ids.ts'
import type { ShownLink } from '../wire/link-values.ts'
import type { ShownPixel } from '../wire/pixel-values.ts'
import type { PlainRequest } from '../wire/plain.ts'
import type { ResponseWriter } from '../wire/respond.ts'
import type { KindWriters, RecordTexts, RecordWriter, Writers } from '../wire/writers.ts'
import { linkInputContext } from './link-context.ts'
import { blankLink, readLink } from './link-input.ts'
import type { ListQuery } from './list-query.ts'
import { readPixel } from './pixel-input.ts'
import { pixelsBeside, usedPixel, usersOf, withUses } from './pixel-uses.ts'
import type { InputReading } from './reading.ts'

/** A record of either kind, for functions that treat links and pixels alike. */
export type Entity = Link | Pixel

/** The part of a list to read, by the parameter names of the interface document. */
export interface ListSelection extends Pick<ListQuery, 'filters' | 'search' | 'sortBy' | 'descending'> {
  skip: number
  take: number
  /** The place after which the part starts, instead of `skip`. */
  after?: Anchor | undefined
  now: number
}

/** The links or the pixels of one account, as the operations use them. */
export interface RecordResource {
  name: 'links' | 'pixels'
  /** The name of a single record. */
  object: 'link' | 'pixel'
  list: OperationMetadata
  table: Table<Entity>
  query(selection: ListSelection): { rows: Entity[]; skip: number; total: number }
  /** Returns the place just after a record in a list sorted by `sortBy`. */
  anchor(entity: Entity, sortBy: string): Anchor
  /** Returns a record as JSON text in the dialect, as a kind of response shows it. */
  text(entity: Entity, of: SuccessKind): string
  /** Returns the pixels of links for a response that shows them beside the links. */
  pixelsBeside(entities: readonly Entity[], of: SuccessKind, base: string): Values[] | undefined
  /** Reads the input of a create, or of an update of the current record. */
  read(request: PlainRequest, current?: Entity): InputReading<Entity>
  /** Returns a new record with the values that were read, which nothing else may use afterwards. */
  complete(values: Partial<Entity>, id: number, now: number): Entity
  /** Stores the changes of an update. Returns the updated record. */
  update(entity: Entity, changes: Partial<Entity>): Entity
  /** The record that the input of an update is checked against if the requested record does not exist. */
  blank: Entity
  /**
   * Returns the reason why a record cannot be deleted. If it can be deleted, applies the side effects of the
   * deletion.
   */
  release(entity: Entity): { refused: number; message: string; usedBy: number[] } | undefined
  ids: IdCodec
  statuses: Record<SuccessKind, number>
  /** Returns the status of a list that shows `count` of its `total` records. */
  listStatus(count: number, total: number): number
  responses: Record<SuccessKind, ResponseWriter>
  /** Whether a list or its records show something that differs in each response. */
  isListVolatile: boolean
}

export function linkResource(answers: Answers, { links, pixels }: Writers, store: Store): RecordResource {
  const context = linkInputContext(answers, pixels.ids, store)
  const texts = bySuccess(links.records, writer => linkTexts(writer, store))
  const beside = bySuccess(links.responses, writer => pixelsBeside(writer, pixels.ids, store))
  return {
    name: 'links',
    object: 'link',
    list: operations.listLinks,
    table: store.links,
    // The names come from the operation's parameters, and the view has the same names.
    query: selection => store.linkView.query(selection as Parameters<LinkView['query']>[0]),
    anchor: (link: Link, sortBy) => store.linkView.anchor(link, sortBy as LinkOrder),
    text: (link: Link, of) => texts[of](link),
    pixelsBeside: (links: readonly Link[], of, base) => beside[of]?.(links, base),
    read: (request, current?: Link) => readLink(request, context, current),
    complete: (values: Partial<Link>, id, created_at) =>
      completeLink(Object.assign(values, { id, created_at }) as GivenLink),
    update(before: Link, changes: Partial<Link>) {
      const link = store.links.update(before.id, changes)
      store.lateTitles?.renew(before, link)
      return link
    },
    blank: blankLink(),
    release: () => undefined,
    ...kindOf(links),
  }
}

export function pixelResource(answers: Answers, { pixels }: Writers, store: Store): RecordResource {
  const texts = bySuccess(pixels.records, writer => pixelTexts(writer, store))
  return {
    name: 'pixels',
    object: 'pixel',
    list: operations.listPixels,
    table: store.pixels,
    query: selection => store.pixelView.query(selection as Parameters<PixelView['query']>[0]),
    anchor: (pixel: Pixel, sortBy) => store.pixelView.anchor(pixel, sortBy as PixelOrder),
    text: (pixel: Pixel, of) => texts[of](pixel),
    pixelsBeside: () => undefined,
    read: (request, current?: Pixel) => readPixel(request, { answers }, current),
    complete: (values: Partial<Pixel>, id, created_at) =>
      ({ id, ...values, created_at, updated_at: created_at, updates: 0 }) as Pixel,
    update: (before, changes: Partial<Pixel>) => store.pixels.update(before.id, changes),
    blank: { id: 0, name: null, type: null, value: null, created_at: 0, updated_at: 0, updates: 0 },
    release: (pixel: Pixel) => releasePixel(pixel, answers, store),
    ...kindOf(pixels),
  }
}

/**
 * Returns a function that writes links and remembers their texts. Links are replaced, never mutated, so a
 * text is valid until the clock passes the link's expiration or a pixel that it shows changes. Stores that share a
 * link share its text, unless it shows pixels, which differ.
 */
function linkTexts(
  { text: write, volatile, showsPixels, showsUses, texts: common }: RecordWriter<ShownLink>,
  store: Store,
): (link: Link) => string {
  const texts: RecordTexts = showsPixels ? new WeakMap() : common
  return link => {
    const now = store.clock.now()
    const known = volatile || showsUses ? undefined : texts.get(link)
    const version = showsPixels ? store.pixelView.version(now) : 0
    if (known !== undefined && known.version === version && known.from <= now && now < known.until)
      return known.text
    const moment = store.expiry.momentOf(link)
    const passed = moment !== null && now >= moment
    const written = write({
      link,
      status: store.expiry.statusAt(link, now),
      expired: store.expiry.isExpiredAt(link, now),
      expiresAt: moment,
      domains: store.domains,
      space: link.space_id === null ? undefined : store.spaces.get(link.space_id),
      pixelOf: showsUses ? id => usedPixel(id, store) : id => store.pixels.get(id),
      positionOf: owner =>
        owner === 'domain'
          ? positionIn(store.domains, link.domain_id)
          : positionIn(store.spaces, link.space_id),
    })
    const text = inOnePiece(written)
    texts.set(link, {
      version,
      from: passed ? moment : Number.NEGATIVE_INFINITY,
      until: passed ? Number.POSITIVE_INFINITY : (moment ?? Number.POSITIVE_INFINITY),
      text,
    })
    return text
  }
}

function pixelTexts(
  { text: write, volatile, showsUses }: RecordWriter<ShownPixel>,
  store: Store,
): (pixel: Pixel) => string {
  const texts = new WeakMap<Pixel, { version: number; text: string }>()
  return pixel => {
    const version = showsUses ? store.linkView.version(store.clock.now()) : 0
    const known = volatile ? undefined : texts.get(pixel)
    if (known?.version === version) return known.text
    const text = inOnePiece(write(showsUses ? withUses(pixel, store) : pixel))
    texts.set(pixel, { version, text })
    return text
  }
}

function positionIn(records: ReadonlyMap<number, unknown>, id: number | null): number | undefined {
  const index = [...records.keys()].indexOf(id ?? Number.NaN)
  return index < 0 ? undefined : index + 1
}

/** Returns what the writers of a kind of record know about its responses. */
function kindOf({ records, ...kind }: KindWriters<ShownLink> | KindWriters<ShownPixel>) {
  return { ...kind, isListVolatile: kind.responses.list.volatile || records.list.volatile }
}

/** Removes a pixel from the links that use it, or returns a refusal (question `pixels.delete.attached`). */
function releasePixel(pixel: Pixel, answers: Answers, store: Store) {
  const { id } = pixel
  const users = usersOf(pixel, store, Number.POSITIVE_INFINITY)
  const attached = answers['pixels.delete.attached']
  if (typeof attached === 'number' && users.total > 0) {
    return {
      refused: attached,
      message: `The pixel is attached to ${users.total} link${users.total === 1 ? '' : 's'}.`,
      usedBy: users.rows.map(link => link.id),
    }
  }
  const now = store.clock.now()
  for (const link of users.rows) {
    store.links.update(link.id, {
      pixel_ids: link.pixel_ids.filter(one => one !== id),
      ...(attached === 'touched' && { updated_at: now, updates: link.updates + 1 }),
    })
  }
  return undefined
}
