import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Report } from '../../contract-tests/run/run.ts'
import { suite } from '../../contract-tests/run/suite.ts'
import { runHere } from '../../tests/support/command-here.ts'
import { bundledCommandLine } from '../../tests/support/command-process.ts'
import { serve } from '../hosts/node/index.ts'
import { createMock } from '../mock/mock.ts'

const { folder, run } = bundledCommandLine()
const file = (name: string) => join(folder, name)

describe('report merge', () => {
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    served = await serve(createMock({ keys: ['ci'] }))
    for (const part of [1, 2]) {
      const options = [
        '--shard',
        `${part}/2`,
        '--only',
        'links.get.*',
        '--report',
        `json=${file(`${part}.json`)}`,
      ]
      await run(['verify', served.baseUrl, '--ledger', file(`${part}.jsonl`), ...options], 'ci')
    }
  })
  afterAll(() => served.close())

  it('two parts: the summary, and a report of all requirements', async () => {
    const { code, out } = await run(['report', 'merge', file('1.json'), file('2.json'), '--report', 'json=-'])
    const json = out.slice(out.indexOf('{'))
    const { results }: Report = JSON.parse(json)
    const ids = suite.requirements.map(({ id }) => id).filter(id => id.startsWith('links.get.'))
    expect(results.map(({ id }) => id)).toEqual(ids)
    expect(out).toContain('the server implements the contract')
    expect(code).toBe(0)
  })

  it.each([
    ['no part', ['merge'], 'report merge needs the JSON reports of the parts'],
    ['a part is missing', ['merge', '1.json'], 'There is no report of part 2 of 2'],
    ['no such file', ['merge', 'none.json'], 'none.json cannot be read: ENOENT'],
    ['no report', ['merge', 'other.json'], 'other.json is not a JSON report of verify (--report json=FILE)'],
    ['another action', ['split', '1.json'], 'report needs merge FILE...; see report --help'],
    ['an unknown kind', ['merge', '1.json', '--report', 'pdf=x'], '--report must be KIND=FILE'],
  ])('%s: exit code 2', async (_, [action = '', ...files], message) => {
    writeFileSync(file('other.json'), '{"results": []}')
    const named = files.map(name => (name.endsWith('.json') ? file(name) : name))
    const { code, out, err } = await runHere(['report', action, ...named])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(message)
  })
})
