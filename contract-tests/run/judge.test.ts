import { describe, expect, it } from 'vitest'
import { assumed, documented, exchange, judge, throwing } from '../../tests/suite/support/judged-run.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'

describe('verdict', () => {
  it.for([
    ['documented, returns', documented('x'), 'passed', {}],
    [
      'documented, broken',
      documented('x', throwing(new ContractBroken('this', 'that', exchange))),
      'failed',
      { expected: 'this', received: 'that', request: exchange.request },
    ],
    [
      'documented, skipped',
      documented('x', throwing(new Skipped('no domain'))),
      'skipped',
      { reason: 'no domain' },
    ],
    [
      'documented, inconclusive',
      documented('x', throwing(new Inconclusive('busy', exchange))),
      'inconclusive',
      { reason: 'busy', request: exchange.request },
    ],
    ['documented, a bug of the suite', documented('x', throwing(new TypeError('oops'))), 'error', {}],
    ['documented, something thrown', documented('x', throwing('oops')), 'error', { reason: 'oops' }],
    [
      'assumed, the default answer',
      assumed(async () => ({ answer: 'integer', evidence: [exchange] })),
      'matches',
      { expected: 'integer', received: 'integer' },
    ],
    [
      'assumed, another answer',
      assumed(async () => ({ answer: 'digits', evidence: [exchange], note: 'seen twice' })),
      'differs',
      { expected: 'integer', received: 'digits', reason: 'seen twice' },
    ],
    [
      'assumed, two answers that look the same',
      assumed(async () => ({ answer: 'digits', alike: ['integer', 'string'], evidence: [exchange] })),
      'matches',
      { expected: 'integer', received: 'integer', reason: 'it could also be digits or string' },
    ],
    [
      'assumed, nothing to see',
      assumed(async () => ({ notObservable: 'hidden' })),
      'not-observable',
      { reason: 'hidden' },
    ],
    [
      'assumed, the contract broken on the way',
      assumed(throwing(new ContractBroken('this', 'that', exchange))),
      'not-observable',
      { reason: 'expected this, received that' },
    ],
    ['assumed, skipped', assumed(throwing(new Skipped('no space'))), 'skipped', { reason: 'no space' }],
    ['assumed, a bug of the suite', assumed(throwing(new RangeError('oops'))), 'error', {}],
  ] as const)('%s', async ([, requirement, verdict, rest]) => {
    const { report } = await judge([requirement])
    expect(report.results).toMatchObject([{ verdict, ...rest }])
  })

  it('compares with the dialect that is given', async () => {
    const total = assumed(async () => ({ answer: 'digits', evidence: [] }))
    const dialect = { name: 'theirs', answers: { 'ids.type': 'digits' as const } }
    const { report } = await judge([total], { dialect })
    expect(report).toMatchObject({
      dialect: 'theirs',
      results: [{ verdict: 'matches', expected: 'digits' }],
    })
  })
})
