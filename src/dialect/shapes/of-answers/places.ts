import { parsePointer } from '../../pointer.ts'
import { define, isObject, type Json, type JsonObject } from '../json.ts'

/** A member of a record: where it is, and its shape. */
export type Member = [at: string | null, shape: Json]

/** A condition as it is written: `then` is a member of a shape, not a method of a promise. */
export function conditional(condition: Json, held: Json, otherwise: Json): JsonObject {
  return Object.fromEntries([
    ['$if', condition],
    ['then', held],
    ['else', otherwise],
  ])
}

/** The object of members in their places. A place whose members can all be left out is left out with them. */
export function objectInPlaces(members: readonly Member[]): Json {
  const root: Place = { parts: new Map() }
  for (const [at, shape] of members) {
    if (at === null) continue
    let place = root
    const steps = parsePointer(at)
    for (const step of steps.slice(0, -1)) {
      const next = place.parts.get(step)
      const inner = next !== undefined && 'parts' in next ? next : { parts: new Map() }
      place.parts.set(step, inner)
      place = inner
    }
    place.parts.set(steps.at(-1)!, { shape })
  }
  return objectOf(root, true)
}

interface Place {
  parts: Map<string, Place | { shape: Json }>
}

function objectOf(place: Place, isRoot = false): Json {
  const object: JsonObject = {}
  for (const [name, part] of place.parts) {
    define(object, escapeName(name), 'shape' in part ? part.shape : objectOf(part))
  }
  const names = isRoot ? undefined : optionalNames(place)
  return names === undefined ? object : conditional(names, object, '$absent')
}

/** The values that the members of a place show, where each member is left out if its value is unset. */
function optionalNames({ parts }: Place): string[] | undefined {
  const names: string[] = []
  for (const part of parts.values()) {
    const inner = 'shape' in part ? optionalName(part.shape) : optionalNames(part)
    if (inner === undefined) return undefined
    names.push(...inner)
  }
  return names
}

const alwaysSet = [
  'id',
  'url',
  'alias',
  'domain_id',
  'disabled',
  'privacy',
  'clicks',
  'status',
  'created_at',
  'updated_at',
  'short_url',
]

function optionalName(shape: Json): string[] | undefined {
  if (shape === '$absent') return []
  if (!isObject(shape)) return undefined
  const { $: value, $list: list, $map: map, $if: condition } = shape
  const left = 'else' in shape ? shape.else : 'unset' in shape ? shape.unset : shape.empty
  const name = value ?? list ?? map ?? condition
  if (left !== '$absent' || typeof name !== 'string' || alwaysSet.includes(name)) return undefined
  return [name]
}

/** The name of a member as a shape holds it. */
export function escapeName(name: string): string {
  return name.startsWith('$') ? `$${name}` : name
}
