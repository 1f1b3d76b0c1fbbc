import { ContractBroken, Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { areRows, areTexts, type LinkField, type LinkInput } from '../../discover/input.ts'
import type { FieldValue } from '../../discover/places.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { fixturePixelIds } from '../support/fixture-account.ts'
import { documented, mustSucceed } from '../support/kit.ts'
import { changeLink, linkFixture, rowsFor, target } from '../support/link-fixture.ts'
import { aliasOf, linkUrl } from '../support/new-link.ts'
import { address, tellingly, type Wording } from '../support/sample-values.ts'
import { isChangedTogether } from '../support/shared-updates.ts'
import { mustHold } from '../support/stored.ts'
import { movedIntoSpace, storedByCreatesToo, withEveryPlatform } from './links-update-also.ts'

const after = ['links.update.applied']

const dateAndTime: LinkInput = { expiration_date: '2093-10-26', expiration_time: '20:37' }

/** Section 4.1, update: the fields and values that an update can change, one requirement each. */
export const linkUpdateFieldRequirements: readonly DocumentedRequirement[] = [
  field('url', async (context, wording) => {
    const { marker } = await linkFixture(context)
    if (wording === 'plain') return { url: linkUrl(context, 'changed', marker) }
    // Longer than many database columns.
    const path = wording === 'telling' ? `${marker}/${'a-long-way/'.repeat(20)}` : marker
    return { url: address('changed', wording, path, context.discovered.site) }
  }),
  field('alias', async (context, wording) => ({
    alias: aliasOf(
      wording === 'plain' ? 'changed' : 'ChangedInCapitals',
      (await linkFixture(context)).marker,
      wording,
    ),
  })),
  field('password', () => ({ password: 'secret-changed-1' })),
  movedIntoSpace(
    field('space_id', ({ settings }) => {
      if (settings.spaceIds[1] === undefined)
        throw new Skipped('no space was given: pass two with --space-id')
      return { space_id: settings.spaceIds[1] }
    }),
  ),
  field('pixel_ids', async context => ({ pixel_ids: (await fixturePixelIds(context)).toReversed() }), [
    'pixels.create.stored',
  ]),
  field('privacy_password', () => ({ privacy: '2', privacy_password: 'secret-changed-2' })),
  field('expiration_url', (_, wording) => ({ expiration_url: target('expired', wording) })),
  field('expiration_date', () => ({ expiration_date: '2093-10-26' })),
  storedByCreatesToo(
    field('expiration_time', () => dateAndTime),
    dateAndTime,
  ),
  field('expiration_clicks', () => ({ expiration_clicks: '1091031' })),
  field('country', (_, wording) => ({
    target_type: '1',
    country: rowsFor(['IT', 'ES'], 'country', wording),
  })),
  withEveryPlatform(
    field('platform', (_, wording) => ({
      target_type: '2',
      platform: rowsFor(['Linux', 'Ubuntu'], 'platform', wording),
    })),
  ),
  field('language', (_, wording) => ({ language: rowsFor(['fr', 'it'], 'language', wording) })),
  field('rotation', (_, wording) => ({
    target_type: '4',
    rotation: ['two', 'three', 'one'].map(word => ({ value: target(`rotation-${word}`, wording) })),
  })),
  ...values('disabled', { '1': {}, '0': {} }),
  ...values('privacy', { '1': {}, '2': { privacy_password: 'secret-changed-3' }, '0': {} }),
  ...values('target_type', {
    '2': { platform: rowsFor(['Windows', 'iOS'], 'platform') },
    '4': { rotation: [{ value: target('rotation') }] },
    '1': { country: rowsFor(['SE', 'NO'], 'country') },
    '0': {},
  }),
]

function ignoreBroken(error: unknown): void {
  if (!(error instanceof ContractBroken)) throw error
}

function field(
  name: LinkField,
  fieldsOf: (context: Context, wording: Wording) => LinkInput | Promise<LinkInput>,
  also: readonly string[] = [],
): DocumentedRequirement {
  return documented(`links.update.${name.replaceAll('_', '-')}`, `PUT /links/{id} accepts ${name}`, {
    source: '4.1',
    after: [...after, ...also],
    async run(context) {
      if (await isChangedTogether(context, name)) return
      const before = (await linkFixture(context)).sent[name]
      const { exchange, fixture, sent } = await tellingly(context, ['links', name], async wording =>
        changeLink(context, await fieldsOf(context, wording)),
      )
      const value: FieldValue = sent[name] ?? null
      let shorter: Awaited<ReturnType<typeof changeLink>> | undefined
      mustSucceed(exchange, `an update with ${name}=${brief(value)}`)
      try {
        await mustHold(context, 'links', fixture, name, value)
      } catch (error) {
        // It is open whether a sent list replaces the old list or is merged into it.
        const merged = mergedOf(before, value)
        if (merged === undefined || !(error instanceof ContractBroken)) throw error
        await mustHold(context, 'links', fixture, name, merged).catch(() => {
          throw error
        })
      } finally {
        // Later requirements search for the link by its url. Any search finds a plain url.
        if (name === 'url') shorter = await changeLink(context, await fieldsOf(context, 'plain'))
      }
      // A service that stores parts of a long address may leave some behind.
      if (shorter?.sent.url !== undefined && context.discovered.ok(shorter.exchange))
        await mustHold(context, 'links', fixture, 'url', shorter.sent.url)
    },
  })
}

/** Returns two lists as one. Undefined if they are not lists, or if the second adds nothing to the first. */
function mergedOf(before: FieldValue | undefined, value: FieldValue): FieldValue | undefined {
  const merged =
    areTexts(before) && areTexts(value)
      ? [...new Set([...before, ...value])]
      : areRows(before) && areRows(value)
        ? [...before, ...value]
        : []
  return Array.isArray(before) && merged.length > before.length ? merged : undefined
}

/** Returns one requirement for each allowed value of a field. */
function values(name: LinkField, also: Readonly<Record<string, LinkInput>>): DocumentedRequirement[] {
  return Object.entries(also).map(([value, rest]) =>
    documented(
      `links.update.${name.replaceAll('_', '-')}-${value}`,
      `PUT /links/{id} accepts ${name}=${value}`,
      {
        source: '2.1',
        after,
        async run(context) {
          if (await isChangedTogether(context, name, value)) return
          // Set a different value first, so that the update has to change it. Whether this first update
          // succeeds is not judged.
          const fixture = await linkFixture(context)
          const other = Object.entries(also).find(([one]) => one !== value)
          if (fixture.sent[name] === value && other !== undefined) {
            const [otherValue, more] = other
            await changeLink(context, { [name]: otherValue, ...more }).catch(ignoreBroken)
          }
          const { exchange } = await changeLink(context, { [name]: value, ...rest })
          mustSucceed(exchange, `an update with ${name}=${value}`)
          await mustHold(context, 'links', fixture, name, value)
        },
      },
    ),
  )
}
