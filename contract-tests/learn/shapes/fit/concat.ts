import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { leafShape } from './leaf.ts'
import { explains, type Sample } from './sample.ts'

/** A text that ends with a value as it is, behind a part that is written otherwise: `de=https://…`. */
export function concatShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  for (const name of Object.keys(scope.values)) {
    const heads = samples.map(sample => headOf(sample, name))
    if (!heads.every(head => head !== undefined && head !== '')) continue
    const between = /[^\p{L}\p{N}]+$/u.exec(heads[0]!)?.[0] ?? ''
    if (between === '' || !heads.every(head => head!.endsWith(between))) continue
    const parts = samples.map((sample, index) => ({
      ...sample,
      json: heads[index]!.slice(0, -between.length),
    }))
    const head = leafShape(parts, scope, path)
    if (head === undefined) continue
    const shape = { $concat: [head.shape, between, `$${name}`] }
    if (explains(shape, samples, scope)) return shape
  }
  return undefined
}

/** What stands before a value at the end of a text. */
function headOf({ values, json }: Sample, name: string): string | undefined {
  const value = values[name]
  if (typeof json !== 'string' || typeof value !== 'string' || value === '') return undefined
  return json.endsWith(value) ? json.slice(0, -value.length) : undefined
}
