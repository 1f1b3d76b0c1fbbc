import { formatPointer, parsePointer } from '../../src/dialect/pointer.ts'

/** Pure matchers over raw JSON: nothing here knows where a server keeps anything. */
export type JsonObject = Record<string, unknown>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One value that is no object and no array, and the pointer to it. */
export interface Leaf {
  pointer: string
  value: unknown
}

/** Every leaf of a document, in document order. Empty objects and arrays count as leaves too. */
export function leavesOf(document: unknown, steps: readonly (string | number)[] = []): Leaf[] {
  if (typeof document === 'object' && document !== null) {
    const entries = Object.entries(document)
    if (entries.length > 0) return entries.flatMap(([name, value]) => leavesOf(value, [...steps, name]))
  }
  return [{ pointer: formatPointer(steps), value: document }]
}

/** Every value of a document with its pointer: the document itself, its objects and arrays, and its leaves. */
export function nodesOf(document: unknown, steps: readonly (string | number)[] = []): Leaf[] {
  const own = [{ pointer: formatPointer(steps), value: document }]
  if (typeof document !== 'object' || document === null) return own
  return [...own, ...Object.entries(document).flatMap(([name, value]) => nodesOf(value, [...steps, name]))]
}

/** A scalar as text, however it is typed: 12 and "12" are the same. Undefined for anything that is no scalar. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint')
    return String(value)
  return undefined
}

/** Whether two texts are the same words: case, spaces and punctuation aside. */
export function sameWords(a: string, b: string): boolean {
  return wordsOf(a) === wordsOf(b)
}

/** Whether two texts are the same address: characters that an address has to encode may be written either way. */
export function sameAddress(a: string, b: string): boolean {
  if (a === b) return true
  if (!a.includes('://') || !URL.canParse(a) || !URL.canParse(b)) return false
  return new URL(a).href === new URL(b).href
}

/** The letters and digits of a text in lower case. */
export function wordsOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

/** Whether a value says that there is nothing: absent, null, an empty text, list or object. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}

/** Whether a leaf of a document is this text. */
export function holds(document: unknown, text: string): boolean {
  return leavesOf(document).some(leaf => textOf(leaf.value) === text)
}

/** The pointers of all objects and arrays around these places, the document itself included. */
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

/** The deepest pointer that all of these start with. */
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

/** The outermost array with an element in which a leaf is this text, and the index of that element. */
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

/** Whether texts or numbers stand in ascending order, equal ones allowed. */
export function ascends<T extends string | number>(values: readonly T[]): boolean {
  return values.every((value, index) => index === 0 || values[index - 1]! <= value)
}

/** Whether they stand in descending order, equal ones allowed. */
export function descends<T extends string | number>(values: readonly T[]): boolean {
  return values.every((value, index) => index === 0 || values[index - 1]! >= value)
}

/** Whether two lists hold the same texts, in whatever order. */
export function sameSet(a: readonly string[], b: readonly string[]): boolean {
  const left = new Set(a)
  const right = new Set(b)
  return left.size === right.size && [...left].every(item => right.has(item))
}

/** A value cut short for a sentence. */
export function brief(value: unknown, length = 200): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value))
  return text.length > length ? `${text.slice(0, length)}…` : text
}

export type Direction = 'asc' | 'desc'
