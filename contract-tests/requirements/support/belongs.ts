import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import { isEmpty, type JsonRecord, textOf } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type FieldPlace, idsOf, isId, showsValue } from '../../discover/places.ts'
import type { Query } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'

/** Whether a record belongs in a list. Undefined if the record does not show the value that decides it. */
type Belongs = boolean | undefined

/**
 * Whether a record, whoever created it, belongs in a list with these parameters. Only the values that the
 * record shows count, and only if this run's records have shown how they are written.
 */
export function belongsIn(
  context: Context,
  resource: Resource,
  query: Query,
  record: JsonRecord,
  known: readonly JsonRecord[],
): Belongs {
  const verdicts = Object.entries(query).flatMap(([name, value]): Belongs[] => {
    switch (name) {
      case 'status':
        return value === '0' ? [] : [byStatus(context, value, record)]
      case 'space_id':
      case 'domain_id':
        return [byReference(context.discovered.place('links', name), value, record, known)]
      case 'pixel_id':
        return [byPixel(context.discovered.place('links', 'pixel_ids'), value, record, known)]
      case 'type':
        return [byType(context.discovered.place('pixels', 'type'), value, record)]
      case 'search':
        return [bySearch(context, resource, query, value, record)]
      default:
        return []
    }
  })
  if (verdicts.includes(false)) return false
  return verdicts.includes(undefined) ? undefined : true
}

/**
 * Judges by the status that a link shows, otherwise by whether it is disabled. A link that is both disabled
 * and expired may show either status.
 */
function byStatus({ discovered }: Context, value: string, record: JsonRecord): Belongs {
  const derived = discovered.derived('status')
  const at = derived?.at
  // A member that does not distinguish Expired from Active is not the status: it only shows whether the link
  // is disabled.
  const showsExpired = derived?.values === undefined || '2' in derived.values
  const place = discovered.place('links', 'disabled')
  if (at !== undefined && showsExpired && (at !== place?.at || place.proven)) {
    const shown = readPointer(record, at)
    const spelled = Object.entries(derived?.values ?? { 1: '1', 2: '2', 3: '3' })
    const status = spelled.find(([, raw]) => textOf(shown) === textOf(raw))?.[0]
    if (status === value) return true
    if (status !== undefined && (status === '1' || value === '1')) return false
  }
  if (place?.proven !== true || !place.spellings.has('0') || !place.spellings.has('1')) return undefined
  const disabled = showsValue(place, record, '1')
  const enabled = showsValue(place, record, '0')
  if (disabled === enabled) return undefined
  if (value === '1' && disabled) return false
  return value === '3' && enabled ? false : undefined
}

function byReference(
  place: FieldPlace | undefined,
  id: string,
  record: JsonRecord,
  known: readonly JsonRecord[],
): Belongs {
  if (place?.proven !== true || isEmpty(readPointer(record, place.at))) return undefined
  if (!known.some(one => showsValue(place, one, id) === true)) return undefined
  return showsValue(place, record, id)
}

function byPixel(
  place: FieldPlace | undefined,
  id: string,
  record: JsonRecord,
  known: readonly JsonRecord[],
): Belongs {
  if (place?.proven !== true) return undefined
  const has = (one: JsonRecord) =>
    idsOf(readPointer(one, place.at), place)?.some(shown =>
      isId(shown, String(place.spellings.get(id) ?? id)),
    )
  return known.some(one => has(one) === true) ? has(record) : undefined
}

/** Undefined if several types match: a type whose spelling has not been seen may look like another type. */
function byType(place: FieldPlace | undefined, type: string, record: JsonRecord): Belongs {
  if (place?.proven !== true) return undefined
  const shown = pixelTypes.filter(one => showsValue(place, record, one) === true)
  return shown.length === 1 ? shown[0] === type : undefined
}

function bySearch(
  { discovered }: Context,
  resource: Resource,
  { search_by: by }: Query,
  text: string,
  record: JsonRecord,
): Belongs {
  const field = resource === 'pixels' ? 'name' : by
  if (field !== 'url' && field !== 'alias' && field !== 'name') return undefined
  const place = discovered.place(resource, field)
  if (place?.proven !== true || place.partly !== false || place.spellings.size > 0) return undefined
  const shown = textOf(readPointer(record, place.at))
  if (shown === undefined) return undefined
  // It is open how a search matches. It may match by words.
  const words = text.toLowerCase().split(/[^\p{L}\d]+/u)
  return words.every(word => shown.toLowerCase().includes(word))
}
