import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import { brief } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { PixelInput } from '../../discover/input.ts'
import { create, update } from '../../discover/make.ts'
import { describePlace } from '../../discover/places.ts'
import { get } from '../../discover/reads.ts'
import { broken, mustBeKnown, mustSucceed, once } from './kit.ts'
import { createTrio, neighbourRounds, trios } from './neighbours.ts'
import { mustHold } from './stored.ts'

export function pixelFixture(context: Context): Promise<PixelFixture> {
  return once(context, 'pixel patient', async () => {
    const made = await create(context, 'pixels', marker => ({
      name: `${marker}-patient`,
      type: 'adroll',
      value: `patient-${marker}`,
    }))
    return { id: mustBeKnown(made.id, 'a pixel'), marker: made.marker, sent: made.sent }
  })
}

/** Updates the shared pixel: sends all its fields, some of them changed. */
export async function send(context: Context, changes: PixelInput): Promise<Exchange> {
  const fixture = await pixelFixture(context)
  const sent = { ...fixture.sent, ...changes }
  const exchange = await update(context, 'pixels', fixture.id, sent).catch(async error => {
    // If the last update lost the pixel's name, the run cannot prove that the pixel is its own and may not
    // write to it. Report the lost name instead.
    if (error instanceof Skipped)
      await mustHold(context, 'pixels', fixture, 'name', fixture.sent.name ?? fixture.marker)
    throw error
  })
  if (context.discovered.ok(exchange)) fixture.sent = sent
  return exchange
}

export async function changePixel(context: Context, changes: PixelInput): Promise<void> {
  mustSucceed(await send(context, changes), `an update with ${brief(changes)}`)
}

/** Throws if an update of a pixel changes a pixel created just before or after it. */
export async function changesNoOtherPixel(context: Context): Promise<void> {
  for (let round = 1; round <= neighbourRounds; round += 1) {
    const trio = await createTrio(context, 'pixels', (word, marker) => ({
      name: `${marker}-${word}`,
      type: 'bing',
      value: `${word}-${marker}`,
    }))
    const { middle, neighbours, areAdjacent } = trio
    const id = mustBeKnown(middle.id, 'a pixel')
    const before = await Promise.all(neighbours.map(({ id }) => get(context, 'pixels', id ?? '')))
    const sent = { name: `${middle.marker}-moved`, type: 'quora', value: `moved-${middle.marker}` }
    mustSucceed(await update(context, 'pixels', id, sent), 'an update')
    for (const [index, neighbour] of neighbours.entries()) {
      const now = await get(context, 'pixels', neighbour.id ?? '')
      if (now.record === undefined || context.discovered.id('pixels', now.record) !== neighbour.id) continue
      for (const [name, place] of context.discovered.shapes.pixels.fields) {
        const was = before[index]?.record
        if (was === undefined || context.discovered.id('pixels', was) !== neighbour.id) continue
        if (describePlace(place, was) === describePlace(place, now.record)) continue
        throw broken(
          'every other pixel to be unchanged',
          `a different ${name} in a pixel created just before or after`,
          now.exchange,
        )
      }
    }
    if (!areAdjacent) continue
    return trios.leave(context, 'pixels', { ...trio, middle: { ...middle, sent } })
  }
}

interface PixelFixture {
  id: string
  marker: string
  sent: PixelInput
}
