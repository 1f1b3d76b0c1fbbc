// examples/scale: several processes of the mock behind nginx, as docs/scale.md describes them.
import { describe, expect, it, test } from 'vitest'
import { buildCommandLine } from '../../support/command-line.ts'
import { sampled } from '../../support/sample.ts'
import {
  type Client,
  clientOf,
  create,
  linksOf,
  names,
  startScale,
  temporaryFolder,
  whyWithoutNginx,
} from './rig.ts'

const why = whyWithoutNginx()

if (why !== undefined) test.skip(`examples/scale: ${why}`)
else describe('examples/scale', scaleTests)

function scaleTests(): void {
  const { cli } = buildCommandLine()
  const start = (processes: number, ...argv: string[]) => startScale(processes, argv, cli())

  describe.for(sampled([2, 4], 2))('with %s processes', processes => {
    it('an account is whole, and has nothing of the others', async () => {
      const { port } = await start(processes, '--', '--seed', 'empty', '--log', 'none')
      const client = clientOf(port)
      const keys = names('key', 40)
      const urlsOf = (key: string) => names('link', 5).map(link => `https://shop.example/${key}/${link}`)
      const creates = keys.flatMap(key => urlsOf(key).map(url => create(client, key, url)))
      expect(new Set(await Promise.all(creates))).toEqual(new Set([200]))
      // Three times, over all connections at once.
      const asked = [...keys, ...keys.toReversed(), ...keys]
      const lists = await Promise.all(asked.map(key => linksOf(client, key)))
      expect(lists).toEqual(asked.map(urlsOf))

      const homes = await Promise.all(keys.map(key => processesWith(key, port, processes)))
      for (const home of homes) expect(home).toHaveLength(1)
      // Of 40 keys, hardly ever does more than one process get none.
      expect(new Set(homes.flat()).size).toBeGreaterThanOrEqual(Math.max(2, processes - 1))
    })

    it('a process that is killed loses only its own accounts, which start from the seed again', async () => {
      const scale = await start(processes, '--', '--seed', '3', '--log', 'none')
      const client = clientOf(scale.port)
      const keys = names('key', 20)
      const seeded = await linksOf(client, 'untouched')
      expect(seeded).toHaveLength(3)
      for (const key of keys) expect(await create(client, key, `https://shop.example/${key}`)).toBe(200)
      const [victim] = await processesWith(keys[0]!, scale.port, processes, 4)
      const lost = new Set(await keysOn(victim!, keys, scale.port))
      await scale.killProcess(victim!)
      for (const key of keys) {
        const own = lost.has(key) ? [] : [`https://shop.example/${key}`]
        expect([key, await linksOf(client, key)]).toEqual([key, [...seeded, ...own].sort()])
      }
    })

    it('with --state, what a killed process has acknowledged comes back', async () => {
      const state = await temporaryFolder()
      const scale = await start(processes, '--state', state, '--', '--seed', 'empty', '--log', 'none')
      const client = clientOf(scale.port)
      const keys = names('key', 12)
      for (const key of keys) expect(await create(client, key, `https://shop.example/${key}/0`)).toBe(200)
      const [victim] = await processesWith(keys[0]!, scale.port, processes)
      const lost = new Set(await keysOn(victim!, keys, scale.port))
      expect(lost.size).toBeGreaterThan(0)
      let isOver = false
      const writers = keys.map(key => writeUntil(() => isOver, client, key))
      await scale.killProcess(victim!)
      isOver = true
      for (const { key, acknowledged, unknown } of await Promise.all(writers)) {
        const found = await linksOf(client, key)
        expect(found).toEqual(expect.arrayContaining([`https://shop.example/${key}/0`, ...acknowledged]))
        // A link without a response may exist, but not twice.
        expect(new Set(found).size).toBe(found.length)
        const sent = [`https://shop.example/${key}/0`, ...acknowledged, ...unknown]
        expect(sent).toEqual(expect.arrayContaining(found))
        // The other processes were not disturbed.
        if (!lost.has(key)) expect(unknown).toEqual([])
      }
    })

    it('nginx sends no request twice', async () => {
      const faults = ['createLink: drop after', 'deleteLink: drop after'].flatMap(rule => ['--fault', rule])
      const { port } = await start(processes, '--', '--seed', 'empty', '--log', 'none', ...faults)
      const client = clientOf(port)
      const keys = names('key', 10)
      // A repeated create could also be on another process.
      const totals = () => Promise.all(keys.map(key => totalOf(key, port, processes)))
      // First over new connections to the processes, then over those that are open.
      for (const key of keys) expect(await create(client, key, `https://shop.example/${key}`)).toBe(502)
      for (const key of keys) expect(await linksOf(client, key)).toEqual([`https://shop.example/${key}`])
      expect(await totals()).toEqual(keys.map(() => 1))
      for (const key of keys) expect(await create(client, key, `https://shop.example/${key}/2`)).toBe(502)
      for (const key of keys) expect(await linksOf(client, key)).toHaveLength(2)
      expect(await totals()).toEqual(keys.map(() => 2))
      // A second DELETE would get 404.
      const headers = { authorization: `Bearer ${keys[0]}` }
      expect((await client('DELETE', '/api/v1/links/1', headers)).status).toBe(502)
      expect(await linksOf(client, keys[0]!)).toHaveLength(1)
    })
  })
}

/** Returns the numbers of the processes on which an account has a number of links or more. */
async function processesWith(key: string, port: number, processes: number, least = 1): Promise<number[]> {
  const numbers = Array.from({ length: processes }, (_, index) => index + 1)
  const lists = await Promise.all(numbers.map(number => linksOf(clientOf(port + number), key)))
  return numbers.filter((_, index) => lists[index]!.length >= least)
}

/** Returns how many links the accounts of a key have on all processes. */
async function totalOf(key: string, port: number, processes: number): Promise<number> {
  const numbers = Array.from({ length: processes }, (_, index) => index + 1)
  const lists = await Promise.all(numbers.map(number => linksOf(clientOf(port + number), key)))
  return lists.flat().length
}

/** Returns the keys whose links, which have the key in their address, are on a process. */
async function keysOn(number: number, keys: string[], port: number): Promise<string[]> {
  const client = clientOf(port + number)
  const lists = await Promise.all(keys.map(key => linksOf(client, key)))
  return keys.filter((key, index) => lists[index]!.some(url => `${url}/`.includes(`/${key}/`)))
}

/**
 * Creates links, one after another. Returns which of them were acknowledged, and which got no response of the
 * mock.
 */
async function writeUntil(isOver: () => boolean, client: Client, key: string) {
  const acknowledged: string[] = []
  const unknown: string[] = []
  for (let at = 1; !isOver() && at < 90; at++) {
    const url = `https://shop.example/${key}/${at}`
    const status = await create(client, key, url)
    if (status === 200) acknowledged.push(url)
    else if (status === 502) unknown.push(url)
    else throw new Error(`Unexpected status ${status}`)
  }
  return { key, acknowledged, unknown }
}
