import { addressesOf } from '../dialect/shapes/addresses.ts'
import type { Values } from '../dialect/shapes/scope.ts'
import { withBase } from './base.ts'

/** A response that shows one record. */
export interface ShownRecord {
  /** The record as JSON text, with placeholders for the addresses of the service. */
  text: string
  id: string | number
  status: number
  object: string
  collection: string
  /** The destination of a link. Undefined for a pixel. */
  url: string | undefined
  /** The values of a link's pixels. Undefined if the response does not show them beside the link. */
  pixel_ids: Values[] | undefined
  /** The base URL of the request. */
  base: string
}

/** The values that a response shows with its record, by their names in shapes. An address is computed if used. */
export class RecordValues {
  [name: string]: unknown
  readonly record: string
  readonly id: string | number
  readonly status: number
  readonly object: string
  readonly collection: string
  readonly url: string | undefined
  readonly pixel_ids: Values[] | undefined
  readonly base: string

  constructor({ text, id, status, object, collection, url, pixel_ids, base }: ShownRecord) {
    this.record = withBase(text, base)
    this.id = id
    this.status = status
    this.object = object
    this.collection = collection
    this.url = url
    this.pixel_ids = pixel_ids
    this.base = base
  }

  get address(): string {
    return `${this.base}/${this.collection}/${this.id}`
  }

  get origin(): string {
    return addressesOf(this.base).origin
  }

  get base_path(): string {
    return addressesOf(this.base).base_path
  }
}
