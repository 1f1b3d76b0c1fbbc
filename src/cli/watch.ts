import { type Stats, unwatchFile, watchFile } from 'node:fs'
import { UsageError } from '../../contract-tests/core/usage.ts'
import { host, type Mock } from '../mock/mock.ts'
import type { MockOptions } from '../mock/options.ts'
import type { Log } from './log-types.ts'
import { readSeed } from './seed.ts'

/** How often the file is looked at, and how long it must not change before it is read, in milliseconds. */
const intervalMs = 200
const settleMs = 100

/** Throws UsageError if --watch cannot be used with the other options. */
export function checkWatch(
  { state }: { state: string | undefined },
  seed: NonNullable<MockOptions['seed']>,
): void {
  if (state !== undefined) {
    throw new UsageError('--watch does not go with --state: a reload would delete the records of the file')
  }
  if (typeof seed !== 'object') throw new UsageError('--watch needs a seed file, such as --seed links.yaml')
}

/**
 * Reloads a seed file whenever it is saved. All accounts then start again with its records. If the file is
 * not a valid seed, the accounts stay as they are. Polls, because notifications of the system are missing in
 * containers and end when an editor replaces the file.
 */
export function watchSeed(path: string, mock: Mock, { log, now }: { log: Log; now: () => number }): void {
  let timer: NodeJS.Timeout | undefined
  const reload = async () => {
    try {
      const seed = await readSeed(path, now())
      mock[host].reseed(seed)
      log.noted(`Reloaded the seed ${JSON.stringify(path)}.`)
    } catch (error) {
      if (error instanceof UsageError) log.warned(`${error.message}\nThe accounts stay as they are.`)
      else log.failed(error)
    }
  }
  const look = (current: Stats, previous: Stats) => {
    const isSame =
      current.mtimeMs === previous.mtimeMs && current.size === previous.size && current.ino === previous.ino
    if (isSame) return
    clearTimeout(timer)
    timer = setTimeout(reload, settleMs).unref()
  }
  watchFile(path, { interval: intervalMs, persistent: false }, look)
  process.on('exit', () => unwatchFile(path, look))
}
