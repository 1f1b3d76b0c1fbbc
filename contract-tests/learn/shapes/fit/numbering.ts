/** Returns a function that numbers objects, so that a group of them can be the key of a map. */
export function numbering<Thing extends object>(): (thing: Thing) => number {
  const numbers = new WeakMap<Thing, number>()
  let last = 0
  return thing => {
    const number = numbers.get(thing) ?? ++last
    numbers.set(thing, number)
    return number
  }
}
