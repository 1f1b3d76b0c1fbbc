// Answers that need not be whole (`parts` in the register): objects of which members, and orders of which items, may be
// left out.

/** An answer with the parts that it leaves out taken from another; an item goes behind the one that is before it there. */
export function completed(whole: unknown, part: unknown): unknown {
  if (Array.isArray(whole) && Array.isArray(part)) return completedOrder(whole, part)
  return isObject(whole) && isObject(part) ? { ...whole, ...part } : part
}

function completedOrder(whole: readonly unknown[], part: readonly unknown[]): unknown[] {
  const order = [...part]
  for (const [index, item] of whole.entries()) {
    if (order.includes(item)) continue
    // Those before it are there already, be it since a moment ago.
    order.splice(index === 0 ? 0 : order.indexOf(whole[index - 1]) + 1, 0, item)
  }
  return order
}

/** What two answers both say, of each: members that both have, items that both order. */
export function inCommon(one: unknown, other: unknown): [one: unknown, other: unknown] {
  if (Array.isArray(one) && Array.isArray(other)) {
    return [one.filter(item => other.includes(item)), other.filter(item => one.includes(item))]
  }
  if (!isObject(one) || !isObject(other)) return [one, other]
  const both = (from: object, of: object) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => Object.hasOwn(of, name)))
  return [both(one, other), both(other, one)]
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
