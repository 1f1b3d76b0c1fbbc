import { expect, test } from 'vitest'
import { PageMemory } from './page-memory.ts'

const page = { status: 200, headers: {}, body: 'a page' }

test('a response is remembered from its second request on, until the version changes', () => {
  const memory = new PageMemory()
  const seen = [1, 1, 1, 2, 2, 2].map(version => {
    const known = memory.recall(version, '/links')
    if (known === undefined) memory.remember('/links', page)
    return known
  })
  expect(seen).toEqual([undefined, undefined, page, undefined, undefined, page])
})

test('new responses displace the oldest', () => {
  const memory = new PageMemory()
  const large = { ...page, body: 'a'.repeat(1024 * 1024) }
  for (const address of ['/a', '/b', '/c']) {
    expect(memory.recall(1, address)).toBeUndefined()
    memory.remember(address, large)
    memory.remember(address, large)
  }
  expect(['/a', '/b', '/c'].map(address => memory.recall(1, address))).toEqual([undefined, undefined, large])
})
