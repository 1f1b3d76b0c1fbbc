// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import { choice } from './choice.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { writesUnseenLinks } from './test-fitted.ts'
import { samplesOf, scope } from './test-links.ts'

// Values, texts and groups as real services have them, each under a description.

writesUnseenLinks({
  'a value': { dest: '$url' },
  'a value with another unset': { space: { $: 'space_id', unset: 0 } },
  'a value that is left out': { space: { $: 'space_id', unset: '$absent' } },
  'a number as text': { uid: { $: 'id', as: 'text' } },
  'a number with zeros before it': { uid: { $: 'id', digits: 6 }, mode: { $: 'privacy', digits: 2 } },
  'a boolean': { off: { $: 'disabled', as: 'boolean' } },
  'a boolean, negated': { enabled: { $: 'disabled', as: 'not' } },
  'words for an enum': { privacy: { $: 'privacy', map: { 0: 'public', 1: 'private', 2: 'password' } } },
  'many to one': { live: { $: 'status', map: { 1: true, 2: false, 3: false } } },
  'words and unset': {
    mode: { $: 'target_type', map: { 0: 'NONE', 1: 'GEO', 2: 'OS', 4: 'TURNS' }, unset: 'off' },
  },
  'a flag of a secret': { locked: { $set: 'password' } },
  'the host of its address': { site: { label: '{host}', title: '{host} – untitled' } },
  'a version, and an update time that only updated links have': {
    version: '$version',
    changed: { $if: { updates: 0 }, then: null, else: { $: 'updated_at', time: 'Y-m-dTH:i:s.fZ' } },
  },
  'the address of a domain or a space': {
    domain: '/domains/{domain_id}',
    space: { $text: '/spaces/{space_id}', unset: null },
  },
  'facts about one domain and one space': {
    domain: { id: '$domain_id', is_default: choice({ domain_position: 1 }, true, false) },
    space: choice('space_id', { id: '$space_id', seats: choice({ space_position: 2 }, 14, 17) }, null),
  },
  'one of two texts': { to: { $if: 'expiration_url', then: '$expiration_url', else: '$url' } },
  'a flag as a number': { locked: { $if: 'password', then: 1, else: 0 } },
  'a flag of aliases that clients chose': { custom: { $: 'alias_generated', map: { true: 0, false: 1 } } },
  'a flag as a letter': { gone: { $: 'expired', map: { true: 'Y', false: 'N' } } },
  'a masked secret': { password: { $if: 'password', then: '********' } },
  'an address in the query of another': { qr: 'https://qr.example/?data=https%3A%2F%2F{domain}%2F{alias}' },
  'a secret, or the other secret if the privacy requires it': {
    locked: { $if: ['password', { privacy: 2, privacy_password: '$set' }], then: true, else: false },
  },
  'a word before words for an enum': {
    state: { $concat: ['urn:state:', { $: 'status', map: { 1: 'LIVE', 2: 'OVER', 3: 'OFF' } }] },
  },
  'the start of a text': { hint: { $: 'alias', mask: { first: 2, by: '***' } } },
  'the start of a text, equal in all samples': { hint: { $: 'url', mask: { first: 4, by: '…' } } },
  'the end of a text': { hint: { $: 'title', mask: { last: 4, by: '****' }, unset: '' } },
  'a resource name': { name: 'links/{id}' },
  'an address of the service': { self: '{base}/links/{id}' },
  'a path of the service': { self: '{base_path}/links/{id}' },
  'an address of the service without a space': {
    short: choice('space', 'https://{space}/r/{alias}', '{origin}/r/{alias}'),
  },
  'the address of a page of another host': { help: 'https://help.example/go/v1/' },
  'the path of a domain': { domain: '{base_path}/domains/{domain_id}' },
  // The mock's account has other domain ids. They get what most domains of the server show.
  'a member that depends on the domain': { domain: { isDefault: choice({ domain_id: 1 }, true, false) } },
  'a short address': { share: 'https://{domain}/{alias}' },
  'a short address without scheme': { share: '{domain}/{alias}' },
  'an embedded domain': { domain: { id: '$domain_id', host: '$domain' } },
  'an embedded space': { space: { $if: 'space_id', then: { id: '$space_id', name: '$space' }, else: null } },
  'a group that can be missing': {
    limits: {
      $if: ['expiration_url', 'expiration_clicks'],
      then: { url: '$expiration_url', clicks: '$expiration_clicks' },
    },
  },
  'a constant and a group': {
    kind: 'shortlink',
    attributes: { title: { $: 'title', unset: '' }, hits: '$clicks' },
  },
})

it('fits the address of a link without a domain, on a host that such links share', () => {
  const shared = 'https://short.example'
  const samples = samplesOf('$short_url', 1, 24).map(({ values, json }, index) =>
    index % 3 === 0
      ? { values: { ...values, domain: null, domain_id: null }, json: `${shared}/${values.alias}` }
      : { values, json },
  )
  const unexplained: Place['unexplained'] = []
  expect(fitShape(samples, { scope, path: ['short_url'], unexplained })).toEqual(
    choice('domain', '$short_url', `${shared}/{alias}`),
  )
  expect(unexplained).toEqual([])
})

it('takes no side of a decimal number for a value', () => {
  const samples = [{ values: { version: 2, id: 7 }, json: { VERSION: '2.4', page: 'page 7.2' } }]
  const place: Place = { scope, path: [], unexplained: [] }
  expect(fitShape(samples, place)).toEqual({ VERSION: '2.4', page: 'page 7.2' })
})

it('writes the own address of a service as such in a constant of some records', () => {
  const samples = samplesOf(
    { site: choice({ domain_position: 1 }, '{base}/hosts/go-example', '{base}/hosts/to-example') },
    1,
    45,
  )
  const learned = fitShape(samples, { scope, path: [], unexplained: [] })
  expect(JSON.stringify(learned)).not.toContain('api.example.com')
})
