import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Sample } from './sample.ts'

/**
 * Returns an `$any` shape for a place with mostly different values per record, or per row of a list: a second
 * identifier, a hash. Undefined if there are fewer than 5 records or too few different values.
 */
export function opaqueShape(samples: readonly Sample[]): Json | undefined {
  const ids = new Set(samples.map(({ values }) => values.id ?? JSON.stringify(values)))
  const shown = new Set(samples.map(({ json }) => json))
  const [{ json } = {}] = samples
  if (ids.size < 5 || shown.size < ids.size * 0.6) return undefined
  if (typeof json === 'number' && samples.every(one => typeof one.json === 'number'))
    return { $any: 'number', like: json }
  const isWord = (text: unknown) =>
    typeof text === 'string' && /^(?:(?:W\/)?"[^"\s]+"|(?!\/|https?:)[\w.:/+=*~-]+)$/.test(text)
  const isText = json !== undefined && samples.every(one => isWord(one.json))
  return isText ? { $any: 'text', like: json } : undefined
}
