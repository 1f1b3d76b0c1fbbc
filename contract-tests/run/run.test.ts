import { describe, expect, it } from 'vitest'
import { openTinyServer } from '../../tests/suite/support/tiny-server.ts'
import { Interrupted } from '../core/ended.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { Discovered } from '../discover/discovered.ts'
import { reporters } from '../report/index.ts'
import type { AssumedRequirement, DocumentedRequirement, Requirement } from '../requirements/requirement.ts'
import { type RunEvent, type RunOptions, runSuite } from './run.ts'
import type { Suite } from './session.ts'

const apiKey = 'sk-verysecret-1234'
const exchange: Exchange = {
  request: { method: 'GET', path: '/links', headers: {} },
  answer: { status: 200, headers: {}, text: 'it', json: undefined },
  durationMs: 1,
  attempts: 1,
}

function documented(
  id: string,
  run: DocumentedRequirement['run'] = async () => {},
  rest: Partial<DocumentedRequirement> = {},
): Requirement {
  return { id, title: `${id} is kept`, level: 'documented', source: '4.1', needs: 'read', run, ...rest }
}

function assumed(run: AssumedRequirement<'ids.type'>['run']): Requirement {
  const requirement: AssumedRequirement<'ids.type'> = {
    id: 'ids.type',
    title: 'GET /links tells identifiers',
    level: 'assumed',
    source: 'ids.type',
    needs: 'read',
    run,
  }
  return requirement as Requirement
}

/** Judges a tiny server that sends the same response to every request. */
async function judge(
  requirements: readonly Requirement[],
  options: Partial<RunOptions> & { status?: number; text?: string; discover?: Suite['discover'] } = {},
) {
  const { status = 200, text = '[]', discover = async () => new Discovered(), ...rest } = options
  const server = await openTinyServer((_, response) => response.writeHead(status).end(text))
  try {
    const run = { baseUrl: server.baseUrl, apiKey, timeoutMs: 500, ...rest }
    const report = await runSuite(run, { requirements, discover })
    return { report, verdicts: report.results.map(({ id, verdict }) => `${id} ${verdict}`) }
  } finally {
    await server.close()
  }
}

const throwing = (error: unknown) => async () => {
  throw error
}

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

describe('what comes after', () => {
  const broken = throwing(new ContractBroken('this', 'that', exchange))

  it('a requirement that is broken is skipped and names the root', async () => {
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

  it('is judged once, and not told when it was not asked for', async () => {
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

describe('a run that cannot judge', () => {
  it.for([
    ['the key is refused', { status: 401 }, /refuses the key: 401 and 401/],
    ['the key is not enough', { status: 403 }, /refuses the key: 403 and 403/],
    ['nobody is there', { baseUrl: 'http://127.0.0.1:1' }, /is out of reach: .*ECONNREFUSED/],
    ['every answer is 503', { status: 503 }, /is out of reach: 503 for GET \/links, 4 times/],
    [
      'every answer is a web page',
      { status: 200, text: '<!DOCTYPE html><p>Hello' },
      /is not this API: GET \/links/,
    ],
  ] as const)('ends with 2: %s', async ([, options, reason]) => {
    const { report, verdicts } = await judge([documented('x')], options)
    expect(report.exitCode).toBe(2)
    expect(report.stopped).toMatch(reason)
    expect(verdicts).toEqual(['x skipped'])
  })

  it('is red where every list is answered 500, before anything is written', async () => {
    const list = documented('links.list.answers')
    const { report, verdicts } = await judge([list], { status: 500 })
    expect(verdicts).toEqual(['links.list.answers failed'])
    expect(report.exitCode).toBe(1)
    expect(report.stopped).toMatch(/answers 500, 4 times, to every list/)
  })

  it('ends with 2 when nothing could be judged', async () => {
    const { report } = await judge([documented('x', throwing(new Skipped('no')))])
    expect(report.exitCode).toBe(2)
  })

  it.for([
    ['failed', new ContractBroken('a list', 'soup', exchange), 1],
    ['inconclusive', new Inconclusive('busy'), 2],
    ['error', new TypeError('oops'), 1],
  ] as const)('tells why discovery did not succeed: %s', async ([verdict, error, code]) => {
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

  it('stops even where a requirement sends nothing', async () => {
    const { verdicts } = await judge([documented('x', throwing(new Interrupted('stop'))), documented('y')])
    expect(verdicts).toEqual([])
  })
})

it.for([
  [{ baseUrl: 'nonsense' }, 'BASE_URL is no address: nonsense'],
  [{ apiKey: '' }, 'There is no API key: give --key, or set SHORTLINK_API_KEY'],
  [{ apiKey: 'two words' }, 'The API key has characters that no header can carry'],
  [{ only: ['y'] }, 'No requirement matches y'],
  [{ baseline: ['y'] }, 'The baseline names y, which is no requirement'],
] as const)('options that make no sense are told: %o', async ([options, message]) => {
  await expect(judge([documented('x')], options as Partial<RunOptions>)).rejects.toThrow(message)
})

it('tells what happens, in order', async () => {
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
    const told: RunEvent[] = []
    const { report } = await judge(requirements, { onEvent: event => told.push(event) })
    expect(report.results).toHaveLength(4)
    expect(reporters[kind](report)).not.toContain(apiKey)
    expect(JSON.stringify(told)).not.toContain(apiKey)
    expect(reporters[kind](report)).toContain('$SHORTLINK_API_KEY')
  })
})
