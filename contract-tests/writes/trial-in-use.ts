import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { remarked } from '../core/marker.ts'
import { leavesOf, textOf } from '../core/match.ts'
import type { Form } from './account.ts'
import { answered } from './foreign.ts'
import { harmful } from './harm.ts'
import { idInAddress, pathOf } from './ids.ts'
import { eventually } from './looks.ts'
import type { Made, TrialOptions } from './trial-options.ts'

/** Pauses before the link is read again, in milliseconds. */
const pausesMs = [0, 300, 1000]

/**
 * Tries the deletion of a pixel that one of our links has beside another one of the same type. A server that detaches
 * more than the deleted pixel is detected before it detaches pixels of other people. Does nothing if the server
 * refuses one of the records, or if the link does not show its pixels.
 * @param pixels creates two pixels of one type
 * @throws RunEnded if the link loses the other pixel
 */
export async function tryInUse(
  { sender, ledger, create, own, pause }: TrialOptions,
  like: Made,
  pixels: () => Promise<{ middle: Made; behind: Made }>,
): Promise<void> {
  const made = await unlessImpossible(async () => {
    const { middle, behind } = await pixels()
    const link = await create('links', marker => formOf(like, marker, [middle.id, behind.id]))
    return { middle, behind, link: link.id }
  })
  if (made?.link === undefined) return
  const { middle, behind, link } = made
  const read = () => answered(() => sender.read({ method: 'GET', path: pathOf('links', link) }))
  if (!shows(await read(), behind.id)) return
  const deleted = await unlessImpossible(async () => sender.remove(await own('pixels', middle.id)))
  if (deleted === undefined) return
  const entry = ledger.written.find(({ marker }) => marker === middle.marker)
  if (deleted.answer.status < 300 && entry !== undefined) ledger.settle(entry, 'deleted')
  const isKept = await eventually(pause, pausesMs, async () => {
    const exchange = await read()
    // A link that is gone is ours, and no other link can have our pixel.
    return exchange === undefined || exchange.answer.status >= 300 || shows(exchange, behind.id)
  })
  if (isKept) return
  ledger.note({ kind: 'deletions', resource: 'pixels', are: 'unsafe' })
  const request = { method: 'DELETE', path: pathOf('pixels', middle.id) }
  throw harmful('pixels.delete.others', middle.id, { written: link, of: 'links' }, request, deleted)
}

/** Returns the form of another link with these pixels. */
function formOf(like: Made, marker: string, pixels: readonly string[]): Form {
  const form = like.form
    .filter(([name]) => !name.startsWith('pixel_ids'))
    .map(([name, value]) => [name, remarked(value, like.marker, marker)] as const)
  return [...form, ...pixels.map((id, index) => [`pixel_ids[${index}]`, id] as const)]
}

/** Whether a response shows the id of a pixel: by itself, in a list within a text, or in an address. */
function shows(exchange: Exchange | undefined, id: string): boolean {
  return leavesOf(exchange?.answer.json).some(({ value }) => {
    const text = textOf(value) ?? ''
    return text.split(/[\s,;|]+/).includes(id) || idInAddress('pixels', text) === id
  })
}

/** Undefined if the server refuses or fails to do something that is only needed for the trial. */
async function unlessImpossible<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    const isKnown = [Skipped, Inconclusive, ContractBroken].some(kind => error instanceof kind)
    if (isKnown) return undefined
    throw error
  }
}
