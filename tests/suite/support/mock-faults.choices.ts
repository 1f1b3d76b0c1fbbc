import type { Pair } from '../../../src/wire/plain.ts'
import type { MockFault } from './faulty-mock.ts'
import { asks, deleted, form, idOf, items, pairsOf, partOf, query } from './mock-rewriting.ts'

const has = (pairs: readonly Pair[], field: string, value?: string) =>
  pairs.some(([name, text]) => partOf(name) === field && (value === undefined || text === value))

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
    id: 'links.update.alias-moves-to-first-domain',
    title: 'an update with a new alias moves the link to the first domain',
    breaks: '2.1 domain_id: used on create',
    request(plain, { store }) {
      const link = asks(plain, 'links', 'update') ? store.links.get(idOf(plain)) : undefined
      const alias = pairsOf(plain).find(([name]) => name === 'alias')?.[1]
      if (link !== undefined && alias !== undefined && alias !== link.alias)
        store.links.update(link.id, { domain_id: 1 })
      return plain
    },
  },
  ...(['space_id', 'domain_id', 'pixel_id'] as const).map(
    (filter): MockFault => ({
      id: `links.list.status-0-with-${filter.replace('_', '-')}-is-active`,
      title: `status=0 with ${filter} lists only active links`,
      breaks: '4.1 status: 0 All',
      ...query('links', asked => {
        if (asked.has(filter) && asked.get('status') === '0') asked.set('status', '1')
      }),
    }),
  ),
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
      const link = asks(plain, 'links', 'delete') ? store.links.get(idOf(plain)) : undefined
      const isUsed = (pixel: number) =>
        [...store.links.values()].some(one => one !== link && one.pixel_ids.includes(pixel))
      for (const pixel of link?.pixel_ids ?? []) if (!isUsed(pixel)) store.pixels.delete(pixel)
      return plain
    },
  },
  ...(['0', '3'] as const).map(
    (status): MockFault => ({
      id: `links.delete.listed-by-status-${status}`,
      title: `lists by status=${status} contain deleted links`,
      breaks: '3 status: 0 All, 3 Disabled; 4.1 delete link',
      response(plain, made, { stored, store }) {
        if (asks(plain, 'links', 'delete') && made.status === 200) stored.set(plain.path!, deleted(plain))
        const isAsked = new URLSearchParams(plain.query).get('status') === status
        if (!asks(plain, 'links', 'list') || made.status !== 200 || !isAsked) return made
        const gone = [...stored.keys()].map(path => ({ id: Number(path.split('/')[2]) }))
        const root = JSON.parse(made.body!) as { data: unknown[] }
        const listed = gone.filter(({ id }) => store.links.get(id) === undefined)
        return { ...made, body: JSON.stringify({ ...root, data: [...listed, ...root.data] }) }
      },
    }),
  ),
  {
    id: 'links.list.page-by-title-late',
    title: 'the second page by title begins with the link after its first',
    breaks: '4.1 list links: sort_by=title',
    ...items('links', (page, parameters) =>
      parameters.get('sort_by') === 'title' && Number(parameters.get('page') ?? 1) > 1 ? page.slice(1) : page,
    ),
  },
  {
    id: 'links.list.default-size-filtered',
    title: 'a list by space without per_page has 10 links',
    breaks: '8 per_page: 25 by default',
    ...items('links', (page, parameters) =>
      parameters.has('space_id') && !parameters.has('per_page') ? page.slice(0, 10) : page,
    ),
  },
  {
    id: 'links.list.ties-skipped',
    title: 'the second page by clicks begins with links of fewer clicks than the first page ends with',
    breaks: '4.1 list links: sort_by=clicks',
    ...items('links', (page, parameters) =>
      parameters.get('sort_by') === 'clicks' && Number(parameters.get('page') ?? 1) > 1
        ? page.filter(({ clicks }) => clicks !== page[0]?.clicks)
        : page,
    ),
  },
]
