import { readPointer } from '../../../src/documents/pointer.ts'
import { Skipped } from '../../core/errors.ts'
import { brief } from '../../core/match.ts'
import { type Input, type LinkInput, lists } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { idsOf } from '../../discover/places.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { domainUpdate } from '../support/domain-update.ts'
import { broken, documented, mustSucceed } from '../support/kit.ts'
import { changeLink, linkFixture, richLink, richLinks, target } from '../support/link-fixture.ts'
import { heldOf, partialUpdate, preservesMost } from '../support/partial-update.ts'
import { plainAlias } from '../support/sample-values.ts'
import { mustHold } from '../support/stored.ts'
import { hasPixel } from './links-filters.ts'

const after = ['links.update.applied']

/**
 * An update that does not send a field must not change it. This is judged only on a server that preserves most fields
 * that are not sent, except for the domain, because updates have no domain field. `disabled` and `privacy` have
 * defaults on create alone (section 2.1).
 */
export function preserves(name: 'domain_id' | 'alias' | 'disabled' | 'privacy'): DocumentedRequirement {
  return documented(
    `links.update.keeps-${name.replaceAll('_', '-')}`,
    `PUT /links/{id} does not change ${name} if it is not sent`,
    {
      source: name === 'disabled' || name === 'privacy' ? '2.1' : '4.1',
      after,
      async run(context) {
        const partial = await partialUpdate(context)
        const { sent, preserved, exchanges } = partial
        const held = preserved.get(name)
        if (held === undefined) throw new Skipped(`no response shows whether the link has ${name}`)
        if (name !== 'domain_id' && !preservesMost(partial, name))
          throw new Skipped('on this server, an update removes the fields that are not sent')
        const [, got] = exchanges
        if (!held) throw broken(`${name} to stay ${brief(sent[name])}`, 'another value', got)
      },
    },
  )
}

const withoutDomain = preserves('domain_id')

/** A domain is only used on create (section 2.1), so an update with a new alias leaves the link on it, too. */
export const keepsDomain: DocumentedRequirement = {
  ...withoutDomain,
  async run(context) {
    await withoutDomain.run(context)
    const { marker, sent } = await linkFixture(context)
    const { exchange, fixture } = await changeLink(context, { alias: plainAlias('moved', marker) })
    if (!context.discovered.ok(exchange) || sent.domain_id === undefined) return
    const held = await heldOf(context, fixture.id, { domain_id: sent.domain_id })
    if (held.get('domain_id') === false)
      throw broken(
        `domain_id to stay ${sent.domain_id}`,
        'another value after a change of the alias',
        exchange,
      )
  },
}

/**
 * What an update does with the pixels of a link if it sends none is open. It may keep them or detach them, but there is
 * no reason to detach some.
 */
export const keepsPixels: DocumentedRequirement = documented(
  'links.update.keeps-pixel-ids',
  'PUT /links/{id} without pixel_ids does not detach some pixels',
  {
    source: '4.1',
    after,
    async run(context) {
      const { sent, exchanges } = await partialUpdate(context)
      const place = context.discovered.place('links', 'pixel_ids')
      const [, got] = exchanges
      const record = context.discovered.record('links', got)
      const isShown = place?.proven === true && idsOf(readPointer(record, place.at), place) !== undefined
      if (!isShown || sent.pixel_ids === undefined)
        throw new Skipped('no response shows the pixels of the link')
      const kept = sent.pixel_ids.filter(pixel => hasPixel(context, { record, sent: {} }, pixel)).length
      if (kept > 0 && kept < sent.pixel_ids.length)
        throw broken(`all ${sent.pixel_ids.length} pixels, or none`, `${kept} of them`, got)
    },
  },
)

/**
 * What an update does with lists that it does not send is open, too. It may keep them or clear them, but there is no reason
 * to clear one and to keep another.
 */
export const keepsLists: DocumentedRequirement = documented(
  'links.update.keeps-lists',
  'PUT /links/{id} without targeting lists clears all of them, or none',
  {
    source: '4.1',
    after,
    async run(context) {
      const { preserved, exchanges } = await partialUpdate(context)
      const kept = lists.filter(name => preserved.get(name) === true)
      const lost = lists.filter(name => preserved.get(name) === false)
      if (kept.length + lost.length < 2) throw new Skipped('no response shows several lists of the link')
      const [, got] = exchanges
      if (kept.length > 0 && lost.length > 0)
        throw broken(`${lost[0]} to stay, as ${kept[0]} does`, `no ${lost[0]}`, got)
    },
  },
)

/** A domain is only used on create (section 2.1), so an update that sends another one is refused, or ignores it. */
export const ignoresDomain: DocumentedRequirement = documented(
  'links.update.domain-id',
  'PUT /links/{id} with a domain_id does not move the link to that domain',
  {
    source: '4.1',
    after,
    async run(context) {
      const { link, first, exchange } = await domainUpdate(context)
      if (context.discovered.ok(exchange)) await mustHold(context, 'links', link, 'domain_id', first)
    },
  },
)

/**
 * Fields that keeps-the-rest does not judge. domain_id and alias have requirements of their own, and the
 * requirement itself changes expiration_url. links.update.pixel-ids judges that the list in pixel_ids is
 * stored. What else an update does with a list is open: the questions input.lists-on-update and
 * update.partial.
 */
const judgedElsewhere: ReadonlySet<keyof Input> = new Set<keyof Input>([
  'domain_id',
  'alias',
  'pixel_ids',
  'expiration_url',
])

/** If an update sends every field but changes only one, the others keep their values. */
export const preservesTheRest: DocumentedRequirement = documented(
  'links.update.keeps-the-rest',
  'PUT /links/{id} changes no field that is sent unchanged',
  {
    source: '4.1',
    after,
    async run(context) {
      const { id, marker, sent } = await richLink(context, 'whole', true)
      const before = await heldOf(context, id, sent)
      const changed: LinkInput = { ...sent, expiration_url: target('the-rest') }
      const exchange = await update(context, 'links', id, changed)
      mustSucceed(exchange, 'an update')
      const now = await heldOf(context, id, changed)
      const whole: Input = sent
      for (const [name, held] of before) {
        if (held && now.get(name) === false && !judgedElsewhere.has(name))
          throw broken(`${name} to stay ${brief(whole[name])}`, 'another value', exchange)
      }
      // A link that this update has moved to another domain would hide from the next requirement that updates move links.
      if (now.get('domain_id') !== false) richLinks.leave(context, 'links', { id, marker, sent: changed })
    },
  },
)
