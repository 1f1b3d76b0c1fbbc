import fs, { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { RunEnded } from '../core/ended.ts'
import { UsageError } from '../core/usage.ts'
import { newLedger, reopenLedger } from './ledger.ts'

const folder = mkdtempSync(join(tmpdir(), 'ledger-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0
function newFile(text?: string): string {
  count += 1
  const file = join(folder, `${count}.jsonl`)
  if (text !== undefined) writeFileSync(file, text)
  return file
}

const baseUrl = 'http://127.0.0.1:1/api/v1'
const run = 'slk-0a1b2c3d'

/** Writes a ledger with every kind of event. */
function fullLedger(file: string) {
  const ledger = newLedger(file, run, baseUrl)
  ledger.settle(ledger.create('pixels', 'slk-0a1b2c3d-0001'), { id: '7', at: '/id' })
  ledger.settle(ledger.create('links', 'slk-0a1b2c3d-0002'), { status: 422 })
  ledger.settle(ledger.create('links', 'slk-0a1b2c3d-0003'), { claimed: '' })
  const deleted = ledger.create('links', 'slk-0a1b2c3d-0004')
  ledger.settle(deleted, { id: 'ab', at: undefined })
  ledger.settle(deleted, 'deleted')
  const gone = ledger.create('links', 'slk-0a1b2c3d-0005')
  ledger.settle(gone, { id: 'cd', at: '/meta/uid' })
  ledger.settle(gone, 'gone')
  ledger.create('links', 'slk-0a1b2c3d-0006')
  return ledger
}

const states = [
  ['pixels', 'slk-0a1b2c3d-0001', 'created', '7'],
  ['links', 'slk-0a1b2c3d-0002', 'refused', undefined],
  ['links', 'slk-0a1b2c3d-0003', 'unknown', undefined],
  ['links', 'slk-0a1b2c3d-0004', 'deleted', 'ab'],
  ['links', 'slk-0a1b2c3d-0005', 'gone', 'cd'],
  ['links', 'slk-0a1b2c3d-0006', 'unknown', undefined],
]

const statesOf = (ledger: ReturnType<typeof newLedger>) =>
  ledger.written.map(({ resource, marker, state, id }) => [resource, marker, state, id])

it('creates its file when opened, and writes each create to disk before returning', () => {
  const file = newFile()
  const ledger = newLedger(file, run, baseUrl)
  expect(existsSync(file)).toBe(false)
  ledger.open()
  ledger.create('links', 'slk-0a1b2c3d-0001')
  const lines = readFileSync(file, 'utf8').split('\n')
  expect(lines.slice(0, 2).map(line => JSON.parse(line))).toMatchObject([
    { kind: 'run', version: 2, run, baseUrl },
    { kind: 'create', n: 1, resource: 'links', marker: 'slk-0a1b2c3d-0001' },
  ])
})

it('is read back unchanged', () => {
  const file = newFile()
  const ledger = fullLedger(file)
  expect(statesOf(ledger)).toEqual(states)
  ledger.close(false)
  const again = reopenLedger(file)
  expect(statesOf(again)).toEqual(states)
  expect(again.baseUrl).toBe(baseUrl)
})

it('stores the id in a response, and the id of a record created with other credentials', () => {
  const file = newFile()
  const ledger = newLedger(file, run, baseUrl)
  ledger.settle(ledger.create('links', 'slk-0a1b2c3d-0001'), { named: '7' })
  ledger.settle(ledger.create('pixels', 'slk-0a1b2c3d-0002'), { elsewhere: '96' })
  ledger.close(false)
  expect(reopenLedger(file).written).toMatchObject([
    { state: 'unknown', named: '7', id: undefined },
    { state: 'elsewhere', claimed: '96', id: undefined },
  ])
})

it('stores the facts about the account that a cleanup needs', () => {
  const file = newFile()
  const ledger = newLedger(file, run, baseUrl)
  ledger.note({ kind: 'there', resource: 'links', ids: { id: ['1', '2'] } })
  ledger.note({ kind: 'deletions', resource: 'pixels', are: 'unsafe' })
  ledger.close(false)
  const again = reopenLedger(file)
  expect(again.there.get('links')).toEqual({ id: ['1', '2'] })
  expect(again.deletions).toEqual(new Map([['pixels', 'unsafe']]))
})

it('is flushed to disk before each create is sent, and with each fact; outcomes follow with the next of them', () => {
  const { fsyncSync } = fs
  const flushed: string[] = []
  const file = newFile()
  fs.fsyncSync = descriptor => {
    fsyncSync(descriptor)
    flushed.push(JSON.parse(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '').kind)
  }
  syncBuiltinESMExports()
  try {
    const ledger = fullLedger(file)
    ledger.note({ kind: 'deletions', resource: 'pixels', are: 'unsafe' })
    ledger.close(false)
  } finally {
    fs.fsyncSync = fsyncSync
    syncBuiltinESMExports()
  }
  const creates = Array(6).fill('create')
  expect(flushed).toEqual(['run', ...creates.slice(0, 3), 'unknown', ...creates.slice(3), 'deletions'])
})

describe('torn at every byte of its last line', () => {
  const file = newFile()
  fullLedger(file).close(false)
  const text = readFileSync(file, 'utf8')
  const lastLine = text.lastIndexOf('\n', text.length - 2) + 1
  it.for(Array.from({ length: text.length - lastLine }, (_, index) => lastLine + index))('%s', end => {
    const torn = newFile(text.slice(0, end))
    const ledger = reopenLedger(torn)
    // If only the line end is missing, the last line is complete and counts.
    expect(statesOf(ledger)).toEqual(end === text.length - 1 ? states : states.slice(0, -1))
    ledger.settle(ledger.create('links', 'slk-0a1b2c3d-0007'), { id: '9', at: '/id' })
    ledger.close(false)
    expect(statesOf(reopenLedger(torn)).at(-1)).toEqual(['links', 'slk-0a1b2c3d-0007', 'created', '9'])
  })
})

it.for([[true], [false]])('is deleted if nothing is left: %s', ([nothingLeft]) => {
  const file = newFile()
  const ledger = newLedger(file, run, baseUrl)
  ledger.create('links', 'slk-0a1b2c3d-0001')
  ledger.close(nothingLeft!)
  expect(existsSync(file)).toBe(!nothingLeft)
})

const header = JSON.stringify({ kind: 'run', version: 2, run, baseUrl, time: '2026-01-31T12:00:00.000Z' })
const create = { kind: 'create', n: 1, resource: 'links', marker: `${run}-0001`, time: '' }

it.for([
  ['no file', undefined, /^Failed to read the ledger .*: ENOENT$/],
  ['an empty file', '', /is not a ledger: its first line names no run$/],
  ['something else', 'hello\n', /is not a ledger/],
  ['no first line', `${JSON.stringify(create)}\n`, /is not a ledger/],
  ['another version', `${header.replace('2', '1')}\n`, /is not a ledger/],
  ['an invalid word of a run', `${header.replace(run, 'e')}\n`, /is not a ledger/],
  [
    'the outcome of no create',
    `${header}\n{"kind":"created","n":1,"id":"7"}\n`,
    /:2 is not a line of a ledger$/,
  ],
  ['another kind', `${header}\n${JSON.stringify({ ...create, resource: 'users' })}\n`, /:2 is not a line/],
  [
    'a marker that every record contains',
    `${header}\n${JSON.stringify({ ...create, marker: 'e' })}\n`,
    /:2 is not a line/,
  ],
  [
    'a marker of another run',
    `${header}\n${JSON.stringify({ ...create, marker: 'slk-99999999-0001' })}\n`,
    /:2 is not a line/,
  ],
  [
    'deletions that are neither safe nor unsafe',
    `${header}\n{"kind":"deletions","resource":"links","are":"x"}\n`,
    /:2 is not a line/,
  ],
  ['ids of no resource', `${header}\n{"kind":"there","resource":"users","ids":{}}\n`, /:2 is not a line/],
  ['a number', `${header}\n7\n`, /:2 is not a line/],
] as const)('is refused in one line: %s', ([, text, message]) => {
  const file = newFile(text)
  expect(() => reopenLedger(file)).toThrow(UsageError)
  expect(() => reopenLedger(file)).toThrow(message)
})

it('is not overwritten', () => {
  const file = newFile('something')
  expect(() => newLedger(file, run, baseUrl)).toThrow(
    /already exists: clean up after its run, or choose another file$/,
  )
})

it.for([
  ['a folder that is a file', (file: string) => join(file, 'ledger.jsonl'), /ENOTDIR|EEXIST/],
  [
    'a missing folder that cannot be created',
    () => '/proc/no-such-folder/ledger.jsonl',
    /ENOENT|EACCES|EPERM/,
  ],
] as const)('that cannot be created is reported before anything is sent: %s', ([, pathOf, message]) => {
  const ledger = newLedger(pathOf(newFile('')), run, baseUrl)
  expect(() => ledger.open()).toThrow(UsageError)
  expect(() => ledger.open()).toThrow(message)
})

describe('on a full disk', () => {
  const { writeSync } = fs
  afterEach(() => {
    fs.writeSync = writeSync
    syncBuiltinESMExports()
  })

  /** Lets the disk take this many more bytes, and then nothing. */
  function leave(bytes: number): void {
    let room = bytes
    fs.writeSync = ((descriptor: number, data: Buffer, offset?: number | null) => {
      if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
      const length = Math.min(room, data.length - (offset ?? 0))
      room -= length
      return writeSync(descriptor, data, offset ?? 0, length)
    }) as typeof fs.writeSync
    syncBuiltinESMExports()
  }

  it.for([0, 1, 40, 90])('after %s bytes a create is not in the ledger, so it is not sent', bytes => {
    const file = newFile()
    const ledger = newLedger(file, run, baseUrl)
    ledger.settle(ledger.create('links', `${run}-0001`), { id: '7', at: '/id' })
    leave(bytes)
    const error = thrownBy(() => ledger.create('links', `${run}-0002`))
    expect(error).toBeInstanceOf(RunEnded)
    expect(error).toMatchObject({ exitCode: 3, message: expect.stringContaining('ENOSPC') })
    expect(ledger.written).toHaveLength(1)
    leave(10_000)
    ledger.settle(ledger.written[0]!, 'gone')
    ledger.close(false)
    expect(statesOf(reopenLedger(file))).toEqual([['links', `${run}-0001`, 'gone', '7']])
  })

  it('the outcome of a create counts anyway', () => {
    const ledger = newLedger(newFile(), run, baseUrl)
    const written = ledger.create('links', `${run}-0001`)
    leave(0)
    expect(thrownBy(() => ledger.settle(written, { id: '7', at: '/id' }))).toBeInstanceOf(RunEnded)
    expect(written).toMatchObject({ state: 'created', id: '7' })
  })
})

function thrownBy(run: () => unknown): unknown {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}
