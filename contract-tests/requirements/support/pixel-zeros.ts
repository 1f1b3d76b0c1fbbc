import type { Context } from '../../discover/context.ts'
import type { PixelInput } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { pixelFixture, send } from './pixel-fixture.ts'
import { mustHold } from './stored.ts'

// Which values a type of pixels takes is open, so a service may refuse a value of digits.

/** Throws if the value of a new pixel, which has only digits, becomes a number. */
export async function createKeepsZeros(context: Context): Promise<void> {
  const made = await create(context, 'pixels', marker => ({ name: `${marker}-zeros`, ...digits(marker) }))
  if (made.id === undefined || !context.discovered.ok(made.exchange)) return
  await mustHold(context, 'pixels', { id: made.id, sent: made.sent }, 'value', made.sent.value ?? '')
}

/** Throws if the value of a changed pixel, which has only digits, becomes a number. */
export async function updateKeepsZeros(context: Context): Promise<void> {
  const fixture = await pixelFixture(context)
  const { value, ...type } = digits(fixture.marker)
  if (!context.discovered.ok(await send(context, { value, ...type }))) return
  await mustHold(context, 'pixels', fixture, 'value', value)
}

/** Returns a value of digits that begins with zeros, unique per marker, and the type of pixel that takes it. */
function digits(marker: string): PixelInput & { value: string } {
  const numbers = Array.from(marker, character => character.charCodeAt(0) % 10)
  return { type: 'facebook', value: `00${numbers.join('')}` }
}
