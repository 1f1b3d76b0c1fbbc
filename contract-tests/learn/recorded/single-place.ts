import type { JsonObject } from '../../../src/dialect/shapes/json.ts'
import { parsePointer } from '../../../src/documents/pointer.ts'
import type { Resource } from '../../writes/account.ts'
import type { ShownRecord } from './shown-records.ts'

/** The place of the record in responses to a GET of one record. */
export interface SinglePlace {
  at: string
  /** Whether the recording has no such response, so that the place is that in responses to creates or updates. */
  isAssumed: boolean
}

/** Returns the place of single records of one kind. Undefined if no response shows a single record. */
export function singlePlace(shown: readonly ShownRecord[], resource: Resource): SinglePlace | undefined {
  const single = shown.filter(one => one.resource === resource && one.at !== undefined)
  const by = (method: string) => single.filter(({ taken }) => taken.exchange.request.method === method)
  const asked = by('GET')
  const [first] = [...asked, ...by('POST'), ...by('PUT')]
  return first?.at === undefined ? undefined : { at: first.at, isAssumed: asked.length === 0 }
}

/** Returns a response with a record at the usual place. */
export function atPlace(place: SinglePlace | undefined, record: JsonObject): JsonObject {
  return parsePointer(place?.at ?? '').reduceRight<JsonObject>((inner, name) => ({ [name]: inner }), record)
}
