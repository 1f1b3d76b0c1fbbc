import { describe, expect, it } from 'vitest'
import type { Requirement } from '../requirements/requirement.ts'
import { select } from './select.ts'

const ids = [
  'links.create.url',
  'links.list.sort-by-title',
  'links.list.status',
  'pixels.list.type',
  'list.total',
]

const requirements = ids.map(id => ({ id }) as Requirement)
const idsOf = (selection: Parameters<typeof select>[1]) => select(requirements, selection).map(({ id }) => id)

describe('--only', () => {
  it.for([
    [[], ids],
    [['*'], ids],
    [['links.*'], ids.slice(0, 3)],
    [['*.list.*'], ids.slice(1, 4)],
    [['list.total'], ['list.total']],
    [
      ['pixels.*', 'links.create.url'],
      ['links.create.url', 'pixels.list.type'],
    ],
    [['links.list.statu?'], ['links.list.status']],
  ] as const)('%o', ([only, expected]) => expect(idsOf({ only })).toEqual(expected))

  it.for([
    'links',
    'linksXlist.status',
    '*.nothing',
    '',
    '(',
  ])('%s matches no requirement and is refused', glob => {
    expect(() => idsOf({ only: ['links.*', glob] })).toThrow(`No requirement matches ${glob}`)
  })
})

describe('--shard', () => {
  it.for([1, 2, 3, 7])('%s shards divide the requirements among them', of => {
    const shards = Array.from({ length: of }, (_, index) => idsOf({ shard: { index: index + 1, of } }))
    expect(shards.flat().sort()).toEqual([...ids].sort())
  })

  it('gives an id the same shard whatever other requirements exist', () => {
    const [first, second] = [1, 2].map(index => idsOf({ shard: { index, of: 2 } }))
    const alone = (id: string) => select([{ id }], { shard: { index: 1, of: 2 } }).length === 1
    expect(ids.filter(alone)).toEqual(first)
    expect(ids.filter(id => !alone(id))).toEqual(second)
  })
})
