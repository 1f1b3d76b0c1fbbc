import type { StoredRecord } from '../../fixtures/types.ts'
import type { Draw } from '../grammar/index.ts'
import { randomOf } from '../grammar/random.ts'
import type { Stranger } from '../service/server.ts'
import { type Answered, send } from './client.ts'
import type { Sent } from './random-form.ts'

/** A service under check, and the records that were created on it. */
export interface World {
  server: Stranger
  draw: Draw
  random: () => number
  links: Made[]
  pixels: Made[]
  /** Number of visits of each link. */
  clicks: Map<string, number>
  /** The violations of the document so far. */
  broken: string[]
}

export interface Made extends Sent {
  id: string
}

export type Kind = 'links' | 'pixels'

export function createWorld(server: Stranger, draw: Draw, seed: string): World {
  return {
    server,
    draw,
    random: randomOf(`${seed} check`),
    links: [],
    pixels: [],
    clicks: new Map(),
    broken: [],
  }
}

/** Records a violation if a condition does not hold. */
export function expect({ broken }: World, holds: boolean, says: string, answered?: Answered): void {
  if (holds) return
  const after =
    answered === undefined ? '' : ` (${answered.request}: ${answered.status} ${answered.text.slice(0, 160)})`
  broken.push(`${says}${after}`)
}

export function isSuccess({ status }: Answered): boolean {
  return status >= 200 && status < 300
}

export function ask(world: World, kind: Kind, query: Record<string, string> = {}): Promise<Answered> {
  return send(world.server, 'GET', `/${kind}?${new URLSearchParams(query)}`)
}

export function storedOf(world: World, kind: Kind, id: string): StoredRecord | undefined {
  return world.server.records()[kind].find(record => record.id === id)
}

/** Creates a record. Reads from the store which record is new, because the shape of the response is open. */
export async function make(world: World, kind: Kind, sent: Sent): Promise<Made | undefined> {
  const before = new Set(world.server.records()[kind].map(({ id }) => id))
  const answered = await send(world.server, 'POST', `/${kind}`, sent.form)
  const added = world.server.records()[kind].filter(({ id }) => !before.has(id))
  expect(world, isSuccess(answered), `a create of documented fields is accepted`, answered)
  expect(world, added.length === 1, `a create adds one record, not ${added.length}`, answered)
  const [record] = added
  if (record === undefined) return undefined
  const made = { ...sent, id: record.id }
  world[kind].push(made)
  mustHold(world, kind, made, 'a create')
  return made
}

/** Checks that the stored record has the values that were sent. */
export function mustHold(world: World, kind: Kind, made: Made, after: string): void {
  const record = storedOf(world, kind, made.id)
  for (const [name, value] of Object.entries(made.fields)) {
    const held = JSON.stringify(record?.fields[name])
    expect(
      world,
      held === JSON.stringify(value),
      `${after} stores ${name} ${JSON.stringify(value)}, not ${held}`,
    )
  }
}
