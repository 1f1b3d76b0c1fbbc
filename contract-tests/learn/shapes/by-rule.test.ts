import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { errorScope } from '../../../src/dialect/shapes/scopes/index.ts'
import { compile, parseStrict } from '../../../src/dialect/shapes/shape.ts'
import { partsByRule } from './by-rule.ts'
import type { Sample } from './fit/sample.ts'

const scope = errorScope.values.issues!.item!
const at = () => ({ scope, path: ['params'], unexplained: [] })

function samplesOf(shown: readonly (readonly [rule: string, json: Json | undefined])[]): Sample[] {
  return shown.map(([rule, json], index) => ({
    values: { rule, field: `field_${index}`, received: `odd ${index}`, message: 'words' },
    json,
  }))
}

const usual: readonly (readonly [string, Json | undefined])[] = [
  ['required', undefined],
  ['required', undefined],
  ['empty', undefined],
  ['range', { least: 1 }],
  ['length', { most: 40, was: 'odd 4' }],
  ['length', { most: 40, was: 'odd 5' }],
  ['choice', { was: 'odd 6' }],
  ['number', { was: 'odd 7' }],
]

it('writes the members that depend on the kind of mistake', () => {
  const samples = samplesOf(usual)
  const write = compile(parseStrict(partsByRule(samples, at())!, scope, ''))
  expect(samples.map(({ values }) => write(values))).toEqual(usual.map(([, json]) => json))
})

it('distinguishes a field that is checked differently from the others', () => {
  const shown: typeof usual = [...usual, ['choice', { options: ['bing', 'x'] }], ['number', { least: 1 }]]
  const samples = samplesOf(shown).map(({ values, json }, index) => ({
    values: { ...values, field_root: `field_${index}` },
    json,
  }))
  const write = compile(parseStrict(partsByRule(samples, at())!, scope, ''))
  expect(samples.map(({ values }) => write(values))).toEqual(shown.map(([, json]) => json))
})

it('follows most responses if a service distinguishes more kinds', () => {
  const samples = samplesOf([...usual, ['choice', { reason: 'case' }]])
  const write = compile(parseStrict(partsByRule(samples, at())!, scope, ''))
  expect(write(samples[8]!.values)).toEqual({ was: 'odd 8' })
})

it('explains nothing that does not depend on the kind', () => {
  const samples = samplesOf(usual.map(([, json]) => ['choice', json] as const))
  expect(partsByRule(samples, at())).toBeUndefined()
})
