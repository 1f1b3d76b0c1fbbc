import { it } from 'vitest'
import type { Link } from '../../src/store/entities.ts'
import { sampled } from '../support/sample.ts'
import type { Rewriting } from './support/faulty-mock.ts'
import { afterwards, asks, chained, form, hidden, idOf, items, partOf } from './support/mock-rewriting.ts'
import { mustBeRed } from './support/must-be-red.ts'

// Faults of updates that only the state before them, or a list after them, shows.

/** Changes the stored link after an update, by what it was before and what the update sent. */
function afterUpdate(
  change: (before: Link, now: Link, sent: ReadonlySet<string>) => Partial<Link>,
): Rewriting {
  let before: Link | undefined
  let sent = new Set<string>()
  const remember: Rewriting = {
    request(plain, { store }) {
      if (!asks(plain, 'links', 'update')) return plain
      before = structuredClone(store.links.get(idOf(plain)))
      const pairs = new URLSearchParams(new TextDecoder().decode(plain.body as Uint8Array))
      sent = new Set([...pairs.keys()].map(partOf))
      return plain
    },
  }
  const apply = afterwards('links', 'update', (id, { store }) => {
    const now = store.links.get(id)
    if (before !== undefined && now !== undefined) store.links.update(id, change(before, now, sent))
  })
  return chained(remember, apply)
}

/** Lists show links by the space that they had before an update which sent nothing else. */
function publishesNoSpace(): Rewriting {
  const stale = new Map<number, number | null>()
  const update = afterUpdate((before, now, sent) => {
    if (sent.size === 1 && sent.has('space_id')) stale.set(now.id, before.space_id)
    else stale.delete(now.id)
    return {}
  })
  return chained(
    update,
    hidden('links', ({ id }, asked) => {
      const space = asked.get('space_id')
      return space !== null && stale.has(Number(id)) && `${stale.get(Number(id))}` !== space
    }),
  )
}

/** A link that is enabled again is listed as active, whenever it expires. */
function activatesEnabled(): Rewriting {
  const enabled = new Set<number>()
  const update = afterUpdate((before, now) => {
    if (before.disabled === 1 && now.disabled === 0) enabled.add(now.id)
    return {}
  })
  return chained(
    update,
    hidden('links', ({ id }, asked) => asked.get('status') === '2' && enabled.has(Number(id))),
  )
}

/** An update of the url and the alias leaves the former alias in the index of searches. */
function indexesUrlAlone(): Rewriting {
  const stale = new Set<number>()
  const update = afterUpdate((before, now) => {
    if (now.alias === before.alias) return {}
    if (now.url === before.url) stale.delete(now.id)
    else stale.add(now.id)
    return {}
  })
  return chained(
    update,
    hidden('links', ({ id }, asked) => asked.get('search_by') === 'alias' && stale.has(Number(id))),
  )
}

/** A link that is enabled is again what it was when it was disabled. */
function restoresEnabled(): Rewriting {
  const disabled = new Map<number, Link>()
  return afterUpdate((before, now) => {
    if (before.disabled === 0 && now.disabled === 1) disabled.set(now.id, structuredClone(now))
    if (before.disabled === 0 || now.disabled === 1) return {}
    const { id: _, alias: __, disabled: ___, ...fields } = disabled.get(now.id) ?? now
    return fields
  })
}

/** A search by url shows a link once for each of its targets. */
const joinsTargets: Rewriting = items('links', (page, asked) =>
  asked.get('search_by') === 'url'
    ? page.flatMap(link => {
        const rows = Object.values(link).filter(Array.isArray).flat().length
        return Array.from({ length: Math.max(1, rows) }, () => link)
      })
    : page,
)

/** Rows with an index above 20 make a list that is no list any more. */
const parsesTwenty = form('links', 'create', pairs => {
  const long = pairs.filter(([name]) => /\[2[1-9]\]/.test(name)).map(([name]) => partOf(name))
  return pairs.filter(([name]) => !long.includes(partOf(name)))
})

const faults: readonly [fault: string, rewriting: Rewriting, red: string][] = [
  [
    'PUT /links/{id} with a shorter url leaves the end of the longer one',
    afterUpdate((before, now) =>
      now.url.length < before.url.length ? { url: now.url + before.url.slice(now.url.length) } : {},
    ),
    'links.update.url',
  ],
  [
    'PUT /links/{id} with another space_id alone detaches the pixels',
    afterUpdate((before, now, sent) =>
      sent.size === 1 && now.space_id !== before.space_id ? { pixel_ids: [] } : {},
    ),
    'links.update.one-field',
  ],
  [
    'PUT /links/{id} without pixel_ids keeps four pixels',
    afterUpdate((before, _, sent) =>
      sent.has('pixel_ids') ? {} : { pixel_ids: before.pixel_ids.slice(0, 4) },
    ),
    'links.update.keeps-pixel-ids',
  ],
  ['PUT /links/{id} space_id=2 alone is not seen by lists', publishesNoSpace(), 'links.update.one-field'],
  ['PUT /links/{id} disabled=0 makes an expired link active', activatesEnabled(), 'links.update.status'],
  [
    'PUT /links/{id} with url and alias is found by its former alias',
    indexesUrlAlone(),
    'links.update.alias-searched',
  ],
  ['PUT /links/{id} disabled=0 undoes changes of a disabled link', restoresEnabled(), 'links.update.status'],
  [
    'PUT /links/{id} with an alias and a domain_id moves the link',
    afterUpdate((before, _, sent) =>
      sent.has('alias') && sent.has('domain_id') ? { domain_id: before.domain_id === 1 ? 2 : 1 } : {},
    ),
    'links.update.domain-id',
  ],
  ['GET /links?search_by=url shows a link for each target', joinsTargets, 'links.create.rotation'],
  ['POST /links loses lists of more than 21 rows', parsesTwenty, 'links.create.rotation'],
]

it.each(sampled(faults, 6))('%s', mustBeRed)
