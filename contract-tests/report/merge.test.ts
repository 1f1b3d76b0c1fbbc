import { describe, expect, it } from 'vitest'
import type { Report } from '../run/run.ts'
import { jsonReport } from './json.ts'
import { mergeReports, type Part } from './merge.ts'
import { isReport } from './read.ts'
import { result, sampleReport } from './sample.ts'

const ids = ['links.a', 'links.b', 'pixels.c', 'pixels.d']

const left = {
  resource: 'links',
  id: '7',
  marker: 'slk-0a1b2c3d-0001',
  time: '2026-01-31T12:00:01.000Z',
  reason: 'it is locked',
} as const

function part(index: number, of: number, rest: Partial<Report> = {}): Part {
  const results = [result('passed', { id: ids[index - 1]! })]
  return { file: `${index}.json`, report: sampleReport({ shard: { index, of }, results, ...rest }) }
}

/** The reports of three parts. The second can differ. */
const three = (rest: Partial<Report> = {}) => [part(3, 3), part(1, 3), part(2, 3, rest)]

describe('the report of all parts', () => {
  it('has all results in the order of the requirements, and the sums', () => {
    const merged = mergeReports(three({ startedAt: '2026-01-31T12:00:10.000Z', run: 'slk-99' }), ids)
    expect(merged.results.map(({ id }) => id)).toEqual(['links.a', 'links.b', 'pixels.c'])
    expect(merged).toMatchObject({
      requests: 3 * 678,
      startedAt: '2026-01-31T12:00:00.000Z',
      durationMs: 11_234,
      run: 'slk-0a1b2c3d, slk-99, slk-0a1b2c3d',
      summary: { documented: { passed: 3 }, red: 0 },
      exitCode: 0,
    })
    expect(merged).not.toHaveProperty('shard')
  })

  it('can be read again', () => {
    expect(isReport(JSON.parse(jsonReport(mergeReports(three(), ids))))).toBe(true)
  })

  it.each([
    ['a red result', { results: [result('failed', { id: 'links.b' })] }, 1],
    ['a part that could not judge', { stopped: 'The server is gone.' }, 2],
    ['a machine that failed', { exitCode: 3 }, 3],
    ['a record left behind', { leftBehind: [left], ledger: 'b.jsonl' }, 3],
  ] as const)('%s: exit code', (_, rest, exitCode) => {
    expect(mergeReports(three(rest), ids).exitCode).toBe(exitCode)
  })

  it('names the part that stopped', () => {
    expect(mergeReports(three({ stopped: 'The server is gone.' }), ids).stopped).toBe(
      'Part 2 of 3: The server is gone.',
    )
  })

  it('counts a result that several parts have once, and red if one is red', () => {
    const failed = [result('failed', { id: 'links.a' })]
    const { results, summary } = mergeReports(three({ results: failed }), ids)
    expect(results.map(({ id, red }) => [id, red])).toEqual([
      ['links.a', true],
      ['pixels.c', false],
    ])
    expect(summary.red).toBe(1)
  })

  it('names the ledger of each record if there are several ledgers', () => {
    const parts = [
      part(1, 2, { leftBehind: [left], ledger: 'a.jsonl' }),
      part(2, 2, { leftBehind: [left], ledger: 'b.jsonl' }),
    ]
    const merged = mergeReports(parts, ids)
    expect(merged.leftBehind.map(({ reason }) => reason)).toEqual([
      'it is locked (ledger a.jsonl)',
      'it is locked (ledger b.jsonl)',
    ])
  })
})

describe('parts that are not one run are refused', () => {
  it.each([
    ['no part', [], 'report merge needs the JSON reports of the parts'],
    ['a part is missing', [part(1, 3), part(3, 3)], 'There is no report of part 2 of 3'],
    ['a part twice', [part(1, 2), part(1, 2)], '1.json and 1.json are both the report of part 1'],
    ['of other numbers', [part(1, 2), part(2, 3)], '2.json is one of 3 parts, but 1.json is one of 2'],
    [
      'another target',
      three({ target: 'http://other.example/api/v1' }),
      '2.json has the target http://other.example/api/v1, but 1.json has http://127.0.0.1:4010/api/v1',
    ],
    ['another dialect', three({ dialect: 'own' }), '2.json has the dialect own, but 1.json has default'],
    [
      'a whole run',
      [{ file: 'all.json', report: sampleReport() }],
      'all.json is not the report of a part: it was run without --shard',
    ],
  ])('%s', (_, parts, message) => {
    expect(() => mergeReports(parts, ids)).toThrow(message)
  })

  it.each([
    ['null', null],
    ['a list', []],
    ['no results', { ...sampleReport(), results: undefined }],
    ['a result without an id', { ...sampleReport(), results: [{ red: false }] }],
    ['no time', { ...sampleReport(), startedAt: 'yesterday' }],
    ['a shard that is no part', { ...sampleReport(), shard: '1/2' }],
  ])('%s is no report', (_, value) => {
    expect(isReport(value)).toBe(false)
  })
})
