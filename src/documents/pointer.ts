/** Splits a JSON Pointer (RFC 6901) into its steps: `/a/b~1c` becomes `['a', 'b/c']`, "" has no steps. */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/'))
    throw new Error(`Failed to parse JSON Pointer "${pointer}": it must start with a slash`)
  const steps = pointer.slice(1).split('/')
  return pointer.includes('~') ? steps.map(step => step.replaceAll('~1', '/').replaceAll('~0', '~')) : steps
}

/** Returns the JSON Pointer of some steps: the reverse of `parsePointer`. */
export function formatPointer(steps: readonly (string | number)[]): string {
  let pointer = ''
  for (const step of steps) pointer += `/${escaped(String(step))}`
  return pointer
}

function escaped(step: string): string {
  return /[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step
}

/** Returns the value at a JSON Pointer, or undefined if there is none. Reads own members only. */
export function readPointer(document: unknown, pointer: string): unknown {
  let value = document
  for (const step of parsePointer(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string, unknown>)[step]
  }
  return value
}

/**
 * Writes a value at a JSON Pointer and creates missing objects on the way. Does nothing for the pointer "".
 */
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

/** Sets an own member of an object, including one named `__proto__`, which an assignment would not add. */
export function define<Value>(target: Record<string, Value>, name: string, value: Value): void {
  if (name !== '__proto__') target[name] = value
  else Object.defineProperty(target, name, { value, writable: true, enumerable: true, configurable: true })
}
