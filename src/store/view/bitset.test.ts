import { expect, test } from 'vitest'
import { Bitset } from './bitset.ts'
import { Members } from './members.ts'

const every = (step: number, end: number) => Array.from({ length: Math.ceil(end / step) }, (_, i) => i * step)

function bitsetOf(members: number[]): Bitset {
  const bits = new Bitset()
  for (const member of members) bits.add(member)
  return bits
}

test.each([
  { title: 'nothing', sets: [[]] },
  { title: 'one set', sets: [[0, 31, 32, 63, 1000]] },
  { title: 'full words', sets: [every(1, 300), every(1, 300)] },
  { title: 'sets of different length', sets: [every(2, 5000), every(3, 700)] },
  { title: 'three sets', sets: [every(2, 1000), every(3, 1000), every(5, 1000)] },
  {
    title: 'nothing in common',
    sets: [
      [1, 3, 5],
      [2, 4, 6000],
    ],
  },
])('intersect: $title', ({ sets }) => {
  const common = sets.reduce((some, others) => some.filter(member => others.includes(member)))
  const bits = bitsetOf([7, 9999])
  const count = bits.intersect(sets.map(bitsetOf))
  expect(bits.toArray()).toEqual(common)
  expect(count).toBe(common.length)
})

test('a deleted member is not included, and neither is one beyond the end', () => {
  const bits = bitsetOf([31, 32, 64])
  bits.delete(32)
  bits.delete(100_000)
  expect(bits.toArray()).toEqual([31, 64])
  expect([31, 32, 100_000].map(member => bits.has(member))).toEqual([true, false, false])
})

test('few members are stored as a list, many as bits, and a list again if few remain', () => {
  const members = new Members()
  const forms: string[] = []
  const note = () => forms.push(`${members.count} ${members.list ? 'list' : 'bits'}`)
  for (const slot of every(3, 900)) {
    members.add(slot)
    members.add(slot)
    if (members.count === 256 || members.count === 257) note()
  }
  for (const slot of every(3, 900)) {
    members.delete(slot)
    members.delete(slot)
    if (members.count === 64 || members.count === 63) note()
    if (members.count === 10) break
  }
  expect(forms).toEqual(['256 list', '257 bits', '64 bits', '63 list'])
  expect([...members.list!].sort((a, b) => a - b)).toEqual(every(3, 900).slice(-10))
})
