import type { Exchange } from '../core/exchange.ts'
import type { Context } from './context.ts'
import type { PixelInput } from './input.ts'
import { create, update } from './make.ts'
import { get, list, listedOf } from './reads.ts'
import type { PixelSample } from './samples.ts'
import { learnById, learnItems, learnShape } from './shape.ts'

const creates = ['bing', 'linkedin', 'adroll'] as const
const updates = ['facebook', 'google-ads', 'quora'] as const

/** Creates pixels, changes them, and returns how responses showed them. */
export async function collectPixelSamples(context: Context): Promise<PixelSample[]> {
  const { discovered } = context
  const samples: PixelSample[] = []
  for (const [nth, type] of creates.entries()) {
    const made = await create(context, 'pixels', marker => pixelOf(marker, nth, type))
    if (!discovered.ok(made.exchange)) continue
    const sent: PixelInput = made.sent
    const { id } = made
    if (id === undefined || sent.name === undefined) continue
    await locatePixels(context, 'pixels', made, sent.name)
    discovered.madePixels.push({ id, marker: made.marker, sent, created: made.exchange })
    addSample(context, samples, made.exchange, sent, id, true)
    addSample(context, samples, (await get(context, 'pixels', id)).exchange, sent, id, true)
  }
  await narrowPixels(context, samples)
  for (const [nth, pixel] of discovered.madePixels.entries()) {
    const sent = pixelOf(pixel.marker, nth + 4, updates[nth] ?? 'facebook')
    const exchange = await update(context, 'pixels', pixel.id, sent)
    if (!discovered.ok(exchange)) continue
    pixel.sent = sent
    addSample(context, samples, exchange, sent, pixel.id, false)
    addSample(context, samples, (await get(context, 'pixels', pixel.id)).exchange, sent, pixel.id, false)
  }
  return samples
}

function pixelOf(marker: string, nth: number, type: string): PixelInput {
  return { name: `${marker}-sentinel-${nth}`, type, value: `value-${marker}-${nth}` }
}

/** Learns where responses show a record that was just created, from the id that the account has proven. */
export async function locatePixels(
  context: Context,
  resource: 'links' | 'pixels',
  made: { exchange: Exchange; id: string | undefined },
  sentinel: string,
): Promise<void> {
  const { discovered } = context
  const { id } = made
  const shape = discovered.shapes[resource]
  if (id === undefined || shape.ids.length > 0) return
  learnShape(discovered, resource, made.exchange, sentinel, id)
  const got = await get(context, resource, id)
  learnShape(discovered, resource, got.exchange, sentinel, id)
  if (shape.roots.length === 0) learnById(discovered, resource, got.exchange, id)
  const by = resource === 'links' ? 'url' : 'name'
  for (const query of [{ search: sentinel, search_by: by }, { per_page: '100' }, {}]) {
    const { exchange } = await list(context, resource, query)
    if (learnItems(discovered, resource, exchange, sentinel, id)) return
  }
}

function addSample(
  { discovered }: Context,
  samples: PixelSample[],
  exchange: Exchange,
  sent: PixelInput,
  id: string,
  fresh: boolean,
): void {
  const record = discovered.record('pixels', exchange)
  if (record !== undefined && discovered.id('pixels', record) === id) {
    samples.push({ sent, record, exchange, fresh, listed: false })
  }
}

/** Learns whether a search for the run's prefix finds its pixels. */
async function narrowPixels(context: Context, samples: PixelSample[]): Promise<void> {
  const { discovered } = context
  const exchange = (await list(context, 'pixels', { search: discovered.prefixes.pixels, search_by: 'name' }))
    .exchange
  const { ids, records } = listedOf(context, 'pixels', exchange)
  discovered.narrows.pixels =
    discovered.madePixels.length > 0 && discovered.madePixels.every(({ id }) => ids.includes(id))
  for (const pixel of discovered.madePixels) {
    const record = records[ids.indexOf(pixel.id)]
    if (record !== undefined) samples.push({ sent: pixel.sent, record, exchange, fresh: true, listed: true })
  }
}
