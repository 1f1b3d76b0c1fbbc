import { readPointer } from '../../src/documents/pointer.ts'
import type { Context } from './context.ts'
import { learnLinkDerived } from './derived.ts'
import { nominalPlace } from './locate/nominal.ts'
import { get, list } from './reads.ts'
import { candidateIdIn } from './shape.ts'

/** The documented names of the fields by which sorting and searching are judged. */
const readable = {
  links: ['url', 'alias'],
  pixels: ['name', 'type'],
} as const

/**
 * Learns from existing records, for a run that may not write. Only the names of members are evidence, so the
 * result is less certain.
 */
export async function learnFromExisting(context: Context): Promise<void> {
  const { discovered } = context
  for (const resource of ['links', 'pixels'] as const) {
    const shape = discovered.shapes[resource]
    const { records, exchange: listed } = await list(context, resource, { per_page: '100' })
    const [first] = records
    if (first === undefined) continue
    const candidate = candidateIdIn(records, resource)
    if (candidate === undefined) continue
    shape.ids = [candidate]
    const id = discovered.id(resource, first)
    if (id === undefined) continue
    shape.roots = [
      '',
      '/data',
      '/result',
      `/${resource.slice(0, -1)}`,
      '/data/item',
      '/result/item',
      '/response',
    ]
    const { exchange } = await get(context, resource, id)
    discovered.shown[resource] = { one: exchange, list: listed }
    shape.roots = shape.roots.filter(root => isRecord(context, resource, root, exchange.answer.json, id))
    for (const name of readable[resource]) {
      const place = nominalPlace('text', records, [name])
      if (place !== undefined) shape.fields.set(name, place)
    }
    if (resource === 'links') {
      learnLinkDerived(
        discovered,
        records.map(record => ({ sent: {}, record, exchange, fresh: false, listed: true })),
      )
    }
  }
}

function isRecord(
  context: Context,
  resource: 'links' | 'pixels',
  root: string,
  json: unknown,
  id: string,
): boolean {
  return context.discovered.id(resource, readPointer(json, root)) === id
}
