import { unlikeId } from '../writes/ids.ts'
import type { Side } from './play.ts'

/** Replaces ids and texts that differ between two servers with the same behaviour by placeholders. */
export interface References {
  /** The placeholder for an id, such as `{birch}`. Undefined if this run did not create the record. */
  id(resource: 'links' | 'pixels', id: unknown): string | undefined
  domain(id: unknown): string
  space(id: unknown): string
  /** Replaces the run's markers, ids in paths, and the server's addresses in a text. */
  text(text: string): string
}

/** Creates the references of one side. */
export function referencesOf(side: Side): References {
  const names = new Map<string, string>()
  const markers = new Map<string, string>()
  for (const [name, { resource, id, marker }] of side.made) {
    names.set(`${resource}/${unlikeId(id)}`, `{no ${name}}`)
    // Addresses may show a UUID without its dashes.
    names.set(`${resource}/${id.replaceAll('-', '')}`, `{${name}}`)
    names.set(`${resource}/${id}`, `{${name}}`)
    markers.set(marker, name)
  }
  const { host, origin, pathname } = new URL(side.baseUrl)
  const word = side.run.replace(/\W/g, '')
  const marked = new RegExp(`${side.run}-\\d{4}|${word}\\d{4}|${side.run}|${word}`, 'gi')

  function nameOf(text: string): string {
    const [whole, dashless] = [side.run.length, word.length]
    if (text.length === whole || text.length === dashless)
      return text === text.toUpperCase() ? '{RUN}' : '{run}'
    const name = markers.get(`${side.run}-${text.slice(-4)}`)
    const marker = name === undefined ? '{marker}' : `{marker of ${name}}`
    return text === text.toUpperCase() ? marker.toUpperCase() : marker
  }

  return {
    id: (resource, id) => names.get(`${resource}/${id}`),
    domain: id => numbered('domain', side.domainIds, id),
    space: id => numbered('space', side.spaceIds, id),
    text: text =>
      text
        .replaceAll(origin + pathname, '{base}')
        .replaceAll(origin, '{origin}')
        .replaceAll(host, '{host}')
        .replaceAll(pathname, '{path}')
        .replace(marked, nameOf)
        .replace(/\/(links|pixels)\/([^/?#\s"]+)/gi, (whole, resource: string, id: string) => {
          const name = names.get(`${resource.toLowerCase()}/${decodeURIComponent(id)}`)
          return name === undefined ? whole : `/${resource}/${name}`
        }),
  }
}

function numbered(what: string, known: readonly string[], id: unknown): string {
  const index = known.indexOf(String(id))
  return index < 0 ? `{another ${what}}` : `{${what} ${index + 1}}`
}
