import type { Json } from '../../../../src/dialect/shapes/json.ts'

/** A shape under a condition, and another one where it does not hold; nothing where that is left out. */
export function choice(condition: Json, then: Json, otherwise: Json = '$absent'): Json {
  // `then` is a member of a shape, and no method of a promise.
  return Object.fromEntries<Json>([
    ['$if', condition],
    ['then', then],
    ...(otherwise === '$absent' ? [] : [['else', otherwise] as [string, Json]]),
  ])
}

/** What a condition tests a value for: one word, or any of several. */
export function oneOf(words: readonly string[]): Json {
  return words.length === 1 ? words[0]! : [...words]
}
