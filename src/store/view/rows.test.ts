import { expect, test } from 'vitest'
import { Rows } from './rows.ts'

const cases: { title: string; before: string[]; writes: string[]; expected: string; slots: number }[] = [
  { title: 'new entities are added', before: [], writes: ['+1', '+2'], expected: '+0 +1', slots: 2 },
  {
    title: 'a new entity put twice is added once',
    before: [],
    writes: ['+1', '+1'],
    expected: '+0',
    slots: 1,
  },
  { title: 'a known entity is changed', before: ['+1', '+2'], writes: ['+2'], expected: '~1', slots: 2 },
  {
    title: 'a known entity is removed',
    before: ['+1', '+2'],
    writes: ['+1', '-1'],
    expected: '-0',
    slots: 2,
  },
  { title: 'an unknown id is not removed', before: ['+1'], writes: ['-9', '+1'], expected: '~0', slots: 1 },
  {
    title: 'an entity that was added and removed is not reported',
    before: ['+1'],
    writes: ['+2', '-2', '+3'],
    expected: '+1',
    slots: 2,
  },
  { title: 'an entity that comes back', before: ['+1'], writes: ['-1', '+1'], expected: '+1 -0', slots: 2 },
  { title: 'a free slot is used again', before: ['+1', '-1'], writes: ['+2'], expected: '+0', slots: 1 },
]

function write(rows: Rows<{ id: number }>, writes: string[]) {
  for (const text of writes) {
    const id = Number(text.slice(1))
    if (text.startsWith('+')) rows.put({ id })
    else rows.remove(id)
  }
}

test.each(cases)('$title: $before, then $writes', ({ before, writes, expected, slots }) => {
  const rows = new Rows()
  write(rows, before)
  rows.settle()
  write(rows, writes)
  const changes = rows.settle()
  const seen = [
    ...changes!.added.map(slot => `+${slot}`),
    ...changes!.changed.map(slot => `~${slot}`),
    ...changes!.removed.map(slot => `-${slot}`),
  ]
  expect(seen.join(' ')).toBe(expected)
  expect(rows.entities).toHaveLength(slots)
  expect(rows.settle()).toBeNull()
})

test.each([
  1, 10, 100_000,
])('memory does not grow while thousands of entities are added and removed, settled after every %i', often => {
  const rows = new Rows()
  for (let id = 1; id <= 20_000; id++) {
    rows.put({ id })
    rows.remove(id - 10)
    if (id % often === 0) rows.settle()
  }
  expect(rows.size).toBe(10)
  expect(rows.entities.length).toBeLessThan(50)
})
