import { Bitset } from './bitset.ts'
import type { Members } from './members.ts'
import type { Order } from './order.ts'
import type { Sorted } from './sorted.ts'

/** The cost of comparing two keys, in steps along a sorted array. */
const COMPARISON = 20

/** The part of a sorted list to return. */
export interface Window {
  descending: boolean
  skip: number
  take: number
  /** Whether a slot comes after the start of the window. It replaces `skip`. */
  isAfter?: ((slot: number) => boolean) | undefined
}

/** The contents of a window. */
export interface Selected {
  slots: number[]
  /** The number of slots before the window. */
  skip: number
  total: number
}

/** Selects the window from all slots of an order. */
export function selectAll<E extends { id: number }>(order: Order<E>, window: Window): Selected {
  const sorted = order.sorted(window.descending)
  const skip = window.isAfter ? sorted.indexWhere(window.isAfter) : window.skip
  return { slots: sorted.slice(skip, skip + window.take), skip, total: sorted.length }
}

/**
 * Selects the window from the slots that are in all sets, in the given order. There must be at least one set.
 */
export function selectRows<E extends { id: number }>(
  sets: readonly Members[],
  order: Order<E>,
  window: Window,
): Selected {
  const few = sets.find(set => set.list)?.list
  if (few) {
    const slots = few.filter(slot => sets.every(set => set.list === few || set.has(slot)))
    const { isAfter } = window
    const skip = isAfter ? slots.filter(slot => !isAfter(slot)).length : window.skip
    return { slots: sort(slots, order, { ...window, skip }), skip, total: slots.length }
  }
  let bits = sets[0]!.bits!
  let total = sets[0]!.count
  if (sets.length > 1) {
    bits = new Bitset()
    total = bits.intersect(sets.map(set => set.bits!))
  }
  const sorted = order.sorted(window.descending)
  const skip = window.isAfter ? countBefore(sorted, bits, window.isAfter) : window.skip
  const placed = { ...window, skip }
  const steps = (Math.min(skip + window.take, total) / total) * sorted.length
  if (total * Math.log2(total) * COMPARISON < steps) {
    return { slots: sort(bits.toArray(), order, placed), skip, total }
  }
  return { slots: walk(sorted, bits, total, placed), skip, total }
}

function sort<E extends { id: number }>(slots: number[], order: Order<E>, window: Window): number[] {
  if (slots.length > 1) slots.sort(order.comparison(window.descending))
  return slots.slice(window.skip, window.skip + window.take)
}

/** Returns the number of slots of a set that come before a position. */
function countBefore(sorted: Sorted, bits: Bitset, isAfter: (slot: number) => boolean): number {
  const end = sorted.indexWhere(isAfter)
  let count = 0
  for (let index = 0; index < end; index++) count += bits.bit(sorted.at(index))
  return count
}

/** Goes through the sorted slots from the nearer end and selects those that are in the set. */
function walk(sorted: Sorted, bits: Bitset, total: number, { skip, take }: Window): number[] {
  const start = Math.min(skip, total)
  const end = Math.min(skip + take, total)
  const slots: number[] = []
  if (start <= total - end) {
    let index = 0
    for (let passed = 0; passed < start; index++) passed += bits.bit(sorted.at(index))
    for (; slots.length < end - start; index++) {
      if (bits.has(sorted.at(index))) slots.push(sorted.at(index))
    }
    return slots
  }
  let index = sorted.length - 1
  for (let left = total; left > end; index--) left -= bits.bit(sorted.at(index))
  for (; slots.length < end - start; index--) {
    if (bits.has(sorted.at(index))) slots.push(sorted.at(index))
  }
  return slots.reverse()
}
