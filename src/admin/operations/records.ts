import type { LinkPart, PixelPart, RecordedLink, RecordedPixel } from '../../generated/admin.ts'
import type { Account } from '../../mock/account.ts'
import type { Link, Pixel } from '../../store/entities.ts'
import type { LinkOrder, LinkText, PixelOrder, Store } from '../../store/store.ts'
import { shortUrlOf } from '../../wire/link-values.ts'
import type { Control } from '../control.ts'
import { AdminError } from '../refusal.ts'
import type { Parameters } from '../router.ts'
import { withoutPasswords } from '../seed.ts'

/** Returns a part of the links of an account. */
export function linkPart({ resources: { store }, clock }: Account, parameters: Parameters): LinkPart {
  const now = clock.now()
  const status = parameters.required('status')
  const search = { by: parameters.text('search_by') as LinkText, text: parameters.text('search') ?? '' }
  const sortBy = parameters.text('sort_by') as LinkOrder
  const filters = status === 0 ? {} : { status }
  const { rows, total } = store.linkView.query({ filters, search, sortBy, ...windowOf(parameters), now })
  return { total, version: versionOf(store, now), records: rows.map(link => recordedLink(store, link, now)) }
}

/** Returns a part of the pixels of an account. */
export function pixelPart({ resources: { store }, clock }: Account, parameters: Parameters): PixelPart {
  const now = clock.now()
  const search = { by: 'name', text: parameters.text('search') ?? '' } as const
  const sortBy = parameters.text('sort_by') as PixelOrder
  const { rows, total } = store.pixelView.query({ filters: {}, search, sortBy, ...windowOf(parameters), now })
  return { total, version: versionOf(store, now), records: rows.map(recordedPixel) }
}

/** The numbers of stores, in the order in which they were first shown. A reset can replace the store of an account. */
const numbers = new WeakMap<Store, number>()
let last = 0

/** Returns a number that changes whenever the lists of an account may change. */
export function versionOf(store: Store, now: number): number {
  let number = numbers.get(store)
  if (number === undefined) {
    number = ++last
    numbers.set(store, number)
  }
  return number * 1e9 + store.linkView.version(now) + store.pixelView.version(now)
}

/** Adds clicks to a link. Returns the link. */
export async function addClicks(
  control: Control,
  account: Account,
  id: number,
  times: number,
): Promise<RecordedLink> {
  const { store } = account
  const link = store.links.get(id)
  if (link === undefined) throw new AdminError(404, `The account has no link ${id}.`)
  const clicks = Math.min(link.clicks + times, 2_147_483_647)
  const clicked = await control.host.change(account, () => store.links.update(id, { clicks }))
  return recordedLink(store, clicked, account.clock.now())
}

function windowOf(parameters: Parameters) {
  return {
    descending: parameters.text('sort') === 'desc',
    skip: parameters.required('offset'),
    take: parameters.required('limit'),
  }
}

function recordedLink(store: Store, link: Link, now: number): RecordedLink {
  const expiresAt = store.expiry.momentOf(link)
  return {
    ...withoutPasswords(link),
    ...timesOf(link),
    status: store.expiry.statusAt(link, now),
    expires_at: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    short_url: shortUrlOf(link, store.domains),
  }
}

function recordedPixel(pixel: Pixel): RecordedPixel {
  return { ...pixel, ...timesOf(pixel) }
}

function timesOf({ created_at, updated_at }: Link | Pixel) {
  return { created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() }
}
