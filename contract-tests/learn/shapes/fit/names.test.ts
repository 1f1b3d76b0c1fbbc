import { expect, it } from 'vitest'
import { distance } from './names.ts'

it.each([
  [['total'], 'total'],
  [['meta', 'total_size'], 'total'],
  [['totalElements'], 'total'],
  [['page_size'], 'per_page'],
  [['destination'], 'url'],
])('the place %j suggests the value %s', (path, value) => {
  expect(distance(path, value)).toBeLessThanOrEqual(0.5)
})

it('a place with other words suggests nothing', () => {
  expect(distance(['archived'], 'total')).toBe(1)
})
