import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { InputRow } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { rowsIn } from '../../discover/rows.ts'
import { unlikeId } from '../../writes/ids.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { fixturePixelIds } from '../support/fixture-account.ts'
import { mustBeKnown } from '../support/kit.ts'
import { bareLink } from '../support/new-link.ts'
import { storedTogether } from '../support/shared-links.ts'
import { holds, holdsIfShown } from '../support/stored.ts'
import {
  agreed,
  assumed,
  ignoredOr,
  observed,
  pixelInput,
  recordOf,
  refusalStatus,
  tryForm,
  tryLink,
  tryUrl,
  unseen,
} from './observe.ts'

const target = (word: string) => `https://${word}.example.com/try`

/** Questions about how forms and fields are read. */
export const assumedInput: readonly AssumedRequirement[] = [
  assumed('links.create.required', 'write', observeRequiredLink),
  assumed('links.domain.unsent', 'write', observeUsualDomain),
  assumed('pixels.create.required', 'write', observeRequiredPixel),
  assumed('links.domain-synonym', 'write', observeSynonym),
  assumed('input.unknown-field', 'write', async context => {
    const link = await tryForm(
      context,
      'links',
      marker => ({ url: tryUrl(context, marker) }),
      () => [['slk_unknown', '1']],
    )
    const pixel = await tryForm(context, 'pixels', pixelInput, () => [['slk_unknown', '1']])
    return agreed<'ignored' | number>([
      { what: 'a link', answer: ignoredOr(context, link.exchange), exchange: link.exchange },
      { what: 'a pixel', answer: ignoredOr(context, pixel.exchange), exchange: pixel.exchange },
    ])
  }),
  assumed(
    'input.duplicate-field',
    'write',
    async (context): Promise<Observation<Answers['input.duplicate-field']>> => {
      const made = await tryForm(
        context,
        'pixels',
        marker => ({ name: `${marker}-first`, type: 'bing', value: `value-${marker}` }),
        marker => [['name', `${marker}-last`]],
      )
      const refused = refusalStatus(made.exchange)
      if (refused !== undefined) return observed(refused, made.exchange)
      const shown = await recordOf(context, 'pixels', made)
      if (shown === undefined) return unseen('the pixel could not be read', made.exchange)
      const text = JSON.stringify(shown.record)
      if (text.includes(`${made.marker}-last`)) return observed('last', made.exchange, shown.exchange)
      return text.includes(`${made.marker}-first`)
        ? observed('first', made.exchange, shown.exchange)
        : unseen('pixels do not show their name', shown.exchange)
    },
  ),
  assumed('input.id-lists', 'write', async (context): Promise<Observation<Answers['input.id-lists']>> => {
    const ids = await fixturePixelIds(context)
    const bare = async (sent: readonly string[]) => {
      const made = await tryForm(
        context,
        'links',
        marker => ({ url: tryUrl(context, marker) }),
        () => [['pixel_ids', sent.join()]],
      )
      const refused = refusalStatus(made.exchange)
      if (refused !== undefined) return { refused, ...made }
      const id = mustBeKnown(made.id, 'a link')
      return {
        ...made,
        holds: (ids: readonly string[]) =>
          (ids.length === 0 ? holdsIfShown : holds)(
            context,
            'links',
            { id, sent: made.sent },
            'pixel_ids',
            ids,
          ),
      }
    }
    const both = await bare(ids)
    if (!('refused' in both) && (await both.holds(ids))) return observed('comma', both.exchange)
    const one = await bare(ids.slice(0, 1))
    if ('refused' in one) return observed(one.refused, one.exchange)
    // Filters alone may show that the link has the pixel. Nothing shows then that it has no other.
    const isIgnored = !(await one.holds(ids.slice(0, 1))) && (await one.holds([])) !== false
    return observed(isIgnored ? 'ignored' : 'brackets', one.exchange)
  }),
  assumed('input.list-index-gaps', 'write', async context => {
    const sightings = []
    for (const list of ['country', 'rotation'] as const) {
      const rows: InputRow[] =
        list === 'country'
          ? [
              { key: 'DE', value: target('gap-one') },
              { key: 'FR', value: target('gap-two') },
            ]
          : [{ value: target('gap-one') }, { value: target('gap-two') }]
      const made = await tryForm(
        context,
        'links',
        marker => ({ url: tryUrl(context, marker), target_type: list === 'country' ? '1' : '4' }),
        () => rows.flatMap((row, index) => rowPairs(list, index * 2, row)),
      )
      const held =
        made.id !== undefined && (await holds(context, 'links', { id: made.id, sent: made.sent }, list, rows))
      sightings.push({
        what: list,
        answer: refusalStatus(made.exchange) ?? (held ? ('closed' as const) : undefined),
        exchange: made.exchange,
      })
    }
    return agreed<'closed' | number>(sightings)
  }),
  assumed('input.list-row-incomplete', 'write', async context => {
    const sightings = []
    for (const part of ['key', 'value'] as const) {
      const made = await tryForm(
        context,
        'links',
        marker => ({ url: tryUrl(context, marker), target_type: '1' }),
        () => [
          ...rowPairs('country', 0, { key: 'DE', value: target('whole') }),
          [`country[1][${part}]`, part === 'key' ? 'FR' : target('part')],
        ],
      )
      const shown = await recordOf(context, 'links', made)
      const place = context.discovered.place('links', 'country')
      // If links do not show the list, a row that is not refused counts as dropped.
      const rows =
        shown && place?.proven
          ? rowsIn(readPointer(shown.record, place.at), place.row)
          : [{ value: target('whole') }]
      const isDropped = rows?.length === 1 && rows[0]?.value === target('whole')
      const dropped = context.discovered.ok(made.exchange) && isDropped ? ('dropped' as const) : undefined
      sightings.push({
        what: `a row with only a ${part}`,
        answer: refusalStatus(made.exchange) ?? dropped,
        exchange: made.exchange,
      })
    }
    return agreed<'dropped' | number>(sightings)
  }),
]

