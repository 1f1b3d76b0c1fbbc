import { formatPointer, parsePointer } from '../../src/documents/pointer.ts'

/**
 * A JSON object. The functions in this file compare JSON values, and do not know where a server shows its
 * fields.
 */
export type JsonRecord = Record<string, unknown>

export function isJsonObject(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value in a document and the pointer to it. */
export interface Leaf {
  pointer: string
  value: unknown
}

/** Returns every leaf of a document, in document order: every scalar, and every empty object or array. */
export function leavesOf(document: unknown): Leaf[] {
  return nodesOf(document).filter(
    ({ value }) => typeof value !== 'object' || value === null || Object.keys(value).length === 0,
  )
}

/**
 * Returns every value of a document with its pointer: the document itself, its objects and arrays, and its
 * leaves.
 */
export function nodesOf(document: unknown): Leaf[] {
  const nodes: Leaf[] = []
  const add = (pointer: string, value: unknown) => {
    nodes.push({ pointer, value })
    if (typeof value !== 'object' || value === null) return
    for (const [name, inner] of Object.entries(value)) add(pointer + formatPointer([name]), inner)
  }
  add('', document)
  return nodes
}

/** Whether a text is a whole number of the size that a JavaScript number can hold, without leading zeros. */
export function isWholeNumber(text: string): boolean {
  return /^(0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text))
}

/**
 * Returns a string, number or boolean as text, so that 12 and "12" are equal. Undefined for anything else.
 */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  return undefined
}

/** Returns a word, or the words of a list joined by spaces, such as the relations of Siren. Undefined for anything else. */
export function wordsIn(value: unknown): string | undefined {
  const words = [value].flat()
  return words.length > 0 && words.every(word => typeof word === 'string') ? words.join(' ') : undefined
}

/** Whether two texts have the same letters and digits, ignoring case, spaces and punctuation. */
export function sameWords(a: string, b: string): boolean {
  return wordsOf(a) === wordsOf(b)
}

/**
 * Whether two texts are the same address. Characters that must be encoded in an address may be encoded or
 * not.
 */
export function sameAddress(a: string, b: string): boolean {
  if (a === b) return true
  if (!a.includes('://') || !URL.canParse(a) || !URL.canParse(b)) return false
  return new URL(a).href === new URL(b).href
}

/** Returns the letters a-z and digits of a text, in lower case. */
export function wordsOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Returns the number of values of a document that are set. */
export function countValues(json: unknown): number {
  return leavesOf(json).filter(({ value }) => (textOf(value) ?? '') !== '').length
}

/** Whether a value is absent, null, or an empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Whether a leaf of a document equals this text. */
export function holds(document: unknown, text: string): boolean {
  return leavesOf(document).some(leaf => textOf(leaf.value) === text)
}

/** Returns the pointers of all objects and arrays around these places, including the document itself. */
export function ancestorsOf(pointers: readonly string[]): ReadonlySet<string> {
  const ancestors = new Set<string>()
  for (const pointer of pointers) {
    for (let end = pointer.lastIndexOf('/'); end >= 0; end = pointer.lastIndexOf('/', end - 1)) {
      if (ancestors.has(pointer.slice(0, end))) break
      ancestors.add(pointer.slice(0, end))
      if (end === 0) break
    }
  }
  return ancestors
}

/** Returns the pointer of the deepest object or array that contains all these places. */
export function commonAncestor(pointers: readonly string[]): string {
  const paths = pointers.map(parsePointer)
  const [first = [], ...rest] = paths
  let length = Math.max(0, first.length - 1)
  for (const path of rest) {
    let same = 0
    while (same < length && path[same] === first[same]) same += 1
    length = Math.min(same, Math.max(0, path.length - 1))
  }
  return formatPointer(first.slice(0, length))
}

/**
 * Returns the outermost array with an element that contains this text as a leaf, and the index of the
 * element.
 */
export function arrayWith(
  document: unknown,
  text: string,
): { pointer: string; index: number; array: unknown[] } | undefined {
  for (const node of nodesOf(document)) {
    if (!Array.isArray(node.value)) continue
    const index = node.value.findIndex(element => holds(element, text))
    if (index >= 0) return { pointer: node.pointer, index, array: node.value }
  }
  return undefined
}

/** Whether the values are in ascending order. Equal values may follow each other. */
export function ascends<T extends string | number>(values: readonly T[]): boolean {
  return values.every((value, index) => {
    const before = values[index - 1]
    return before === undefined || before <= value
  })
}

/** Whether the values are in descending order. Equal values may follow each other. */
export function descends<T extends string | number>(values: readonly T[]): boolean {
  return ascends(values.toReversed())
}

/** Whether two lists contain the same texts, in any order. */
export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a)
  const right = new Set(b)
  return left.size === right.size && [...left].every(item => right.has(item))
}

/** Returns a value as JSON, shortened to fit into a sentence. */
export function brief(value: unknown, length = 200): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length > length ? `${text.slice(0, length)}…` : text
}

export type Direction = 'asc' | 'desc'
