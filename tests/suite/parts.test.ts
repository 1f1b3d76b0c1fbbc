import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runContract, suite } from '../../contract-tests/index.ts'
import type { Selection } from '../../contract-tests/run/select.ts'
import { openTarget, type RunningTarget } from '../../contract-tests/target.ts'
import { Random } from '../../src/store/random.ts'
import { sampled } from '../support/sample.ts'

// A part of the suite must have the same results as the whole suite, whatever ran before.

let target: RunningTarget
let folder: string
beforeAll(async () => {
  target = await openTarget({})
  folder = await mkdtemp(join(tmpdir(), 'shortlink-kit-parts-'))
})
afterAll(async () => {
  await target.close()
  await rm(folder, { recursive: true })
})

async function redOf(selection: Selection): Promise<string[]> {
  const ledger = join(folder, `${Math.random()}.jsonl`)
  const { results, exitCode } = await runContract({ ...target, ...selection, ledger })
  expect(exitCode).not.toBe(2)
  return results.filter(({ red }) => red).map(({ id }) => id)
}

describe('shards', () => {
  const shards = [2, 3, 4].flatMap(of => Array.from({ length: of }, (_, at) => ({ index: at + 1, of })))
  it.each(sampled(shards, 9))('$index/$of: nothing fails', async shard => {
    expect(await redOf({ shard })).toEqual([])
  })
})

describe('a few requirements alone', () => {
  const random = new Random(7)
  const ids = suite.requirements.map(({ id }) => id)
  const few = [
    ['pixels.create.type-quora', 'pixels.list.sort-default'],
    ...Array.from({ length: 40 }, () => Array.from({ length: 3 }, () => random.pick(ids))),
  ]
  it.each(sampled(few, 20).map(only => [only.join(' '), only] as const))('%s', async (_, only) => {
    expect(await redOf({ only })).toEqual([])
  })
})

it('ids of domains and spaces may be numbers', async () => {
  const { results, exitCode } = await runContract({
    ...target,
    domainIds: target.domainIds?.map(Number),
    spaceIds: target.spaceIds?.map(Number),
    only: ['links.list.domain-id', 'links.create.space-id'],
    ledger: join(folder, 'numbers.jsonl'),
  })
  expect(results.map(({ verdict }) => verdict)).toEqual(['passed', 'passed'])
  expect(exitCode).toBe(0)
})
