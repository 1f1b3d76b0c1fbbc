import { isObject, isSame, type Json, type JsonObject } from '../../../../src/dialect/shapes/json.ts'
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
 * Returns the member that wraps the record in all samples: `node` in `{ cursor, node: { … } }`. It has more of the
 * shape's members than the object around it. Undefined if there is none.
 */
function wrapperIn(shape: JsonObject, objects: readonly JsonObject[]): string | undefined {
  const likeness = (value: unknown) =>
    isObject(value) ? Object.keys(value).filter(name => Object.hasOwn(shape, name)).length : 0
  const least = (values: readonly unknown[]) => Math.min(...values.map(likeness))
  const names = Object.keys(objects[0] ?? {}).filter(name => !Object.hasOwn(shape, name))
  return names.find(name => least(objects.map(json => json[name])) > least(objects))
}

/**
 * Refits the parts of a shape that do not write these samples. The other parts are preserved, because these
 * samples may be too few to learn them again. The record may be wrapped in a member of the samples.
 */
export function refitted(shape: Json, samples: readonly Sample[], place: Place): Json {
  if (explains(shape, samples, place.scope)) return shape
  const isPlain = isObject(shape) && !Object.keys(shape).some(name => /^\$[^$]/.test(name))
  const objects = samples.flatMap(({ json, ...sample }) => (isObject(json) ? [{ ...sample, json }] : []))
  if (!isPlain || objects.length < samples.length) return fitShape(samples, place)
  const wrapper = wrapperIn(
    shape,
    objects.map(({ json }) => json),
  )
  const shown = objects.flatMap(({ json }) => Object.keys(json))
  const own = wrapper === undefined ? Object.keys(shape).map(name => name.replace(/^\$\$/, '$')) : []
  const names = new Set([...own, ...shown])
  const members = [...names].flatMap((name): [string, Json][] => {
    const parts = objects.map(({ json, ...sample }) => ({ ...sample, json: json[name] }))
    const inner = { ...place, path: [...place.path, name] }
    const written = name.startsWith('$') ? `$${name}` : name
    if (name === wrapper) return [[written, refitted(shape, parts, inner)]]
    const known = wrapper === undefined && Object.hasOwn(shape, written) ? shape[written] : undefined
    if (known === undefined) return [[written, fitShape(parts, inner)]]
    if (shown.includes(name)) return [[written, refitted(known, parts, inner)]]
    return isNowhere(known, parts, place.scope) ? [[written, known]] : []
  })
  return Object.fromEntries(members)
}
