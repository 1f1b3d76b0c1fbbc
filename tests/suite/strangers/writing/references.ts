import { createHash } from 'node:crypto'
import type { Draw } from '../grammar/index.ts'
import type { Link, Owned } from '../service/model.ts'
import { type Json, styled } from './json.ts'
import type { Member } from './members.ts'
import { idName } from './names.ts'
import { pixelRecord } from './pixel.ts'
import type { LinkSubject } from './subject.ts'
import { writeUnset } from './unset.ts'

/** The value for the id of a domain or a space. */
function idValue(id: string, draw: Draw): Json {
  return draw['ids.references'] === 'number' ? Number(id) : id
}

function writeOwned(
  form: Draw['link.domain'],
  kind: 'domain' | 'space',
  { id, name }: Owned,
  isFirst: boolean,
  draw: Draw,
): Json {
  const own = { [styled(idName(kind, draw), draw)]: idValue(id, draw), [styled('name', draw)]: name }
  switch (form) {
    case 'id':
      return idValue(id, draw)
    case 'text':
    case 'hidden':
      return id
    case 'object':
      return own
    case 'name':
      return name
    case 'embedded':
      return {
        ...own,
        [styled('is_default', draw)]: isFirst,
        [styled('members', draw)]: 2 + name.length,
        settings: { https: true },
      }
    case 'relationship':
      return { data: { type: `${kind}s`, id } }
    case 'address':
      return `${draw['service.path']}/${kind}s/${id}`
  }
}

/** The members that name the domain, the space and the pixels of a link. */
export function referenceMembers(draw: Draw): Member<LinkSubject>[] {
  const path = (form: string, name: string, own: string) =>
    form === 'relationship' ? ['relationships', own] : [name]
  const members: Member<LinkSubject>[] = []
  if (draw['link.domain'] !== 'hidden') {
    members.push({
      path: path(draw['link.domain'], draw['names.domain'], 'domain'),
      of: ({ link, store }) => {
        const domain = store.domains.find(({ id }) => id === link.fields.domain_id)!
        return writeOwned(draw['link.domain'], 'domain', domain, domain === store.domains[0], draw)
      },
    })
  }
  if (draw['link.space'] !== 'hidden') {
    members.push({
      path: path(draw['link.space'], draw['names.space'], 'space'),
      of: ({ link, store }) => {
        const space = store.spaces.find(({ id }) => id === link.fields.space_id)
        if (space !== undefined) {
          return writeOwned(draw['link.space'], 'space', space, space === store.spaces[0], draw)
        }
        return draw['link.space'] === 'relationship' ? { data: null } : writeUnset(draw['unset.space'])
      },
    })
  }
  if (draw['link.pixels'] !== 'hidden') {
    members.push({
      path: path(draw['link.pixels'], draw['names.pixels'], 'pixels'),
      of: subject => writePixels(subject),
    })
  }
  return members
}

/** A list of one pixel may be the pixel itself, as in XML that was converted to JSON. */
function writePixels(subject: LinkSubject): Json | undefined {
  const written = pixelList(subject)
  const isSingle = Array.isArray(written) && written.length === 1
  return isSingle && subject.draw['single.pixels'] === 'pixel' ? written[0] : written
}

function pixelList({ link, ...around }: LinkSubject): Json | undefined {
  const { draw, store } = around
  const pixels = inOrder(link, draw, id => store.pixels.get(id)?.serial ?? 0).flatMap(
    id => store.pixels.get(id) ?? [],
  )
  const form = draw['link.pixels']
  if (form === 'count') return pixels.length
  if (form === 'relationship') return { data: pixels.map(({ id }) => ({ type: 'pixels', id })) }
  if (pixels.length === 0) return writeUnset(draw['unset.pixels'])
  const id = (one: string): Json => (/^\d+$/.test(one) && draw['ids.pixels'] === 'number' ? Number(one) : one)
  switch (form) {
    case 'ids':
      return pixels.map(pixel => id(pixel.id))
    case 'texts':
      return pixels.map(pixel => pixel.id)
    case 'objects':
      return pixels.map(pixel => ({
        [styled(idName('pixel', draw), draw)]: id(pixel.id),
        [styled(draw['names.pixel.name'], draw)]: pixel.fields.name,
      }))
    case 'embedded':
      return pixels.map(pixel => pixelRecord({ ...around, pixel }))
    case 'names':
      return pixels.map(pixel => pixel.fields.name)
    case 'comma':
      return pixels.map(pixel => pixel.id).join(',')
    case 'map':
      return Object.fromEntries(pixels.map(pixel => [pixel.id, pixel.fields.name]))
    case 'hidden':
      return undefined
  }
}

function inOrder({ fields }: Link, draw: Draw, ageOf: (id: string) => number): string[] {
  if (draw['pixels.order'] === 'as-sent') return fields.pixel_ids
  if (draw['pixels.order'] === 'any') return inSetOrder(fields.pixel_ids)
  const sign = draw['pixels.order'] === 'by-age' ? 1 : -1
  return [...fields.pixel_ids].sort((a, b) => sign * (ageOf(a) - ageOf(b)))
}

/** Orders ids by their hashes, as databases order sets. */
function inSetOrder(ids: readonly string[]): string[] {
  const hashOf = (id: string) => createHash('sha1').update(`set ${id}`).digest('hex')
  return [...ids].sort((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
}
