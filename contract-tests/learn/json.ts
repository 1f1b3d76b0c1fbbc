import { readPointer } from '../../src/dialect/pointer.ts'
import type { Json } from '../../src/dialect/shapes/json.ts'

/** Whether a parsed value exists. Its parts are not checked, because only parsed JSON is passed here. */
export function isJson(value: unknown): value is Json {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)
}

/** Returns the JSON at a JSON Pointer of a parsed document. Undefined if there is none. */
export function jsonAt(document: unknown, pointer: string): Json | undefined {
  const value = readPointer(document, pointer)
  return isJson(value) ? value : undefined
}
