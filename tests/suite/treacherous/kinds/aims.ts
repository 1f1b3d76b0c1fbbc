import { pick } from '../server/random.ts'
import type { Stored } from '../server/store.ts'
import type { World } from '../server/twist.ts'
import type { Kind } from './kind.ts'

type Aim = (record: Stored, world: World) => readonly Stored[]

const neighbour = (record: Stored, { store }: World, step: number): Stored[] => {
  const all = store.of(record.resource)
  return [all[(all.indexOf(record) + step + all.length) % all.length]!]
}
const once = { changes: 1, because: 'the first write of its kind shows it, wherever it is tried' }

/** The records that a write changes instead of the record in its path. */
const aims: Record<string, { title: string; aim: Aim; unavoidable?: Kind['unavoidable'] }> = {
  'the-one-before': { title: 'the record before', aim: (record, world) => neighbour(record, world, -1) },
  'the-one-after': {
    title: 'the record after, or the first',
    aim: (record, world) => neighbour(record, world, 1),
  },
  'the-oldest': {
    title: 'the oldest record',
    aim: ({ resource }, { store }) => [store.of(resource)[0]!],
    unavoidable: once,
  },
  'the-newest': {
    title: 'the newest record',
    aim: ({ resource }, { store }) => [store.of(resource).at(-1)!],
  },
  'a-random-one': {
    title: 'a random record',
    aim: ({ resource }, { store, random }) => [pick(random, store.of(resource))],
    unavoidable: once,
  },
  'the-oldest-too': {
    title: 'the oldest record as well',
    aim: (record, { store }) => [record, store.of(record.resource)[0]!],
    unavoidable: once,
  },
  'the-one-before-too': {
    title: 'the record before as well',
    aim: (record, world) => [record, ...neighbour(record, world, -1)],
  },
}

/** Writes that change another record. */
export function misdirected(
  method: 'PUT' | 'DELETE',
  part: 'update' | 'delete',
  verb: string,
  rest: Pick<Kind, 'mayLeave'> = {},
): Kind[] {
  return Object.entries(aims).map(([id, { title, aim, unavoidable }]) => ({
    id: `${part}-hits-${id}`,
    part,
    title: `${verb} hits ${title}`,
    ...(unavoidable && { unavoidable }),
    ...rest,
    twist: world => ({
      aim: (record, request) => (request.method === method ? aim(record, world) : [record]),
    }),
  }))
}

/** Writes that take effect, whatever their response says. */
export function answered(method: 'PUT' | 'DELETE', part: 'update' | 'delete', verb: string): Kind[] {
  return [400, 404, 500].map(status => ({
    id: `${part}-${status}-and-done`,
    part,
    title: `${verb} answers ${status} and is carried out`,
    twist: () => ({
      async answer(next, request) {
        const reply = await next()
        return request.method === method && reply.status < 300 ? { status, json: { message: 'No' } } : reply
      },
    }),
  }))
}
