import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { documented, exchange, judge, throwing } from '../../tests/suite/support/judged-run.ts'
import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import { requirements } from '../requirements/index.ts'

/** Records which requirements are being judged whenever one starts. */
function recorder() {
  const open = new Set<string>()
  const starts: string[] = []
  const run = (id: string) => async () => {
    open.add(id)
    starts.push([...open].sort().join(' '))
    await sleep(5)
    open.delete(id)
  }
  return { starts, run }
}

describe('with several requests at once', () => {
  const ids = ['links.a.1', 'links.a.2', 'links.b.1', 'pixels.a.1', 'pixels.a.2']

  it.for([
    ['1 request', 1, ['links.a.1', 'links.a.2', 'links.b.1', 'pixels.a.1', 'pixels.a.2']],
    ['2 requests', 2, ['links.a.1', 'links.a.1 pixels.a.1', 'links.a.2 pixels.a.1', 'links.a.2 pixels.a.2']],
  ] as const)('requirements of one subject are judged one after the other: %s', async ([
    ,
    concurrency,
    first,
  ]) => {
    const { starts, run } = recorder()
    const { verdicts } = await judge(
      ids.map(id => documented(id, run(id))),
      { concurrency },
    )
    const together = starts.map(open => open.split(' ').map(id => id.slice(0, -2)))
    for (const subjects of together) expect(new Set(subjects).size).toBe(subjects.length)
    expect(starts.slice(0, first.length).filter(open => !first.some(one => one === open))).toEqual([])
    expect(Math.max(...together.map(subjects => subjects.length))).toBe(concurrency)
    expect(verdicts).toEqual(ids.map(id => `${id} passed`))
  })

  it('requirements about lists are judged at once, because they change no record', async () => {
    const { starts, run } = recorder()
    const lists = ['links.list.a', 'links.list.b', 'links.update.a', 'links.update.b']
    await judge(
      lists.map(id => documented(id, run(id))),
      { concurrency: 8 },
    )
    expect(starts.some(open => open.includes('links.list.a links.list.b'))).toBe(true)
    expect(starts.filter(open => open.includes('links.update.a links.update.b'))).toEqual([])
  })

  it('a requirement about all records is judged while no other is', async () => {
    const { starts, run } = recorder()
    const alone = documented('links.b.all', run('links.b.all'), { alone: true })
    await judge([alone, ...ids.map(id => documented(id, run(id)))], { concurrency: 8 })
    expect(starts.filter(open => open.includes('links.b.all'))).toEqual(['links.b.all'])
  })

  it.for([
    ['failed', new ContractBroken('this', 'that', exchange)],
    ['inconclusive', new Inconclusive('busy', exchange)],
    ['error', new TypeError('oops')],
  ] as const)('what would be %s is judged again, alone, and only that result counts', async ([, error]) => {
    const { starts, run } = recorder()
    const tries = new Map<string, number>()
    const isFirst = (id: string) => {
      tries.set(id, (tries.get(id) ?? 0) + 1)
      return tries.get(id) === 1
    }
    const first = documented('links.b.1', async () => {
      await run('links.b.1')()
      if (isFirst('links.b.1')) throw error
    })
    const then = documented('links.b.2', run('links.b.2'), { after: ['links.b.1'] })
    const broken = documented('links.c.1', throwing(new ContractBroken('this', 'that', exchange)))
    const others = ids.filter(id => id !== 'links.b.1')
    const rest = others.map(id => documented(id, run(id)))
    const events: string[] = []
    const { verdicts, report } = await judge([first, then, broken, ...rest], {
      concurrency: 8,
      onEvent: event => event.type === 'result' && events.push(event.result.id),
    })
    expect(verdicts).toEqual([
      'links.b.1 passed',
      'links.b.2 passed',
      'links.c.1 failed',
      ...others.map(id => `${id} passed`),
    ])
    expect(starts.slice(-2)).toEqual(['links.b.1', 'links.b.2'])
    expect(events.toSorted()).toEqual(report.results.map(({ id }) => id).toSorted())
  })

  it('nothing more is sent once one of them ends the run', async () => {
    const sent: string[] = []
    const ending = documented('links.a.1', throwing(new RunEnded('a record of others disappeared', 3)))
    const others = ['links.b.1', 'links.c.1', 'links.d.1'].map(id =>
      documented(id, async ({ client }) => {
        await sleep(20)
        await client.send({ method: 'GET', path: `/links/${id}` })
        sent.push(id)
      }),
    )
    const { report } = await judge([ending, ...others], { concurrency: 2 })
    expect(sent).toEqual([])
    expect(report.stopped).toMatch(/^The run ended after 0 of 4 requirements: a record of others disappeared/)
    expect(report.exitCode).toBe(3)
  })

  it.for([0, 1.5, Number.NaN])('a concurrency of %s is refused', async concurrency => {
    await expect(judge([documented('x')], { concurrency })).rejects.toThrow(
      'concurrency must be a whole number',
    )
  })

  it('no requirement waits for one that must be judged alone', () => {
    const alone = new Set(requirements.filter(one => one.alone === true).map(({ id }) => id))
    expect(alone.size).toBeGreaterThan(0)
    for (const { id, after = [] } of requirements)
      expect([id, after.filter(first => alone.has(first))]).toEqual([id, []])
  })
})
