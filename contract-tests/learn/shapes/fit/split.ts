import { isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import { choice } from './choice.ts'
import { conditionFor } from './condition.ts'
import { spelled } from './leaf.ts'
import { numbering } from './numbering.ts'
import type { Left, Place } from './place.ts'
import { explains, isEmptyJson, type Sample } from './sample.ts'
import { withOwnAddress } from './template.ts'

/** The maximum depth of splits by a condition. With more, conditions would explain anything. */
const mostSplits = 3

/**
 * Returns a choice between one frequent or empty value and a shape for all other samples. Undefined if no
 * condition separates the two groups, or if the other samples cannot be explained.
 */
export function split(
  samples: readonly Sample[],
  values: readonly (Json | undefined)[],
  place: Place,
  understood: (samples: readonly Sample[], place: Place) => Json | undefined,
): Json | undefined {
  const { scope, path, splits = 0, left = new Map<string, Left>() } = place
  if (splits >= mostSplits) return undefined
  for (const kind of constantsAmong(values, samples).slice(0, 6)) {
    const same = samples.filter(({ json }) => isSame(json, kind))
    const rest = samples.filter(sample => !same.includes(sample))
    // Anything explains a single sample.
    if (rest.length < 2) continue
    const own = same.map(sample => sample.values)
    const others = rest.map(sample => sample.values)
    const forRest = conditionFor(others, own, scope, path)
    const condition = forRest ?? conditionFor(own, others, scope, path)
    if (condition === undefined) continue
    const { shape: held, unexplained } = leftBy(rest, { ...place, left, splits: splits + 1 }, understood)
    if (held === undefined) continue
    place.unexplained.push(...unexplained)
    const constant = (same[0] && withOwnAddress(same[0])) ?? spelled(kind)
    const shape =
      forRest === undefined ? choice(condition, constant, held) : choice(condition, held, constant)
    if (unexplained.length > 0 || explains(shape, samples, scope)) return shape
  }
  return undefined
}

const numberOf = numbering<Sample>()

/** Returns what explains the samples that a split leaves. Looks only once for each group of samples. */
function leftBy(
  samples: readonly Sample[],
  place: Place & { left: Map<string, Left> },
  understood: (samples: readonly Sample[], place: Place) => Json | undefined,
): Left {
  const { left, splits } = place
  const key = `${splits}:${samples.map(numberOf)}`
  const known = left.get(key)
  if (known !== undefined) return known
  const unexplained: Place['unexplained'] = []
  const found = { shape: understood(samples, { ...place, unexplained }), unexplained }
  left.set(key, found)
  return found
}

/** Returns the values that can be constants: empty ones first, then the most frequent. */
function constantsAmong(
  values: readonly (Json | undefined)[],
  samples: readonly Sample[],
): (Json | undefined)[] {
  const often = (json: Json | undefined) => samples.filter(sample => isSame(sample.json, json)).length
  return [
    ...values.filter(isEmptyJson),
    ...values
      .filter(json => !isEmptyJson(json) && isConstant(json, samples))
      .sort((a, b) => often(b) - often(a)),
  ]
}

/**
 * Whether a value can be a constant that several records share. An object, a placeholder, an address with a
 * query and a value that only one record shows cannot.
 */
function isConstant(json: Json | undefined, samples: readonly Sample[]): boolean {
  if (typeof json === 'object') return false
  if (typeof json === 'string' && (json.startsWith('\0') || /^(https?:\/\/|\/)\S*\?/.test(json))) return false
  const ids = samples.filter(sample => isSame(sample.json, json)).map(({ values }) => values.id)
  return ids.includes(undefined) || new Set(ids).size > 1
}
