import { expect, it } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { formatDialect, parseDialect } from '../../src/dialect/file.ts'
import { changesBetween, withKept } from './changes.ts'

it('tells what changed, and keeps what was not seen again', () => {
  const older = {
    name: 'old',
    answers: { 'auth.missing': 401, 'errors.unavailable': 500 },
    evidence: { 'errors.unavailable': 'told by mail' },
  }
  const newer = { name: 'new', answers: { 'auth.missing': 403, 'ids.type': 'digits' as const }, evidence: {} }
  const { dialect, kept } = withKept(older, newer)
  expect(kept).toEqual(['errors.unavailable'])
  expect(dialect).toEqual({
    name: 'new',
    answers: { 'auth.missing': 403, 'ids.type': 'digits', 'errors.unavailable': 500 },
    evidence: { 'errors.unavailable': 'told by mail' },
  })
  expect(changesBetween(older, dialect)).toEqual([
    { id: 'auth.missing', before: 401, after: 403 },
    { id: 'ids.type', before: undefined, after: 'digits' },
  ])
})

it('does not keep what contradicts what was seen: the file would be refused when it is read', () => {
  const older: Dialect = {
    name: 'old',
    answers: { 'auth.missing': 403, 'links.expiration.zone': 'Mars/Crater' },
    evidence: { 'auth.missing': 'seen', 'links.expiration.zone': 'seen' },
  }
  const { dialect, kept } = withKept(older, { name: 'new', answers: { 'ids.type': 'digits' } })
  expect(kept).toEqual(['auth.missing'])
  expect(dialect.evidence).toEqual({ 'auth.missing': 'seen' })
  expect(parseDialect(formatDialect(dialect), 'merged')).toEqual(dialect)
})

it('tells what changed in shapes by its place', () => {
  const older: Dialect = {
    name: 'old',
    shapes: { link: { id: '$id', to: '$url', n: { $: 'clicks' } } },
    answers: {},
  }
  const link = { id: '$id', url: '$url', n: { $: 'clicks', as: 'text' } }
  const newer: Dialect = { name: 'new', shapes: { link, deleted: { status: 204 } }, answers: {} }
  expect(changesBetween(older, newer)).toEqual([
    { id: 'shapes.link.to', before: '$url', after: undefined },
    { id: 'shapes.link.n', before: { $: 'clicks' }, after: { $: 'clicks', as: 'text' } },
    { id: 'shapes.link.url', before: undefined, after: '$url' },
    { id: 'shapes.deleted', before: undefined, after: { status: 204 } },
  ])
})

it('keeps what an older file says of the parts of an answer that a newer one leaves out', () => {
  const older: Dialect = {
    name: 'old',
    answers: {
      'sort.order': { text: 'folded', unset: 'lowest', ties: 'id' },
      'errors.precedence': ['size', 'key', 'path'],
      'limits.rate': { requests: 60, seconds: 30 },
    },
  }
  const newer: Dialect = {
    name: 'new',
    answers: {
      'sort.order': { text: 'locale', ties: 'id' },
      'errors.precedence': ['path', 'key'],
      'limits.rate': { requests: 60 },
    },
  }
  const { dialect } = withKept(older, newer)
  expect(dialect.answers).toEqual({
    'sort.order': { text: 'locale', unset: 'lowest', ties: 'id' },
    'errors.precedence': ['size', 'path', 'key'],
    'limits.rate': { requests: 60, seconds: 30 },
  })
  expect(changesBetween(older, dialect).map(({ id }) => id)).toEqual(['sort.order', 'errors.precedence'])
})
