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

/**
 * Puts a value where some steps lead, making the objects on the way, and gives the document back: with no steps the
 * value is the document. Members are defined, never assigned, so that `__proto__` is a member like any other.
 */
export function writeSteps(
  document: Record<string, unknown>,
  steps: readonly string[],
  value: unknown,
): unknown {
  if (steps.length === 0) return value
  let target = document
  for (const step of steps.slice(0, -1)) {
    const next = Object.hasOwn(target, step) ? target[step] : undefined
    if (typeof next === 'object' && next !== null) {
      target = next as Record<string, unknown>
    } else {
      const made: Record<string, unknown> = {}
      define(target, step, made)
      target = made
    }
  }
  define(target, steps[steps.length - 1]!, value)
  return document
}

function define(target: Record<string, unknown>, name: string, value: unknown): void {
  // Of all names this one alone is no member of an object when it is assigned; a definition takes ten times as long.
  if (name !== '__proto__') target[name] = value
  else Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true })
}
