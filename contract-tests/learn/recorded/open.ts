import { isSet } from '../../../src/dialect/shapes/is-set.ts'
import { isObject, isSame, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import type { ResponseShape, Shape, Shapes, SuccessKind } from '../../../src/dialect/shapes/shapes.ts'
import { isList } from '../../compare/scenario/step.ts'
import { isSuccess } from '../../core/exchange.ts'
import { isJson } from '../../core/json.ts'
import { distance } from '../shapes/fit/names.ts'
import type { ResponsePair } from '../shapes/pairs.ts'

/** A fact that a recording leaves open. */
export interface Open {
  /** Place in the shapes: `link.expiration_url`. */
  path: string
  /** The reason, as a sentence for people. */
  why: string
}

/**
 * Functions by the name of a value. Each returns the construct for a place that was seen only with the JSON
 * `unset`.
 */
type ByName = Readonly<Record<string, (unset: Json) => Json | undefined>>

const plain = (name: string) => (unset: Json) => (unset === null ? `$${name}` : { $: name, unset })
const flag = (name: string) => (unset: Json) => (unset === false ? { $set: name } : undefined)
const list = (name: string) => (unset: Json) => (Array.isArray(unset) ? { $list: name } : undefined)
const each = (names: readonly string[], by: (name: string) => ByName[string]): ByName =>
  Object.fromEntries(names.map(name => [name, by(name)]))

const ofLinks: ByName = {
  ...each(['expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks'], plain),
  ...each(['space_id', 'target_type', 'title'], plain),
  expires_at: unset => ({ $: 'expires_at', time: 'rfc3339', ...(unset !== null && { unset }) }),
  ...each(['password', 'privacy_password'], flag),
  ...each(['pixel_ids', 'country', 'platform', 'language', 'rotation'], list),
}

const addresses = ['prev', 'next'].flatMap(name => [name, `${name}_path`, `${name}_query`])
const ofLists: ByName = each(addresses, plain)

/**
 * Finds places that were never seen with a value. If the name of a place suggests one, the place gets its
 * construct and is reported as open, because the recording does not show how the value is written. Also
 * reports kinds of responses, errors and enum values that were not seen or not often enough.
 */
export function openIn(
  shapes: Shapes,
  pairs: readonly ResponsePair[],
): { shapes: Shapes; open: readonly Open[] } {
  const open: Open[] = []
  const fine = pairs.filter(({ exchange }) => isSuccess(exchange))
  const links = fine.filter(({ resource }) => resource === 'links').flatMap(({ records }) => records)
  const filled = { ...shapes }
  if (isJson(shapes.link)) {
    const whole = completed(shapes.link, { known: unseen(ofLinks, links), at: 'link', open })
    filled.link = withKeys(whole, links, open)
  }
  for (const resource of ['links', 'pixels'] as const) {
    const own = fine.filter(pair => pair.resource === resource)
    for (const { kind, of } of kinds) {
      if (!own.some(of)) open.push({ path: `${resource}.${kind}`, why: 'not in the recording' })
    }
    const lists = own.filter(({ step }) => isList(step)).map(({ values }) => values)
    if (lists.length > 0 && lists.every(({ count, total }) => count === total))
      open.push({ path: `${resource}.list, count`, why: 'never a number different from total' })
    const list = shapes[resource]?.list
    if (list === undefined) continue
    const whole = withBody(list, { known: unseen(ofLists, lists), at: `${resource}.list`, open })
    filled[resource] = { ...shapes[resource], list: whole }
  }
  if (shapes.list !== undefined) {
    const lists = fine.filter(({ step }) => isList(step)).map(({ values }) => values)
    filled.list = withBody(shapes.list, { known: unseen(ofLists, lists), at: 'list', open })
  }
  for (const name of Object.keys(shapes.errors ?? {})) {
    const own = pairs.filter(pair => pair.case === name)
    if (own.length === 1)
      open.push({ path: `errors.${name}`, why: 'seen once, so its text is written as a constant' })
  }
  open.push(...neverSeen(links, filled.link))
  return { shapes: sharedList(filled), open }
}

const kinds: readonly { kind: SuccessKind; of(pair: ResponsePair): boolean }[] = [
  { kind: 'list', of: ({ step }) => isList(step) },
  { kind: 'created', of: ({ step }) => step.method === 'POST' },
  { kind: 'updated', of: ({ step }) => step.method === 'PUT' || step.method === 'PATCH' },
  { kind: 'deleted', of: ({ step }) => step.method === 'DELETE' },
]

/** Returns the entries whose value is unset in all samples. */
function unseen(all: ByName, samples: readonly Values[]): ByName {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !samples.some(one => isSet(one[name]))))
}

