import type { Exchange } from '../core/exchange.ts'
import type { Context } from './context.ts'
import type { PixelInput } from './input.ts'
import { locateRecords } from './locate-records.ts'
import { create, update } from './make.ts'
import { get, type Listed, list, pageFor } from './reads.ts'
import type { PixelSample } from './samples.ts'

const creates = ['bing', 'linkedin', 'adroll'] as const
const updates = ['facebook', 'google-ads', 'quora'] as const

/** The pixels that discovery created, and how responses showed them. */
export interface PixelEvidence {
  samples: PixelSample[]
  /** How a list showed the first pixel. Counts only until all pixels are created. */
  rows: PixelSample[]
  /** The number of pixels that were tried. */
  tried: number
}

/** The number of pixels that show how every field is written. */
export const enoughPixels = creates.length

/** Creates pixels, until so many were tried. */
export async function makePixels(context: Context, evidence: PixelEvidence, count: number): Promise<void> {
  const { discovered } = context
  const { samples, rows } = evidence
  for (const [nth, type] of creates.entries()) {
    if (nth < evidence.tried || nth >= count) continue
    evidence.tried = nth + 1
    const made = await create(context, 'pixels', marker => pixelOf(marker, nth, type))
    if (!discovered.ok(made.exchange)) continue
    const sent: PixelInput = made.sent
    const { id } = made
    if (id === undefined || sent.name === undefined) continue
    const shown = await locateRecords(context, 'pixels', made, sent.name)
    discovered.found.madePixels.push({ id, marker: made.marker, sent, created: made.exchange })
    if (shown !== undefined) rows.push(...rowsIn(context, shown))
    addSample(context, samples, made.exchange, sent, id, true)
    addSample(context, samples, (await get(context, 'pixels', id)).exchange, sent, id, true)
  }
}

/** Changes all pixels, and reads them again. */
export async function changePixels(context: Context, samples: PixelSample[]): Promise<void> {
  const { discovered } = context
  for (const [nth, pixel] of discovered.madePixels.entries()) {
    const sent = pixelOf(pixel.marker, nth + 4, updates[nth] ?? 'facebook')
    const exchange = await update(context, 'pixels', pixel.id, sent)
    if (!discovered.ok(exchange)) continue
    pixel.sent = sent
    addSample(context, samples, exchange, sent, pixel.id, false)
    addSample(context, samples, (await get(context, 'pixels', pixel.id)).exchange, sent, pixel.id, false)
  }
}

function pixelOf(marker: string, nth: number, type: string): PixelInput {
  return { name: `${marker}-sentinel-${nth}`, type, value: `value-${marker}-${nth}` }
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

/** Learns whether a search for the run's prefix finds its pixels. Returns how it shows them. */
export async function narrowPixels(context: Context): Promise<PixelSample[]> {
  const { discovered } = context
  const listed = await list(context, 'pixels', {
    search: discovered.prefixes.pixels,
    search_by: 'name',
    ...pageFor(context, 'pixels'),
  })
  const made = discovered.madePixels
  discovered.narrows.pixels = made.length > 0 && made.every(({ id }) => listed.ids.includes(id))
  return rowsIn(context, listed)
}

/** Returns the pixels that nothing has changed yet as a list shows them. */
function rowsIn({ discovered }: Context, { exchange, ids, records }: Listed): PixelSample[] {
  return discovered.madePixels.flatMap(({ id, sent }) => {
    const record = records[ids.indexOf(id)]
    return record === undefined ? [] : [{ sent, record, exchange, fresh: true, listed: true }]
  })
}
