import { leavesOf, wordsOf } from '../../core/match.ts'
import type { ResponsePair } from './pairs.ts'

/** Whether a text without spaces contains a name in any spelling: `?perPage`, `/per_page`. */
function hasName(text: unknown, name: string): boolean {
  if (typeof text !== 'string' || /\s/.test(text)) return false
  return text.split(/[^\w-]+/).some(word => word !== '' && wordsOf(word) === wordsOf(name))
}

/** Returns the pointers at which most bodies about one mistake name the field. */
export function namingPlaces(sure: readonly ResponsePair[]): string[] {
  const single = sure.filter(({ values: { fields } }) => Array.isArray(fields) && fields.length === 1)
  const counts = new Map<string, number>()
  for (const pair of single)
    for (const { pointer, value } of leavesOf(pair.exchange.answer.json))
      if (hasName(value, String(pair.values.field_root))) counts.set(pointer, (counts.get(pointer) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= 3 && count > single.length / 2).map(([place]) => place)
}

/**
 * Whether an error names a parameter or a field of its own request.
 * @param naming the pointers at which errors name fields
 */
export function namesSent({ step, exchange }: ResponsePair, naming: readonly string[]): boolean {
  const query = new URLSearchParams(exchange.request.path.split('?')[1])
  const form = step.form === undefined ? [] : Array.isArray(step.form) ? step.form : Object.entries(step.form)
  const names = [...query.keys(), ...form.map(([name]) => String(name).replace(/\[.*/, ''))]
  return leavesOf(exchange.answer.json).some(
    ({ pointer, value }) => naming.includes(pointer) && names.some(name => hasName(value, name)),
  )
}
