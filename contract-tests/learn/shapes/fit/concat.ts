import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { framed } from './common-start.ts'
import { leafShape, spelled } from './leaf.ts'
import { explains, type Sample } from './sample.ts'

/**
 * Returns the shape of a text that consists of a formatted value and a constant or a second value beside it.
 */
export function concatShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  return endedShape(samples, scope, path) ?? framedShape(samples, scope, path)
}

/** Returns the shape of a text that ends with an unchanged value after a formatted one: `de=https://…`. */
function endedShape(samples: readonly Sample[], scope: Scope, path: readonly string[]): Json | undefined {
  for (const name of Object.keys(scope.values)) {
    const [first] = samples
    const between = /[^\p{L}\p{N}]+$/u.exec((first && headOf(first, name)) ?? '')?.[0] ?? ''
    if (between === '') continue
    const heads = samples.map(sample => ({ sample, text: headOf(sample, name) ?? '' }))
    if (!heads.every(({ text }) => text.endsWith(between))) continue
    const parts = heads.map(({ sample, text }) => ({ ...sample, json: text.slice(0, -between.length) }))
    const head = leafShape(parts, scope, path)
    if (head === undefined) continue
    const shape = { $concat: [head.shape, between, `$${name}`] }
    if (explains(shape, samples, scope)) return shape
  }
  return undefined
}

/** Returns the part of a text before the value that the text ends with. */
function headOf({ values, json }: Sample, name: string): string | undefined {
  const value = values[name]
  if (typeof json !== 'string' || typeof value !== 'string' || value === '') return undefined
  return json.endsWith(value) ? json.slice(0, -value.length) : undefined
}

/** Returns the shape of a formatted value with constant text around it: `/Date(1777651200000)/`. */
function framedShape(samples: readonly Sample[], scope: Scope, path: readonly string[]): Json | undefined {
  const texts = samples.map(({ json }) => json)
  if (!texts.every(json => typeof json === 'string')) return undefined
  const frame = framed(texts)
  if (frame === undefined) return undefined
  const { before, after } = frame
  const parts = samples.map((sample, index) => ({ ...sample, json: frame.inner[index] }))
  const inner = leafShape(parts, scope, path)
  if (inner === undefined) return undefined
  const words = (text: string) => (text === '' ? [] : [spelled(text)])
  const shape = { $concat: [...words(before), inner.shape, ...words(after)] }
  return explains(shape, samples, scope) ? shape : undefined
}
