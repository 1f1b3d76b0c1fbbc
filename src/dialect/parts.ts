// Answers that may be partial (`parts` in the register): objects with optional members, and orders with
// optional items.

/**
 * Completes a partial answer with the missing members or items of a whole one. A missing item is put behind
 * the item that precedes it in the whole order.
 */
export function completed(whole: unknown, part: unknown): unknown {
  if (Array.isArray(whole) && Array.isArray(part)) return completedOrder(whole, part)
  return isObject(whole) && isObject(part) ? { ...whole, ...part } : part
}

function completedOrder(whole: readonly unknown[], part: readonly unknown[]): unknown[] {
  const order = [...part]
  for (const [index, item] of whole.entries()) {
    if (order.includes(item)) continue
    // The preceding item is in the order already, possibly just inserted.
    order.splice(index === 0 ? 0 : order.indexOf(whole[index - 1]) + 1, 0, item)
  }
  return order
}

/** Reduces two answers to what both state: the members that both have, or the items that both order. */
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
