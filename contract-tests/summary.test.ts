import { describe, expect, it } from 'vitest'
import type { Verdict } from './requirement.ts'
import { exitCodeOf, judgeRed, summaryOf } from './summary.ts'

function result(verdict: Verdict, id = 'list.total') {
  const level = ['confirmed', 'differs', 'not-observable'].includes(verdict) ? 'assumed' : 'documented'
  return { id, level, source: 'list.total', title: '', verdict, durationMs: 0 } as const
}

const given = (answers: object) => ({ name: 'theirs', answers })
const drifting = given({ 'list.total': '/total' })
const silent = given({ 'record.root': '' })

describe('red', () => {
  it.for([
    ['pass', {}, false],
    ['fail', {}, true],
    ['error', {}, true],
    ['confirmed', {}, false],
    ['not-observable', {}, false],
    ['not-observable', { strict: true }, false],
    ['inconclusive', { strict: true }, false],
    ['skipped', { strict: true }, false],
    ['differs', {}, false],
    ['differs', { strict: true }, true],
    ['differs', { dialect: drifting }, true],
    ['differs', { dialect: silent }, false],
    ['differs', { dialect: silent, strict: true }, true],
    ['confirmed', { dialect: drifting, strict: true }, false],
    ['fail', { baseline: ['list.total'] }, false],
    ['fail', { baseline: ['another'] }, true],
    ['error', { baseline: ['list.total'] }, true],
    ['pass', { baseline: ['list.total'] }, true],
    ['confirmed', { baseline: ['list.total'] }, true],
    ['differs', { baseline: ['list.total'] }, true],
    ['differs', { baseline: ['list.total'], strict: true }, false],
    ['differs', { baseline: ['list.total'], dialect: drifting }, false],
    ['inconclusive', { baseline: ['list.total'] }, false],
    ['skipped', { baseline: ['list.total'] }, false],
  ] as const)('%s with %o: %s', ([verdict, options, red]) => {
    const judged = judgeRed(result(verdict), options)
    expect(judged.red).toBe(red)
    const listed = 'baseline' in options && (options.baseline as readonly string[]).includes('list.total')
    if (listed && verdict === 'fail') expect(judged.known).toBe(true)
    if (listed && verdict === 'pass') expect(judged.reason).toMatch(/take it off$/)
  })
})

describe('exit code', () => {
  const left = [{}]
  it.for([
    [['pass', 'confirmed'], {}, 0],
    [['pass', 'skipped', 'inconclusive', 'not-observable', 'differs'], {}, 0],
    [['pass', 'fail'], {}, 1],
    [['pass', 'error'], {}, 1],
    [['error'], {}, 1],
    [['skipped'], {}, 2],
    [['inconclusive', 'skipped'], {}, 2],
    [['not-observable'], {}, 0],
    [['pass'], { stopped: 'refused' }, 2],
    [['fail'], { stopped: 'refused' }, 2],
    [['pass'], { leftBehind: left }, 3],
    [['fail'], { leftBehind: left }, 3],
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
