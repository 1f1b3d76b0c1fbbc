import type { Result, Verdict } from '../run/result.ts'
import type { Report } from '../run/run.ts'
import { exitCodeOf, type Judged, judgeRed, summaryOf } from '../run/summary.ts'

/** A text that a hostile server may send: markup of every report format. */
export const hostile = `<script>alert("1")</script>&'|\`\`\`\`*_[x](y)\u0000\u001b[2J]]>`

export function result(verdict: Verdict, rest: Partial<Result> = {}): Judged {
  const level = ['matches', 'differs', 'not-observable'].includes(verdict) ? 'assumed' : 'documented'
  const source = level === 'assumed' ? 'list.total' : '4.1'
  const base = {
    id: `links.${verdict}`,
    level,
    source,
    title: `It is ${verdict}`,
    verdict,
    durationMs: 7,
  } as const
  return judgeRed({ ...base, ...rest }, {})
}

/** Returns a report with one result of every verdict and with hostile texts in the responses. */
export function sampleReport(rest: Partial<Report> = {}): Report {
  const results = rest.results ?? [
    result('passed'),
    result('failed', {
      expected: 'a link',
      received: hostile,
      request: { method: 'POST', path: '/links', headers: { accept: 'application/json' }, body: "url=it's" },
      response: { status: 500, headers: { server: hostile }, text: hostile, json: undefined },
    }),
    result('matches', { expected: '/data', received: '/data' }),
    result('differs', { expected: '/meta/total', received: `header ${hostile}`, reason: 'seen once' }),
    result('not-observable', { reason: hostile }),
    result('inconclusive', { reason: '429 3 times' }),
    result('skipped', { id: 'pixels.skipped', reason: 'no --domain-id' }),
    result('error', { id: 'pixels.error', reason: 'TypeError: x' }),
  ]
  const facts = { summary: summaryOf(results), leftBehind: [], ...rest }
  return {
    target: 'http://127.0.0.1:4010/api/v1',
    startedAt: '2026-01-31T12:00:00.000Z',
    durationMs: 1234,
    requests: 678,
    run: 'slk-0a1b2c3d',
    readOnly: false,
    dialect: 'default',
    strict: false,
    results,
    exitCode: exitCodeOf(facts, results.length),
    ...facts,
  }
}

/** A report of a run that left a link behind. */
export const leaving: Report = sampleReport({
  leftBehind: [
    {
      resource: 'links',
      id: '7',
      marker: 'slk-0a1b2c3d-0001',
      time: '2026-01-31T12:00:00.000Z',
      reason: hostile,
    },
  ],
  ledger: '/tmp/ledger.jsonl',
  vanished: ['links/3', 'links/9'],
})
