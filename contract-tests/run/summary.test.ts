import { describe, expect, it } from 'vitest'
import type { Verdict } from './result.ts'
import { exitCodeOf, judgeRed, summaryOf } from './summary.ts'

function result(verdict: Verdict, id = 'ids.type') {
  const level = ['matches', 'differs', 'not-observable'].includes(verdict) ? 'assumed' : 'documented'
  return { id, level, source: 'ids.type', title: '', verdict, durationMs: 0 } as const
}

const given = (answers: object) => ({ name: 'theirs', answers })
const drifting = given({ 'ids.type': 'digits' })
const silent = given({ 'auth.missing': 403 })

describe('red', () => {
  it.for([
    ['passed', {}, false],
    ['failed', {}, true],
    ['error', {}, true],
    ['matches', {}, false],
    ['not-observable', {}, false],
    ['not-observable', { strict: true }, false],
    ['inconclusive', { strict: true }, false],
    ['skipped', { strict: true }, false],
    ['differs', {}, false],
    ['differs', { strict: true }, true],
    ['differs', { dialect: drifting }, true],
    ['differs', { dialect: silent }, false],
    ['differs', { dialect: silent, strict: true }, true],
    ['matches', { dialect: drifting, strict: true }, false],
    ['failed', { baseline: ['ids.type'] }, false],
    ['failed', { baseline: ['another'] }, true],
    ['error', { baseline: ['ids.type'] }, true],
    ['passed', { baseline: ['ids.type'] }, true],
    ['matches', { baseline: ['ids.type'] }, true],
    ['differs', { baseline: ['ids.type'] }, true],
    ['differs', { baseline: ['ids.type'], strict: true }, false],
    ['differs', { baseline: ['ids.type'], dialect: drifting }, false],
    ['inconclusive', { baseline: ['ids.type'] }, false],
    ['skipped', { baseline: ['ids.type'] }, false],
  ] as const)('%s with %o: %s', ([verdict, options, red]) => {
    const judged = judgeRed(result(verdict), options)
    expect(judged.red).toBe(red)
    const listed = 'baseline' in options && (options.baseline as readonly string[]).includes('ids.type')
    if (listed && verdict === 'failed') expect(judged.known).toBe(true)
    if (listed && verdict === 'passed') expect(judged.reason).toMatch(/remove it from the baseline$/)
  })
})

describe('a part of the shapes has drifted', () => {
  it.each([
    ['shapes.link', { link: {} }, true],
    ['shapes.link', { links: { list: { record: {} } } }, true],
    ['shapes.link', { pixel: {} }, false],
    ['shapes.list', { pixels: { list: {} } }, true],
    ['shapes.created', { record: {} }, true],
    ['shapes.deleted', { record: {} }, false],
    ['shapes.errors', { errors: {} }, true],
  ])('%s if the dialect has %j: %s', (source, shapes, red) => {
    const form = { ...result('differs'), source }
    expect(judgeRed(form, { dialect: { name: 'theirs', shapes, answers: {} } }).red).toBe(red)
  })
})

describe('exit code', () => {
  const left = [{}]
  it.for([
    [['passed', 'matches'], {}, 0],
    [['passed', 'skipped', 'inconclusive', 'not-observable', 'differs'], {}, 0],
    [['passed', 'failed'], {}, 1],
    [['passed', 'error'], {}, 1],
    [['error'], {}, 1],
    [['skipped'], {}, 2],
    [['inconclusive', 'skipped'], {}, 2],
    [['not-observable'], {}, 0],
    [['passed'], { stopped: 'refused' }, 2],
    [['failed'], { stopped: 'refused' }, 2],
    [['passed'], { leftBehind: left }, 3],
    [['failed'], { leftBehind: left }, 3],
    [['skipped'], { leftBehind: left, stopped: 'refused' }, 3],
  ] as const)('%o with %o: %s', ([verdicts, rest, code]) => {
    const results = verdicts.map(verdict => judgeRed(result(verdict), {}))
    const report = { summary: summaryOf(results), leftBehind: [], ...rest }
    expect(exitCodeOf(report, results.length)).toBe(code)
  })

  it('of a shard without requirements: 0', () => {
    expect(exitCodeOf({ summary: summaryOf([]), leftBehind: [] }, 0)).toBe(0)
  })
})
