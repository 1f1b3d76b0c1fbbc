import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import { patternOf } from './fit/moments.ts'

/**
 * The shapes of one service with its times in one format where some leave out the zeros at the end of a fraction: of a few
 * times, none may have had one.
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
  return JSON.parse(spelled) as Shapes
}

/** Whether a part of a shape is a time of the service's own clock. */
function isMoment(part: Json): part is { $: string; time: string } {
  return isObject(part) && typeof part.time === 'string' && /(^|\.)(created|updated)_at$/.test(String(part.$))
}
