import type { Values } from './form.ts'
import type { Resource, Wired } from './wire.ts'

export interface Stored {
  resource: Resource
  id: string
  /** Whether it belongs to other users and was not created through the interface. */
  foreign: boolean
  values: Values
  /** Milliseconds since 1970. */
  createdAt: number
  /** The form that created it. It has the marker, even if the stored values do not. */
  form: string
  /** The number of the request that created it. */
  madeBy: Wired | undefined
}

export interface Removed {
  record: Stored
  /** Milliseconds since 1970. */
  at: number
}

/** Who causes a change: a request, or other users. */
export type By = Wired | 'others'

export interface Store {
  /** In order of creation. */
  of(resource: Resource): Stored[]
  all(): Stored[]
  /** Records that a request or other users have removed. */
  readonly removed: readonly Removed[]
  add(record: Omit<Stored, 'createdAt' | 'madeBy'>, by: By, at?: number): Stored
  change(record: Stored, values: Values, by: By): void
  remove(record: Stored, by: By): void
  /** Makes the current records the state to which `reset` returns. */
  seed(): void
  /** Undoes all changes since `seed`. */
  reset(): void
  /** Throws if a foreign record was changed in another way than by the methods of the store. */
  check(): void
}

/** The records of an account. Each change of a foreign record is recorded in the request that caused it. */
export function createStore(): Store {
  let records: Stored[] = []
  let seeds: Stored[] = []
  let snapshots = new Map<Stored, string>()
  const removed: Removed[] = []

  function blame(record: Stored, by: By, what: string): void {
    if (record.foreign && by !== 'others') by.foreignChanges.push(`${what} ${record.resource}/${record.id}`)
  }

  return {
    of: resource => records.filter(record => record.resource === resource),
    all: () => [...records],
    removed,
    add(given, by, at = Date.now()) {
      const record = { ...given, createdAt: at, madeBy: by === 'others' ? undefined : by }
      records.push(record)
      if (record.foreign) snapshots.set(record, bytesOf(record))
      return record
    },
    change(record, values, by) {
      const before = bytesOf(record)
      record.values = { ...record.values, ...values }
      if (bytesOf(record) === before || !records.includes(record)) return
      blame(record, by, 'changed')
      if (record.foreign) snapshots.set(record, bytesOf(record))
    },
    remove(record, by) {
      if (!records.includes(record)) return
      records = records.filter(other => other !== record)
      removed.push({ record, at: Date.now() })
      snapshots.delete(record)
      blame(record, by, 'removed')
    },
    seed() {
      seeds = records.map(copyOf)
    },
    reset() {
      records = seeds.map(copyOf)
      snapshots = new Map(records.map(record => [record, bytesOf(record)]))
      removed.length = 0
    },
    check() {
      for (const [record, bytes] of snapshots) {
        if (bytesOf(record) !== bytes || !records.includes(record))
          throw new Error(`A kind changed ${record.resource}/${record.id} behind the store's back`)
      }
    },
  }
}

function bytesOf({ id, values, createdAt }: Stored): string {
  return JSON.stringify({ id, values, createdAt })
}

function copyOf(record: Stored): Stored {
  return { ...record, values: structuredClone(record.values) }
}
