import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampled } from '../../tests/support/sample.ts'
import { fixtures, named, odd, singleOthers } from '../../tests/support/sample-dialects.ts'
import type { Dialect } from '../dialect/dialect.ts'
import { contractIn } from './contract.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`

// Each linter run takes seconds, so only the answers that change the document most are checked.
const shapely = [
  'ids.type: "string"',
  'links.create.required: ["url","domain_id"]',
  'update.patch: "as-put"',
  'input.unknown-field: 422',
  'input.content-type: {"also":["json","multipart"]',
  'input.list-row-incomplete: "dropped"',
  'limits.rate: {"requests":60,',
  'errors.fields: {',
]

const groups = [
  fixtures,
  named,
  odd,
  singleOthers.filter(([title]) => shapely.some(start => title.startsWith(start))),
]
const dialects = groups.flatMap(group => sampled(group, 12))

interface Report {
  problems: unknown[]
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contracts-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function fileOf(dialect: Dialect, index: number): Promise<string> {
  const path = join(folder, `contract-${index}.json`)
  await writeFile(path, JSON.stringify(contractIn(dialect), null, 2))
  return path
}

it('the chosen answers exist', () => {
  expect(groups.at(-1)).toHaveLength(shapely.length)
})

describe('both linters accept contracts in other dialects', () => {
  it('Redocly', async () => {
    const files = await Promise.all(dialects.map(([, dialect], index) => fileOf(dialect, index)))
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const options = ['--format=json', '--config=redocly.yaml', '--max-problems=1000']
    const result = run(bin('redocly'), ['lint', ...files, ...options], { cwd: root, env, maxBuffer: 1e8 })
    const { stdout } = await result.catch((error: { stdout: string }) => error)
    // The output is one JSON text per file, concatenated.
    const reports = stdout.split(/(?<=\n\})\s*(?=\{)/).map(text => JSON.parse(text) as Report)
    expect(reports).toHaveLength(files.length)
    expect(reports.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('Spectral', async () => {
    const files = await Promise.all(dialects.map(([, dialect], index) => fileOf(dialect, index)))
    const options = ['--fail-severity=warn', '--format=json', '--quiet']
    const result = run(bin('spectral'), ['lint', ...files, ...options], { cwd: root, maxBuffer: 1e8 })
    const { stdout } = await result.catch((error: { stdout: string }) => error)
    expect(JSON.parse(stdout)).toEqual([])
  })
})
