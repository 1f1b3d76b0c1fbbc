import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import type { RunEvent } from '../run/run.ts'
import { leaving, sampleReport } from './sample.ts'
import { terminalReport } from './terminal.ts'

const { target, run, results } = sampleReport()
const ids = results.map(({ id }) => id)
const start: RunEvent = { type: 'start', target, run, readOnly: false, ledger: '', ids }
const judged = results.map(
  (result, index): RunEvent => ({ type: 'result', result, done: index + 1, total: ids.length }),
)

const end: RunEvent[] = [{ type: 'cleanup' }, { type: 'end', report: leaving }]

function screen(live: boolean, events: readonly RunEvent[]) {
  const terminal = terminalReport({ live, stream: new PassThrough() })
  const shown = events.map(event => terminal.show(event))
  return { lines: shown.flatMap(({ lines }) => lines), status: shown.map(({ status }) => status) }
}

const whole: RunEvent[] = [start, { type: 'discovered' }, ...judged, ...end]

describe('a log', () => {
  const { lines, status } = screen(false, whole)
  const text = lines.join('\n')

  it('has no status line', () => expect(new Set(status)).toEqual(new Set([''])))

  it.each([
    [
      'the counts of links',
      '  links        1 failed, 1 differs, 1 inconclusive, 1 not observable, 1 passed, 1 matches',
    ],
    ['the counts of pixels', '  pixels       1 error of the suite, 1 skipped'],
    ['how records are named', '8 requirements, every created record is named slk-0a1b2c3d-…'],
    ['how to read the section', '  To read section 4.1: shortlink-kit explain 4.1'],
    ['how to delete the records left behind', "shortlink-kit cleanup --ledger '/tmp/ledger.jsonl'"],
  ])('shows %s once', (_, part) => expect(text.split(part)).toHaveLength(2))

  it('ends with the counts and the conclusion', () => {
    expect(lines.slice(-5).join('\n')).toBe(
      [
        '',
        '  Documented  1 passed, 1 failed, 1 inconclusive, 1 skipped, 1 error',
        '  Assumed     1 matches, 1 differs, 1 not observable',
        '',
        '  1 record was left behind; 2 requirements are red in 1.2 s with 678 requests',
      ].join('\n'),
    )
  })

  it('contains no control characters of a server', () =>
    expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u))
})

describe('the progress bar of a terminal', () => {
  it('is shown until the end', () => {
    const { status } = screen(true, whole)
    expect(status.filter(line => line.includes('█')).length).toBeGreaterThan(5)
    expect(status.at(-1)).toBe('')
  })

  const countsOf = (events: readonly RunEvent[]) =>
    screen(true, events)
      .status.filter(line => line !== '')
      .map(line => /(\d+\/\d+) /.exec(line)?.[1])

  it.each([
    ['a whole run', whole, ['0/8', '0/8', '1/8', '2/8', '3/8', '4/8', '5/8', '6/8', '7/8', '8/8', '8/8']],
    ['a run that is stopped during discovery', [start, ...end], ['0/8', '0/8']],
    [
      'a run that is stopped after two results',
      [start, { type: 'discovered' }, ...judged.slice(0, 2), ...end],
      ['0/8', '0/8', '1/8', '2/8', '2/8'],
    ],
  ] satisfies [string, RunEvent[], string[]][])('never jumps in %s', (_, events, counts) => {
    expect(countsOf(events)).toEqual(counts)
  })
})
