import { isObject, isSame, type Json } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { explains, type Sample, withoutOpen } from './sample.ts'

/**
 * Whether the known shape of a member that no sample shows writes nothing for all of them: an update time,
 * for example.
 */
function isNowhere(shape: Json, parts: readonly Sample[], scope: Scope): boolean {
  // A shape with `$seen` or `$any` parts always writes something.
  return isSame(withoutOpen(shape), shape) && explains(shape, parts, scope)
}

/**
 * Refits the parts of a shape that do not write these samples. The other parts are preserved, because these
 * samples may be too few to learn them again.
 */
export function refitted(shape: Json, samples: readonly Sample[], place: Place): Json {
  if (explains(shape, samples, place.scope)) return shape
  const isPlain = isObject(shape) && !Object.keys(shape).some(name => /^\$[^$]/.test(name))
  const objects = samples.flatMap(({ json, ...sample }) => (isObject(json) ? [{ ...sample, json }] : []))
  if (!isPlain || objects.length < samples.length) return fitShape(samples, place)
  const shown = objects.flatMap(({ json }) => Object.keys(json))
  const names = new Set([...Object.keys(shape).map(name => name.replace(/^\$\$/, '$')), ...shown])
  const members = [...names].flatMap((name): [string, Json][] => {
    const parts = objects.map(({ json, ...sample }) => ({ ...sample, json: json[name] }))
    const inner = { ...place, path: [...place.path, name] }
    const written = name.startsWith('$') ? `$${name}` : name
    const known = Object.hasOwn(shape, written) ? shape[written] : undefined
    if (known === undefined) return [[written, fitShape(parts, inner)]]
    if (shown.includes(name)) return [[written, refitted(known, parts, inner)]]
    return isNowhere(known, parts, place.scope) ? [[written, known]] : []
  })
  return Object.fromEntries(members)
}
