import { describe, expect, it } from 'vitest'
import {
  arrayWith,
  ascends,
  commonAncestor,
  descends,
  holds,
  isEmpty,
  leavesOf,
  sameSet,
  sameWords,
} from './match.ts'

describe('leavesOf', () => {
  it.each([
    [{ a: { b: 1 }, c: [2, 'x'] }, ['/a/b', '/c/0', '/c/1']],
    [{ a: {}, b: [] }, ['/a', '/b']],
    [[{ 'a/b': null }], ['/0/a~1b']],
    ['text', ['']],
  ])('%j', (document, pointers) => {
    expect(leavesOf(document).map(leaf => leaf.pointer)).toEqual(pointers)
  })
})

describe('commonAncestor', () => {
  it.each([
    [['/data/url', '/data/id'], '/data'],
    [['/data/attributes/url', '/data/id'], '/data'],
    [['/url', '/id'], ''],
    [['/data/url'], '/data'],
    [['/data/a', '/meta/b'], ''],
  ])('%j', (pointers, ancestor) => {
    expect(commonAncestor(pointers)).toBe(ancestor)
  })
})

describe('arrayWith', () => {
  it.each([
    [[{ url: 'x' }], '', 0],
    [{ result: { items: [{ url: 'y' }, { deep: { url: 'x' } }] } }, '/result/items', 1],
    [{ items: [{ tags: ['x'] }] }, '/items', 0],
    [{ items: [] }, undefined, undefined],
  ])('%j', (document, pointer, index) => {
    const found = arrayWith(document, 'x')
    expect(found?.pointer).toBe(pointer)
    expect(found?.index).toBe(index)
  })
})

it('compares without regard to types, spelling and order where those are open', () => {
  expect(holds({ id: 12 }, '12')).toBe(true)
  expect(holds({ id: 120 }, '12')).toBe(false)
  expect(sameWords('google_tag_manager', 'google-tag-manager')).toBe(true)
  expect(sameWords('x', 'quora')).toBe(false)
  expect(sameSet(['b', 'a'], ['a', 'b'])).toBe(true)
  expect(sameSet(['a'], ['a', 'b'])).toBe(false)
  expect([undefined, null, '', [], {}].every(isEmpty)).toBe(true)
  expect([0, false, 'x', [0]].some(isEmpty)).toBe(false)
})

it('distinguishes ascending from descending', () => {
  expect(ascends([1, 2, 2, 10])).toBe(true)
  expect(ascends(['b', 'a'])).toBe(false)
  expect(descends([10, 9, 9])).toBe(true)
  expect(descends(['9', '10'])).toBe(true)
  expect(descends([9, 10])).toBe(false)
})
