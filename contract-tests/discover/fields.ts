import { readPointer } from '../../src/documents/pointer.ts'
import { textOf } from '../core/match.ts'
import type { Discovered } from './discovered.ts'
import type { DiscoveredShape } from './found.ts'
import { areRows, areTexts, type LinkField, type PixelField } from './input.ts'
import { locateEnum } from './locate/enum.ts'
import { locateFlag } from './locate/flag.ts'
import { identifiersIn } from './locate/identifiers.ts'
import { locateIds, locateRows } from './locate/lists.ts'
import { nominalPlace } from './locate/nominal.ts'
import { locateReference } from './locate/reference.ts'
import type { Seen } from './locate/seen.ts'
import { locateMoment, locateText } from './locate/text.ts'
import { isZoned } from './moments.ts'
import type { FieldKind, FieldPlace } from './places.ts'
import type { LinkSample, PixelSample, SentSample } from './samples.ts'

interface FieldNames {
  kind: FieldKind
  /** The document's name and plain variants of it. A member with one of these names is the field. */
  own: readonly string[]
  /** Other names. They make a place likelier if several fit. */
  also?: readonly string[]
}

/** Every field of 2.1 with its kind and names. */
const linkFields: Record<Exclude<LinkField, 'domain'>, FieldNames> = {
  url: { kind: 'text', own: ['url'], also: ['long_url', 'destination', 'target_url'] },
  alias: { kind: 'text', own: ['alias'], also: ['slug', 'back_half', 'code'] },
  domain_id: { kind: 'reference', own: ['domain_id', 'domain'] },
  space_id: { kind: 'reference', own: ['space_id', 'space'] },
  pixel_ids: { kind: 'ids', own: ['pixel_ids', 'pixels'] },
  disabled: {
    kind: 'enum',
    own: ['disabled', 'is_disabled'],
    also: ['enabled', 'active', 'is_active', 'state'],
  },
  privacy: { kind: 'enum', own: ['privacy'], also: ['visibility', 'access', 'access_level'] },
  target_type: { kind: 'enum', own: ['target_type'], also: ['targeting', 'targeting_type', 'target'] },
  password: { kind: 'flag', own: ['password', 'has_password'], also: ['pwd', 'has_pwd', 'passwd'] },
  privacy_password: {
    kind: 'flag',
    own: ['privacy_password', 'has_privacy_password'],
    also: ['priv_pwd', 'privacy_pwd', 'stats_password', 'stats_pwd', 'view_password', 'private_password'],
  },
  expiration_url: { kind: 'text', own: ['expiration_url'], also: ['expired_url', 'expires_to'] },
  expiration_date: { kind: 'date', own: ['expiration_date'], also: ['expires_on', 'expires_at'] },
  expiration_time: { kind: 'time', own: ['expiration_time'], also: ['expires_at'] },
  expiration_clicks: { kind: 'text', own: ['expiration_clicks'], also: ['max_clicks'] },
  country: { kind: 'rows', own: ['country'], also: ['countries'] },
  platform: { kind: 'rows', own: ['platform'], also: ['platforms'] },
  language: { kind: 'rows', own: ['language'], also: ['languages'] },
  rotation: { kind: 'rows', own: ['rotation'], also: ['rotations'] },
}

const pixelFields: Record<PixelField, FieldNames> = {
  name: { kind: 'text', own: ['name'], also: ['label', 'title'] },
  type: { kind: 'enum', own: ['type'], also: ['kind', 'provider'] },
  value: { kind: 'text', own: ['value'], also: ['code', 'pixel_id', 'tracking_id'] },
}

function namesOf(field: keyof typeof linkFields): string[] {
  const { own, also = [] } = linkFields[field]
  return [...own, ...also]
}

/** Learns where links show their fields. */
export function learnLinkFields(discovered: Discovered, samples: readonly LinkSample[]): void {
  const { fields, ids } = discovered.shapes.links
  const taken = new Set<string>()
  const identifiers = identifiersIn(
    samples.map(({ record }) => record),
    ids,
  )
  for (const [name, names] of Object.entries(linkFields) as [Exclude<LinkField, 'domain'>, FieldNames][]) {
    const place = locateLinkField(name, names, samples, { taken, ids, identifiers })
    if (place === undefined) continue
    fields.set(name, place)
    if (names.kind !== 'flag') taken.add(place.at)
  }
  mindZones(discovered, samples)
  learnListed(discovered.shapes.links, samples)
}

/**
 * If a moment with a zone shows the expiration date but not its time, the day may differ by zone. The date
 * then counts as reformatted.
 */
function mindZones({ shapes: { links } }: Discovered, samples: readonly LinkSample[]): void {
  const date = links.fields.get('expiration_date')
  const time = links.fields.get('expiration_time')
  if (date?.partly !== true || (time?.partly === true && time.at === date.at)) return
  const texts = samples.map(({ record }) => textOf(readPointer(record, date.at)) ?? '')
  if (texts.some(isZoned)) date.partly = 'reformatted'
}

