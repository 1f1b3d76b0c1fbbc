import type { Dialect } from '../../../src/dialect/dialect.ts'
import { readPointer } from '../../../src/dialect/pointer.ts'
import { placeIn } from '../../../src/dialect/shapes/nodes.ts'
import type { ErrorCase } from '../../../src/dialect/shapes/shapes.ts'
import type { Exchange } from '../../core/exchange.ts'
import { isObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { pixelTypes } from '../../discover/input.ts'
import { create, update } from '../../discover/make.ts'
import { get, list, narrowing } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { Fit, FormRequirement, Misfit, ShapePart } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { anyId, mustBeKnown } from '../support/kit.ts'
import { typedPixel } from '../support/new-pixel.ts'
import { errorMisfits, type Form, formOf, recordMisfits, recordOf, responseMisfits } from './fits.ts'
import { asUnseen, emptyForm, refusalOf, tryLink, tryUrl, unknownMethod } from './observe.ts'

/** A response, with its differences from the dialect. */
interface Seen {
  exchange: Exchange
  misfits: readonly Misfit[]
}

type Look = (context: Context, form: Form) => Promise<readonly Seen[]>

/**
 * How responses are written: whether the responses that were seen agree with the shapes of the dialect in
 * force.
 */
export const assumedForm: readonly FormRequirement[] = [
  form('shapes.link', 'write', 'Links are written as the dialect says', seenLinks),
  form('shapes.pixel', 'write', 'Pixels are written as the dialect says', seenPixels),
  form('shapes.record', 'read', 'What is around a single record is written as the dialect says', seenRecords),
  form(
    'shapes.list',
    'read',
    'What is around the records of a list is written as the dialect says',
    seenLists,
  ),
  form('shapes.created', 'write', 'A create is answered as the dialect says', seenCreates),
  form('shapes.updated', 'write', 'An update is answered as the dialect says', seenUpdates),
  form('shapes.deleted', 'write', 'A delete is answered as the dialect says', seenDeletes),
  form('shapes.errors', 'read', 'Errors are written as the dialect says', seenErrors),
]

const resources = ['links', 'pixels'] as const

function form(source: ShapePart, needs: 'read' | 'write', title: string, look: Look): FormRequirement {
  return {
    id: source,
    title,
    level: 'assumed',
    source,
    needs,
    after: ['links.list.answers'],
    run: (context, dialect) => fitOf(context, dialect, look).catch(asUnseen),
  }
}

async function fitOf(context: Context, dialect: Dialect, look: Look): Promise<Fit> {
  const seen = await look(context, formOf(dialect))
  if (seen.length === 0) return { notObservable: context.discovered.notes[0] ?? 'no response showed it' }
  const [misfit] = seen.flatMap(({ misfits }) => misfits)
  return { misfit, evidence: seen.map(({ exchange }) => exchange) }
}

/**
 * Looks at the links that discovery created, with a value in every field, and at one link with nothing but
 * its url.
 */
async function seenLinks(context: Context, form: Form): Promise<Seen[]> {
  const { id } = await tryLink(context, {})
  const ids = [...context.discovered.madeLinks.map(link => link.id), ...(id === undefined ? [] : [id])]
  return [...(await seenAlone(context, form, 'links', ids)), ...(await seenListed(context, form, 'links'))]
}

/** Looks at a pixel of each type, because each type may have a spelling of its own. */
async function seenPixels(context: Context, form: Form): Promise<Seen[]> {
  const ids: string[] = []
  for (const type of pixelTypes) {
    const { id } = await typedPixel(context, type)
    if (id !== undefined) ids.push(id)
  }
  return [...(await seenAlone(context, form, 'pixels', ids)), ...(await seenListed(context, form, 'pixels'))]
}

async function seenAlone(
  context: Context,
  form: Form,
  resource: Resource,
  ids: readonly string[],
): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const id of ids) {
    const { exchange } = await get(context, resource, id)
    const record = recordOf(form, resource, 'record', exchange, context.discovered)
    if (!context.discovered.ok(exchange) || record === undefined) continue
    const name = resource.slice(0, -1)
    seen.push({
      exchange,
      misfits: recordMisfits(form.nodes.record(resource, 'record'), record, name, exchange, context.settings),
    })
  }
  return seen
}

