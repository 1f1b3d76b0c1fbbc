import { ContractBroken, Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Input, LinkField, LinkInput } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import type { FieldValue } from '../../discover/places.ts'
import { list } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, mustSucceed } from '../support/kit.ts'
import { aliasOf, linkUrl } from '../support/new-link.ts'
import { heldOf } from '../support/partial-update.ts'
import { change, mustHoldOne, pair, patientOf, richLink, target } from '../support/patient.ts'
import { pixelIds } from '../support/scene.ts'
import { mustHold } from '../support/stored.ts'
import { address, tellingly, type Wording } from '../support/telling.ts'
import { keeps } from './links-keep.ts'
import { changesNoOther } from './links-neighbours.ts'

const after = ['links.update.applied']
/**
 * Section 4.1, update: every field of section 2.1 except domain_id can be changed, and nothing else changes.
 */
export const linkUpdateRequirements: readonly DocumentedRequirement[] = [
  documented('links.update.accepted', 'PUT /links/{id} with a form is accepted', {
    source: '4.1',
    after: ['links.create.stored'],
    async run(context) {
      const patient = await patientOf(context)
      mustSucceed(await update(context, 'links', patient.id, patient.sent), 'an update')
    },
  }),
  documented('links.update.applied', 'PUT /links/{id} changes the link', {
    source: '4.1',
    after: ['links.update.accepted'],
    async run(context) {
      const changes = {
        url: linkUrl(context, 'applied', (await patientOf(context)).marker),
        expiration_url: target('applied'),
        expiration_clicks: '81021',
      }
      const { exchange, patient } = await change(context, changes)
      mustSucceed(exchange, 'an update')
      await mustHoldOne(context, patient, changes)
    },
  }),
  field('url', async (context, wording) => {
    const { marker } = await patientOf(context)
    return {
      url: wording === 'plain' ? linkUrl(context, 'changed', marker) : address('changed', wording, marker),
    }
  }),
  field('alias', async (context, wording) => ({
    alias: aliasOf(
      wording === 'plain' ? 'changed' : 'ChangedInCapitals',
      (await patientOf(context)).marker,
      wording,
    ),
  })),
  field('password', () => ({ password: 'secret-changed-1' })),
  field('space_id', ({ settings }) => {
    if (settings.spaceIds[1] === undefined)
      throw new Skipped('no second space is known: give two with --space-id')
    return { space_id: settings.spaceIds[1] }
  }),
  field('pixel_ids', async context => ({ pixel_ids: (await pixelIds(context)).toReversed() }), [
    'pixels.create.stored',
  ]),
  field('privacy_password', () => ({ privacy: '2', privacy_password: 'secret-changed-2' })),
  field('expiration_url', (_, wording) => ({ expiration_url: target('expired', wording) })),
  field('expiration_date', () => ({ expiration_date: '2093-10-26' })),
  field('expiration_time', () => ({ expiration_date: '2093-10-26', expiration_time: '20:37' })),
  field('expiration_clicks', () => ({ expiration_clicks: '91031' })),
  field('country', (_, wording) => ({ target_type: '1', country: pair(['IT', 'ES'], 'country', wording) })),
  field('platform', (_, wording) => ({
    target_type: '2',
    platform: pair(['Linux', 'Ubuntu'], 'platform', wording),
  })),
  field('language', (_, wording) => ({ language: pair(['fr', 'it'], 'language', wording) })),
  field('rotation', (_, wording) => ({
    target_type: '4',
    rotation: ['two', 'three', 'one'].map(word => ({ value: target(`rotation-${word}`, wording) })),
  })),
  ...values('disabled', { '1': {}, '0': {} }),
  ...values('privacy', { '1': {}, '2': { privacy_password: 'secret-changed-3' }, '0': {} }),
  ...values('target_type', {
    '2': { platform: pair(['Windows', 'iOS'], 'platform') },
    '4': { rotation: [{ value: target('rotation') }] },
    '1': { country: pair(['SE', 'NO'], 'country') },
    '0': {},
  }),
  keeps('domain_id'),
  keeps('alias'),
  documented(
    'links.update.keeps-the-rest',
    'PUT /links/{id} leaves what was sent as it was, field by field',
    {
      source: '4.1',
      after,
      async run(context) {
        const { id, sent } = await richLink(context, 'whole')
        const before = await heldOf(context, id, sent)
        const changed: LinkInput = { ...sent, expiration_url: target('the-rest') }
        const exchange = await update(context, 'links', id, changed)
        mustSucceed(exchange, 'an update')
        const now = await heldOf(context, id, changed)
        for (const [name, held] of before) {
          if (held && now.get(name) === false && !own.has(name))
            throw broken(`${name} to stay ${brief((sent as Input)[name])}`, 'another one', exchange)
        }
      },
    },
  ),
  documented('links.update.other-links', 'PUT /links/{id} changes no other link', {
    source: '4.1',
    after,
    run: changesNoOther,
  }),
  documented('links.update.no-copy', 'PUT /links/{id} makes no second link', {
    source: '4.1',
    after: [...after, 'links.list.search-by-url'],
    async run(context) {
      const before = await patientOf(context)
      const words = `copy-${before.marker}`
      const first = { url: `${context.discovered.prefixes.links}${words}-one` }
      for (const changes of [first, { url: `${context.discovered.prefixes.links}${words}-two` }]) {
        const { exchange } = await change(context, changes, true)
        mustSucceed(exchange, 'an update')
        const found = await list(context, 'links', { search: changes.url, search_by: 'url' })
        const others = found.ids.filter(id => id !== before.id)
        const matching = found.records.filter(record => JSON.stringify(record).includes(words))
        if (others.length > 0 && matching.length > 1)
          throw broken('one link with the url that was sent', `${matching.length} links`, found.exchange)
      }
      const old = await list(context, 'links', { search: first.url, search_by: 'url', per_page: '50' })
      if (old.records.some(record => JSON.stringify(record).includes(`${words}-one`)))
        throw broken('no link with the url from before', 'one that still has it', old.exchange)
    },
  }),
]

