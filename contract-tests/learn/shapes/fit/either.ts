import { isSet } from '../../../../src/dialect/shapes/is-set.ts'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope, Values } from '../../../../src/dialect/shapes/scope.ts'
import { isJson } from '../../../core/json.ts'
import { choice } from './choice.ts'
import { conditionFor } from './condition.ts'
import { leafShape } from './leaf.ts'
import { explains, isAlike, type Sample } from './sample.ts'

/**
 * Returns a shape that writes one value if a condition holds and another value if not: the requested address
 * or the address of a page, for example.
 */
export function eitherShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  if (!samples.every(({ json }) => typeof json === 'string')) return undefined
  const shown = Object.keys(scope.values)
    .map(name => ({
      name,
      same: samples.filter(({ values, json }) => shows(values[name], json)),
    }))
    .filter(({ same }) => same.length >= 2 && same.length <= samples.length - 2)
    .sort((a, b) => b.same.length - a.same.length)
  for (const { name, same } of shown.slice(0, 6)) {
    const rest = samples.filter(sample => !same.includes(sample))
    const other = leafShape(rest, scope, path)
    if (other === undefined) continue
    const condition = conditionFor(valuesOf(same), valuesOf(rest), scope, path)
    if (condition === undefined) continue
    const shape = choice(condition, `$${name}`, other.shape)
    if (explains(shape, samples, scope)) return shape
  }
  return undefined
}

function shows(value: unknown, json: Json | undefined): boolean {
  return isJson(value) && isAlike(value, json)
}

function valuesOf(samples: readonly Sample[]): Values[] {
  return samples.map(({ values }) => values)
}

/**
 * Returns a shape of two templates: the one is written if a value that it contains is set, and the other one if not.
 * A link without a domain may show an address of the service itself.
 */
export function bySetShape(
  samples: readonly Sample[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  if (!samples.every(({ json }) => typeof json === 'string')) return undefined
  for (const name of Object.keys(scope.values)) {
    const set = samples.filter(({ values }) => isSet(values[name]))
    const rest = samples.filter(sample => !set.includes(sample))
    if (set.length < 2 || rest.length < 2) continue
    const shape = leafShape(set, scope, path)?.shape
    if (typeof shape !== 'string' || !isMadeOf(shape, name)) continue
    const other = leafShape(rest, scope, path)
    if (other !== undefined) return choice(name, shape, other.shape)
  }
  return undefined
}

/** Whether a text is written with a value. The short address is on the domain. */
function isMadeOf(shape: string, name: string): boolean {
  return shape.includes(`{${name}}`) || (shape === '$short_url' && name === 'domain')
}
