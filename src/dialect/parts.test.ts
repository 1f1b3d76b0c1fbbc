import { describe, expect, it } from 'vitest'
import { defaultAnswers } from '../generated/answers.ts'
import { answersOf, type Dialect } from './dialect.ts'
import { inCommon } from './parts.ts'

describe('a part that a dialect leaves out keeps the default', () => {
  const order = defaultAnswers['errors.precedence']
  it.each<[stated: Dialect['answers'], all: Dialect['answers']]>([
    [
      { 'sort.order': { unset: 'lowest' } },
      { 'sort.order': { text: 'folded', unset: 'lowest', ties: 'id' } },
    ],
    [{ 'sort.order': {} }, { 'sort.order': defaultAnswers['sort.order'] }],
    [{ 'errors.precedence': [] }, { 'errors.precedence': order }],
    [{ 'errors.precedence': ['record', 'input'] }, { 'errors.precedence': order }],
    [
      { 'errors.precedence': ['key', 'path', 'method', 'record', 'media-type', 'input'] },
      { 'errors.precedence': ['key', 'accept', 'path', 'method', 'record', 'media-type', 'size', 'input'] },
    ],
    [
      { 'errors.precedence': ['input', 'path'] },
      { 'errors.precedence': ['input', 'path', 'method', 'key', 'accept', 'media-type', 'size', 'record'] },
    ],
    [{ 'limits.rate': { requests: 5 } }, { 'limits.rate': { requests: 5 } }],
    [{ 'limits.rate': 'none' }, { 'limits.rate': 'none' }],
    [
      { 'errors.fields': { 'ids.malformed': true } },
      { 'errors.fields': { ...defaultAnswers['errors.fields'], 'ids.malformed': true } },
    ],
    // Answers without `parts` are not completed.
    [
      { 'list.page-parameter': { name: 'p', counts: 'pages' } },
      { 'list.page-parameter': { name: 'p', counts: 'pages' } },
    ],
  ])('%j', (stated, all) => {
    expect(answersOf({ name: 'stated', answers: stated })).toEqual({ ...defaultAnswers, ...all })
  })
})

describe('two answers have in common', () => {
  it.each([
    [{ a: 1, b: 2 }, { b: 3, c: 4 }, [{ b: 2 }, { b: 3 }]],
    [{ a: 1 }, { b: 1 }, [{}, {}]],
    [
      ['a', 'b', 'c'],
      ['c', 'd', 'a'],
      [
        ['a', 'c'],
        ['c', 'a'],
      ],
    ],
    ['none', { requests: 1 }, ['none', { requests: 1 }]],
  ])('%j and %j: %j', (one, other, both) => {
    expect(inCommon(one, other)).toEqual(both)
  })
})