/**
 * Fields that keeps-the-rest does not judge: domain_id and alias have requirements of their own, and the
 * requirement itself changes expiration_url. pixel_ids is not judged either.
 */
const own: ReadonlySet<keyof Input> = new Set<keyof Input>([
  'domain_id',
  'alias',
  'pixel_ids',
  'expiration_url',
])

function ignoreBroken(error: unknown): void {
  if (!(error instanceof ContractBroken)) throw error
}

function field(
  name: LinkField,
  fieldsOf: (context: Context, wording: Wording) => LinkInput | Promise<LinkInput>,
  also: readonly string[] = [],
): DocumentedRequirement {
  return documented(`links.update.${name.replaceAll('_', '-')}`, `PUT /links/{id} takes ${name}`, {
    source: '4.1',
    after: [...after, ...also],
    async run(context) {
      const before = (await patientOf(context)).sent[name]
      const { exchange, patient, sent } = await tellingly(context, ['links', name], async wording =>
        change(context, await fieldsOf(context, wording)),
      )
      const value = sent[name] as FieldValue
      mustSucceed(exchange, `an update with ${name}=${brief(value)}`)
      try {
        await mustHold(context, 'links', patient, name, value)
      } catch (error) {
        // It is open whether a sent list replaces the old list or is merged into it.
        if (!Array.isArray(value) || !Array.isArray(before) || !(error instanceof ContractBroken)) throw error
        const merged = [...new Set([...before, ...value])] as FieldValue & readonly unknown[]
        if (merged.length === before.length) throw error
        await mustHold(context, 'links', patient, name, merged).catch(() => {
          throw error
        })
      } finally {
        // Later requirements search for the link by its url. Any search finds a plain url.
        if (name === 'url') await change(context, await fieldsOf(context, 'plain'))
      }
    },
  })
}

function values(name: LinkField, also: Readonly<Record<string, LinkInput>>): DocumentedRequirement[] {
  return Object.entries(also).map(([value, rest]) =>
    documented(
      `links.update.${name.replaceAll('_', '-')}-${value}`,
      `PUT /links/{id} takes ${name}=${value}`,
      {
        source: '2.1',
        after,
        async run(context) {
          // Set a different value first, so that the update has to change it. Whether this first update
          // succeeds is not judged.
          const patient = await patientOf(context)
          if (patient.sent[name] === value) {
            const other = Object.keys(also).find(one => one !== value)!
            await change(context, { [name]: other, ...also[other] }).catch(ignoreBroken)
          }
          const { exchange } = await change(context, { [name]: value, ...rest })
          mustSucceed(exchange, `an update with ${name}=${value}`)
          await mustHold(context, 'links', patient, name, value)
        },
      },
    ),
  )
}
