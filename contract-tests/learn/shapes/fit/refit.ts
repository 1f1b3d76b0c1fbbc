import { isObject, isSame, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
import type { Scope } from '../../../../src/dialect/shapes/scope.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { explains, type Sample, withoutOpen } from './sample.ts'

/** Whether a member that no sample shows is one that none of them has, such as the time of an update. */
function isNowhere(shape: Json, parts: readonly Sample[], scope: Scope): boolean {
  // What is not understood may be anything, but not nothing.
  return isSame(withoutOpen(shape), shape) && explains(shape, parts, scope)
}

/** A shape with other parts where it does not write these samples: fewer of them show less of what goes with what. */
export function refitted(shape: Json, samples: readonly Sample[], place: Place): Json {
  if (explains(shape, samples, place.scope)) return shape
  const isPlain = isObject(shape) && !Object.keys(shape).some(name => /^\$[^$]/.test(name))
  if (!isPlain || !samples.every(({ json }) => isObject(json))) return fitShape(samples, place)
  const shown = samples.flatMap(({ json }) => Object.keys(json as JsonObject))
  const names = new Set([...Object.keys(shape).map(name => name.replace(/^\$\$/, '$')), ...shown])
  const members = [...names].flatMap((name): [string, Json][] => {
    const parts = samples.map(({ json, ...sample }) => ({ ...sample, json: (json as JsonObject)[name] }))
    const inner = { ...place, path: [...place.path, name] }
    const written = name.startsWith('$') ? `$${name}` : name
    const known = Object.hasOwn(shape, written) ? shape[written] : undefined
    if (!shown.includes(name)) return isNowhere(known!, parts, place.scope) ? [[written, known!]] : []
    return [[written, known === undefined ? fitShape(parts, inner) : refitted(known, parts, inner)]]
  })
  return Object.fromEntries(members)
}
