import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RecordChanges } from '../../store/changes.ts'
import { type Head, packHead } from './head.ts'
import { isQuotaExceeded, type Mark, QuotaError, type StateStorage, type Stored } from './storage.ts'

type List = keyof RecordChanges

interface Row {
  name: string
  list: List
  id: number
  /** The version that last changed the record. */
  version: number
  record: unknown
}

interface Schema extends DBSchema {
  heads: { key: string; value: unknown }
  changes: { key: [name: string, list: List, id: number]; value: Row; indexes: { version: [string, number] } }
}

/** The range of all rows of a name: arrays sort after numbers and strings. */
const all = (name: string) => IDBKeyRange.bound([name], [name, []])

/**
 * Stores each changed record in its own row, so that the cost of a write does not depend on the number of
 * records.
 */
export class IndexedDbStore implements StateStorage {
  readonly #database: string
  #opened: Promise<IDBPDatabase<Schema>> | undefined

  constructor(database: string) {
    this.#database = database
  }

  async read(name: string, since: Mark | undefined): Promise<Stored | undefined> {
    const database = await this.#open()
    const transaction = database.transaction(['heads', 'changes'])
    const head = await transaction.objectStore('heads').get(name)
    if (head === undefined) return undefined
    const { epoch, version } = Object(head) as Partial<Mark>
    const isWhole = since === undefined || epoch !== since.epoch
    if (!isWhole && version === since.version) return { head, changes: { links: [], pixels: [] }, isWhole }
    const rows = transaction.objectStore('changes')
    const found = isWhole
      ? await rows.getAll(all(name))
      : await rows.index('version').getAll(IDBKeyRange.bound([name, since.version], [name, []], true))
    return { head, changes: listed(found), isWhole }
  }

  async write(name: string, head: Head, changes: RecordChanges): Promise<void> {
    const database = await this.#open()
    const transaction = database.transaction(['heads', 'changes'], 'readwrite')
    const heads = transaction.objectStore('heads')
    const rows = transaction.objectStore('changes')
    // The requests of a transaction run in order, and `done` resolves after all of them. So they are awaited
    // together.
    const requests: Promise<unknown>[] = []
    const before = Object(await heads.get(name)) as Partial<Mark>
    if (before.epoch !== head.epoch) requests.push(rows.delete(all(name)))
    requests.push(heads.put(packHead(head), name))
    for (const list of ['links', 'pixels'] as const) {
      for (const [id, record] of changes[list]) {
        requests.push(rows.put({ name, list, id, version: head.version, record }))
      }
    }
    try {
      await Promise.all([...requests, transaction.done])
    } catch (cause) {
      const failed = transaction.error ?? cause
      if (!isQuotaExceeded(failed)) throw failed
      throw new QuotaError('IndexedDB is full: the browser gives this origin no more space', { cause })
    }
  }

  async remove(name: string): Promise<void> {
    const database = await this.#open()
    const transaction = database.transaction(['heads', 'changes'], 'readwrite')
    await Promise.all([
      transaction.objectStore('heads').delete(name),
      transaction.objectStore('changes').delete(all(name)),
      transaction.done,
    ])
  }

  async names(): Promise<string[]> {
    return (await this.#open()).getAllKeys('heads')
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      this.#opened = undefined
    }
    this.#opened ??= openDB<Schema>(this.#database, 1, {
      upgrade(database) {
        database.createObjectStore('heads')
        const changes = database.createObjectStore('changes', { keyPath: ['name', 'list', 'id'] })
        changes.createIndex('version', ['name', 'version'])
      },
      // Called if another page deletes or upgrades the database. The next use opens it again.
      blocking(_current, _blocked, event) {
        ;(event.target as IDBDatabase).close()
        forget()
      },
      terminated: forget,
    })
    this.#opened.catch(forget)
    return this.#opened
  }
}

function listed(rows: Row[]): unknown {
  const changes: Record<string, [number, unknown][]> = { links: [], pixels: [] }
  for (const { list, id, record } of rows) {
    changes[list] ??= []
    changes[list].push([id, record])
  }
  return changes
}
