import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { Moment } from './moment.ts'

/** A disk that is full from the k-th write to a ledger on. `half` writes half of that line. */
function fillDisk(file: string, k: number, half: boolean): () => void {
  const { writeSync, openSync, fsyncSync } = fs
  const ours = new Set<number>()
  let writes = 0
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  const opened = (...args: Parameters<typeof openSync>) => {
    const descriptor = openSync(...args)
    if (args[0] === file) ours.add(descriptor)
    return descriptor
  }
  const written = (descriptor: number, data: string | NodeJS.ArrayBufferView, ...rest: never[]): number => {
    writes += ours.has(descriptor) ? 1 : 0
    if (!ours.has(descriptor) || writes < k) return writeSync(descriptor, data as string, ...rest)
    if (half && writes === k) {
      const text = typeof data === 'string' ? data : Buffer.from(data.buffer).toString()
      writeSync(descriptor, text.slice(0, text.length / 2))
    }
    throw full()
  }
  const synced = (descriptor: number) => {
    if (ours.has(descriptor) && writes >= k) throw full()
    fsyncSync(descriptor)
  }
  Object.assign(fs, { openSync: opened, writeSync: written, fsyncSync: synced })
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, { openSync, writeSync, fsyncSync })
    syncBuiltinESMExports()
  }
}

function diskMoment(id: string, title: string, half: boolean): Moment {
  return {
    id,
    title,
    counts: 'ledger writes',
    mayLeaveAny: true,
    async play(stage, k) {
      const empty = fillDisk(stage.ledgerFile, k, half)
      try {
        return await stage.call()
      } finally {
        empty()
      }
    },
  }
}

/** No other ledger may be written in this process meanwhile. */
export const diskMoments: readonly Moment[] = [
  diskMoment('disk-full', 'the disk is full from the k-th write to the ledger on', false),
  diskMoment('disk-half', 'as disk-full, and half of the k-th write is on it', true),
]
