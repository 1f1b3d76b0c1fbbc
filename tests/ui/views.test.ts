import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { FoundRequests, RecordedRequest } from '../../src/client/index.ts'
import { namedDialects } from '../../src/dialect/named.ts'
import { operations } from '../../src/generated/operations.ts'
import { sections } from '../../src/generated/sections.ts'
import { parseFaults } from '../../src/mock/faults/index.ts'
import { topicsOf } from '../../ui/app/dialect/answers.ts'
import { yamlText } from '../../ui/app/dialect/yaml-lines.ts'
import { draftIssue, type FaultDraft, newDraft, notationOf } from '../../ui/app/faults/fault-draft.ts'
import { blocksOf } from '../../ui/app/reference/markdown.ts'
import { builtRequest, emptyDraft } from '../../ui/app/reference/request-draft.ts'
import { matches, noFilter, queryOf } from '../../ui/app/requests/journal-filter.ts'
import { mostRows, noRows, shownAll, withFound } from '../../ui/app/requests/journal-rows.ts'
import { exchange } from './exchanges.ts'

function requests(from: number, to: number): RecordedRequest[] {
  return Array.from({ length: to - from + 1 }, (_, index) => exchange({ id: to - index }))
}

function found(from: number, to: number, total = to - from + 1): FoundRequests {
  return { total, last: to, isComplete: true, requests: requests(from, to), nearest: [] }
}

describe('the rows of the journal', () => {
  it('puts new requests at the top while the list follows', () => {
    const rows = withFound(withFound(noRows, found(1, 2), true), found(3, 4), true)
    expect(rows.rows.map(({ id }) => id)).toEqual([4, 3, 2, 1])
    expect(rows.last).toBe(4)
  })

  it('lets new requests wait while the list does not follow', () => {
    const rows = withFound(withFound(noRows, found(1, 2), true), found(3, 4), false)
    expect(rows.rows.map(({ id }) => id)).toEqual([2, 1])
    expect(rows.waiting).toHaveLength(2)
    expect(shownAll(rows).rows.map(({ id }) => id)).toEqual([4, 3, 2, 1])
  })

  it('holds the latest 1,000 rows and counts those that came too fast', () => {
    let rows = withFound(noRows, found(1, 250, 90_000), true)
    expect(rows.skipped).toBe(0)
    for (let last = 1250; last < 10_000; last += 1000)
      rows = withFound(rows, found(last - 249, last, 1000), true)
    expect(rows.rows).toHaveLength(mostRows)
    expect(rows.skipped).toBe(9 * 750)
  })

  it('starts again if the server has fewer requests than before', () => {
    const rows = withFound(
      withFound(noRows, found(1, 9), true),
      { ...found(1, 1), last: 0, requests: [] },
      true,
    )
    expect(rows).toEqual(noRows)
  })

  it('returns the same rows if there is nothing new', () => {
    const rows = withFound(noRows, found(1, 9), true)
    expect(withFound(rows, { ...found(1, 1), last: 9, requests: [] }, true)).toBe(rows)
  })
})

describe('the filter of the journal', () => {
  const refused = exchange({ status: 200, reason: { text: 'no' } })
  const odd = exchange({ findings: [{ kind: 'repeated', text: 'x', section: '4' }] })
  it.each([
    ['status class', { status: '4' }, exchange({ status: 422 }), true],
    ['another status class', { status: '5' }, exchange({ status: 422 }), false],
    ['no response', { status: '0' }, exchange({ status: 0 }), true],
    ['refused, with status 200', { isRefusedOnly: true }, refused, true],
    ['not refused', { isRefusedOnly: true }, exchange(), false],
    ['with findings', { hasFindingsOnly: true }, odd, true],
    ['without findings', { hasFindingsOnly: true }, exchange(), false],
  ] as const)('%s', (_, part, request, isMatch) => {
    expect(matches({ ...noFilter, ...part }, request)).toBe(isMatch)
  })

  it('lets the control plane search', () => {
    const filter = { ...noFilter, operation: 'createLink', isOwnAccount: true, text: 'sale' } as const
    expect(queryOf(filter, 3)).toEqual({ operationId: 'createLink', account: 3, text: 'sale' })
    expect(queryOf(filter, undefined)).toEqual({ operationId: 'createLink', text: 'sale' })
  })
})

