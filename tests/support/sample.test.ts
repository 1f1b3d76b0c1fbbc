import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { casesOf, dayOf, repetition } from './sample.ts'

const letters = [...'abcdefghij']
const days = Array.from({ length: 4 }, (_, day) => casesOf(day, letters, 4))

test('each case runs on one day in four', () => {
  expect(days).toEqual([
    ['a', 'e', 'i'],
    ['b', 'f', 'j'],
    ['c', 'g'],
    ['d', 'h'],
  ])
  expect(casesOf(4, letters, 4)).toEqual(days[0])
})

test('each day has a case of each kind, and each case its day', () => {
  const cases = ['GET 1', 'GET 2', 'GET 3', 'PUT 1', 'GET 4', 'PUT 2', 'DELETE 1']
  const byDay = Array.from({ length: 8 }, (_, day) => casesOf(day, cases, 8, one => one.split(' ')[0]))
  for (const chosen of byDay)
    expect(chosen.map(one => one.split(' ')[0]).sort()).toEqual(['DELETE', 'GET', 'PUT'])
  expect(new Set(byDay.flat())).toEqual(new Set(cases))
})

test('one in one is every case, and no cases are none', () => {
  expect(casesOf(7, letters, 1)).toEqual(letters)
  expect(casesOf(7, [], 3)).toEqual([])
})

test('a day can be named', () => {
  expect(dayOf(undefined, 86_400_000 * 3 + 5)).toBe(3)
  expect(dayOf('20780', 0)).toBe(20780)
  for (const wrong of ['today', '-1', '1.5'])
    expect(() => dayOf(wrong, 0)).toThrow(`SHORTLINK_DAY is not the number of a day: ${wrong}`)
})

test.each([
  'GET /links?page=2 [list.page-invalid]',
  `it's {"where":"any"} for $5 (a*b|c^d) \\d`,
  '100 % `id` "quoted"',
])('the command that repeats a test finds it by its title: %s', title => {
  const command = repetition(3, 'a.test.ts', title)
  expect(command).toMatch(/^SHORTLINK_DAY=3 npx vitest run a\.test\.ts -t '/)
  const pattern = execFileSync('sh', ['-c', command.replace(/^.* -t /, 'printf %s ')], { encoding: 'utf8' })
  expect(title).toMatch(new RegExp(`^${pattern}$`))
})
