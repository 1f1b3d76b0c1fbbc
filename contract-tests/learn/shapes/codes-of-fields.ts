import type { ValueType } from '../../../src/dialect/shapes/constructs/form.ts'
import { formOf } from '../../../src/dialect/shapes/constructs/value-form.ts'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../src/dialect/shapes/scope.ts'
import { codesByRule } from './codes-by.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import { distinct, mostWritten, type Sample } from './fit/sample.ts'
import { conventions, text } from './names-of-fields.ts'

/** The share of samples that must contain the name of their field. */
const most = 0.7
/** The number of fields that must be named. */
const least = 3

/** A code around the name of its field. */
interface Split {
  values: Sample['values']
  before: string
  after: string
}

/**
 * Returns the shape of codes that contain the name of the field, in one naming convention: `validation.url.required`,
 * `alias_taken`, `InvalidName`. What is before and behind the name depends on the kind of mistake or its source.
 * Undefined if the codes are different.
 */
export function codesOfFields(samples: readonly Sample[], scope: Scope): Json | undefined {
  const ways = conventions.map(as => ({ as, split: samples.flatMap(sample => splitBy(as, sample)) }))
  const { as, split } = ways.reduce((best, way) => (way.split.length > best.split.length ? way : best))
  const fields = new Set(split.map(({ values }) => values.field_root))
  if (fields.size < least || split.length < samples.length * most) return undefined
  const sideOf = (side: 'before' | 'after') =>
    sideShape(
      split.map(one => ({ values: one.values, json: one[side] })),
      scope,
    )
  const [before, after] = [sideOf('before'), sideOf('after')]
  if (before === undefined || after === undefined) return undefined
  const name: Json = as === undefined ? '$field_root' : { $: 'field_root', as }
  const parts = [before, name, after].filter(part => part !== '')
  return parts.length === 1 ? undefined : { $concat: parts }
}

function splitBy(as: ValueType | undefined, { values, json }: Sample): Split[] {
  const { field_root: root } = values
  if (typeof root !== 'string' || typeof json !== 'string') return []
  const name = String(formOf(text, as).write(root))
  for (let at = json.indexOf(name); at >= 0; at = json.indexOf(name, at + 1)) {
    const [before, after] = [json.slice(0, at), json.slice(at + name.length)]
    if (isApart(before, after, as)) return [{ values, before, after }]
  }
  return []
}

/** Whether a name between these texts is a word, or several. In camel case, the next word begins with a capital. */
function isApart(before: string, after: string, as: ValueType | undefined): boolean {
  if (as === 'camel' || as === 'pascal') return !/\p{Lu}$/u.test(before) && !/^\p{Ll}/u.test(after)
  return !/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(after)
}

/** Returns the shape of the same side of all codes: a constant, or a text for each source or kind of mistake. */
function sideShape(samples: readonly Sample[], scope: Scope): Json | undefined {
  const asked = samples.filter(({ values }) => values.source === 'query')
  const others = samples.filter(sample => !asked.includes(sample))
  const [ofQuery, ofBody] = [onlyText(asked), onlyText(others) ?? codesByRule(others)]
  const areKnown = ofQuery !== undefined && ofBody !== undefined
  const bySource = areKnown ? choice({ source: 'query' }, ofQuery, ofBody) : undefined
  return onlyText(samples) ?? mostWritten([bySource, codesByRule(samples)], samples, scope)
}

/** Returns the text that all samples show. Undefined if they differ. */
function onlyText(samples: readonly Sample[]): Json | undefined {
  const [only, ...others] = distinct(samples)
  return others.length === 0 && only !== undefined ? spelled(only) : undefined
}