describe('a fault that is built from choices', () => {
  const cases: [Partial<FaultDraft>, string][] = [
    [{}, '*: 503 x1'],
    [{ operation: 'createLink', phase: 'after', times: '2' }, 'createLink: 503 after x2'],
    [{ effect: 'drop', phase: 'after', times: '' }, '*: drop after'],
    [{ effect: 'cut', phase: 'after', every: '3' }, '*: cut every 3 x1'],
    [{ effect: 'delay', delay: ' 200..800 ', status: '9', times: '' }, '*: delay 200..800'],
    [{ delay: '5000', status: '504', chance: '10', times: '' }, '*: 504 delay 5000 chance 10'],
  ]
  it.each(cases)('%j', (part, text) => {
    const draft = { ...newDraft, ...part }
    expect(notationOf(draft)).toBe(text)
    const isStatusUnused = draft.effect === 'delay'
    expect(draftIssue(isStatusUnused ? { ...draft, status: '' } : draft)).toBeUndefined()
    expect(parseFaults(text)).toHaveLength(1)
  })

  it.each([
    [{ status: '200' }, 'status'],
    [{ effect: 'delay' }, 'delay'],
    [{ delay: '1 x9' }, 'delay'],
    [{ times: '0' }, 'times'],
    [{ every: '-1' }, 'every'],
    [{ chance: '1%' }, 'chance'],
  ] as const)('%j has an issue', (part, field) => {
    expect(draftIssue({ ...newDraft, ...part })?.field).toBe(field)
  })
})

describe('the dialect', () => {
  const answers = [
    { question: 'errors.not-found', text: 'Which status?', section: '7', answer: 404, isAssumed: true },
    {
      question: 'input.content-type',
      text: 'Which bodies?',
      section: '4',
      answer: { also: ['json'] },
      isAssumed: false,
    },
    { question: 'errors.x', text: 'Anything?', section: '7', answer: true, isAssumed: false },
  ]
  it.each([
    [{ text: '', origin: 'all' }, ['Errors', 'Input'], 3],
    [{ text: '', origin: 'assumed' }, ['Errors'], 1],
    [{ text: '', origin: 'stated' }, ['Input', 'Errors'], 2],
    [{ text: 'JSON bodies', origin: 'all' }, ['Input'], 1],
    [{ text: 'nothing', origin: 'all' }, [], 0],
  ] as const)('answers for %j', (filter, names, count) => {
    const topics = topicsOf(answers, filter)
    expect(topics.map(({ name }) => name)).toEqual(names)
    expect(topics.flatMap(topic => topic.answers)).toHaveLength(count)
  })

  it.each(Object.entries(namedDialects))('%s is written as YAML', (_, dialect) => {
    for (const value of [dialect.answers, dialect.shapes ?? {}]) {
      const plain: unknown = JSON.parse(JSON.stringify(value))
      expect(parse(yamlText(plain))).toEqual(plain)
      for (const line of yamlText(plain).split('\n')) expect(line.length).toBeLessThan(140)
    }
  })
})

describe('the reference', () => {
  it('reads every table and list of the interface document', () => {
    const blocks = [...sections.values()].flatMap(({ text }) => blocksOf(text))
    const left = blocks.filter(block => block.kind === 'paragraph').flatMap(block => block.runs)
    expect(left.filter(({ kind, text }) => kind === 'text' && /^[|-]|\*\*|`/.test(text))).toEqual([])
    expect(blocks.filter(({ kind }) => kind === 'table').length).toBeGreaterThan(5)
  })

  it('builds a request of parameters', () => {
    const draft = { ...emptyDraft, parameters: { search: 'a b&c', status: '', unknown: 'x' } }
    expect(builtRequest(operations.listLinks, draft, 'http://h/api/v1', 'k')).toEqual({
      method: 'GET',
      url: 'http://h/api/v1/links?search=a+b%26c',
      headers: [
        ['accept', 'application/json'],
        ['authorization', 'Bearer k'],
      ],
      body: undefined,
    })
  })

  it('builds a request of fields, lists and cleared fields', () => {
    const draft = {
      ...emptyDraft,
      id: '7/../8',
      fields: { alias: 'sale', pixel_ids: '1, 2' },
      rows: { country: [{ key: 'DE', value: 'https://a.example/' }], rotation: [{ key: '', value: 'x' }] },
      cleared: ['title', 'password', 'language', 'alias'],
    }
    const { url, body } = builtRequest(operations.updateLink, draft, 'http://h/api/v1', '')
    expect(url).toBe('http://h/api/v1/links/7%2F..%2F8')
    expect([...new URLSearchParams(body)]).toEqual([
      ['alias', 'sale'],
      ['password', ''],
      ['pixel_ids[]', '1'],
      ['pixel_ids[]', '2'],
      ['country[0][key]', 'DE'],
      ['country[0][value]', 'https://a.example/'],
      ['language', ''],
      ['rotation[0][value]', 'x'],
    ])
  })
})
