import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseFaults } from '../../../src/mock/faults/index.ts'
import { test } from '../../../src/testing/vitest.ts'
import { create as createIdempotently } from './example/idempotent.ts'
import { create as createNaively } from './example/naive.ts'

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')
const guide = read('../../../docs/guides/faults.md')

const before = ['503 x1', 'drop x1', '502 type text/html x1']
const after = ['503 after x1', 'drop after x1', 'cut x1']

describe('the retry of the guide', () => {
  test.for([...before, ...after])('creates one link: %s', async (rule, { client, db, faults, requests }) => {
    faults(`createLink: ${rule}`)
    const id = await createIdempotently(client, 'https://shop.example/sale')
    expect(db.link.getAll()).toMatchObject([{ id, url: 'https://shop.example/sale' }])
    expect(requests().length).toBeGreaterThan(1)
  })

  test('creates one link even if the search fails too', async ({ client, db, faults }) => {
    faults('createLink: drop after x1', 'listLinks: 503 x1')
    const id = await createIdempotently(client, 'https://shop.example/sale')
    expect(db.link.getAll()).toMatchObject([{ id }])
  })

  test.for(before)('without an alias creates one link: %s', async (rule, { client, db, faults }) => {
    faults(`createLink: ${rule}`)
    await createNaively(client, 'https://shop.example/sale')
    expect(db.link.count()).toBe(1)
  })

  test.for(after)('without an alias creates two: %s', async (rule, { client, db, faults }) => {
    faults(`createLink: ${rule}`)
    await createNaively(client, 'https://shop.example/sale')
    expect(db.link.count()).toBe(2)
  })
})

describe('the guide', () => {
  it.each(['naive', 'idempotent'])('shows the code that is tested: %s', name => {
    const code = read(`./example/${name}.ts`).replace(
      '../../../../src/client/index.ts',
      'shortlink-kit/client',
    )
    expect(guide).toContain(`\`\`\`ts\n${code}\`\`\``)
  })

  const rows = [...guide.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, text = '']) => text)
  it('has a table of rules', () => expect(rows.length).toBeGreaterThan(15))
  it.each(rows)('shows a rule that can be read: %s', text => {
    expect(parseFaults(text).length).toBeGreaterThan(0)
  })
})
