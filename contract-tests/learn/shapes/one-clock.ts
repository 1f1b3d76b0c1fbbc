import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { patternOf } from './fit/moments.ts'

/**
 * Unifies the time formats of a service: if some times leave out the zeros at the end of a fraction, all
 * others get such a format too. A few samples may not show it, because none of them ended with a zero.
 */
export function withOneClock<Shapes extends object>(shapes: Shapes): Shapes {
  const patterns = new Set<string>()
  JSON.stringify(shapes, (_, part: Json) => {
    if (isMoment(part) && patternOf(part.time).includes('x')) patterns.add(patternOf(part.time))
    return part
  })
  if (patterns.size === 0) return shapes
  const spelled = JSON.stringify(shapes, (_, part: Json) => {
    if (!isMoment(part)) return part
    const time = patternOf(part.time).replace(/\.[vufn]/, 'x')
    return patterns.has(time) ? { ...part, time } : part
  })
  return JSON.parse(spelled)
}

/** Whether a part of a shape writes a creation or update time. */
function isMoment(part: Json): part is { $: string; time: string } {
  return isObject(part) && typeof part.time === 'string' && /(^|\.)(created|updated)_at$/.test(String(part.$))
}