interface Around {
  known: ByName
  at: string
  open: Open[]
}

function withBody(response: ResponseShape, around: Around): ResponseShape {
  return !isJson(response.body) ? response : { ...response, body: completed(response.body, around) }
}

function completed(shape: Json, { known, at, open }: Around, path: readonly string[] = []): Json {
  if (isObject(shape) && !Object.keys(shape).some(name => name.startsWith('$')))
    return Object.fromEntries(
      Object.entries(shape).map(([name, part]) => [
        name,
        completed(part, { known, at, open }, [...path, name]),
      ]),
    )
  const isUnset = shape === null || shape === false || shape === '' || shape === 0
  if (!isUnset && !(Array.isArray(shape) && shape.length === 0)) return shape
  const far = (name: string) => distance(path, name)
  const [name] = Object.keys(known)
    .filter(one => far(one) <= 0.5)
    .sort((a, b) => far(a) - far(b))
  const written = name === undefined ? undefined : known[name]?.(shape)
  if (written === undefined) return shape
  open.push({ path: [at, ...path].join('.'), why: `never seen with a value, written as ${name} by its name` })
  return written
}

/**
 * Writes `$key` in a targeting list whose rows all have the same key: the key was fitted as a constant, but
 * other rows may have other keys.
 */
function withKeys(shape: Json, links: readonly Values[], open: Open[]): Json {
  if (Array.isArray(shape)) return shape.map(part => withKeys(part, links, open))
  if (!isObject(shape)) return shape
  const name = shape.$list
  const parts = Object.entries(shape).map(([member, part]) => [member, withKeys(part, links, open)] as const)
  const own = Object.fromEntries(parts)
  if (typeof name !== 'string' || !['country', 'platform', 'language'].includes(name)) return own
  const rows = links.flatMap(one => [one[name] ?? []].flat()).filter(isObject)
  const keys = new Set(rows.map(({ key }) => key))
  const [key = ''] = keys
  const literal = JSON.stringify(key)
  const text = JSON.stringify(own.item ?? null)
  if (keys.size !== 1 || !text.includes(literal)) return own
  open.push({ path: `link, ${name}`, why: 'seen with only one key, assumed to be written unchanged' })
  return { ...own, item: JSON.parse(text.replace(literal, '"$key"')) }
}

const enums = [
  { name: 'disabled', values: [0, 1] },
  { name: 'privacy', values: [0, 1, 2] },
  { name: 'status', values: [1, 2, 3] },
  { name: 'target_type', values: [1, 2, 4] },
] as const

/** Reports the enum values that no record had: how the service writes them is unknown. */
function neverSeen(links: readonly Values[], shape: Shape): Open[] {
  const text = JSON.stringify(shape ?? null)
  return enums.flatMap(({ name, values }): Open[] => {
    const missing = values.filter(value => !links.some(one => one[name] === value))
    const isShown = new RegExp(`"\\$?${name}"`).test(text)
    return isShown && missing.length > 0
      ? [{ path: `link, ${name}`, why: `never seen as ${missing.join(', ')}` }]
      : []
  })
}

/** Moves a list shape that is the same for links and pixels to the top level. */
function sharedList(shapes: Shapes): Shapes {
  const { links, pixels } = shapes
  if (links?.list === undefined || !isSame(links.list, pixels?.list)) return shapes
  const { list, ...ownLinks } = links
  const { list: _, ...ownPixels } = pixels ?? {}
  const { links: _links, pixels: _pixels, ...others } = shapes
  return {
    ...others,
    list,
    ...(Object.keys(ownLinks).length > 0 && { links: ownLinks }),
    ...(Object.keys(ownPixels).length > 0 && { pixels: ownPixels }),
  }
}
