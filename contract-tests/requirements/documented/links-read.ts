import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Input } from '../../discover/input.ts'
import { create, update } from '../../discover/make.ts'
import { describePlace, type FieldValue, isUnreadable, showsValue } from '../../discover/places.ts'
import { type Got, get, list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, documented, mustBeKnown, mustSucceed, once, readOnce } from '../support/kit.ts'
import { plainAlias } from '../support/sample-values.ts'
import { leaveSpare } from '../support/spares.ts'
import { judgeable } from '../support/stored.ts'

/** Sections 4.1 and 4.2: `{id}` is the record's id, and a read returns what was written last. */
export const readRequirements: readonly DocumentedRequirement[] = [
  ...(['links', 'pixels'] as const).flatMap(resource => [
    documented(`${resource}.get.by-id`, `GET /${resource}/{id} returns the record with that id`, {
      source: resource === 'links' ? '4.1' : '4.2',
      after: [`${resource}.get.json`, `${resource}.create.stored`],
      // Reads all records that discovery creates for this.
      discovers: [`${resource}.fields`],
      run: context => answersById(context, resource),
    }),
    documented(
      `${resource}.get.fresh-after-update`,
      `GET /${resource}/{id} shows an update even if the record was read just before`,
      {
        source: resource === 'links' ? '4.1' : '4.2',
        after: [`${resource}.get.by-id`, `${resource}.update.applied`],
        discovers: ['refusals', `${resource}.fields`],
        async run(context) {
          const { sent, name, got } = await renamed(context, resource)
          mustShow(context, resource, got.record, got.exchange, name, sent[name])
        },
      },
    ),
    documented(
      `${resource}.list.fresh-after-update`,
      `GET /${resource} shows an update even if the list was read just before`,
      {
        source: resource === 'links' ? '4.1' : '4.2',
        after: [`${resource}.list.shows-created`, `${resource}.update.applied`],
        discovers: ['refusals', `${resource}.fields`],
        async run(context) {
          const { id, sent, name, listed } = await renamed(context, resource)
          if (listed === undefined) throw new Skipped('the record is not on the first page of the list')
          mustShow(context, resource, listed.record, listed.exchange, name, sent[name])
          const other = await get(context, resource, id)
          if (!context.discovered.ok(other.exchange)) throw new Skipped('the record cannot be read')
        },
      },
    ),
  ]),
]

async function answersById(context: Context, resource: Resource): Promise<void> {
  const { discovered } = context
  const made: readonly { id: string; sent: Input }[] =
    resource === 'links' ? discovered.madeLinks : discovered.madePixels
  if (made.length === 0) throw new Skipped(`no ${resource} could be created`)
  for (const { id, sent } of made) {
    const { exchange, record } = await readOnce(context, resource, id)
    mustSucceed(exchange, `GET /${resource}/${id}`)
    if (record === undefined) throw broken(`the record ${id}`, brief(exchange.answer.text, 160), exchange)
    const shown = discovered.id(resource, record)
    if (shown !== id)
      throw broken(`the record with the id ${id}`, `the record with the id ${shown}`, exchange)
    const name = resource === 'links' ? 'url' : 'name'
    const place = judgeable(context, resource, name)
    const others = made.filter(other => other.id !== id).map(other => other.sent[name] ?? '')
    if (place !== undefined && others.some(other => showsValue(place, record, other) === true))
      throw broken(`${name} ${brief(sent[name])}`, describePlace(place, record), exchange)
  }
}

interface Renamed {
  id: string
  sent: Input
  /** A field that was changed and whose change some response shows. */
  name: keyof Input
  listed: { record: unknown; exchange: Exchange } | undefined
  /** The response of the first read after the update. */
  got: Got
}

/** Creates a record, requests a list, changes the record, and requests exactly the same list again. */
function renamed(context: Context, resource: Resource): Promise<Renamed> {
  return once(context, `renamed ${resource}`, async () => {
    const { discovered } = context
    const host = `https://renamed.${discovered.site}/`
    const made = await create(context, resource, marker =>
      resource === 'links'
        ? { url: `${host}first-${marker}`, alias: plainAlias('first', marker) }
        : { name: `${marker}-first`, type: 'bing', value: `first-${marker}` },
    )
    const id = mustBeKnown(made.id, `one of the ${resource}`)
    const query: Record<string, string> = { sort: 'desc', sort_by: 'id', per_page: '100' }
    await list(context, resource, query)
    const tag = made.marker
    const sent: Input =
      resource === 'links'
        ? {
            ...made.sent,
            url: `${host}second-${tag}`,
            alias: plainAlias('second', tag),
            expiration_clicks: '51019',
          }
        : { name: `${tag}-second`, type: 'linkedin', value: `second-${tag}` }
    await get(context, resource, id)
    mustSucceed(await update(context, resource, id, sent), 'an update')
    const got = await get(context, resource, id)
    const again = await list(context, resource, query)
    const index = again.ids.indexOf(id)
    const names: readonly (keyof Input)[] =
      resource === 'links' ? ['url', 'alias', 'expiration_clicks'] : ['name', 'value']
    const shown = names.filter(one => discovered.shapes[resource].fields.get(one)?.proven === true)
    const listed = index < 0 ? undefined : { record: again.records[index], exchange: again.exchange }
    const { record } = await get(context, resource, id)
    // If no response shows the change of a field, another requirement judges that.
    const name = shown.find(one =>
      [record, got.record, listed?.record].some(each => isShown(context, resource, each, one, sent[one])),
    )
    if (name === undefined) throw new Skipped(`${resource} show no field that was changed`)
    if (record !== undefined) leaveSpare(context, resource, { id, marker: tag, sent })
    return { id, sent, name, listed, got }
  })
}

function isShown(
  context: Context,
  resource: Resource,
  record: unknown,
  name: keyof Input,
  value: FieldValue | undefined,
): boolean {
  const place = context.discovered.shapes[resource].fields.get(name)
  return place !== undefined && value !== undefined && showsValue(place, record, value) === true
}

function mustShow(
  context: Context,
  resource: Resource,
  record: unknown,
  exchange: Exchange,
  name: keyof Input,
  value: FieldValue | undefined,
): void {
  const place = judgeable(context, resource, name)
  if (place === undefined || value === undefined) throw new Skipped(`${resource} do not show ${name}`)
  const shown = showsValue(place, record, value)
  if (shown === undefined && exchange.request.path.startsWith(`/${resource}?`))
    throw new Skipped(`lists do not show ${name}`)
  if (isUnreadable(place, record, value))
    throw new Skipped(`${resource} show ${name} in a form that cannot be read`)
  if (shown !== true) throw broken(`${name} ${brief(value)}`, describePlace(place, record), exchange)
}
