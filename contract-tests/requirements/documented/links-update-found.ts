import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkField, LinkInput } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import type { FieldValue } from '../../discover/places.ts'
import { list, narrowing, type Query } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { anyFixturePixelIds } from '../support/fixture-account.ts'
import { broken, documented, mustBeKnown, mustSucceed } from '../support/kit.ts'
import { changeLink, linkFixture, target } from '../support/link-fixture.ts'
import { queryWords } from '../support/list-judge.ts'
import { createWith, linkUrl } from '../support/new-link.ts'
import { partialUpdate } from '../support/partial-update.ts'
import { plainAlias } from '../support/sample-values.ts'
import { holds, holdsIfShown, mustHold } from '../support/stored.ts'

/**
 * Section 4.1, list: searches and filters find a link by the values that it has now. Services with an index or a cache
 * of their own may find it by those that it had before.
 */
export const foundAfterUpdates: readonly DocumentedRequirement[] = [
  documented('links.update.alias-searched', 'GET /links finds a changed link by its new alias alone', {
    source: '4.1',
    after: ['links.update.alias', 'links.list.search-by-alias'],
    async run(context) {
      const { marker } = await linkFixture(context)
      const before = plainAlias('former', marker)
      // The first change is that of the url, too; the second one is that of the alias alone.
      await change(context, { alias: before })
      if (await holdsNow(context, 'alias', before))
        await mustBeFound(context, { search: before, search_by: 'alias' })
      const now = await changeAlias(context, plainAlias('latter', marker))
      const { id, sent } = await linkFixture(context)
      await mustHold(context, 'links', { id, sent }, 'alias', now)
      await mustBeFound(context, { search: now, search_by: 'alias' })
      await mustNotBeFound(context, { search: before, search_by: 'alias' })
    },
  }),
  documented('links.update.filtered', 'GET /links filters a changed link by its new values alone', {
    source: '4.1',
    after: ['links.update.applied', 'links.list.pixel-id', 'links.list.status-1', 'links.list.status-3'],
    async run(context) {
      const [one, other] = await anyFixturePixelIds(context)
      const [space, elsewhere] = context.settings.spaceIds
      const isMoved = elsewhere !== undefined
      await change(context, {
        disabled: '1',
        ...(one !== undefined && { pixel_ids: [one] }),
        ...(isMoved && { space_id: space }),
      })
      const changes: LinkInput = {
        disabled: '0',
        ...(other !== undefined && { pixel_ids: [other] }),
        ...(isMoved && { space_id: elsewhere }),
      }
      await change(context, changes)
      const are = async (name: 'disabled' | 'pixel_ids' | 'space_id') =>
        changes[name] !== undefined && (await holdsNow(context, name, changes[name]))
      // Where links do not show their pixels, an update may have added one without detaching the other.
      const showsPixels = context.discovered.place('links', 'pixel_ids')?.proven === true
      const filters: [now: Query, before: Query | undefined, isThere: boolean][] = [
        [{ status: '1' }, { status: '3' }, await are('disabled')],
        [
          { pixel_id: other ?? '' },
          showsPixels ? { pixel_id: one ?? '' } : undefined,
          await are('pixel_ids'),
        ],
        [{ space_id: elsewhere ?? '' }, { space_id: space ?? '' }, await are('space_id')],
      ]
      const changed = filters.filter(([, , isThere]) => isThere)
      await mustBeFound(context, Object.assign({}, ...changed.map(([now]) => now)))
      for (const [, before] of changed) if (before !== undefined) await mustNotBeFound(context, before)
    },
  }),
  documented('links.update.status', 'GET /links?status=2 lists a link that an update makes expire', {
    source: '3',
    after: ['links.update.applied', 'links.list.status-2', 'links.update.expiration-date'],
    discovers: ['refusals', 'links.fields', 'links.expiry'],
    async run(context) {
      const { input } = context.discovered.expiredBy ?? {}
      if (input === undefined) throw new Skipped('no way to create an expired link was found')
      // Without `disabled`, which may be what makes a service compute the status.
      const made = await createWith(context, 'to_expire', {})
      const link = { id: mustBeKnown(made.id, 'a link'), sent: { ...made.sent, ...input } }
      if (!context.discovered.ok(await update(context, 'links', link.id, link.sent)))
        throw new Skipped('an update with a date that has passed is refused')
      await mustBeListedAsExpired(context, link, input)
      const isKept = await keepsExpiration(context)
      const whileDisabled = { ...link.sent, expiration_url: target('while-disabled') }
      const enabled = { ...(isKept ? { url: link.sent.url ?? '' } : whileDisabled), disabled: '0' }
      const disables = await update(context, 'links', link.id, { ...link.sent, disabled: '1' })
      const isShown = context.discovered.ok(disables) ? await isDisabled(context, link) : undefined
      if (isShown === false && (await showsBoth(context, input)))
        throw broken('an expired link to be disabled by an update', 'a link that is not', disables)
      const changes = await update(context, 'links', link.id, { ...whileDisabled, disabled: '1' })
      const enables = await update(context, 'links', link.id, enabled)
      if (![disables, changes, enables].every(exchange => context.discovered.ok(exchange))) return
      await mustBeListedAsExpired(context, link, input)
      const { expiration_url: value = '' } = whileDisabled
      const changed = { id: link.id, sent: whileDisabled }
      if ((await holdsIfShown(context, 'links', changed, 'expiration_url', value)) === false)
        throw broken(
          'a change of a disabled link to stay when it is enabled',
          'the value from before',
          enables,
        )
    },
  }),
]

