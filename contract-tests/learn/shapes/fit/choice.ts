import type { Json } from '../../../../src/dialect/shapes/json.ts'

/** Returns a `$if` shape. Without `otherwise` nothing is written if the condition does not hold. */
export function choice(condition: Json, then: Json, otherwise: Json = '$absent'): Json {
  // Built from entries because the linter forbids `then` in an object literal: it looks like a promise.
  return Object.fromEntries<Json>([
    ['$if', condition],
    ['then', then],
    ...(otherwise === '$absent' ? [] : [['else', otherwise] satisfies [string, Json]]),
  ])
}

/** Returns the test of a condition that holds if a value is one of these words. */
export function choiceBy(words: readonly string[]): Json {
  const [only, ...others] = words
  return only !== undefined && others.length === 0 ? only : [...words]
}
