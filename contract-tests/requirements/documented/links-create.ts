import { Skipped } from '../../core/errors.ts'
import { carries } from '../../core/marker.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { type LinkField, type LinkInput, platformKeys } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import type { FieldValue } from '../../discover/places.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { inTheNoonHour, lastOfYear } from '../support/calendar.ts'
import { fixturePixelIds } from '../support/fixture-account.ts'
import { broken, documented, mustBeKnown, mustSucceed } from '../support/kit.ts'
import { bareLink, createWith, linkUrl, rows, rowsWith } from '../support/new-link.ts'
import { address, tellingly, type Wording } from '../support/sample-values.ts'
import { isStoredTogether } from '../support/shared-links.ts'
import { leaveSpare } from '../support/spares.ts'
import { mustBeThere, mustHold } from '../support/stored.ts'
import { combinesFields } from './fields-combine.ts'
import { pairsFields } from './fields-paired.ts'
import { staysApart } from './links-apart.ts'
import { byDefault } from './links-defaults.ts'
import { platformKey } from './links-platforms.ts'
import { inOrderOfNumbers } from './long-lists.ts'

const after = ['links.create.stored']

/** Section 4.1, create: the accepted fields and values, one requirement each. */
export const linkCreateRequirements: readonly DocumentedRequirement[] = [
  documented('links.create.accepted', 'POST /links with a url (and a domain) creates a link', {
    source: '4.1',
    after: ['links.list.answers'],
    async run(context) {
      mustSucceed((await bareLink(context)).exchange, 'a link')
    },
  }),
  documented('links.create.stored', 'A created link can be read or is listed', {
    source: '4.1',
    after: ['links.create.accepted'],
    async run(context) {
      const made = await bareLink(context)
      await mustBeThere(context, 'links', made)
    },
  }),
  field('url', 'destination', () => ({})),
  field('alias', 'alias', (_, wording) => ({ alias: wording === 'plain' ? 'alias' : 'AliasInCapitals' })),
  field('domain_id', 'domain_id', ({ settings }) =>
    pick('domain_id', settings.domainIds.at(-1), '--domain-id'),
  ),
  field('domain', 'domain, the name in the create example', ({ settings }) =>
    pick('domain', settings.domainIds.at(-1), '--domain-id'),
  ),
  field('password', 'password', () => ({ password: 'secret-word-1' })),
  field('space_id', 'space_id', ({ settings }) => pick('space_id', settings.spaceIds.at(-1), '--space-id')),
  field('privacy_password', 'privacy_password', () => ({ privacy: '2', privacy_password: 'secret-word-2' })),
  field('expiration_url', 'expiration_url', (_, wording) => ({
    expiration_url: address('expired', wording),
  })),
  field('expiration_date', 'expiration_date', () => ({ expiration_date: lastOfYear })),
  field('expiration_time', 'expiration_time', () => ({
    expiration_date: lastOfYear,
    expiration_time: '21:43',
  })),
  value('expiration_time', inTheNoonHour, { expiration_date: '2091-11-28' }, 'noon'),
  field('expiration_clicks', 'expiration_clicks', () => ({ expiration_clicks: '73019' })),
  field('country', 'country rows', (_, wording) => ({
    target_type: '1',
    country: rowsWith(wording).country,
  })),
  field('platform', 'platform rows', (_, wording) => ({
    target_type: '2',
    platform: rowsWith(wording).platform,
  })),
  field('language', 'language rows', (_, wording) => ({
    target_type: '1',
    country: rows.country,
    language: rowsWith(wording).language,
  })),
  inOrderOfNumbers(
    field('rotation', 'rotation rows in their order', (_, wording) => ({
      target_type: '4',
      rotation: rowsWith(wording).rotation,
    })),
  ),
  ...values('disabled', { '0': {}, '1': {} }),
  ...values('privacy', { '0': {}, '1': {}, '2': { privacy_password: 'secret-word-3' } }),
  ...values('target_type', {
    '0': {},
    '1': { country: rows.country },
    '2': { platform: rows.platform },
    '4': { rotation: rows.rotation },
  }),
  ...platformKeys.map(platformKey),
  pixels('indexed', 'pixel_ids[0]=…&pixel_ids[1]=…'),
  pixels('unindexed', 'pixel_ids[]=…&pixel_ids[]=…'),
  byDefault('disabled', 'Active'),
  byDefault('privacy', 'Public'),
  combinesFields.creates,
  pairsFields.creates,
  staysApart,
]

