import { readPointer } from '../../../src/documents/pointer.ts'
import { leavesOf } from '../../core/match.ts'
import type { Sample } from './fit/sample.ts'

/** Names of members that count records. */
const counting = /count|total|size|records|num|all/i

/**
 * Adds the number of all records of the account to the values of lists. The mirror has only the records of this run, so
 * this number is as far ahead of the mirror's in every list. Without such a number, the samples stay as they are.
 */
export function withUnfilteredTotal(samples: readonly Sample[]): readonly Sample[] {
  const numbersAt = (pointer: string) => samples.map(({ json }) => readPointer(json, pointer))
  const isAhead = (pointer: string) => {
    const numbers = numbersAt(pointer)
    const steps = numbers.map(
      (number, index) => Number(number) - Number(samples[index]?.values.unfiltered_total),
    )
    const isTotal = numbers.every((number, index) => number === samples[index]?.values.total)
    // If no record came or went between the lists, the name and the size tell the number from a constant.
    const most = Math.max(...samples.map(({ values }) => Number(values.total)))
    const isTelling =
      new Set(numbers).size > 1 || (counting.test(pointer) && numbers.every(number => Number(number) > most))
    return numbers.every(Number.isInteger) && new Set(steps).size === 1 && isTelling && !isTotal
  }
  const at = leavesOf(samples[0]?.json)
    .map(({ pointer }) => pointer)
    .find(isAhead)
  if (at === undefined) return samples
  const numbers = numbersAt(at)
  return samples.map((sample, index) => ({
    ...sample,
    values: { ...sample.values, unfiltered_total: numbers[index] },
  }))
}
