import { compact } from '../core/marker.ts'
import type { LeftBehind, Resource } from './account.ts'
import type { CleanupOptions } from './cleanup-options.ts'
import { answered } from './foreign.ts'
import { sight } from './identify.ts'
import { recordsWith } from './marks.ts'
import { quietly } from './quietly.ts'
import { searches } from './searches.ts'
import type { Written } from './written.ts'

/** Pauses before each look at the lists, in milliseconds. A deleted record may still be shown for a while. */
const rounds = [0, 300, 600]

/**
 * Finds the records that the lists still show with this run's word. A record with the marker of a refused or
 * unanswered create was created anyway, and is deleted. Any other record got our values through a fault of
 * the server and may be somebody else's: it is reported but not deleted.
 */
export async function straysOf(
  { ledger, sender, identification, pause }: CleanupOptions,
  known: readonly LeftBehind[],
  deleteOne: (entry: Written) => Promise<string | undefined>,
): Promise<LeftBehind[]> {
  const left: LeftBehind[] = []
  if (ledger.written.length === 0) return left
  const firstLook = { links: markersShown('links'), pixels: markersShown('pixels') }
  // A look that failed throws below, when its resource is reached: links are handled even if pixels cannot be read.
  await Promise.allSettled(Object.values(firstLook))
  // A create of one resource may have created a record of the other one too.
  for (const resource of ['links', 'pixels'] as const) {
    const isNamed = (marker: string) => [...known, ...left].some(one => one.marker === marker)
    for (const [round, ms] of rounds.entries()) {
      await pause(ms)
      const shown = await (round === 0 ? firstLook[resource] : markersShown(resource))
      const markers = shown.filter(marker => !isNamed(marker))
      if (markers.length === 0) break
      for (const marker of markers) {
        const entry = ledger.written.find(one => one.resource === resource && one.marker === marker)
        const mayBeOurs = entry !== undefined && entry.id === undefined
        const { record } = mayBeOurs ? await sight(identification, entry, undefined) : { record: undefined }
        if (entry !== undefined && record !== undefined) {
          quietly(() => ledger.settle(entry, record))
          const reason = await deleteOne(entry)
          if (reason === undefined) continue
          left.push({ resource, id: record.id, marker, time: entry.time, reason })
        } else if (round === rounds.length - 1) {
          const { id, time = '' } = entry ?? {}
          left.push({ resource, id, marker, time, reason: strayReason })
        }
      }
    }
  }
  return left

  async function markersShown(resource: Resource): Promise<string[]> {
    const reads = searches(resource, ledger.run).map(search => answered(() => sender.read(search)))
    const records = (await Promise.all(reads)).flatMap(list => recordsWith(list?.answer.json, ledger.run))
    const shown = records.map(record => markerIn(JSON.stringify(record), ledger.run))
    return [...new Set(shown.filter(marker => marker !== undefined))]
  }
}

const strayReason =
  'the lists show its marker, but not under an id that this run received for it: it may be somebody else’s record'

/** Returns the first marker of a run in a text, in its usual spelling. */
function markerIn(text: string, run: string): string | undefined {
  const digits = new RegExp(`${run}-(\\d+)|${compact(run)}(\\d{4,})`, 'i').exec(text)
  const number = digits?.[1] ?? digits?.[2]
  return number === undefined ? undefined : `${run}-${number}`
}