function pick(name: LinkField, id: string | undefined, option: string): LinkInput {
  if (id === undefined) throw new Skipped(`no id was given: pass one with ${option}`)
  return { [name]: id }
}

function field(
  name: LinkField,
  words: string,
  fieldsOf: (context: Context, wording: Wording) => LinkInput,
): DocumentedRequirement {
  return documented(`links.create.${name.replaceAll('_', '-')}`, `POST /links accepts ${words}`, {
    source: name === 'domain' ? '2.1' : '4.1',
    after,
    async run(context) {
      // Throws if a setting that the field needs is missing.
      fieldsOf(context, 'plain')
      if (await isStoredTogether(context, name)) return
      const made = await tellingly(context, ['links', name], wording =>
        createWith(context, name, fieldsOf(context, wording), wording),
      )
      const value: FieldValue = made.sent[name] ?? null
      mustSucceed(made.exchange, `a link with ${name}=${brief(value)}`)
      const subject = { id: mustBeKnown(made.id, 'a link'), sent: made.sent }
      await mustHold(context, 'links', subject, name === 'domain' ? 'domain_id' : name, value)
    },
  })
}

/** Returns one requirement for each allowed value of a field. */
function values(name: LinkField, also: Readonly<Record<string, LinkInput>>): DocumentedRequirement[] {
  return Object.entries(also).map(([sent, rest]) => value(name, sent, rest))
}

/** Returns a requirement for a value of a field. `word` names the value in its id. */
function value(name: LinkField, sent: string, rest: LinkInput, word = sent): DocumentedRequirement {
  const id = `links.create.${name.replaceAll('_', '-')}-${word}`
  return documented(id, `POST /links accepts ${name}=${sent}`, {
    source: '2.1',
    after,
    async run(context) {
      if (await isStoredTogether(context, name, { value: sent })) return
      const made = await createWith(context, `${name}-${word}`, { [name]: sent, ...rest })
      mustSucceed(made.exchange, `a link with ${name}=${sent}`)
      const subject = { id: mustBeKnown(made.id, 'a link'), sent: made.sent }
      await mustHold(context, 'links', subject, name, sent)
    },
  })
}

function pixels(spelling: 'indexed' | 'unindexed', words: string): DocumentedRequirement {
  return documented(`links.create.pixel-ids-${spelling}`, `POST /links accepts ${words}`, {
    source: '2.1',
    after: [...after, 'pixels.create.stored'],
    async run(context) {
      const ids = await fixturePixelIds(context)
      if (await isStoredTogether(context, 'pixel_ids', { spelling })) return
      const made = await create(
        context,
        'links',
        marker => ({ url: linkUrl(context, 'pixels', marker), pixel_ids: ids }),
        spelling,
      )
      mustSucceed(made.exchange, `a link with ${words}`)
      await mustHold(
        context,
        'links',
        { id: mustBeKnown(made.id, 'a link'), sent: made.sent },
        'pixel_ids',
        ids,
      )
    },
  })
}

/** Requirements about the lists in which a created link must appear. */
export const linkListedRequirements: readonly DocumentedRequirement[] = [
  documented('links.list.shows-created', 'GET /links shows a link that was created', {
    source: '4.1',
    after: ['links.list.json', ...after],
    async run(context) {
      const made = await bareLink(context)
      const id = mustBeKnown(made.id, 'a link')
      const newest = await list(context, 'links', { per_page: '100' })
      if (newest.ids.includes(id)) return
      const found = await list(context, 'links', { search: made.sent.url ?? '', search_by: 'url' })
      if (!found.ids.includes(id))
        throw broken('the created link in the list', 'a list without it', newest.exchange)
    },
  }),
  documented(
    'links.list.fresh-after-create',
    'GET /links shows a new link even if the list was read just before',
    {
      source: '4.1',
      after: ['links.list.shows-created', 'links.list.search-by-url'],
      async run(context) {
        const { discovered } = context
        const host = `https://fresh.${discovered.site}/`
        const query = { search: host, search_by: 'url' }
        await list(context, 'links', query)
        const made = await create(context, 'links', marker => ({ url: `${host}${marker}` }))
        mustSucceed(made.exchange, 'a link')
        const again = await list(context, 'links', discovered.narrows.links ? query : {})
        if (!again.records.some(record => carries(record, made.marker)) && !again.ids.includes(made.id ?? ''))
          throw broken('the new link in the list', 'the list as it was before', again.exchange)
        leaveSpare(context, 'links', made)
      },
    },
  ),
]
