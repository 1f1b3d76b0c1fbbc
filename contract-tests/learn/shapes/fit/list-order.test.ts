import { describe, expect, it } from 'vitest'
import { inShownOrder, isInOrder } from './list-order.ts'

const items = ['a', 'b', 'c'].map(id => ({ id, name: `pixel ${id}` }))

describe('the order of items', () => {
  it.each([
    ['ids', ['c', 'a', 'b'], 'c a b'],
    ['objects', [{ id: 'b' }, { id: 'c' }, { id: 'a' }], 'b c a'],
    ['ids in nested objects', [{ is: { ref: 'b' } }, { is: { ref: 'a' } }, { is: { ref: 'c' } }], 'b a c'],
    ['fewer parts', ['c', 'a'], 'a b c'],
    ['a part with another id', ['c', 'a', 'd'], 'a b c'],
    ['a part with two ids', [['c', 'a'], 'b', 'c'], 'a b c'],
    ['an id twice', ['c', 'c', 'b'], 'a b c'],
    ['no list', 'c,a,b', 'a b c'],
  ])('that %s show', (_, json, order) => {
    expect(
      inShownOrder(items, json)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(order)
  })

  it.each([
    ['parts with their ids', ['a', 'b', 'c'], true],
    ['parts with the ids of others', ['b', 'a', 'c'], false],
    ['parts without ids', [1, 2, 3], true],
  ])('is that of %s', (_, parts, is) => {
    expect(isInOrder(items, parts)).toBe(is)
  })
})
