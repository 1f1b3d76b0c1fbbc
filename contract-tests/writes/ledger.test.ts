import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openLedger, reopenLedger } from './ledger.ts'
import { UsageError } from '../usage.ts'

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

/** A ledger in which everything has happened. */
function fullLedger(file: string) {
  const ledger = openLedger(file, baseUrl)
  ledger.settle(ledger.create('pixels', 'r-0001'), { id: '7' })
  ledger.settle(ledger.create('links', 'r-0002'), { status: 422 })
  ledger.settle(ledger.create('links', 'r-0003'), { reason: 'timeout' })
  const deleted = ledger.create('links', 'r-0004')
  ledger.settle(deleted, { id: 'ab' })
  ledger.settle(deleted, 'deleted')
  const gone = ledger.create('links', 'r-0005')
  ledger.settle(gone, { id: 'cd' })
  ledger.settle(gone, 'gone')
  ledger.create('links', 'r-0006')
  return ledger
}

const states = [
  ['pixels', 'r-0001', 'created', '7'],
  ['links', 'r-0002', 'refused', undefined],
  ['links', 'r-0003', 'unknown', undefined],
  ['links', 'r-0004', 'deleted', 'ab'],
  ['links', 'r-0005', 'gone', 'cd'],
  ['links', 'r-0006', 'unknown', undefined],
]

const statesOf = (ledger: ReturnType<typeof openLedger>) =>
  ledger.written.map(({ resource, marker, state, id }) => [resource, marker, state, id])

it('has no file before the first create, and has it on the disk at once', () => {
  const file = newFile()
  const ledger = openLedger(file, baseUrl)
  expect(existsSync(file)).toBe(false)
  ledger.create('links', 'r-0001')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    kind: 'create',
    n: 1,
    resource: 'links',
    marker: 'r-0001',
    baseUrl,
  })
})

it('is read back as it was', () => {
  const file = newFile()
  const ledger = fullLedger(file)
  expect(statesOf(ledger)).toEqual(states)
  ledger.close(false)
  const again = reopenLedger(file)
  expect(statesOf(again)).toEqual(states)
  expect(again.baseUrl).toBe(baseUrl)
})

describe('torn at every byte of its last line', () => {
  const file = newFile()
  fullLedger(file).close(false)
  const text = readFileSync(file, 'utf8')
  const lastLine = text.lastIndexOf('\n', text.length - 2) + 1
  it.for(Array.from({ length: text.length - lastLine }, (_, index) => lastLine + index))('%s', end => {
    const torn = newFile(text.slice(0, end))
    const ledger = reopenLedger(torn)
    expect(statesOf(ledger)).toEqual(states.slice(0, -1))
    ledger.settle(ledger.create('links', 'r-0007'), { id: '9' })
    ledger.close(false)
    expect(statesOf(reopenLedger(torn)).at(-1)).toEqual(['links', 'r-0007', 'created', '9'])
  })
})

it.for([[true], [false]])('goes away when nothing is left: %s', ([nothingLeft]) => {
  const file = newFile()
  const ledger = openLedger(file, baseUrl)
  ledger.create('links', 'r-0001')
  ledger.close(nothingLeft!)
  expect(existsSync(file)).toBe(!nothingLeft)
})

it.for([
  ['no file', undefined, /^Failed to read the ledger .*: ENOENT$/],
  ['an empty file', '', /^The ledger .* names no create$/],
  ['something else', 'hello\n', /:1 is no line of a ledger$/],
  ['an answer to no create', '{"kind":"created","n":1,"id":"7"}\n', /:1 is no line of a ledger$/],
  [
    'another kind',
    '{"kind":"create","n":1,"resource":"users","marker":"x","baseUrl":"y"}\n',
    /:1 is no line/,
  ],
] as const)('is refused in one line: %s', ([, text, message]) => {
  const file = newFile(text)
  expect(() => reopenLedger(file)).toThrow(UsageError)
  expect(() => reopenLedger(file)).toThrow(message)
})

it('is not written over', () => {
  const file = newFile('something')
  expect(() => openLedger(file, baseUrl)).toThrow(/exists: clean up after that run, or name another$/)
})