function rowPairs(list: string, index: number, row: InputRow): [string, string][] {
  const value: [string, string] = [`${list}[${index}][value]`, row.value]
  return row.key === undefined ? [value] : [[`${list}[${index}][key]`, row.key], value]
}

async function observeRequiredLink(context: Context): Promise<Observation<Answers['links.create.required']>> {
  const bare = await bareLink(context)
  if (!context.discovered.ok(bare.exchange))
    return unseen('no link with only a url and a domain could be created', bare.exchange)
  const nothing = await tryForm(
    context,
    'links',
    marker => ({ alias: `only${marker.replace(/\W/g, '')}` }),
    marker => [['expiration_url', target(marker)]],
  )
  // Some services refuse a link with status 200 and say so only in words. Such a create makes nothing.
  const required: ('url' | 'domain_id')[] = nothing.id === undefined ? ['url'] : []
  if (context.discovered.always.domain_id !== undefined) required.push('domain_id')
  return observed(required, bare.exchange, nothing.exchange)
}

async function observeUsualDomain(context: Context): Promise<Observation<Answers['links.domain.unsent']>> {
  const [first, ...others] = context.settings.domainIds
  if (first === undefined) throw new Skipped('no domain was given: pass two with --domain-id')
  // A service that requires a domain may ignore the id of a domain that does not exist.
  const isRequired = context.discovered.always.domain_id !== undefined
  const unknown = { domain_id: unlikeId(first) }
  const { id, sent, exchange } = await (isRequired ? tryLink(context, unknown) : bareLink(context))
  if (id === undefined) return unseen('no link without a domain could be created', exchange)
  const isShown = context.discovered.place('links', 'domain_id')?.proven === true
  if (isShown && (await holds(context, 'links', { id, sent }, 'domain_id', null)))
    return observed('none', exchange)
  const last = others.at(-1)
  if (last === undefined) throw new Skipped('no second domain was given: pass two with --domain-id')
  if (await holds(context, 'links', { id, sent }, 'domain_id', first)) return observed('first', exchange)
  return (await holds(context, 'links', { id, sent }, 'domain_id', last))
    ? observed('last', exchange)
    : unseen('a link without a domain gets a domain that was not given', exchange)
}

async function observeRequiredPixel(
  context: Context,
): Promise<Observation<Answers['pixels.create.required']>> {
  const required: ('name' | 'type' | 'value')[] = []
  const evidence: Exchange[] = []
  for (const name of ['name', 'type', 'value'] as const) {
    const made = await create(context, 'pixels', marker => {
      const { [name]: _, ...rest } = pixelInput(marker)
      return rest
    })
    if (refusalStatus(made.exchange) !== undefined) required.push(name)
    evidence.push(made.exchange)
  }
  return observed(required, ...evidence)
}

async function observeSynonym(context: Context): Promise<Observation<Answers['links.domain-synonym']>> {
  // The second domain: a link without a domain usually gets the first one.
  const domain = context.settings.domainIds[1]
  if (domain === undefined) throw new Skipped('no second domain was given: pass two with --domain-id')
  const evidence: Exchange[] = []
  const taken: ('domain_id' | 'domain')[] = []
  for (const name of ['domain_id', 'domain'] as const) {
    const shared = await storedTogether(context, name)
    if (shared !== undefined) {
      evidence.push(shared)
      taken.push(name)
      continue
    }
    const made = await tryLink(context, { [name]: domain })
    evidence.push(made.exchange)
    if (
      made.id !== undefined &&
      (await holds(context, 'links', { id: made.id, sent: made.sent }, 'domain_id', domain))
    )
      taken.push(name)
  }
  if (taken.length === 2) return observed('both', ...evidence)
  return taken[0] === undefined
    ? unseen('neither name was accepted', ...evidence)
    : observed(taken[0], ...evidence)
}
