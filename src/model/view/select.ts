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
}

/** The slots that are in all the sets (at least one), and of them those in the window of the order. */
export function select<E extends { id: number }>(
  sets: readonly Members[],
  order: Order<E>,
  window: Window,
): { slots: number[]; total: number } {
  const few = sets.find(set => set.list)?.list
  if (few) {
    const slots = few.filter(slot => sets.every(set => set.list === few || set.has(slot)))
    return { slots: sort(slots, order, window), total: slots.length }
  }
  let bits = sets[0]!.bits!
  let total = sets[0]!.count
  if (sets.length > 1) {
    bits = new Bitset()
    total = bits.intersect(sets.map(set => set.bits!))
  }
  const sorted = order.sorted(window.descending)
  const steps = (Math.min(window.skip + window.take, total) / total) * sorted.length
  if (total * Math.log2(total) * COMPARISON < steps) {
    return { slots: sort(bits.toArray(), order, window), total }
  }
  return { slots: walk(sorted, bits, total, window), total }
}

function sort<E extends { id: number }>(slots: number[], order: Order<E>, window: Window): number[] {
  if (slots.length > 1) slots.sort(order.comparison(window.descending))
  return slots.slice(window.skip, window.skip + window.take)
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
