import { describe, expect, it } from 'vitest'
import { ownPart } from './own-part.ts'
import { contextOf } from './test-context.ts'

const narrowed = { status: '1' }
const ownSearch = { search: 'amber', search_by: 'title' }

describe('the links of the fixture account in a list', () => {
  it.each([
    ['a short narrowed list', 50, narrowed, { narrows: true, pages: true }, ['3'], true],
    ['a short list that cannot be narrowed', 50, narrowed, { narrows: false, pages: true }, ['3'], true],
    [
      'a narrowed list of three pages',
      250,
      narrowed,
      { narrows: true, pages: true },
      ['3', '150', '250'],
      true,
    ],
    [
      'a search of its own with two pages',
      150,
      ownSearch,
      { narrows: true, pages: true },
      ['3', '150'],
      true,
    ],
    ['a full page, and no way to the next one', 150, narrowed, { narrows: true, pages: false }, ['3'], false],
    ['a search of its own that fills a page', 150, ownSearch, { narrows: true, pages: false }, ['3'], false],
    ['more than ten pages', 1100, narrowed, { narrows: true, pages: true }, ['3', '150', '250'], false],
  ])('%s', async (_, links, query, options, ids, whole) => {
    const { context } = contextOf(links, options)
    const known = new Set(['3', '150', '250', '1050'])
    expect(await ownPart(context, query, known)).toMatchObject({ ids, whole })
  })

  it('one request is enough for a short list', async () => {
    const { context, asked } = contextOf(50, { narrows: true, pages: true })
    await ownPart(context, narrowed, new Set(['3']))
    expect(asked).toHaveLength(1)
  })

  it('has the record of each id if a page repeats records of the previous page', async () => {
    const { context } = contextOf(150, { narrows: true, pages: true, overlap: 2 })
    const { ids, records } = await ownPart(context, narrowed, new Set(['99', '140']))
    expect(ids).toEqual(['99', '140'])
    expect(records).toEqual([{ id: 99 }, { id: 140 }])
  })
})
