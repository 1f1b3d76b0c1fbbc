import { addressesOf } from '../../../src/dialect/shapes/addresses.ts'
import { isObject, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { Side } from '../../compare/play.ts'
import { isWholeNumber } from '../../core/match.ts'
import type { Resource } from '../../writes/account.ts'

/** Values for which the mirror's response says nothing about the server. */
const serversOwn = ['domain', 'space', 'short_url', 'created_at', 'updated_at']

/** Translates the values in the mirror's responses to those of the server: ids, markers, addresses. */
export class Translator {
  readonly #server: Side
  readonly #mirror: Side
  readonly #addresses: ReturnType<typeof addressesOf>
  readonly #mirrorPath: string
  /** The server's ids, by the kind and the mirror's id of a record. */
  readonly #ids = new Map<string, Json>()
  /** The server's markers by the mirror's, with and without dashes. */
  readonly #markers = new Map<string, string>()
  readonly #marked: RegExp

  constructor(server: Side, mirror: Side) {
    this.#server = server
    this.#mirror = mirror
    this.#addresses = addressesOf(server.baseUrl)
    this.#mirrorPath = addressesOf(mirror.baseUrl).base_path
    for (const [name, { resource, id, marker }] of mirror.made) {
      const own = server.made.get(name)
      if (own === undefined) continue
      this.#ids.set(`${resource}/${id}`, numbered(own.id))
      this.#markers.set(marker, own.marker)
      this.#markers.set(compact(marker), compact(own.marker))
    }
    const [run, bare] = [mirror.run, compact(mirror.run)]
    this.#marked = new RegExp(`${run}-\\d{4,}|${bare}\\d{4}|${run}|${bare}`, 'g')
  }

  /**
   * Translates an object of values, as the mirror shows them. Anything else has no values.
   * @param sent the path of the request to the server, for the values of a response
   */
  values(shown: Json | undefined, resource: Resource, sent?: string): JsonObject {
    if (!isObject(shown)) return {}
    const own = Object.entries(shown).map(([name, value]) => [name, this.#value(name, value, resource)])
    const all: JsonObject = { ...Object.fromEntries(own), ...this.#addresses }
    const { path } = shown
    if (typeof path !== 'string') return all
    // The id in the path is different on the server.
    if (sent !== undefined) all.path = sent
    for (const name of ['received', 'path_id'])
      if (typeof shown[name] === 'string' && path.endsWith(`/${shown[name]}`))
        all[name] = decodeURIComponent(String(all.path).replace(/^.*\//s, ''))
    return all
  }

  #value(name: string, value: Json, resource: Resource): Json {
    const [server, mirror] = [this.#server, this.#mirror]
    if (value === null) return null
    if (name === 'id') return this.#ids.get(`${resource}/${value}`) ?? null
    if (name === 'domain_id') return accountId(mirror.domainIds, server.domainIds, value)
    if (name === 'space_id') return accountId(mirror.spaceIds, server.spaceIds, value)
    // Names and times on the server differ from those on the mirror. `withServersOwn` adds them later.
    if (serversOwn.includes(name)) return null
    if (name === 'password' || name === 'privacy_password') return value === true ? true : null
    if (typeof value === 'string') return this.#text(value)
    if (!Array.isArray(value)) return value
    const kinds: Record<string, Resource> = { pixel_ids: 'pixels', used_by: 'links' }
    const kind = kinds[name] ?? resource
    return value.map(item => this.#item(item, kind))
  }

  /** The mirror numbers its records in order, so the id of a pixel gives its age. */
  #item(item: Json, kind: Resource): JsonObject {
    const own = this.values(item, kind)
    if (kind !== 'pixels') return own
    const age = isObject(item) ? item.id : undefined
    return age === undefined ? own : { ...own, age }
  }

  #text(value: string): string {
    const below = value.startsWith(`${this.#mirrorPath}/`)
      ? this.#addresses.base_path + value.slice(this.#mirrorPath.length)
      : value
    return below
      .replaceAll(this.#mirror.baseUrl, this.#server.baseUrl)
      .replace(this.#marked, found => this.#marker(found))
      .replace(/\/(links|pixels)\/(\d+)/g, (whole, resource: string, id: string) => {
        const own = this.#ids.get(`${resource}/${id}`)
        return own === undefined ? whole : `/${resource}/${encodeURIComponent(String(own))}`
      })
  }

  #marker(found: string): string {
    const [server, mirror] = [this.#server.run, this.#mirror.run]
    if (found === mirror) return server
    if (found === compact(mirror)) return compact(server)
    const own = this.#markers.get(found)
    if (own !== undefined) return own
    // A marker of a request that created nothing has the same number on both sides.
    return found.startsWith(mirror)
      ? server + found.slice(mirror.length)
      : compact(server) + found.slice(compact(mirror).length)
  }
}

/** Returns the server's id of a domain or space that the user named. */
function accountId(known: readonly string[], own: readonly string[], id: Json): Json {
  const one = own[known.indexOf(String(id))]
  return one === undefined ? null : numbered(one)
}

/** Returns a marker without dashes, as used in aliases. */
function compact(marker: string): string {
  return marker.replaceAll('-', '')
}

/** Returns an id as a number if it is one. */
function numbered(id: string): string | number {
  return isWholeNumber(id) ? Number(id) : id
}
