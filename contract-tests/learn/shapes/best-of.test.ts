import { expect, it } from 'vitest'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import { bestOf } from './best-of.ts'
import type { Fitted } from './fitted.ts'

const open = (count: number): Fitted => ({
  shapes: {},
  unexplained: Array.from({ length: count }, (_, nth) => ({ path: `link.part${nth}`, seen: nth })),
})

it('two answers about one part of a record are tried together', async () => {
  const isRight = (speaks: StatedAnswers) =>
    speaks['links.target-type.unsent'] === 'by-list' && speaks['links.targeting.inactive'] === 'dropped'
  const { best, answers } = await bestOf({}, speaks => Promise.resolve(open(isRight(speaks) ? 0 : 1)))
  expect(best.unexplained).toEqual([])
  expect(answers).toEqual({
    'links.target-type.unsent': 'by-list',
    'links.targeting.inactive': 'dropped',
  })
})

it('but not if the suite observed both', async () => {
  const tried: StatedAnswers[] = []
  const base = { 'links.target-type.unsent': 'unchanged', 'links.targeting.inactive': 'kept' } as const
  await bestOf(base, speaks => {
    tried.push(speaks)
    return Promise.resolve(open(1))
  })
  const areBothOther = (speaks: StatedAnswers) =>
    speaks['links.target-type.unsent'] !== 'unchanged' && speaks['links.targeting.inactive'] !== 'kept'
  expect(tried.filter(areBothOther)).toEqual([])
})

it('answers that explain nothing more are not taken', async () => {
  const { answers } = await bestOf({}, () => Promise.resolve(open(2)))
  expect(answers).toEqual({})
})

it.each([
  ['a member of an object', ['link.rules.weight'], ['link.rules'], false],
  ['the object', ['link.rules'], ['link.rules.weight'], true],
  ['an object with a name that begins alike', ['link.rules'], ['link.rulesets.weight'], false],
  ['two members', ['link.rules.weight', 'link.rules.text'], ['link.rules', 'link.title'], false],
  ['the object and another', ['link.rules', 'link.title'], ['link.rules.weight', 'link.rules.text'], true],
])('an object that is unexplained as a whole hides what is in it: %s', async (_, before, then, isBetter) => {
  let fits = 0
  const explain = () => {
    fits += 1
    const paths = fits === 1 ? before : then
    return Promise.resolve({ shapes: {}, unexplained: paths.map(path => ({ path, seen: 1 })) })
  }
  const { answers } = await bestOf({}, explain, { tried: { 'links.password.meaning': ['same'] } })
  expect(answers).toEqual(isBetter ? { 'links.password.meaning': 'same' } : {})
})

it('further answers need not be explained as far as they cannot win', async () => {
  const limits: (number | undefined)[] = []
  const counts = [3, 5, 2, 4]
  await bestOf(
    {},
    (_, tooMany) => {
      limits.push(tooMany)
      return Promise.resolve(open(counts[limits.length - 1] ?? 9))
    },
    { tried: { 'links.password.meaning': ['same'], 'links.status.precedence': ['expired'] } },
  )
  expect(limits.slice(0, 3)).toEqual([undefined, 4, 4])
})

it.each([
  ['errors.invalid.field', false],
  ['links.record.data', false],
  ['links.list.record.country', true],
  ['link', true],
])('other answers are tried for a place of a record: %s', async (path, areTried) => {
  let tries = 0
  const explain = () => {
    tries++
    return Promise.resolve({ shapes: {}, unexplained: [{ path, seen: 1 }] })
  }
  await bestOf({}, explain)
  expect(tries > 1).toBe(areTried)
})

it.each([
  ['simpler', '$alias', true],
  ['longer', { $concat: ['$alias', '-', '$title'] }, false],
])('of shapes that explain as much, the simpler ones are taken if asked for: %s', async (_, alias, isBetter) => {
  let fits = 0
  const explain = () => {
    fits += 1
    const shape = fits === 1 ? { $concat: ['$alias', '-'] } : alias
    return Promise.resolve({ shapes: { link: { alias: shape } }, unexplained: [] })
  }
  const tried = { 'links.password.meaning': ['same'] } as const
  const { answers } = await bestOf({}, explain, { tried, bySize: true })
  expect(answers).toEqual(isBetter ? { 'links.password.meaning': 'same' } : {})
})
