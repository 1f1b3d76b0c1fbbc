import type { Context } from '../context.ts'
import type { Exchange } from '../exchange.ts'
import type { PixelInput } from './input.ts'
import { create, update } from './make.ts'
import { get, list, listedOf } from './reads.ts'
import type { PixelSample } from './samples.ts'
import { learnItems, learnRecord } from './shape.ts'

/** The first one also shows where ids are: only the later ones are sure to be known to the account. */
const creates = ['bing', 'linkedin', 'adroll'] as const
const updates = ['facebook', 'google-ads', 'quora'] as const

/** Makes pixels, changes them, and gathers how each was shown. */
export async function collectPixelSamples(context: Context): Promise<PixelSample[]> {
  const { discovered } = context
  const samples: PixelSample[] = []
  for (const [nth, type] of creates.entries()) {
    const made = await create(context, 'pixels', marker => pixelOf(marker, nth, type))
    if (!discovered.ok(made.exchange)) continue
    const sent = made.sent as PixelInput
    const id = await identify(context, 'pixels', made, sent.name!)
    if (id === undefined) continue
    discovered.madePixels.push({
      id,
      owned: made.id === id,
      marker: made.marker,
      sent,
      created: made.exchange,
    })
    addSample(context, samples, made.exchange, sent, id, true)
    addSample(context, samples, (await get(context, 'pixels', id)).exchange, sent, id, true)
  }
  await narrowPixels(context, samples)
  for (const [nth, pixel] of discovered.madePixels.entries()) {
    if (!pixel.owned) continue
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

/** The id of what was just made: out of its answer, or else out of the list. */
export async function identify(
  context: Context,
  resource: 'links' | 'pixels',
  made: { exchange: Exchange; id: string | undefined },
  sentinel: string,
): Promise<string | undefined> {
  const { client, discovered } = context
  if (discovered.shapes[resource].id !== undefined && made.id !== undefined) return made.id
  const told = await learnRecord(client, discovered, resource, made.exchange, sentinel)
  const by = resource === 'links' ? 'url' : 'name'
  const queries = [{ search: sentinel, search_by: by }, { per_page: '100' }, {}]
  for (const query of queries) {
    const { exchange } = await list(context, resource, query)
    const listed = learnItems(discovered, resource, exchange, sentinel)
    if (listed !== undefined) return told ?? listed
  }
  return told
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

/** Whether a search for the run's prefix finds its pixels. */
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
