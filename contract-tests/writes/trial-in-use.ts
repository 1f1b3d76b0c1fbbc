import { parsePointer, readPointer } from '../../src/documents/pointer.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import { remarked } from '../core/marker.ts'
import { leavesOf, textOf } from '../core/match.ts'
import type { Form } from './account.ts'
import { hasFewerValues, type Loss } from './bystanders.ts'
import { answered, type Foreign } from './foreign.ts'
import { type Harm, harmful } from './harm.ts'
import { idInAddress, pathOf } from './ids.ts'
import { eventually } from './looks.ts'
import { jsonOf } from './marks-on-record.ts'
import type { Made, TrialOptions } from './trial-options.ts'

/** Pauses before the link is read again, in milliseconds. */
const pausesMs = [0, 300, 1000]

/**
 * Tries the deletion of a pixel that one of our links has beside another one of the same type, and then that of the
 * link. A server that detaches more than the deleted pixel is detected, if our link shows it before other people's
 * links lose their pixels. Does nothing if the server refuses one of the records.
 * @param pixels creates two pixels of one type
 * @throws RunEnded if a link loses another pixel, or if other people's records lose something
 */
export async function tryInUse(
  options: TrialOptions,
  like: Made,
  pixels: () => Promise<{ middle: Made; behind: Made }>,
): Promise<void> {
  const { sender, ledger, bystanders, create, own, pause } = options
  const made = await unlessImpossible(async () => {
    const { middle, behind } = await pixels()
    const plain = (marker: string) => formOf(like, marker, [middle.id, behind.id])
    const rich = await create('links', marker => [...plain(marker), ...targets])
    const link = rich.id === undefined ? await create('links', plain) : rich
    return { middle, behind, ...link }
  })
  if (made?.id === undefined) return
  const { middle, behind, id: link } = made
  const read = () => answered(() => sender.read({ method: 'GET', path: pathOf('links', link) }))
  const isShown = shows(await read(), behind.id)
  const before = await bystanders.before('links')
  const deleted = await unlessImpossible(async () => sender.remove(await own('pixels', middle.id)))
  if (deleted === undefined) return
  const entry = ledger.written.find(({ marker }) => marker === middle.marker)
  if (deleted.answer.status < 300 && entry !== undefined) ledger.settle(entry, 'deleted')
  const isKept =
    !isShown ||
    (await eventually(pause, pausesMs, async () => {
      const exchange = await read()
      // A link that is gone is ours, and no other link can have our pixel.
      return exchange === undefined || exchange.answer.status >= 300 || shows(exchange, behind.id)
    }))
  const now = await bystanders.before('links')
  const harm: Harm = isKept ? await bystanders.harm('links', before, now, pixelsLost()) : { written: link }
  const request = { method: 'DELETE', path: pathOf('pixels', middle.id) }
  const ended = harmful('pixels.delete.others', middle.id, { ...harm, of: 'links' }, request, deleted)
  if (ended === undefined) return tryRich(options, made.marker, link, now)
  ledger.note({ kind: 'deletions', resource: 'pixels', are: 'unsafe' })
  throw ended
}

/**
 * A link can show fewer values than before, or a smaller number: it may show only how many pixels it has. A number that
 * also changes while nothing is written is another one.
 */
export function pixelsLost(): Loss {
  const smaller = new Set<string>()
  return {
    isLess(text, than) {
      const now = jsonOf(text)
      for (const { pointer, value } of leavesOf(jsonOf(than))) {
        const [before, after] = [countIn(value), countIn(readPointer(now, pointer))]
        if (before !== undefined && after !== undefined && after < before) smaller.add(pointer)
      }
      return smaller.size > 0 || hasFewerValues(text, than)
    },
    varies(text, than) {
      const [now, before] = [jsonOf(text), jsonOf(than)]
      const differs = (pointer: string) =>
        textOf(readPointer(now, pointer)) !== textOf(readPointer(before, pointer))
      return hasFewerValues(text, than) || [...smaller].some(differs)
    },
  }
}

function countIn(value: unknown): number | undefined {
  const text = textOf(value) ?? ''
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** Targets, which a service may keep in a table of their own. */
const targets: Form = [
  ['target_type', '1'],
  ...Object.entries({ country: ['DE', 'FR'], platform: ['iOS', 'Linux'], language: ['de', 'fr'] }).flatMap(
    ([list, keys]) =>
      keys.flatMap((key, index) => [
        [`${list}[${index}][key]`, key] as const,
        [`${list}[${index}][value]`, `https://${list}.example.com/${index}`] as const,
      ]),
  ),
  ['rotation[0][value]', 'https://rotation.example.com/'],
]

/**
 * Tries the deletion of a link that has a pixel and targets. A server that deletes unused pixels then, or the targets of
 * other links, is detected.
 * @param links a snapshot that was just taken
 * @throws RunEnded if a record of other people is gone, or has lost values
 */
async function tryRich(
  { sender, ledger, bystanders, own }: TrialOptions,
  marker: string,
  id: string,
  links: Foreign,
): Promise<void> {
  const before = { links, pixels: await bystanders.before('pixels') }
  const deleted = await unlessImpossible(async () => sender.remove(await own('links', id)))
  if (deleted === undefined) return
  const entry = ledger.written.find(one => one.marker === marker)
  if (deleted.answer.status < 300 && entry !== undefined) ledger.settle(entry, 'deleted')
  const request = { method: 'DELETE', path: pathOf('links', id) }
  for (const of of ['links', 'pixels'] as const) {
    const harm = { ...(await bystanders.harm(of, before[of])), of }
    const ended = harmful('links.delete.others', id, harm, request, deleted)
    if (ended === undefined) continue
    ledger.note({ kind: 'deletions', resource: 'links', are: 'unsafe' })
    throw ended
  }
}

/** Returns the form of another link with these pixels. */
function formOf(like: Made, marker: string, pixels: readonly string[]): Form {
  const form = like.form
    .filter(([name]) => !/^(pixel_ids|target_type|country|platform|language|rotation)/.test(name))
    .map(([name, value]) => [name, remarked(value, like.marker, marker)] as const)
  return [...form, ...pixels.map((id, index) => [`pixel_ids[${index}]`, id] as const)]
}

/** Whether a response shows the id of a pixel: by itself, as a name, in a list within a text, or in an address. */
function shows(exchange: Exchange | undefined, id: string): boolean {
  return leavesOf(exchange?.answer.json).some(({ pointer, value }) => {
    if (parsePointer(pointer).includes(id)) return true
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
