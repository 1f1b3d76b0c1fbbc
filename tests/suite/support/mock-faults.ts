import type { Pair } from '../../../src/wire/plain.ts'
import type { MockFault, Rewriting } from './faulty-mock.ts'
import { choiceMockFaults } from './mock-faults.choices.ts'
import { choiceListMockFaults } from './mock-faults.filters.ts'
import { combinedLinkMockFaults } from './mock-faults.links.ts'
import { linkListMockFaults } from './mock-faults.lists.ts'
import { linkMomentMockFaults } from './mock-faults.moments.ts'
import { pixelListMockFaults, pixelMockFaults } from './mock-faults.pixels.ts'
import { sharedFaults } from './mock-faults.shared.ts'
import {
  afterwards,
  asHtml,
  asks,
  cutShort,
  dropped,
  form,
  idBefore,
  known,
  leaks,
  partOf,
  type Resource,
  refuse,
  replaced,
  sends,
  stores,
  written,
} from './mock-rewriting.ts'

const onCreate = [
  ...['domain_id', 'alias', 'password', 'space_id', 'pixel_ids', 'disabled', 'privacy', 'privacy_password'],
  ...['expiration_url', 'expiration_date', 'expiration_time', 'expiration_clicks'],
  ...['target_type', 'country', 'platform', 'language', 'rotation'],
]

/** Fields that the fixture servers lose too, and others. */
const onUpdate = [
  'url',
  'alias',
  'disabled',
  'privacy',
  'pixel_ids',
  'expiration_date',
  'target_type',
  'country',
]

const alsoOnUpdate = onCreate.filter(field => field !== 'domain_id' && !onUpdate.includes(field))

/** Only index 0 of each list in a form arrives. */
const firstOnly = (pairs: Pair[]): Pair[] => {
  const seen = new Set<string>()
  return pairs.filter(([name]) => {
    if (!name.endsWith('[]')) return !/\[[1-9]\d*\]/.test(name)
    return !seen.has(name) && seen.add(name)
  })
}

/** Reverses the indexes of rotation rows. */
const reordered = (pairs: Pair[]): Pair[] => {
  const last = pairs.filter(([name]) => partOf(name) === 'rotation').length - 1
  return pairs.map(([name, value]) => [
    name.replace(/^rotation\[(\d+)\]/, (_, index) => `rotation[${last - index}]`),
    value,
  ])
}

function unlessGiven(name: string, value: string): Rewriting {
  return form('links', 'create', pairs =>
    pairs.some(([one]) => one === name) ? pairs : [...pairs, [name, value]],
  )
}

/** A get returns a link as it was created. */
const staleLink: Rewriting = {
  response(plain, made, { stored }) {
    if (made.status !== 200) return made
    if (asks(plain, 'links', 'create')) stored.set(`/links/${JSON.parse(made.body!).data.id}`, made)
    return (asks(plain, 'links', 'get') && stored.get(plain.path!)) || made
  },
}

