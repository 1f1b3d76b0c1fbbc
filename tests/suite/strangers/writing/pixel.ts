import type { Draw } from '../grammar/index.ts'
import { pixelTypes } from '../service/model.ts'
import { commonMembers } from './common.ts'
import { writePixelType } from './enums.ts'
import type { JsonObject } from './json.ts'
import { assemble, type Member, settleNames } from './members.ts'
import type { PixelSubject } from './subject.ts'
import { writeUnset } from './unset.ts'

const plans = new WeakMap<Draw, readonly Member<PixelSubject>[]>()

/** A pixel as a service writes it. */
export function pixelRecord(subject: PixelSubject): JsonObject {
  const members = plans.get(subject.draw) ?? planOf(subject.draw)
  plans.set(subject.draw, members)
  return assemble(members, [], subject)
}

function planOf(draw: Draw): readonly Member<PixelSubject>[] {
  const members: Member<PixelSubject>[] = [
    ...commonMembers<PixelSubject>('pixel', draw, ({ pixel }) => pixel),
    { path: [draw['names.pixel.name']], of: ({ pixel }) => pixel.fields.name },
    {
      path: [draw['names.pixel.type']],
      of: ({ pixel }) => writePixelType(pixel.fields.type, pixelTypes, draw),
    },
    ...valueMembers(draw),
    ...(draw['pixel.links'] === 'count' ? [linkCount] : []),
  ]
  const top = ['names.id', 'extra.object'].map(name => draw[name as 'names.id'] as string)
  const nested = ({ path, ...member }: Member<PixelSubject>) =>
    draw['link.attributes'] === 'nested' && !top.includes(path[0]!) && path[0] !== 'pixel_id'
      ? { ...member, path: ['attributes', ...path] }
      : { ...member, path }
  return settleNames(members.map(nested), draw)
}

const linkCount: Member<PixelSubject> = {
  path: ['links_count'],
  of: ({ pixel, store }) =>
    store.links.rows.filter(({ fields }) => fields.pixel_ids.includes(pixel.id)).length,
}

function valueMembers(draw: Draw): Member<PixelSubject>[] {
  const name = draw['names.pixel.value']
  const form = draw['pixel.value']
  if (form === 'hidden') return []
  return [
    {
      path: form === 'nested' ? ['settings', name] : [name],
      of: ({ pixel: { fields } }) => {
        if (fields.value === null) return writeUnset(draw['unset.pixel-value'])
        return form === 'masked' ? `${fields.value.slice(0, 2)}***` : fields.value
      },
    },
  ]
}
