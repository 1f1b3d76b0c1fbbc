import { placeIn } from '../../../src/dialect/shapes/nodes.ts'
import { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import { isJsonObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { list, narrowing } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import { readOnce } from '../support/kit.ts'
import { bareLink } from '../support/new-link.ts'
import { typedPixel } from '../support/new-pixel.ts'
import { type DialectForm, formRecord, recordMisfits, type SeenResponse } from './fits.ts'

/**
 * Looks at the links that discovery created, with a value in every field, and at one link with nothing but
 * its url.
 */
export async function seenLinks(context: Context, form: DialectForm): Promise<SeenResponse[]> {
  const { id } = await bareLink(context)
  const ids = [...context.discovered.madeLinks.map(link => link.id), ...(id === undefined ? [] : [id])]
  return [...(await seenAlone(context, form, 'links', ids)), ...(await seenListed(context, form, 'links'))]
}

/** Looks at a pixel of each type, because each type may have a spelling of its own. */
export async function seenPixels(context: Context, form: DialectForm): Promise<SeenResponse[]> {
  const ids: string[] = []
  for (const type of pixelTypes) {
    const { id } = await typedPixel(context, type)
    if (id !== undefined) ids.push(id)
  }
  return [...(await seenAlone(context, form, 'pixels', ids)), ...(await seenListed(context, form, 'pixels'))]
}

async function seenAlone(
  context: Context,
  form: DialectForm,
  resource: Resource,
  ids: readonly string[],
): Promise<SeenResponse[]> {
  const seen: SeenResponse[] = []
  for (const id of ids) {
    const { exchange } = await readOnce(context, resource, id)
    const record = formRecord(form, resource, 'record', exchange, context.discovered)
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
 * Looks only at this run's records in a list. Other records may show values that nobody had seen when the
 * dialect was written.
 */
async function seenListed(
  context: Context,
  { nodes }: DialectForm,
  resource: Resource,
): Promise<SeenResponse[]> {
  const { account, discovered } = context
  const { exchange } = await list(context, resource, { ...narrowing(context, resource), per_page: '100' })
  const placed = nodes.response(resource, 'list')
  const at = (placed && placeIn(placed.node, 'records')) ?? discovered.shapes[resource].items
  const items = at === undefined ? undefined : readPointer(exchange.answer.json, at)
  if (!Array.isArray(items)) return []
  const name = `a listed ${resource.slice(0, -1)}`
  return items
    .filter(item => isJsonObject(item) && JSON.stringify(item).includes(account.run))
    .map(item => ({
      exchange,
      misfits: recordMisfits(nodes.record(resource, 'list'), item, name, exchange, context.settings),
    }))
}
