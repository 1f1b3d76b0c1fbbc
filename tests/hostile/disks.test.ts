import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseSeed } from '../../src/store/seeds/file.ts'
import { buildCommandLine, type Serving, serve } from '../support/command-line.ts'

// A state file on a real disk that is full or read-only. Mounting one needs the rights of root on Linux;
// src/hosts/state/file-mock.test.ts has the same failures on a disk in memory.

const canMount = process.platform === 'linux' && mayMount()
const { folder } = buildCommandLine()

function mayMount(): boolean {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Mounts an empty disk of 64 KiB, until the test has finished. */
function smallDisk(name: string): string {
  const path = join(folder(), name)
  mkdirSync(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', path])
  onTestFinished(() => void execFileSync('umount', ['--lazy', path]))
  return path
}

async function send(served: Serving, method: string, path: string, body?: string) {
  const response = await fetch(served.baseUrl + path, {
    method,
    headers: { authorization: 'Bearer demo-key', 'content-type': 'application/x-www-form-urlencoded' },
    ...(body !== undefined && { body }),
  })
  return { status: response.status, text: await response.text() }
}

const urlOf = (index: number) => `https://shop.example/${index}/${'x'.repeat(1_500)}`

test.runIf(canMount)('a full disk: 500, and exactly the acknowledged links are stored', async () => {
  const file = join(smallDisk('full'), 'state.json')
  const argv = ['--state', file, '--seed', 'empty', '--log', 'none']
  const served = await serve(...argv)
  const statuses: number[] = []
  for (let index = 0; index < 40; index++) {
    const { status, text } = await send(served, 'POST', '/links', `url=${urlOf(index)}`)
    statuses.push(status)
    if (status !== 200) expect(text).toContain('the disk is full')
  }
  expect(new Set(statuses)).toEqual(new Set([200, 500]))
  const acknowledged = statuses.flatMap((status, index) => (status === 200 ? [urlOf(index)] : []))
  const stored = parseSeed(await readFile(file), Date.now(), file).links.map(({ url }) => url)
  expect(stored).toEqual(acknowledged)
  expect(JSON.parse((await send(served, 'GET', '/links?per_page=100')).text).data).toHaveLength(stored.length)
  expect(served.err).toContain('the disk is full')
  // Deleting makes room.
  for (let id = 1; id <= 5; id++) expect((await send(served, 'DELETE', `/links/${id}`)).status).toBe(200)
  expect((await send(served, 'POST', '/links', 'url=https://shop.example/fits')).status).toBe(200)
  served.child.kill('SIGTERM')
  expect(await served.ended).toEqual({ code: 0, signal: null })
  const again = await serve(...argv)
  expect((await send(again, 'GET', '/links?search=fits&search_by=url')).text).toContain('fits')
})

test.runIf(canMount)(
  'a disk that becomes read-only: 500, reads go on, and writes after it is writable',
  async () => {
    const disk = smallDisk('read-only')
    const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, disk])
    const file = join(disk, 'state.json')
    const served = await serve('--state', file, '--seed', 'empty', '--log', 'none')
    expect((await send(served, 'POST', '/links', 'url=https://shop.example/1')).status).toBe(200)
    const stored = await readFile(file, 'utf8')
    remount('ro')
    const refused = await send(served, 'PUT', '/links/1', 'url=https://shop.example/2')
    expect(refused).toMatchObject({
      status: 500,
      text: expect.stringContaining('the file system is read-only'),
    })
    expect((await send(served, 'GET', '/links/1')).text).toContain('https://shop.example/1')
    expect(await readFile(file, 'utf8')).toBe(stored)
    remount('rw')
    expect((await send(served, 'PUT', '/links/1', 'url=https://shop.example/3')).status).toBe(200)
    expect(await readFile(file, 'utf8')).toContain('https://shop.example/3')
  },
)
