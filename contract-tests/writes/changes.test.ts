import { expect, it } from 'vitest'
import { changesBetween, withoutVolatile } from './changes.ts'
import { foreignIn } from './foreign.ts'

const before = {
  id: 7,
  alias: 'a',
  name: 'item-1',
  clicks: 5,
  seen: null,
  updated: '2031-04-05T06:07:08Z',
  tags: ['x', 'y'],
}

/** The members in which a second snapshot of the record differs. */
function changed(members: object): readonly string[] | undefined {
  const [old, now] = [before, { ...before, ...members }].map(record => foreignIn('links', [[record]]))
  return changesBetween(old!, now!, ['7'], '/id').get('7')
}

it.each<[string, object, string[] | undefined]>([
  ['nothing', {}, undefined],
  ['more clicks', { clicks: 6 }, undefined],
  ['more clicks, as a text', { clicks: '10' }, undefined],
  ['fewer clicks', { clicks: 0 }, ['clicks']],
  ['a later time', { updated: '2031-04-05T06:07:09Z' }, undefined],
  ['an earlier time', { updated: '2031-04-05T06:07:07Z' }, ['updated']],
  ['another alias, and a later time', { alias: 'b', updated: '2032-01-01' }, ['alias']],
  ['an alias with a greater number, which JavaScript takes for a later year', { name: 'item-2' }, ['name']],
  ['a value instead of null', { seen: 'x' }, ['seen']],
  ['a list that is shorter', { tags: ['x'] }, ['tags']],
  ['a list in another order', { tags: ['y', 'x'] }, ['tags']],
  ['another member', { owner: { name: 'b' } }, ['owner/name']],
])('a record that shows %s', (_, members, expected) => {
  expect(changed(members)).toEqual(expected)
})

it.each<[string, Record<string, string[]>, Record<string, string[]>, Record<string, string[]>]>([
  ['also changed while nothing was written', { a: ['etag', 'alias'] }, { b: ['etag'] }, { a: ['alias'] }],
  ['changed in every record', { a: ['age'], b: ['age', 'url'], c: ['age'] }, {}, { b: ['url'] }],
  ['changed in most records', { a: ['privacy'], b: ['privacy'] }, {}, { a: ['privacy'], b: ['privacy'] }],
])('a member that %s', (_, changes, later, kept) => {
  const entries = (one: Record<string, string[]>) => new Map(Object.entries(one))
  expect(withoutVolatile(entries(changes), entries(later), 3)).toEqual(entries(kept))
})
