import { Bitset } from './bitset.ts'
import type { Members } from './members.ts'
import type { Order } from './order.ts'
import type { Sorted } from './sorted.ts'

/** What one comparison of two keys costs, in steps along a sorted array. */
const COMPARISON = 20

/** Which part of a sorted list to give. */
export interface Window {
  descending: boolean
  skip: number
  take: number
  /** Tells the slots after the window's start from those before it; `skip` says nothing then. */
  isAfter?: ((slot: number) => boolean) | undefined
}

/** What is in a window. */
export interface Selected {
  slots: number[]
  /** How many slots stand before them. */
  skip: number
  total: number
}

/** All slots of an order, and of them those in a window. */
export function selectAll<E extends { id: number }>(order: Order<E>, window: Window): Selected {
  const sorted = order.sorted(window.descending)
  const skip = window.isAfter ? sorted.indexWhere(window.isAfter) : window.skip
  return { slots: sorted.slice(skip, skip + window.take), skip, total: sorted.length }
}

/** The slots that are in all the sets (at least one), and of them those in the window of the order. */
export function select<E extends { id: number }>(
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

/** How many slots of a set stand before a place. */
function countBefore(sorted: Sorted, bits: Bitset, isAfter: (slot: number) => boolean): number {
  const end = sorted.indexWhere(isAfter)
  let count = 0
  for (let index = 0; index < end; index++) count += bits.bit(sorted.at(index))
  return count
}

/** Goes along the sorted slots from the nearer end and picks those that are in the set. */
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
