import { randomUUID } from 'node:crypto'
import { readFileSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** The contents of a lock file. */
interface Holder {
  pid: number
  host: string
  /** When the process started, in ticks since the start of the machine, if the system reports it. */
  started: string | null
  token: string
}

/** Thrown if another server uses the file. */
export class LockedError extends Error {
  override readonly name = 'LockedError'
  readonly code = 'ERR_LOCKED'
}

/**
 * How often a holder updates the time of its lock, and the age at which a lock of another machine is stale.
 */
const beatMs = 5_000
const staleMs = 30_000

/** How long another server that has found the same stale lock may take to replace it. */
const settleMs = 200

/** A lock file. It is held until `release`, or until the process ends in any way except a kill. */
export class Lock {
  readonly path: string
  readonly #text: string
  readonly #beat: NodeJS.Timeout
  readonly #onExit = () => this.release()

  private constructor(path: string, text: string) {
    this.path = path
    this.#text = text
    this.#beat = setInterval(() => this.#touch(), beatMs).unref()
    process.on('exit', this.#onExit)
  }

  /**
   * Takes a lock. A lock whose process has ended is replaced.
   * @throws LockedError if another process holds it
   */
  static async take(path: string): Promise<Lock> {
    const own: Holder = {
      pid: process.pid,
      host: hostname(),
      started: startOf(process.pid),
      token: randomUUID(),
    }
    const text = `${JSON.stringify(own)}\n`
    if (create(path, text)) return new Lock(path, text)
    const found = read(path)
    if (found !== undefined) {
      const holder = holderIn(found)
      if (!isStale(path, holder)) throw new LockedError(heldBy(path, holder))
      // Another server may have replaced the stale lock in the meantime.
      if (read(path) === found) unlinkSync(path)
    }
    if (!create(path, text)) throw new LockedError(heldBy(path, holderIn(read(path) ?? '')))
    // Of two servers that replace the same stale lock, the later one has the lock.
    await wait(settleMs)
    const held = read(path)
    if (held !== text) throw new LockedError(heldBy(path, holderIn(held ?? '')))
    return new Lock(path, text)
  }

  /** Whether the lock file is still that of this process. */
  get isHeld(): boolean {
    return read(this.path) === this.#text
  }

  release(): void {
    clearInterval(this.#beat)
    process.off('exit', this.#onExit)
    if (this.isHeld) unlinkSync(this.path)
  }

  #touch(): void {
    if (!this.isHeld) return
    const now = new Date()
    utimesSync(this.path, now, now)
  }
}

/** Creates the lock file. Returns false if there is one. */
function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function holderIn(text: string): Partial<Holder> | undefined {
  try {
    const { pid, host, started }: Partial<Record<keyof Holder, unknown>> = Object(JSON.parse(text))
    if (typeof pid !== 'number' || typeof host !== 'string') return undefined
    return { pid, host, started: typeof started === 'string' ? started : null }
  } catch {
    // A lock that no server wrote.
    return undefined
  }
}

/** Whether the process that wrote a lock has ended. */
function isStale(path: string, holder: Partial<Holder> | undefined): boolean {
  if (holder?.pid === undefined) return false
  // The processes of another machine or container are not visible.
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs > staleMs
  if (holder.pid === process.pid) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return true
    // EPERM: a process of another user.
  }
  // Another process may have got the same id.
  const started = startOf(holder.pid)
  return holder.started !== null && started !== null && holder.started !== started
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    // Only Linux has this file.
    return null
  }
}

function heldBy(path: string, holder: Partial<Holder> | undefined): string {
  const who = holder?.pid === undefined ? 'another server' : `the process ${holder.pid} on ${holder.host}`
  return `${who} uses it. Stop that server first; if it does not run, delete ${JSON.stringify(path)}`
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
