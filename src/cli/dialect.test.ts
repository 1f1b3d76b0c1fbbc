import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { answersOf } from '../dialect/dialect.ts'
import { dialectOf } from './dialect.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialects-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function file(text: string): Promise<string> {
  const path = join(folder, `${Math.random()}.yaml`)
  await writeFile(path, text)
  return path
}

/** Returns the dialect that --dialect and --answer state. */
async function stated(dialect: string[], answer: string[] = []) {
  const made = await dialectOf({ dialect, answer })
  if (made === undefined) throw new Error('there is none')
  return made
}

/** Returns the message with which a command line is refused. */
async function refusal(sources: string[], answers: string[] = []): Promise<string> {
  const error: unknown = await stated(sources, answers).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(UsageError)
  return (error as Error).message
}

describe('a dialect on the command line', () => {
  it('is undefined without an option', async () => {
    expect(await dialectOf({ dialect: [], answer: [] })).toBeUndefined()
  })

  it('can be the name of a convention', async () => {
    expect((await stated(['json-api'])).name).toBe('json-api')
  })

  it('can be several: a later one overrides an earlier one, member by member', async () => {
    const path = await file(
      'name: ours\nshapes: { created: { status: 202 }, errors: { error: { body: { e: $message } } } }',
    )
    const { name, shapes } = await stated(['json-api', path])
    expect(name).toBe('json-api + ours')
    expect(shapes?.created).toEqual({ status: 202, headers: { Location: '$address' } })
    expect(shapes?.errors?.error).toEqual({ type: 'application/vnd.api+json', body: { e: '$message' } })
    expect(shapes?.errors?.invalid?.status).toBe(422)
  })

  it('accepts single answers; members that an object leaves out stay the same', async () => {
    const dialect = await stated([], ['errors.too-large={ bytes: 2048 }', 'update.patch=as-put'])
    const answers = answersOf(dialect)
    expect(answers['errors.too-large']).toEqual({ status: 413, bytes: 2048, fields: 1000 })
    expect(answers['update.patch']).toBe('as-put')
  })

  it.each<[sources: string[], answers: string[], message: string]>([
    [
      ['jsonapi'],
      [],
      `Failed to read the dialect "jsonapi": there is no such file. Did you mean 'json-api'?`,
    ],
    [['zzzzzzzzzz'], [], 'there is no such file. The named dialects are aip, bare, drf, hal'],
    [['./none.yaml'], [], 'Failed to read the dialect "./none.yaml": there is no such file'],
    [[], ['update.patch'], '--answer must be ID=VALUE, got "update.patch"'],
    [[], ['update.pach=405'], '(did you mean update.patch?)'],
    [[], ['update.patch=3'], 'answers.update.patch: expected'],
  ])('%j %j is refused', async (sources, answers, message) => {
    expect(await refusal(sources, answers)).toContain(message)
  })

  it('is refused if two answers contradict each other', async () => {
    const path = await file('name: ours\nshapes: { updated: { body: { done: true } } }')
    const other = await file('name: theirs\nshapes: { updated: { status: 204 } }')
    expect(await refusal([path, other])).toContain(
      'shapes.updated.body: expected none, because 204 has no body',
    )
  })
})
