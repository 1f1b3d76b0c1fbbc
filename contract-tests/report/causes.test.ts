import { describe, expect, it } from 'vitest'
import { causesOf } from './causes.ts'
import { reporters } from './index.ts'
import { result, sampleReport } from './sample.ts'

const typed = ['bing', 'google-ads', 'x'].map(type =>
  result('failed', {
    id: `pixels.list.type-${type}`,
    expected: `only pixels of the type ${type}`,
    received: `one of the type "adroll", id ${type.length}7`,
  }),
)

const other = result('failed', { id: 'pixels.list.type-quora', expected: 'a list', received: '500' })
const alone = result('failed', { id: 'links.get.by-id', expected: 'a link', received: 'soup, at 100%\n::x' })
const results = [...typed, other, result('passed'), alone]

describe('the causes of red results', () => {
  it('groups requirements that differ only in a value', () => {
    expect(causesOf(results).map(({ name, alike }) => [name, alike.length])).toEqual([
      ['pixels.list.type-*', 2],
      ['pixels.list.type-quora', 0],
      ['links.get.by-id', 0],
    ])
  })

  it('groups requirements about one operation, whatever was sent in it', () => {
    const order = (id: string, query: Record<string, string>) =>
      result('failed', {
        id: `links.list.${id}`,
        expected: `the order of ${new URLSearchParams(query)}`,
        received: '934 before 933',
      })
    const results = [
      order('sort-by-url-asc', { sort_by: 'url', sort: 'asc' }),
      order('sort-by-title-desc', { sort_by: 'title' }),
      order('per-page-50', { per_page: '50', search: 'a' }),
    ]
    expect(causesOf(results.slice(0, 2)).map(({ name }) => name)).toEqual(['links.list.sort-by-*'])
    expect(causesOf(results).map(({ name, alike }) => [name, alike.length])).toEqual([['links.list.*', 2]])
    const stored = (id: string, name: string) =>
      result('failed', {
        id: `links.update.${id}`,
        expected: `${name} "2" to be stored`,
        received: `${name} 1 (written 1)`,
      })
    const fields = [stored('space-id', 'space_id'), stored('privacy-2', 'privacy')]
    expect(causesOf(fields).map(({ name, alike }) => [name, alike.length])).toEqual([['links.update.*', 1]])
    const page = reporters.html(sampleReport({ results: fields }))
    expect(page).toContain('and 1 more with the same cause: privacy-2<')
  })

  it.each(['md', 'html'] as const)('%s shows one requirement in full, and names the others', kind => {
    const text = reporters[kind](sampleReport({ results }))
    expect(text).toContain('2 more with the same cause')
    expect(text).toContain('pixels.list.type-x')
    // The group is closed. When a reader opens it, its first requirement is already open.
    if (kind === 'html') expect(text.match(/ open>/g)).toHaveLength(1)
  })

  it('github has an error for each cause, on one line, and a notice for the run', () => {
    const lines = reporters.github(sampleReport({ results })).trim().split('\n')
    expect(lines.map(line => line.slice(0, line.indexOf('::', 2)))).toEqual([
      '::error title=pixels.list.type-*',
      '::error title=pixels.list.type-quora',
      '::error title=links.get.by-id',
      '::notice title=Contract suite',
    ])
    expect(lines[0]).toContain('%0Asame cause: pixels.list.type-google-ads, pixels.list.type-x')
    expect(lines[2]).toContain('received: soup, at 100%25 ::x')
  })
})
