import { expect, test } from 'vitest'
import type { Issue } from '../../documents/issue.ts'
import { SeedError } from './errors.ts'
import { parseSeed } from './file.ts'

const privacy: Issue = { path: 'links[0].privacy', expected: '0, 1 or 2', received: '7' }
const whole: Issue = { path: '', expected: 'an object', received: 'null' }
const head = 'Failed to read the seed seed.yaml: '

test.each<[string, Issue[], string]>([
  ['one mistake in one line', [privacy], 'links[0].privacy: expected 0, 1 or 2, got 7'],
  ['a mistake of the whole file without a path', [whole], 'expected an object, got null'],
  [
    'several mistakes in a line each',
    [whole, privacy],
    '2 mistakes\n  expected an object, got null\n  links[0].privacy: expected 0, 1 or 2, got 7',
  ],
])('SeedError tells %s', (_, issues, message) => {
  const error = new SeedError('seed.yaml', issues)
  expect(error).toMatchObject({ name: 'SeedError', code: 'ERR_SEED', message: head + message, issues })
})

test('SeedError spells out fifty mistakes, and holds all', () => {
  const error = new SeedError('seed.yaml', Array<Issue>(60).fill(privacy))
  expect(error.issues).toHaveLength(60)
  expect(error.message.split('\n')).toHaveLength(52)
  expect(error.message).toMatch(/^Failed to read the seed seed\.yaml: 60 mistakes\n/)
  expect(error.message).toMatch(/\n {2}… and 10 more$/)
})

test('a seed file with wrong passwords is told without them', () => {
  const text = 'links: [{url: https://a.example, password: 4711, privacy_password: [hush], privacy: 9}]'
  expect(() => parseSeed(text, 0, 'seed.yaml')).toThrow(/^(?!.*(4711|hush))/s)
  expect(() => parseSeed(text, 0, 'seed.yaml')).toThrow(/3 mistakes/)
})
