/** Returns a function that creates a value when it is first called, and returns it from then on. */
export function lazily<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => {
    value ??= create()
    return value
  }
}