/** Throws unless a link that has these fields is in the list of expired links. Throws Skipped if it does not have them. */
async function mustBeListedAsExpired(
  context: Context,
  link: { id: string; sent: LinkInput },
  expired: LinkInput,
): Promise<void> {
  for (const name of ['expiration_date', 'expiration_clicks'] as const) {
    const value = expired[name]
    if (value !== undefined && !(await holds(context, 'links', link, name, value)))
      throw new Skipped(`the update does not change ${name}`)
  }
  const { ids, exchange } = await listed(context, { status: '2' })
  if (!ids.includes(link.id) && ids.length < 100)
    throw broken('the changed link in the list for status=2', 'a list without it', exchange)
}

/** Whether a link that was disabled shows it. Undefined if that cannot be seen. */
function isDisabled(context: Context, { id, sent }: { id: string; sent: LinkInput }) {
  return holdsIfShown(context, 'links', { id, sent: { ...sent, disabled: '1' } }, 'disabled', '1')
}

/** Whether an expired link shows that it is disabled. Services that show one word for both do not. */
async function showsBoth(context: Context, expired: LinkInput): Promise<boolean> {
  const { id, sent, exchange } = await createWith(context, 'both', { ...expired, disabled: '1' })
  if (id === undefined || !context.discovered.ok(exchange)) return false
  return (await isDisabled(context, { id, sent })) === true
}

/** Whether the shared link has a value now. */
async function holdsNow(context: Context, name: LinkField, value: FieldValue): Promise<boolean> {
  const { id, sent } = await linkFixture(context)
  return holds(context, 'links', { id, sent }, name, value)
}

/** Whether an update preserves the expiration if it does not send it. False if that cannot be seen. */
async function keepsExpiration(context: Context): Promise<boolean> {
  try {
    const { preserved } = await partialUpdate(context)
    return preserved.get('expiration_date') === true && preserved.get('expiration_url') === true
  } catch (error) {
    if (error instanceof Skipped || error instanceof ContractBroken) return false
    throw error
  }
}

/** Changes the shared link, which also gets a url that begins like those of this run. */
async function change(context: Context, changes: LinkInput): Promise<void> {
  const { marker } = await linkFixture(context)
  const { exchange } = await changeLink(context, { url: linkUrl(context, 'found', marker), ...changes })
  mustSucceed(exchange, 'an update')
}

/** Changes the alias of the shared link: with a capital letter, if the server keeps it. Returns the alias. */
async function changeAlias(context: Context, plain: string): Promise<string> {
  const alias = plain.replace(/^./, letter => letter.toUpperCase())
  const { marker } = await linkFixture(context)
  const { exchange } = await changeLink(context, { url: linkUrl(context, 'found', marker), alias })
  if (context.discovered.ok(exchange) && (await holdsNow(context, 'alias', alias))) return alias
  await change(context, { alias: plain })
  return plain
}

async function mustBeFound(context: Context, query: Query): Promise<void> {
  const { id } = await linkFixture(context)
  const { ids, exchange } = await listed(context, query)
  if (!ids.includes(id) && ids.length < 100)
    throw broken(`the changed link in the list for ${queryWords(query)}`, 'a list without it', exchange)
}

async function mustNotBeFound(context: Context, query: Query): Promise<void> {
  const { id } = await linkFixture(context)
  const { ids, exchange } = await listed(context, query)
  if (ids.includes(id))
    throw broken(`a list for ${queryWords(query)} without the changed link`, 'the changed link', exchange)
}

function listed(context: Context, query: Query): ReturnType<typeof list> {
  return list(context, 'links', { ...narrowing(context, 'links'), ...query, per_page: '100' })
}
