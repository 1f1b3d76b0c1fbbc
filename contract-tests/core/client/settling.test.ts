import { expect, it } from 'vitest'
import { type LateReads, Settling } from './settling.ts'

it.each<[string, [seenMs: number, which: LateReads][], listsMs: number, recordsMs: number]>([
  ['nothing', [], 0, 0],
  ['a list after 100 ms', [[100, 'lists']], 1200, 0],
  [
    'lists after 100 ms and 2 s',
    [
      [100, 'lists'],
      [2000, 'lists'],
      [300, 'lists'],
    ],
    3000,
    0,
  ],
  ['a record after 100 ms', [[100, 'all']], 600, 600],
  ['a record after 1 s', [[1000, 'all']], 1500, 1500],
  ['a record after a minute', [[60_000, 'all']], 7500, 7500],
  [
    'a list after 1 s and a record after 100 ms',
    [
      [1000, 'lists'],
      [100, 'all'],
    ],
    1500,
    600,
  ],
])('%s that was late', (_, seen, listsMs, recordsMs) => {
  const settling = new Settling()
  for (const one of seen) settling.note(...one)
  expect({ lists: settling.listsMs, records: settling.recordsMs }).toEqual({
    lists: listsMs,
    records: recordsMs,
  })
})
