import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { withUnfilteredTotal } from './unfiltered-total.ts'

/** Three lists, of 8, 0 and 3 records. Until the last one, the mirror has 60 records. */
const learned = (last: number, shown: (total: number, all: number) => Json) =>
  withUnfilteredTotal(
    [
      [8, 60],
      [0, 60],
      [3, last],
    ].map(([total = 0, all = 0]) => ({
      values: { total, unfiltered_total: all },
      json: shown(total, all),
    })),
  ).map(({ values }) => values.unfiltered_total)

it.each<[string, last: number, (total: number, all: number) => Json, number[]]>([
  ['a number that is as far ahead', 61, (_, all) => ({ recordsTotal: all + 25 }), [85, 85, 86]],
  ['a number that stays when a record is added', 61, () => ({ total_count: 110 }), [60, 60, 61]],
  ['the same large number under the name of a count', 60, () => ({ meta: { count: 110 } }), [110, 110, 110]],
  ['the same small number under such a name', 60, () => ({ page_size: 8 }), [60, 60, 60]],
  ['the same large number under another name', 60, () => ({ version: 2024 }), [60, 60, 60]],
  ['the number of records found', 60, total => ({ total }), [60, 60, 60]],
])('%s', (_, last, shown, expected) => {
  expect(learned(last, shown)).toEqual(expected)
})
