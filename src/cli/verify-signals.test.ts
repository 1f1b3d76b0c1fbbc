import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { atlas } from '../../tests/suite/fixtures/atlas/index.ts'
import { openProxy, type Passed } from '../../tests/suite/support/proxy.ts'
import { bundledCommandLine, fewRequirements, leftOn } from '../../tests/support/command-process.ts'
import { sampled } from '../../tests/support/sample.ts'

const { folder, run, start } = bundledCommandLine()

describe('a signal in the middle of a run', () => {
  const isWrite = ({ method }: Passed) => method !== 'GET'

  /** Starts a run and sends a signal when the n-th write arrives at the proxy. */
  async function interrupted(signal: NodeJS.Signals, nth: number, twice = false) {
    const server = await atlas.start({ latencyMs: 2 })
    let child: ChildProcess | undefined
    let writes = 0
    const proxy = await openProxy(server.baseUrl, one => {
      if (isWrite(one)) writes += 1
      if (isWrite(one) && writes === nth) {
        child?.kill(signal)
        if (twice) setTimeout(() => child?.kill(signal), 30)
      }
      return 'pass'
    })
    runs += 1
    const ledger = join(folder, `run-${runs}`, 'ledger.jsonl')
    const started = start(['verify', proxy.baseUrl, ...fewRequirements, '--ledger', ledger], server.apiKey)
    child = started.child
    const ended = await started.ended
    return { server, proxy, ended, ledger, left: leftOn(server) }
  }

  let runs = 0
  const points = [1, 2, 5, 12, 25, 40]

  const caught = points.flatMap((nth, index) =>
    (['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      // Each signal is tested at every second point. That is enough, because the signals share their code.
      .filter((_, which) => (index + which) % 2 === 0)
      .map(signal => [signal, nth] as const),
  )
  it.for(sampled(caught, 9, ([signal]) => signal))('%s at write %s: nothing is left', async ([
    signal,
    nth,
  ]) => {
    const { server, proxy, ended, ledger, left } = await interrupted(signal, nth)
    expect({ code: ended.code, more: ended.err.split('\n').slice(2).join('\n') }).toEqual({
      code: { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal],
      more: '',
    })
    expect(ended.err).toContain(`${signal}: stopping, and deleting the records of the run.`)
    expect(left).toEqual([])
    expect(existsSync(ledger)).toBe(false)
    await proxy.close()
    await server.close()
  })

  it.for(sampled(points, 6))('SIGKILL at write %s, then cleanup: nothing is left', async nth => {
    const { server, proxy, ended, ledger, left } = await interrupted('SIGKILL', nth)
    expect(ended.signal).toBe('SIGKILL')
    // The ledger may lack one id: that of the write that was in flight.
    const known = readFileSync(ledger, 'utf8')
    expect(left.filter(id => !known.includes(`"${id}"`)).length).toBeLessThanOrEqual(1)
    const cleaned = await run(['cleanup', '--ledger', ledger], server.apiKey)
    expect({ code: cleaned.code, err: cleaned.err }).toEqual({ code: 0, err: '' })
    expect(cleaned.out).toMatch(/^\d+ creates in the ledger, nothing is left\.\n$/)
    expect(leftOn(server)).toEqual([])
    expect(existsSync(ledger)).toBe(false)
    await proxy.close()
    await server.close()
  })

  it('a second SIGINT ends the process at once; the output names the ledger', async () => {
    const { server, proxy, ended } = await interrupted('SIGINT', 30, true)
    expect(ended.code).toBe(130)
    const file = /cleanup --ledger '(.+)'/.exec(ended.err)?.[1]
    expect(file).toBeDefined()
    const cleaned = await run(['cleanup', '--ledger', file!], server.apiKey)
    expect({ code: cleaned.code, err: cleaned.err }).toEqual({ code: 0, err: '' })
    expect(leftOn(server)).toEqual([])
    await proxy.close()
    await server.close()
  })
})
