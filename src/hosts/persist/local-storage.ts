import type { RecordChanges } from '../../store/changes.ts'
import { Announcements } from './announcements.ts'
import { type Head, packHead, StaleError } from './head.ts'
import { isQuotaExceeded, type Mark, QuotaError, type StateStorage, type Stored } from './storage.ts'

/**
 * The value under a store's own name. It is written in one step, so that a crash of the page leaves no
 * partial data.
 */
interface Journal {
  head: unknown
  /** The changes since the log was last moved to the records, oldest first. */
  log: Entry[]
}

interface Entry {
  version: number
  changes: RecordChanges
}

/** The value under a record's name. */
interface Row {
  epoch: string
  record: unknown
}

/** The length of a journal, in characters, above which its log is moved to the records. */
const LONG = 16_000

/**
 * Stores a journal under the store's name. When the journal has become long, each changed record is stored
 * under its own name. Browsers store about five million characters per origin: about seven thousand changed
 * links.
 */
export class LocalStorageStore implements StateStorage {
  readonly #prefix: string
  readonly #announcements: Announcements

  constructor(database: string) {
    this.#prefix = `${database}:`
    this.#announcements = new Announcements(this.#prefix, name => this.#versionOf(name))
  }

  async read(name: string, since: Mark | undefined): Promise<Stored | undefined> {
    await this.#announcements.awaitLatest(name)
    const journal = this.#journal(name)
    if (journal === undefined) return undefined
    const { head, log } = journal
    const { epoch, version } = Object(head) as Partial<Mark>
    if (since !== undefined && epoch === since.epoch) {
      const missed = log.filter(entry => entry.version > since.version)
      if (version === since.version + missed.length) return { head, changes: joined(missed), isWhole: false }
    }
    const rows = this.#rowNames(name).flatMap((key): Entry[] => {
      const row = parse(localStorage.getItem(key)) as Row
      return row.epoch === epoch ? [{ version: 0, changes: ofRow(key, row) }] : []
    })
    return { head, changes: joined([...rows, ...log]), isWhole: true }
  }

  async write(name: string, head: Head, changes: RecordChanges): Promise<void> {
    const before = this.#readable(name)
    const isNew = (Object(before?.head) as Partial<Mark>).epoch !== head.epoch
    const log = isNew ? [] : [...(before?.log ?? []), { version: head.version, changes }]
    const text = this.#set(name, { head: packHead(head), log })
    if (isNew) for (const key of this.#rowNames(name)) localStorage.removeItem(key)
    else if (text.length > LONG) this.#moveLog(name, head, log)
    await this.#announcements.announce(name, head.version)
  }

  async remove(name: string): Promise<void> {
    for (const key of [this.#prefix + name, ...this.#rowNames(name)]) localStorage.removeItem(key)
  }

  async names(): Promise<string[]> {
    return this.#keys(this.#prefix)
      .map(key => key.slice(this.#prefix.length))
      .filter(name => !name.includes('/'))
  }

  /** Moves the log to the records. The log is emptied last, so an interruption loses nothing. */
  #moveLog(name: string, head: Head, log: Entry[]): void {
    const { links, pixels } = joined(log)
    try {
      for (const [list, rows] of Object.entries({ links, pixels })) {
        for (const [id, record] of rows) {
          localStorage.setItem(
            `${this.#prefix}${name}/${list}/${id}`,
            JSON.stringify({ epoch: head.epoch, record }),
          )
        }
      }
      this.#set(name, { head: packHead(head), log: [] })
    } catch (error) {
      // There is no space to move the log, but the log itself is stored. The next write that does not fit
      // will throw.
      if (!isQuotaExceeded(error) && !(error instanceof QuotaError)) throw error
    }
  }

  #set(name: string, journal: Journal): string {
    const text = JSON.stringify(journal)
    try {
      localStorage.setItem(this.#prefix + name, text)
    } catch (cause) {
      if (!isQuotaExceeded(cause)) throw cause
      throw new QuotaError('localStorage is full: browsers store about five million characters per origin', {
        cause,
      })
    }
    return text
  }

  #journal(name: string): Journal | undefined {
    const text = localStorage.getItem(this.#prefix + name)
    if (text === null) return undefined
    const { head, log } = Object(parse(text)) as Partial<Journal>
    if (!Array.isArray(log) || !log.every(isEntry)) throw new StaleError('its journal is damaged')
    return { head, log }
  }

  /**
   * Returns the journal, or undefined if there is none or it is damaged. For callers that do not need its
   * contents.
   */
  #readable(name: string): Journal | undefined {
    try {
      return this.#journal(name)
    } catch (error) {
      if (error instanceof StaleError) return undefined
      throw error
    }
  }

  #versionOf(name: string): number {
    const { version } = Object(this.#readable(name)?.head) as Partial<Mark>
    return typeof version === 'number' ? version : 0
  }

  #rowNames(name: string): string[] {
    return this.#keys(`${this.#prefix}${name}/`)
  }

  #keys(prefix: string): string[] {
    return Object.keys(localStorage).filter(key => key.startsWith(prefix))
  }
}

/** Returns the last change of each record. */
function joined(entries: Entry[]): { links: [number, unknown][]; pixels: [number, unknown][] } {
  const links = new Map<number, unknown>()
  const pixels = new Map<number, unknown>()
  for (const { changes } of entries) {
    for (const [id, record] of changes.links) links.set(id, record)
    for (const [id, record] of changes.pixels) pixels.set(id, record)
  }
  return { links: [...links], pixels: [...pixels] }
}

function ofRow(key: string, { record }: Row): Entry['changes'] {
  const [list, id] = key.split('/').slice(-2)
  // Not validated here: the caller validates everything that `read` returns.
  const change = [Number(id), record] as RecordChanges['links'][number] & RecordChanges['pixels'][number]
  return { links: [], pixels: [], [list === 'links' ? 'links' : 'pixels']: [change] }
}

function isEntry(data: unknown): data is Entry {
  const { version, changes } = Object(data) as { version?: unknown; changes?: unknown }
  const { links, pixels } = Object(changes) as Record<string, unknown>
  const isList = (list: unknown) => Array.isArray(list) && list.every(Array.isArray)
  return typeof version === 'number' && isList(links) && isList(pixels)
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch (cause) {
    throw new StaleError('it is not JSON', { cause })
  }
}
