import type { Dialect } from '../../../src/dialect/dialect.ts'
import type { ErrorCase } from '../../../src/dialect/shapes/shapes.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import { update } from '../../discover/make.ts'
import { list } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { Fit, FormRequirement, ShapePart } from '../requirement.ts'
import { deletion } from '../support/deletion.ts'
import { anyId, readOnce } from '../support/kit.ts'
import { leaveSpare, takeSpare } from '../support/spares.ts'
import { type DialectForm, dialectForm, errorMisfits, responseMisfits, type SeenResponse } from './fits.ts'
import { seenLinks, seenPixels } from './form-records.ts'
import { asUnseen, emptyForm, refusalStatus, tryLink, tryUrl, unknownMethod } from './observe.ts'

type Look = (context: Context, form: DialectForm) => Promise<readonly SeenResponse[]>

/**
 * Requirements about how responses are written. Each compares the responses that were seen with the shapes of
 * the dialect.
 */
export const assumedForm: readonly FormRequirement[] = [
  form('shapes.link', 'write', 'Links are written as in the dialect', seenLinks),
  form('shapes.pixel', 'write', 'Pixels are written as in the dialect', seenPixels),
  form('shapes.record', 'read', 'The envelope of a single record is written as in the dialect', seenRecords),
  form('shapes.list', 'read', 'The envelope of a list is written as in the dialect', seenLists),
  form('shapes.created', 'write', 'The response to a create is written as in the dialect', seenCreates),
  form('shapes.updated', 'write', 'The response to an update is written as in the dialect', seenUpdates),
  form('shapes.deleted', 'write', 'The response to a delete is written as in the dialect', seenDeletes),
  form('shapes.errors', 'read', 'Errors are written as in the dialect', seenErrors),
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
  const seen = await look(context, dialectForm(dialect))
  if (seen.length === 0)
    return { notObservable: context.discovered.notes[0] ?? 'no response could be compared' }
  const [misfit] = seen.flatMap(({ misfits }) => misfits)
  return { misfit, evidence: seen.map(({ exchange }) => exchange) }
}

async function seenRecords(context: Context, form: DialectForm): Promise<SeenResponse[]> {
  const seen: SeenResponse[] = []
  for (const resource of resources) {
    const id = await anyId(context, resource)
    if (id === undefined) continue
    const { exchange } = await readOnce(context, resource, id)
    if (context.discovered.ok(exchange)) seen.push(asSeen(form, resource, 'record', exchange))
  }
  return seen
}

/** Looks at the first page of the plain list, and at a page of ten, which may have a next page. */
async function seenLists(context: Context, form: DialectForm): Promise<SeenResponse[]> {
  const seen: SeenResponse[] = []
  for (const resource of resources) {
    for (const query of [{}, { per_page: '10', sort: 'asc' }] as const) {
      const { exchange } = await list(context, resource, query)
      if (context.discovered.ok(exchange)) seen.push(asSeen(form, resource, 'list', exchange))
    }
  }
  return seen
}

async function seenCreates({ discovered }: Context, form: DialectForm): Promise<SeenResponse[]> {
  return [
    ...discovered.madeLinks.map(({ created }) => asSeen(form, 'links', 'created', created)),
    ...discovered.madePixels.map(({ created }) => asSeen(form, 'pixels', 'created', created)),
  ]
}

async function seenUpdates(context: Context, form: DialectForm): Promise<SeenResponse[]> {
  const seen: SeenResponse[] = []
  for (const resource of resources) {
    const fieldsOf = (marker: string, word: string) =>
      resource === 'links'
        ? { url: `${tryUrl(context, marker)}/${word}` }
        : { name: `${marker}-${word}`, type: 'bing', value: `${word}-${marker}` }
    const { id, marker, sent } = await takeSpare(context, resource, own => fieldsOf(own, 'created'))
    const fields = { ...sent, ...fieldsOf(marker, 'updated') }
    const exchange = await update(context, resource, id, fields)
    if (!context.discovered.ok(exchange)) continue
    seen.push(asSeen(form, resource, 'updated', exchange))
    leaveSpare(context, resource, { id, marker, sent: fields })
  }
  return seen
}

async function seenDeletes(context: Context, form: DialectForm): Promise<SeenResponse[]> {
  const seen: SeenResponse[] = []
  for (const resource of resources) {
    const { deleted } = await deletion(context, resource)
    if (context.discovered.ok(deleted)) seen.push(asSeen(form, resource, 'deleted', deleted))
  }
  return seen
}

function asSeen(
  form: DialectForm,
  resource: Resource,
  of: Parameters<typeof responseMisfits>[2],
  exchange: Exchange,
) {
  return { exchange, misfits: responseMisfits(form, resource, of, exchange) }
}

async function seenErrors(context: Context, form: DialectForm): Promise<SeenResponse[]> {
  const { client, settings } = context
  const wrong = 'Bearer slk-no-such-key'
  const refused: [of: ErrorCase, exchange: Exchange][] = [
    ['unauthenticated', await client.send({ method: 'GET', path: '/links', authorization: null })],
    ['wrong_key', await client.send({ method: 'GET', path: '/links', authorization: wrong })],
    ['no_path', await client.send({ method: 'GET', path: '/no-such-path' })],
  ]
  if (!settings.readOnly) {
    refused.push(['deleted', (await deletion(context, 'links')).got])
    refused.push(['method', await unknownMethod(context, 'links')])
    refused.push(['invalid', await emptyForm(context)])
    refused.push(['invalid', (await tryLink(context, { disabled: '7', privacy: '9' })).exchange])
  }
  return refused
    .filter(([, exchange]) => refusalStatus(exchange) !== undefined && exchange.answer.status !== 429)
    .map(([of, exchange]) => ({ exchange, misfits: errorMisfits(form, of, exchange) }))
}
