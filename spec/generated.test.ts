import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { generate } from '../scripts/generate.mjs'

// Stale generated files would let the mock and the contract drift apart unseen.
describe('generated files are what `npm run generate` makes', async () => {
  test.each(Object.entries(await generate()))('%s', async (path, text) => {
    expect(await readFile(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(text)
  })
})
