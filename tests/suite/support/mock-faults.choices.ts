import type { Pair } from '../../../src/wire/plain.ts'
import type { MockFault } from './faulty-mock.ts'
import { asks, deleted, form, idOf, linkOf, pairsOf, partOf } from './mock-rewriting.ts'

const has = (pairs: readonly Pair[], field: string, value?: string) =>
  pairs.some(([name, text]) => partOf(name) === field && (value === undefined || text === value))

/** Writes the fields of a form. */
const formText = (pairs: readonly Pair[]) =>
  String(new URLSearchParams(pairs.map(([name, value]) => [name, value])))

/** Drops a field from forms that meet a condition. */
const droppedIf = (field: string, isDropped: (pairs: readonly Pair[]) => boolean) =>
  form('links', 'create', pairs =>
    isDropped(pairs) ? pairs.filter(([name]) => partOf(name) !== field) : pairs,
  )

/** Faults of links that only some fields, lists or earlier requests show. */
export const choiceMockFaults: readonly MockFault[] = [
  {
    id: 'links.create.private-enabled',
    title: 'a private link is never created disabled',
    breaks: '2.1 disabled: 1 Disabled',
    ...droppedIf('disabled', pairs => has(pairs, 'privacy', '1')),
  },
  {
    id: 'links.create.expiration-url-needs-date',
    title: 'expiration_url is lost without an expiration_date',
    breaks: '2.1 expiration_url: URL used once the link has expired',
    ...droppedIf('expiration_url', pairs => !has(pairs, 'expiration_date')),
  },
  {
    id: 'links.create.first-hour-lost',
    title: 'the minutes of the first hour of a day are lost',
    breaks: '2.1 expiration_time: HH:MM',
    ...form('links', 'create', pairs =>
      pairs.map(
        ([name, value]): Pair => [
          name,
          name === 'expiration_time' ? value.replace(/^00:\d\d$/, '00:00') : value,
        ],
      ),
    ),
  },
  {
    id: 'links.create.alias-in-small-letters',
    title: 'aliases of the second domain are stored in small letters',
    breaks: '2.1 alias: custom alias of the link',
    ...form('links', 'create', pairs =>
      has(pairs, 'domain_id', '2')
        ? pairs.map(([name, value]): Pair => [name, name === 'alias' ? value.toLowerCase() : value])
        : pairs,
    ),
  },
  ...(['expiration_url', 'language', 'space_id', 'password'] as const).map(
    (field): MockFault => ({
      id: `links.create.${field.replaceAll('_', '-')}-of-another`,
      title: `a create without ${field} takes over that of the link before`,
      breaks: `2.1 ${field}: none by default`,
      request(plain, { stored }) {
        if (!asks(plain, 'links', 'create') || !(plain.body instanceof Uint8Array)) return plain
        const pairs = [...new URLSearchParams(new TextDecoder().decode(plain.body))]
        const own = pairs.filter(([name]) => partOf(name) === field)
        const before = new URLSearchParams(stored.get(field)?.body ?? '')
        stored.set(field, { status: 200, headers: {}, body: String(new URLSearchParams(own)) })
        const all = own.length > 0 ? pairs : [...pairs, ...before]
        return { ...plain, body: new TextEncoder().encode(String(new URLSearchParams(all))) }
      },
    }),
  ),
  {
    id: 'links.create.country-rows-of-another',
    title: 'a create with fewer country rows has those of the link before, too',
    breaks: '2.1 country[index][key]: key of entry at position index',
    request(plain, { stored }) {
      if (!asks(plain, 'links', 'create')) return plain
      const pairs = pairsOf(plain)
      if (!has(pairs, 'country')) return plain
      const before = [...new URLSearchParams(stored.get('country')?.body ?? '')]
      const left = before.filter(([name]) => !pairs.some(([one]) => one === name))
      const country = [...pairs, ...left].filter(([name]) => partOf(name) === 'country')
      stored.set('country', { status: 200, headers: {}, body: formText(country) })
      return { ...plain, body: new TextEncoder().encode(formText([...pairs, ...left])) }
    },
  },
  {
    id: 'links.update.wipes-language',
    title: 'an update without language rows removes them',
    breaks: '4.1 update link: takes the form fields of 2.1',
    ...form('links', 'update', pairs => (has(pairs, 'language') ? pairs : [...pairs, ['language', '']])),
  },
  {
    id: 'pixels.delete.deletes-namesakes',
    title: 'the deletion of a pixel deletes those with the same name',
    breaks: '4.2 delete pixel: deletes the pixel',
    request(plain, { store }) {
      const name = asks(plain, 'pixels', 'delete') ? store.pixels.get(idOf(plain))?.name : undefined
      const others = [...store.pixels.values()].filter(one => one.name === name && one.id !== idOf(plain))
      for (const { id } of others) store.pixels.delete(id)
      return plain
    },
  },
  {
    id: 'pixels.delete.deletes-links',
    title: 'the deletion of a pixel deletes the links that use it',
    breaks: '4.2 delete pixel: deletes the pixel',
    request(plain, { store }) {
      if (!asks(plain, 'pixels', 'delete')) return plain
      const using = [...store.links.values()].filter(link => link.pixel_ids.includes(idOf(plain)))
      for (const { id } of using) store.links.delete(id)
      return plain
    },
  },
  {
    id: 'links.update.shared-pixels',
    title: 'an update of the pixels of a link changes those of links that had the same',
    breaks: '4.1 update link: PUT /links/{id} updates that link',
    request(plain, { store }) {
      const link = linkOf(plain, 'update', store)
      const sent = pairsOf(plain).filter(([name]) => partOf(name) === 'pixel_ids')
      if (link === undefined || link.pixel_ids.length === 0 || sent.length === 0) return plain
      const alike = [...store.links.values()].filter(one => one.pixel_ids.join() === link.pixel_ids.join())
      for (const { id } of alike)
        store.links.update(id, { pixel_ids: sent.map(([, value]) => Number(value)) })
      return plain
    },
  },
  {
    id: 'links.update.alias-moves-to-first-domain',
    title: 'an update with a new alias moves the link to the first domain',
    breaks: '2.1 domain_id: used on create',
    request(plain, { store }) {
      const link = linkOf(plain, 'update', store)
      const alias = pairsOf(plain).find(([name]) => name === 'alias')?.[1]
      if (link !== undefined && alias !== undefined && alias !== link.alias)
        store.links.update(link.id, { domain_id: 1 })
      return plain
    },
  },
  {
    id: 'links.update.platform-chrome-os-lost',
    title: 'an update loses the rows of the platform Chrome OS',
    breaks: '2.1 platform[index][key]: Chrome OS is one of the keys; 4.1 update link',
    ...form('links', 'update', pairs => {
      const lost = pairs.find(([name, value]) => name.startsWith('platform[') && value === 'Chrome OS')?.[0]
      const row = lost?.replace(/\[key\]$/, '')
      return row === undefined ? pairs : pairs.filter(([name]) => !name.startsWith(`${row}[`))
    }),
  },
  {
    id: 'links.update.one-field-read-late',
    title: 'a read shows the link of an earlier read until an update sends its url',
    breaks: '4.1 get one link',
    request(plain, { stored }) {
      const isSent =
        plain.body instanceof Uint8Array &&
        has([...new URLSearchParams(new TextDecoder().decode(plain.body))], 'url')
      if (asks(plain, 'links', 'delete') || (asks(plain, 'links', 'update') && isSent))
        stored.delete(plain.path!)
      return plain
    },
    response(plain, made, { stored }) {
      if (!asks(plain, 'links', 'get') || made.status !== 200) return made
      const answered = stored.get(plain.path!) ?? made
      stored.set(plain.path!, answered)
      return answered
    },
  },
  {
    id: 'links.delete.deletes-pixels',
    title: 'the deletion of the last link with a pixel deletes the pixel',
    breaks: '4.1 delete link: deletes the link',
    request(plain, { store }) {
      const link = linkOf(plain, 'delete', store)
      const isUsed = (pixel: number) =>
        [...store.links.values()].some(one => one !== link && one.pixel_ids.includes(pixel))
      for (const pixel of link?.pixel_ids ?? []) if (!isUsed(pixel)) store.pixels.delete(pixel)
      return plain
    },
  },
  ...(['status=0', 'status=3', 'search_by=alias'] as const).map(
    (parameter): MockFault => ({
      id: `links.delete.listed-by-${parameter.replaceAll(/[_=]/g, '-')}`,
      title: `lists with ${parameter} contain deleted links`,
      breaks: '3 status: 0 All, 3 Disabled; 4.1 search_by, delete link',
      response(plain, made, { stored, store }) {
        if (asks(plain, 'links', 'delete') && made.status === 200) stored.set(plain.path!, deleted(plain))
        const isAsked = plain.query?.split('&').includes(parameter)
        if (!asks(plain, 'links', 'list') || made.status !== 200 || !isAsked) return made
        const gone = [...stored.keys()].map(path => ({ id: Number(path.split('/')[2]) }))
        const root = JSON.parse(made.body!) as { data: unknown[] }
        const listed = gone.filter(({ id }) => store.links.get(id) === undefined)
        return { ...made, body: JSON.stringify({ ...root, data: [...listed, ...root.data] }) }
      },
    }),
  ),
]
