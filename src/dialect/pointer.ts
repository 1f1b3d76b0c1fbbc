import { define } from './shapes/json.ts'

/** The steps of a JSON Pointer (RFC 6901): `/a/b~1c` is `['a', 'b/c']`, "" is no step at all. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/'))
    throw new Error(`Failed to parse JSON Pointer "${pointer}": it starts with no slash`)
  return pointer
    .slice(1)
    .split('/')
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The JSON Pointer of some steps: the reverse of `parsePointer`. */
export function formatPointer(steps: readonly (string | number)[]): string {
  return steps.map(step => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The value that a JSON Pointer leads to, or undefined where it leads nowhere. Only own members are seen. */
export function readPointer(document: unknown, pointer: string): unknown {
  let value = document
  for (const step of parsePointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/** Puts a value where a JSON Pointer leads to, and makes the objects on the way. The document itself is not replaced. */
export function writePointer(document: Record<string, unknown>, pointer: string, value: unknown): void {
  const steps = parsePointer(pointer)
  const last = steps.pop()
  if (last === undefined) return
  let holder = document
  for (const step of steps) {
    const inner = Object.hasOwn(holder, step) ? holder[step] : undefined
    if (typeof inner !== 'object' || inner === null) define(holder, step, {})
    holder = holder[step] as Record<string, unknown>
  }
  define(holder, last, value)
}
