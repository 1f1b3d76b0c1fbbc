import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Resource } from './account.ts'
import type { Changed } from './changes.ts'

/** Time to watch whether other people delete records of their own, in milliseconds. */
export const controlMs = 2000
/** How often their records are read in that time. */
const controls = 4

/** The harm that a write did to a record that is not ours. */
export interface Harm {
  /** The id of a record that disappeared although nobody else was seen to delete records. */
  gone?: string
  /** The id of a record that shows fewer values than before, in the same case. */
  lost?: string
  /** The id of a link that left or entered a list by a parameter, in the same case: `left the list with space_id=1`. */
  moved?: { id: string; how: string }
  /** A record that shows other values than before, although nobody else was seen to change any. */
  changed?: Changed | undefined
  /** The id of a record that now shows the word of our run. */
  written?: string
  /** The kind of that record, if it is not that of the request. */
  of?: Resource
}

export function isHarmless({ gone, lost, moved, changed, written }: Harm): boolean {
  return [gone, lost, moved, changed, written].every(harmed => harmed === undefined)
}

/**
 * Whether other people are active: records are harmed also while the run writes nothing. Looks several times within
 * `controlMs`.
 * @param isHarmed whether a record was harmed since the function was called
 */
export async function areOthersActive(
  pause: (milliseconds: number) => Promise<void>,
  isHarmed: () => Promise<boolean>,
): Promise<boolean> {
  for (let look = 1; look <= controls; look += 1) {
    await pause(controlMs / controls)
    if (await isHarmed()) return true
  }
  return false
}

/**
 * Returns the error that ends a run whose write did harm; undefined if it did none. `requirement` is the id
 * of the requirement that the harm breaks.
 */
export function harmful(
  requirement: string,
  asked: string,
  { written, gone, lost, moved, changed, of }: Harm,
  { method, path }: { method: string; path: string },
  exchange: Exchange | undefined,
): RunEnded | undefined {
  const resource = of ?? path.split('/')[1]
  if (written !== undefined) {
    const received = `${resource}/${written} changed too`
    const message = `${method} ${path} also wrote to ${resource}/${written}: the run changes nothing more`
    if (exchange === undefined) return new RunEnded(message, 3)
    const broken = new ContractBroken(`only ${resource}/${asked} to change`, received, exchange)
    return new RunEnded(message, 1, { requirement, broken })
  }
  const harmed = gone ?? lost ?? moved?.id ?? changed?.id
  if (harmed === undefined) return undefined
  const what = gone ? 'disappeared' : lost ? 'lost values' : (moved?.how ?? `changed (${changed?.members})`)
  // Somebody else may have written to the record at that moment, so this does not prove a broken contract.
  const message = `${resource}/${harmed}, which is not a record of this run, ${what} when ${method} ${path} was sent, and no other record did in the ${controlMs / 1000} s after it: the run creates nothing more`
  return new RunEnded(message, 3, { requirement, broken: new Inconclusive(message, exchange) })
}
