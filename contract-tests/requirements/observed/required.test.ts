import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { type Rewriting, startFaultyMock } from '../../../tests/suite/support/faulty-mock.ts'
import { asks } from '../../../tests/suite/support/mock-rewriting.ts'
import { runContract } from '../../index.ts'

const folder = mkdtempSync(join(tmpdir(), 'required-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Links are refused with 200 and words. Pixels have an error status. */
const inWords: Rewriting = {
  response: (plain, made) =>
    asks(plain, 'links', 'create') && made.status >= 400
      ? { ...made, status: 200, body: JSON.stringify({ status: '0', msg: 'Please enter a URL.' }) }
      : made,
}

it('links.create.required is observed although links are refused with 200, and pixels are not', async () => {
  const { baseUrl, apiKey, domainIds, close } = await startFaultyMock(inWords)
  const only = ['links.create.required', 'pixels.create.required']
  try {
    const ledger = join(folder, 'ledger.jsonl')
    const { results } = await runContract({ baseUrl, apiKey, domainIds, only, ledger })
    expect(results.map(({ id, received }) => [id, received])).toEqual([
      ['links.create.required', ['url']],
      ['pixels.create.required', ['name', 'type', 'value']],
    ])
  } finally {
    await close()
  }
})
