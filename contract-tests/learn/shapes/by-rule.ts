import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { exceptionsTo, fieldRule, ofMistakes } from './by-field.ts'
import { choice, choiceBy } from './fit/choice.ts'
import { fitShape } from './fit/fit.ts'
import type { Place } from './fit/place.ts'
import type { Sample } from './fit/sample.ts'
import { mostFrequent } from './most-frequent.ts'

/**
 * The share of samples that must agree. Not all, because a service may distinguish more kinds of mistakes
 * than the mock.
 */
const most = 0.7

/**
 * Returns the shape of an object whose members depend on the kind of mistake, or that only some kinds have:
 * `{ max: 32 }`, `{ expected: … }`. The majority decides. Undefined if the members do not depend on the kind.
 */
export function partsByRule(samples: readonly Sample[], place: Place): Json | undefined {
  const areParts = samples.every(({ json }) => json === undefined || json === null || isObject(json))
  if (!('rule' in place.scope.values) || !areParts) return undefined
  const kinds = new Map<string | null, string[]>()
  for (const { values, json } of samples) {
    const rule = fieldRule(values)
    kinds.set(rule, [...(kinds.get(rule) ?? []), outlineOf(json)])
  }
  const usual = new Map([...kinds].map(([rule, outlines]) => [rule, mostFrequent(outlines) ?? '']))
  const agreeing = samples.filter(({ values, json }) => usual.get(fieldRule(values)) === outlineOf(json))
  const groups = exceptionsTo(samples, usual, ({ json }) => outlineOf(json))
  const outlines = [...new Set(usual.values())]
  const areAlike = outlines.length + groups.length < 2
  if (areAlike || agreeing.length < samples.length * most) return undefined
  const inner: Place = { ...place, unexplained: [] }
  const rulesOf = (outline: string) => [...usual].filter(([, own]) => own === outline).map(([rule]) => rule)
  // The outline without a kind, or else that of the most kinds, becomes the innermost `else`.
  const rank = (outline: string) => {
    const rules = rulesOf(outline)
    return rules.includes(null) ? Number.POSITIVE_INFINITY : rules.length
  }
  const shape = outlines
    .sort((a, b) => rank(b) - rank(a))
    .map(outline => {
      const own = agreeing.filter(({ json }) => outlineOf(json) === outline)
      return { rules: rulesOf(outline), shape: fitShape(own, inner) }
    })
    .reduce<Json | undefined>(
      (rest, { rules, shape }) =>
        rest === undefined
          ? shape
          : choice({ rule: choiceBy(rules.filter(rule => rule !== null)) }, shape, rest),
      undefined,
    )
  const whole = groups.reduce<Json | undefined>((rest, group) => {
    const own = samples.filter(({ json }) => outlineOf(json) === group.shown)
    return rest && choice(ofMistakes(group), fitShape(own, inner), rest)
  }, shape)
  return inner.unexplained.length === 0 ? whole : undefined
}

/** Returns the member names of an object, or a value that is not an object, as JSON. */
function outlineOf(json: Json | undefined): string {
  return JSON.stringify(isObject(json) ? Object.keys(json).sort() : { is: json })
}
