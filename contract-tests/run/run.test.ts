import { describe, expect, it } from 'vitest'
import {
  apiKey,
  assumed,
  documented,
  exchange,
  judge,
  throwing,
} from '../../tests/suite/support/judged-run.ts'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { Interrupted, RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { reporters } from '../report/index.ts'
import { type RunEvent, type RunOptions, runSuite } from './run.ts'

describe('requirements in order', () => {
  const broken = throwing(new ContractBroken('this', 'that', exchange))

  it('after a broken one are skipped, and their reasons name the root cause', async () => {
    const { report } = await judge([
      documented('third', undefined, { after: ['second'] }),
      documented('second', undefined, { after: ['first'] }),
      documented('first', broken),
      documented('alone'),
    ])
    expect(report.results.map(({ id, verdict, reason }) => [id, verdict, reason])).toEqual([
      [
        'third',
        'skipped',
        'second is needed first, and its verdict is skipped: first is needed first, and its verdict is failed',
      ],
      ['second', 'skipped', 'first is needed first, and its verdict is failed'],
      ['first', 'failed', undefined],
      ['alone', 'passed', undefined],
    ])
    expect(report.exitCode).toBe(1)
  })

  it('that others need are judged once, and not reported unless selected', async () => {
    let runs = 0
    const first = documented('first', async () => {
      runs += 1
    })
    const rest = [1, 2].map(n => documented(`then.${n}`, undefined, { after: ['first'] }))
    const { verdicts } = await judge([first, ...rest], { only: ['then.*'] })
    expect(verdicts).toEqual(['then.1 passed', 'then.2 passed'])
    expect(runs).toBe(1)
  })
})

describe('a run that a write ends', () => {
  it('reports one result of the requirement that is broken, also if that passed before', async () => {
    const blame = { requirement: 'first', broken: new ContractBroken('this', 'that', exchange) }
    const { verdicts, report } = await judge([
      documented('first'),
      documented('second', throwing(new RunEnded('not proven', 1, blame))),
      documented('third'),
    ])
    expect(verdicts).toEqual(['first failed'])
    expect(report.stopped).toMatch(/^The run ended after 1 of 3 requirements: not proven/)
    expect(report.exitCode).toBe(1)
  })
})

describe('a run that cannot judge', () => {
  it.for([
    ['the key is refused', { status: 401 }, /refuses the key: 401 and 401/],
    ['the key is not enough', { status: 403 }, /refuses the key: 403 and 403/],
    ['the server is unreachable', { baseUrl: 'http://127.0.0.1:1' }, /is out of reach: .*ECONNREFUSED/],
    ['every response is 503', { status: 503 }, /is out of reach: 503 for GET \/links, 4 times/],
    [
      'every response is a web page',
      { status: 200, text: '<!DOCTYPE html><p>Hello' },
      /is not this API: GET \/links/,
    ],
  ] as const)('ends with 2: %s', async ([, options, reason]) => {
    const { report, verdicts } = await judge([documented('x')], options)
    expect(report.exitCode).toBe(2)
    expect(report.stopped).toMatch(reason)
    expect(verdicts).toEqual(['x skipped'])
  })

  it.for([
    ['one after the other', 1, ['/links', '/links']],
    ['at once if two requests may be open', 2, ['/links', '/pixels']],
  ] as const)('reads the lists %s', async ([, concurrency, first]) => {
    const received: string[] = []
    const server = await openTinyServer(({ url = '' }, response) => {
      received.push(url.replace('/api/v1', ''))
      response.writeHead(503).end()
    })
    const run = { baseUrl: server.baseUrl, apiKey, concurrency }
    await runSuite(run, { requirements: [documented('x')], discover: throwing(new Error('too early')) })
    await server.close()
    expect(received.slice(0, 2)).toEqual(first)
  })

  it('fails before anything is written if every list responds with 500', async () => {
    const list = documented('links.list.answers')
    const { report, verdicts } = await judge([list], { status: 500 })
    expect(verdicts).toEqual(['links.list.answers failed'])
    expect(report.exitCode).toBe(1)
    expect(report.stopped).toMatch(/responds to every list with 500, 4 times/)
  })

  it('ends with 2 if nothing could be judged', async () => {
    const { report } = await judge([documented('x', throwing(new Skipped('no')))])
    expect(report.exitCode).toBe(2)
  })

  it.for([
    ['failed', new ContractBroken('a list', 'soup', exchange), 1],
    ['inconclusive', new Inconclusive('busy'), 2],
    ['error', new TypeError('oops'), 1],
  ] as const)('reports why discovery did not succeed: %s', async ([verdict, error, code]) => {
    const { report, verdicts } = await judge([documented('x')], { discover: throwing(error) })
    expect(verdicts).toEqual([`discovery ${verdict}`, 'x skipped'])
    expect(report.exitCode).toBe(code)
  })

  it('is stopped by its caller', async () => {
    const stop = new AbortController()
    const first = documented('first', async () => stop.abort())
    const second = documented('second', async ({ client }) => {
      await client.send({ method: 'GET', path: '/links' })
    })
    const { report, verdicts } = await judge([first, second], { signal: stop.signal })
    expect(verdicts).toEqual(['first passed'])
    expect(report).toMatchObject({ exitCode: 2, stopped: 'The run was stopped after 1 of 2 requirements.' })
  })

  it('stops even if a requirement sends nothing', async () => {
    const { verdicts } = await judge([documented('x', throwing(new Interrupted('stop'))), documented('y')])
    expect(verdicts).toEqual([])
  })
})

it.for([
  [{ baseUrl: 'nonsense' }, 'BASE_URL is not an address: nonsense'],
  [{ apiKey: '' }, 'There is no API key: give --key, or set SHORTLINK_API_KEY'],
  [{ apiKey: 'two words' }, 'The API key has characters that a header cannot contain'],
  [{ only: ['y'] }, 'No requirement matches y'],
  [{ baseline: ['y'] }, 'The baseline names y, which is not a requirement'],
] as const)('invalid options are refused: %o', async ([options, message]) => {
  await expect(judge([documented('x')], options as Partial<RunOptions>)).rejects.toThrow(message)
})

it('reports its events in order', async () => {
  const events: RunEvent[] = []
  await judge([documented('x'), documented('y')], { onEvent: event => events.push(event) })
  expect(events.map(({ type }) => type)).toEqual([
    'start',
    'discovered',
    'result',
    'result',
    'cleanup',
    'end',
  ])
  expect(events[0]).toMatchObject({ ids: ['x', 'y'], readOnly: false })
})

describe('the key', () => {
  const leaking: Exchange = {
    ...exchange,
    request: { method: 'GET', path: `/links?search=${apiKey}`, headers: { cookie: apiKey } },
    answer: { status: 200, headers: { 'x-key': apiKey }, text: `{"key":"${apiKey}"}`, json: { key: apiKey } },
  }
  const requirements = [
    documented('a', throwing(new ContractBroken(`not ${apiKey}`, apiKey, leaking))),
    documented('b', throwing(new Error(`bug with ${apiKey}`))),
    documented('c', throwing(new Skipped(apiKey))),
    assumed(async () => ({ answer: `header ${apiKey}` as 'string', evidence: [leaking], note: apiKey })),
  ]
  it.for(Object.keys(reporters) as (keyof typeof reporters)[])('is not in the report: %s', async kind => {
    const events: RunEvent[] = []
    const { report } = await judge(requirements, { onEvent: event => events.push(event) })
    expect(report.results).toHaveLength(4)
    expect(reporters[kind](report)).not.toContain(apiKey)
    expect(JSON.stringify(events)).not.toContain(apiKey)
    expect(reporters[kind](report)).toContain('$SHORTLINK_API_KEY')
  })
})
