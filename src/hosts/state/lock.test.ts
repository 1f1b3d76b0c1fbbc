import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { Lock } from './lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(folder, { recursive: true }))
let count = 0

/** Writes the lock of another process, with an age in seconds. */
function lockOf(holder: object | string, age = 0): string {
  const path = join(folder, `${++count}.lock`)
  writeFileSync(path, typeof holder === 'string' ? holder : JSON.stringify(holder))
  const time = Date.now() / 1000 - age
  utimesSync(path, time, time)
  return path
}

const here = hostname()
/** The process that started the tests: it runs. */
const pid = process.ppid

it.each<[what: string, path: string]>([
  ['a process that runs', lockOf({ pid, host: here, started: null, token: 't' })],
  ['a process that runs, however old', lockOf({ pid, host: here, started: null, token: 't' }, 3_600)],
  ['another machine', lockOf({ pid: 1, host: 'another.example', started: null, token: 't' }, 10)],
  ['something else', lockOf('')],
])('is refused if it is that of %s', async (_, path) => {
  await expect(Lock.take(path)).rejects.toThrow(
    /uses it\. Stop that server first; if it does not run, delete/,
  )
})

it.each<[what: string, path: string]>([
  ['an ended process', lockOf({ pid: 2 ** 22 + 1, host: here, started: null, token: 't' })],
  ['an earlier process with our id', lockOf({ pid: process.pid, host: here, started: null, token: 't' })],
  [
    'another machine that no longer renews it',
    lockOf({ pid: 1, host: 'another.example', started: null }, 60),
  ],
])('replaces that of %s', async (_, path) => {
  const lock = await Lock.take(path)
  expect(lock.isHeld).toBe(true)
  lock.release()
  expect(lock.isHeld).toBe(false)
})

it.runIf(process.platform === 'linux')('replaces that of an ended process whose id is in use', async () => {
  const lock = await Lock.take(lockOf({ pid, host: here, started: '1', token: 't' }))
  expect(lock.isHeld).toBe(true)
  lock.release()
})

it('only one of several servers replaces a stale lock', async () => {
  const path = lockOf({ pid: 2 ** 22 + 1, host: here, started: null, token: 't' })
  const taken = await Promise.allSettled(Array.from({ length: 5 }, () => Lock.take(path)))
  const locks = taken.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
  expect(locks.filter(({ isHeld }) => isHeld)).toHaveLength(1)
  for (const lock of locks) lock.release()
})
