import type { Disk } from '../../src/hosts/state/disk.ts'
import { fileMock } from '../../src/hosts/state/file-mock.ts'
import { StateFile } from '../../src/hosts/state/state-file.ts'
import { readState } from '../../src/hosts/state/state-read.ts'
import { createMock } from '../../src/mock/mock.ts'
import { fixedClock } from '../../src/store/clock.ts'

const clock = fixedClock(Date.UTC(2026, 0, 31, 12))

/** A disk in memory. The test decides when a write ends, and how. */
export class TestDisk implements Disk {
  text: string | undefined
  writes = 0
  #prepared = ''
  failure: { step: 'prepare' | 'replace' | 'settle'; code: string } | undefined
  gate: Promise<void> = Promise.resolve()

  async read() {
    return this.text === undefined ? undefined : { bytes: Buffer.from(this.text), version: this.text }
  }

  version() {
    return this.text
  }

  async prepare(_: string, bytes: Uint8Array) {
    this.writes++
    await this.gate
    this.#fail('prepare')
    this.#prepared = Buffer.from(bytes).toString()
    return { temporary: 'new', version: this.#prepared }
  }

  async replace() {
    this.#fail('replace')
    this.text = this.#prepared
  }

  async settle() {
    this.#fail('settle')
  }

  async remove() {}

  #fail(step: string) {
    const { failure } = this
    if (failure?.step === step)
      throw Object.assign(new Error(`${failure.code}: test`), { code: failure.code })
  }
}

/** Returns a mock that is stored on a disk. */
export async function keptOn(disk: TestDisk, options: Parameters<typeof createMock>[0] = {}) {
  const found = await disk.read()
  const usual = { salt: 'salt', now: clock.now(), hash: () => 'usual' }
  const state =
    found === undefined ? { salt: 'salt', accounts: new Map() } : readState(found.bytes, 'state', usual)
  const lock = { isHeld: true }
  const errors: unknown[] = []
  const mock = fileMock(createMock({ clock, seed: 'demo', ...options }), {
    state,
    file: new StateFile('state', disk, lock, found?.version),
    onError: error => errors.push(error),
  })
  return { mock, errors }
}