function locateLinkField(
  name: Exclude<LinkField, 'domain'>,
  { kind, own, also = [] }: FieldNames,
  samples: readonly LinkSample[],
  except: { taken: ReadonlySet<string>; ids: readonly string[]; identifiers: ReadonlySet<string> },
): FieldPlace | undefined {
  const names = [...own, ...also]
  const { taken, ids, identifiers } = except
  const found = locateKind(name, kind, names, samples, [...ids, ...taken], identifiers)
  // Date and time may share one moment, and lists may share one table. No other two fields share a place.
  const shares = found !== undefined && (found.partly !== false || kind === 'rows')
  const free = found !== undefined && (!taken.has(found.at) || shares)
  if (free) return found
  return nominalPlace(
    kind,
    samples.map(sample => sample.record),
    own,
  )
}

function locateKind(
  name: Exclude<LinkField, 'domain'>,
  kind: FieldKind,
  names: readonly string[],
  samples: readonly LinkSample[],
  except: readonly string[],
  identifiers: ReadonlySet<string>,
): FieldPlace | undefined {
  switch (kind) {
    case 'text':
      return locateText(textsOf(samples, name), names)
    case 'date':
    case 'time':
      return locateMoment(kind, textsOf(samples, name), names)
    case 'reference':
      return locateReference(
        textsOf(samples, name),
        names,
        samples.filter(({ sent }) => sent[name] === undefined).map(({ record }) => record),
      )
    case 'enum': {
      const sentFor = (field: 'domain_id' | 'space_id') =>
        new Set(textsOf(samples, field).map(({ value }) => value))
      const ids = [sentFor('domain_id'), sentFor('space_id')]
      return locateEnum(textsOf(samples, name), names, except, { ids, identifiers })
    }
    case 'ids':
      return locateIds(seenOf(samples, name, areTexts), names)
    case 'rows':
      return locateRows(seenOf(samples, name, areRows), names)
    case 'flag': {
      const isSet = (secret: 'password' | 'privacy_password') =>
        samples
          .filter(sample => sample.fresh || sample.sent[secret] !== undefined)
          .map(sample => ({ record: sample.record, value: sample.sent[secret] !== undefined }))
      const secret = name === 'password' ? name : 'privacy_password'
      const other = name === 'password' ? 'privacy_password' : 'password'
      const privacy = textsOf(samples, 'privacy')
      const flag = locateFlag(isSet(secret), names, [
        { seen: isSet(other), names: namesOf(other) },
        { seen: privacy.map(({ record, value }) => ({ record, value: value === '2' })), names: [] },
      ])
      // Responses to writes may repeat what was sent. Only what is read again shows what is stored.
      const read = samples.filter(({ exchange }) => exchange.request.method === 'GET')
      const inClear = flag ?? locateText(textsOf(read, secret), names)
      return inClear && { ...inClear, kind }
    }
  }
}

/** Returns the records for which a field was sent, with the value that was sent. */
function seenOf<Fields, Value>(
  samples: readonly SentSample<Fields>[],
  name: keyof Fields,
  isValue: (value: unknown) => value is Value,
): Seen<Value>[] {
  return samples.flatMap(({ record, sent, fresh, listed }) => {
    const value: unknown = sent[name]
    return isValue(value) ? [{ record, value, fresh, listed }] : []
  })
}

/** Returns the records for which a text field was sent, with the text that was sent. */
function textsOf<Fields>(samples: readonly SentSample<Fields>[], name: keyof Fields): Seen<string>[] {
  return seenOf(samples, name, value => typeof value === 'string')
}

/** Learns where pixels show their fields. */
export function learnPixelFields(discovered: Discovered, samples: readonly PixelSample[]): void {
  const { fields } = discovered.shapes.pixels
  const taken = [...discovered.shapes.pixels.ids]
  // The type has few values and is found last: the members for name and value also differ between pixels, and
  // could be mistaken for it.
  for (const name of ['name', 'value', 'type'] as const) {
    const { kind, own, also = [] } = pixelFields[name]
    const seen = textsOf(samples, name)
    const names = [...own, ...also]
    const few = kind === 'enum' ? locateEnum(seen, names, taken) : undefined
    const records = samples.map(sample => sample.record)
    const place = few ?? locateText(seen, names) ?? nominalPlace(kind, records, own)
    if (place !== undefined) fields.set(name, place)
    if (place?.proven === true) taken.push(place.at)
  }
  learnListed(discovered.shapes.pixels, samples)
}

/**
 * Learns which members of list rows replace those of single records: old services use other names in lists.
 */
function learnListed<Fields>(
  { fields, listed }: DiscoveredShape,
  samples: readonly SentSample<Fields>[],
): void {
  const rows = samples.filter(sample => sample.listed)
  for (const [name, { kind, at, proven }] of fields) {
    const isThere = rows.some(({ record }) => readPointer(record, at) !== undefined)
    if (kind !== 'text' || !proven || isThere) continue
    const found = locateText(textsOf(rows, name as keyof Fields), [])
    if (found !== undefined) listed.set(at, found.at)
  }
}