const linkMockFaults: readonly MockFault[] = [
  known('links.get.stale-after-update', staleLink),
  known('links.get.leaks-password', leaks('get', 'password')),
  known('links.get.content-type-html', written('links', 'get', asHtml)),
  known('links.get.malformed-json', written('links', 'get', cutShort)),
  ...onCreate.map(field => known(`links.create.drops-${field}`, dropped('links', 'create', field))),
  known('links.create.ignores-domain-synonym', dropped('links', 'create', 'domain')),
  known(
    'links.create.ignores-pixel-ids-unindexed',
    dropped('links', 'create', name => name === 'pixel_ids[]'),
  ),
  known(
    'links.create.ignores-pixel-ids-indexed',
    dropped('links', 'create', name => /^pixel_ids\[\d+\]$/.test(name)),
  ),
  known(
    'links.create.keeps-first-pixel-only',
    form('links', 'create', pairs =>
      firstOnly(pairs.filter(([name]) => partOf(name) === 'pixel_ids')).concat(
        pairs.filter(([name]) => partOf(name) !== 'pixel_ids'),
      ),
    ),
  ),
  known('links.create.rows-reordered', form('links', 'create', reordered)),
  known('links.create.keeps-first-row-only', form('links', 'create', firstOnly)),
  known('links.create.disabled-1-refused', refuse('links', 'create', 422, sends('disabled', '1'))),
  known('links.create.privacy-1-fails', refuse('links', 'create', 500, sends('privacy', '1'))),
  known('links.create.privacy-2-refused', refuse('links', 'create', 422, sends('privacy', '2'))),
  known('links.create.privacy-2-stored-as-1', replaced('links', 'privacy', '2', '1')),
  known('links.create.target-type-4-refused', refuse('links', 'create', 422, sends('target_type', '4'))),
  known('links.create.target-type-1-stored-as-2', replaced('links', 'target_type', '1', '2')),
  known(
    'links.create.platform-chrome-os-refused',
    refuse('links', 'create', 422, sends('platform', 'Chrome OS')),
  ),
  known('links.create.disabled-by-default', unlessGiven('disabled', '1')),
  known('links.create.private-by-default', unlessGiven('privacy', '1')),
  known('links.create.leaks-password', leaks('create', 'password')),
  ...onUpdate.map(field => known(`links.update.drops-${field}`, dropped('links', 'update', field))),
  ...alsoOnUpdate.map(field => ({
    id: `links.update.drops-${field}`,
    title: `${field} is accepted on update and not stored`,
    breaks: '4.1 update link: takes the form fields of 2.1 except domain_id',
    ...dropped('links', 'update', field),
  })),
  known(
    'links.update.changes-domain',
    stores('links', 'update', ({ domain_id }) => ({ domain_id: domain_id === 1 ? 2 : 1 })),
  ),
  known(
    'links.update.changes-alias',
    stores('links', 'update', ({ id }) => ({ alias: `moved-${id}` })),
  ),
  known(
    'links.update.clears-pixels',
    stores('links', 'update', () => ({ pixel_ids: [] })),
  ),
  known(
    'links.update.creates-copy',
    afterwards('links', 'update', (id, { store: { links } }) => {
      const copy = links.nextId()
      links.insert({ ...links.get(id)!, id: copy, alias: `copy-${copy}` })
    }),
  ),
  known(
    'links.update.changes-other-record',
    afterwards('links', 'update', (id, { store }) => {
      const other = idBefore(store, 'links', id)
      if (other !== undefined) store.links.update(other, { url: 'https://elsewhere.example.com/' })
    }),
  ),
  known('links.update.method-refused', refuse('links', 'update', 405)),
  {
    id: 'links.update.platform-chrome-os-refused',
    title: 'an update refuses the platform Chrome OS',
    breaks: '2.1 platform[index][key]: Chrome OS is one of the keys; 4.1 update link',
    ...refuse('links', 'update', 422, sends('platform', 'Chrome OS')),
  },
  known('links.update.disabled-1-fails', refuse('links', 'update', 500, sends('disabled', '1'))),
]

function reencoded(edit: (body: string) => string): Rewriting {
  return {
    request: plain =>
      plain.body instanceof Uint8Array
        ? { ...plain, body: new TextEncoder().encode(edit(new TextDecoder().decode(plain.body))) }
        : plain,
  }
}

const generalMockFaults: readonly MockFault[] = [
  known(
    'http.form-plus-kept',
    reencoded(body => body.replaceAll('+', '%2B')),
  ),
  known(
    'http.form-utf8-mangled',
    // Each byte becomes the two bytes of its Latin-1 character in UTF-8.
    reencoded(body =>
      body.replace(/%([89A-F][\dA-F])/gi, (_, byte) =>
        encodeURIComponent(String.fromCharCode(Number.parseInt(byte, 16))),
      ),
    ),
  ),
  known('auth.bearer-refused', {
    request: plain => ({
      ...plain,
      header: name =>
        name === 'authorization' ? plain.header(name)?.slice('Bearer '.length) : plain.header(name),
    }),
  }),
]

function sharedOf(resource: Resource): MockFault[] {
  return Object.entries(sharedFaults(resource)).map(([end, rewriting]) =>
    known(`${resource}.${end}`, rewriting),
  )
}

/** Every fault of the mock. */
export const mockFaults: readonly MockFault[] = [
  ...linkListMockFaults,
  ...linkMockFaults,
  ...combinedLinkMockFaults,
  ...linkMomentMockFaults,
  ...choiceMockFaults,
  ...choiceListMockFaults,
  ...pixelListMockFaults,
  ...pixelMockFaults,
  ...sharedOf('links'),
  ...sharedOf('pixels'),
  ...generalMockFaults,
]
