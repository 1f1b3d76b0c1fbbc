import { isSet } from '../../../../src/dialect/shapes/is-set.ts'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import { choice } from './choice.ts'
import { conditionFor } from './condition.ts'
import { spelled } from './leaf.ts'
import type { Place } from './place.ts'
import { distinct, type Sample } from './sample.ts'

/**
 * Returns the shape of a place that shows a secret, or something made from it such as a mask or a hash: any text of that
 * form where the secret is set, because no shape names the secret itself. Undefined if it shows anything else.
 */
export function secretShape(
  samples: readonly Sample[],
  { scope, path }: Pick<Place, 'scope' | 'path'>,
): Json | undefined {
  const secrets = Object.keys(scope.values).filter(name => scope.values[name]?.type === 'secret')
  const showsOne = ({ values, json }: Sample) =>
    typeof json === 'string' && /^\S+$/.test(json) && secrets.some(name => isSet(values[name]))
  const shown = samples.filter(showsOne)
  const rest = samples.filter(sample => !showsOne(sample))
  const [like, ...others] = distinct(shown)
  const [none, ...otherNone] = distinct(rest)
  if (like === undefined || others.length === 0 || otherNone.length > 0) return undefined
  const any = { $any: 'text', like }
  if (rest.length === 0) return any
  const valuesOf = (some: readonly Sample[]) => some.map(({ values }) => values)
  const condition = conditionFor(valuesOf(shown), valuesOf(rest), scope, path)
  return condition === undefined ? undefined : choice(condition, any, spelled(none))
}
