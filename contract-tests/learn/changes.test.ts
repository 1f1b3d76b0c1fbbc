import { expect, it } from 'vitest'
import type { Dialect } from '../../src/dialect/dialect.ts'
import { formatDialect, parseDialect } from '../../src/dialect/file.ts'
import { changesBetween, withOlder } from './changes.ts'

it('reports what changed, and preserves answers that were not observed again', () => {
  const older = {
    name: 'old',
    answers: { 'auth.missing': 401, 'errors.unavailable': 500 },
    evidence: { 'errors.unavailable': 'confirmed by mail' },
  }
  const newer = { name: 'new', answers: { 'auth.missing': 403, 'ids.type': 'digits' as const }, evidence: {} }
  const { dialect, fromOlder } = withOlder(older, newer)
  expect(fromOlder).toEqual(['errors.unavailable'])
  expect(dialect).toEqual({
    name: 'new',
    answers: { 'auth.missing': 403, 'ids.type': 'digits', 'errors.unavailable': 500 },
    evidence: { 'errors.unavailable': 'confirmed by mail' },
  })
  expect(changesBetween(older, dialect)).toEqual([
    { id: 'auth.missing', before: 401, after: 403 },
    { id: 'ids.type', before: undefined, after: 'digits' },
  ])
})

it('does not preserve an answer that contradicts an observed one: such a file could not be read', () => {
  const older: Dialect = {
    name: 'old',
    answers: { 'auth.missing': 403, 'links.expiration.zone': 'Mars/Crater' },
    evidence: { 'auth.missing': 'seen', 'links.expiration.zone': 'seen' },
  }
  const { dialect, fromOlder } = withOlder(older, { name: 'new', answers: { 'ids.type': 'digits' } })
  expect(fromOlder).toEqual(['auth.missing'])
  expect(dialect.evidence).toEqual({ 'auth.missing': 'seen' })
  expect(parseDialect(formatDialect(dialect), 'merged')).toEqual(dialect)
})

it('reports changes in shapes by their place', () => {
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

it('preserves the parts of an answer that only the older file states', () => {
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
  const { dialect } = withOlder(older, newer)
  expect(dialect.answers).toEqual({
    'sort.order': { text: 'locale', unset: 'lowest', ties: 'id' },
    'errors.precedence': ['size', 'path', 'key'],
    'limits.rate': { requests: 60, seconds: 30 },
  })
  expect(changesBetween(older, dialect).map(({ id }) => id)).toEqual(['sort.order', 'errors.precedence'])
})
