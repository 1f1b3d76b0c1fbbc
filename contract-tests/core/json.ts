import type { Json } from '../../src/dialect/shapes/json.ts'
import { readPointer } from '../../src/documents/pointer.ts'

/**
 * Maximum nesting depth. Deeper JSON is no record, and a recursive walk through it could exhaust the stack.
 */
const deepest = 100

/**
 * Parses JSON. Returns undefined if the text is not JSON or is nested more than 100 levels deep. Integers that a
 * JavaScript number cannot hold become texts, because they may be ids: 2126602915090034688.
 */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    return JSON.parse(/\d{16}/.test(text) ? exactly(text) : text)
  } catch {
    return undefined
  }
}

const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs

function exactly(text: string): string {
  return text.replace(stringOrNumber, found => {
    const isInexact = /^-?\d+$/.test(found) && !Number.isSafeInteger(Number(found))
    return isInexact ? `"${found}"` : found
  })
}

function isTooDeep(text: string): boolean {
  let depth = 0
  let isString = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (isString) {
      if (char === backslash) at += 1
      else if (char === quote) isString = false
    } else if (char === quote) isString = true
    else if (char === openBracket || char === openBrace) {
      depth += 1
      if (depth > deepest) return true
    } else if (char === closeBracket || char === closeBrace) depth -= 1
  }
  return false
}

const quote = 0x22
const backslash = 0x5c
const openBracket = 0x5b
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/** Whether a parsed value exists. Its parts are not checked, because only parsed JSON is passed here. */
export function isJson(value: unknown): value is Json {
  return value === null || ['string', 'number', 'boolean', 'object'].includes(typeof value)
}

/** Returns the JSON at a JSON Pointer of a parsed document. Undefined if there is none. */
export function jsonAt(document: unknown, pointer: string): Json | undefined {
  const value = readPointer(document, pointer)
  return isJson(value) ? value : undefined
}