/**
 * Looks only at this run's records in a list: other records may show things that nobody had seen when the
 * dialect was written.
 */
async function seenListed(context: Context, { nodes }: Form, resource: Resource): Promise<Seen[]> {
  const { account, discovered } = context
  const { exchange } = await list(context, resource, { ...narrowing(context, resource), per_page: '100' })
  const placed = nodes.response(resource, 'list')
  const at = (placed && placeIn(placed.node, 'records')) ?? discovered.shapes[resource].items
  const items = at === undefined ? undefined : readPointer(exchange.answer.json, at)
  if (!Array.isArray(items)) return []
  const name = `a listed ${resource.slice(0, -1)}`
  return items
    .filter(item => isObject(item) && JSON.stringify(item).includes(account.run))
    .map(item => ({
      exchange,
      misfits: recordMisfits(nodes.record(resource, 'list'), item, name, exchange, context.settings),
    }))
}

async function seenRecords(context: Context, form: Form): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const resource of resources) {
    const id = await anyId(context, resource)
    if (id === undefined) continue
    const { exchange } = await get(context, resource, id)
    if (context.discovered.ok(exchange)) seen.push(asSeen(form, resource, 'record', exchange))
  }
  return seen
}

/** Looks at the first page of the plain list, and at a page of ten, which may have a next page. */
async function seenLists(context: Context, form: Form): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const resource of resources) {
    for (const query of [{}, { per_page: '10', sort: 'asc' }] as const) {
      const { exchange } = await list(context, resource, query)
      if (context.discovered.ok(exchange)) seen.push(asSeen(form, resource, 'list', exchange))
    }
  }
  return seen
}

async function seenCreates({ discovered }: Context, form: Form): Promise<Seen[]> {
  return [
    ...discovered.madeLinks.map(({ created }) => asSeen(form, 'links', 'created', created)),
    ...discovered.madePixels.map(({ created }) => asSeen(form, 'pixels', 'created', created)),
  ]
}

async function seenUpdates(context: Context, form: Form): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const resource of resources) {
    const fieldsOf = (marker: string, word: string) =>
      resource === 'links'
        ? { url: `${tryUrl(context, marker)}/${word}` }
        : { name: `${marker}-${word}`, type: 'bing', value: `${word}-${marker}` }
    const made = await create(context, resource, marker => fieldsOf(marker, 'created'))
    const id = mustBeKnown(made.id, `one of the ${resource}`)
    const exchange = await update(context, resource, id, {
      ...made.sent,
      ...fieldsOf(made.marker, 'updated'),
    })
    if (context.discovered.ok(exchange)) seen.push(asSeen(form, resource, 'updated', exchange))
  }
  return seen
}

async function seenDeletes(context: Context, form: Form): Promise<Seen[]> {
  const seen: Seen[] = []
  for (const resource of resources) {
    const { deleted } = await deletion(context, resource)
    if (context.discovered.ok(deleted)) seen.push(asSeen(form, resource, 'deleted', deleted))
  }
  return seen
}

function asSeen(
  form: Form,
  resource: Resource,
  of: Parameters<typeof responseMisfits>[2],
  exchange: Exchange,
) {
  return { exchange, misfits: responseMisfits(form, resource, of, exchange) }
}

async function seenErrors(context: Context, form: Form): Promise<Seen[]> {
  const { client, settings } = context
  const wrong = 'Bearer slk-no-such-key'
  const refused: [of: ErrorCase, exchange: Exchange][] = [
    ['unauthenticated', await client.send({ method: 'GET', path: '/links', authorization: null })],
    ['wrong_key', await client.send({ method: 'GET', path: '/links', authorization: wrong })],
    ['no_path', await client.send({ method: 'GET', path: '/no-such-path' })],
  ]
  if (!settings.readOnly) {
    refused.push(['not_found', (await deletion(context, 'links')).got])
    refused.push(['method', await unknownMethod(context, 'links')])
    refused.push(['invalid', await emptyForm(context)])
    refused.push(['invalid', (await tryLink(context, { disabled: '7', privacy: '9' })).exchange])
  }
  return refused
    .filter(([, exchange]) => refusalOf(exchange) !== undefined && exchange.answer.status !== 429)
    .map(([of, exchange]) => ({ exchange, misfits: errorMisfits(form, of, exchange) }))
}
