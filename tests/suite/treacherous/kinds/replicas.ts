import type { Stored } from '../server/store.ts'
import type { World } from '../server/twist.ts'
import { isWrite, type Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'

type Side = (request: Wired, world: World) => boolean

/** The requests that reach the second of two accounts, or servers, with the same address and the same ids. */
const sides: Record<string, { title: string; other: Side; unavoidable?: Kind['unavoidable'] }> = {
  'by-turns': {
    title: 'every second request',
    other: ({ n }) => n % 2 === 0,
    unavoidable: { changes: 1, writes: 1, because: 'a look and the write after it never reach the same one' },
  },
  'in-blocks': {
    title: 'forty requests of eighty',
    other: ({ n }) => n % 80 > 40,
    unavoidable: {
      changes: 1,
      writes: 1,
      because: 'the change may come between a look and the write after it',
    },
  },
  'at-random': {
    title: 'a quarter of the requests',
    other: (_, { random }) => random() < 0.25,
    unavoidable: { changes: 2, writes: 1, because: 'a look and the write after it may reach different ones' },
  },
  writes: { title: 'every write', other: isWrite },
  creates: { title: 'every create', other: ({ method }) => method === 'POST' },
  changes: {
    title: 'every change and deletion',
    other: ({ method }) => isWrite({ method }) && method !== 'POST',
    unavoidable: { changes: 1, writes: 1, because: 'the first one shows it' },
  },
  lists: { title: 'every list', other: ({ method, id }) => method === 'GET' && id === undefined },
  'reads-by-turns': {
    title: 'every second read',
    other: request => !isWrite(request) && request.n % 2 === 0,
  },
}

/** Two accounts behind one address. A record of one is another record, or none, in the other. */
const splitKinds: Kind[] = Object.entries(sides).map(([name, { title, other, unavoidable }]) => ({
  id: `split-${name}`,
  part: 'lag',
  family: 'split',
  alone: true,
  title: `${title} reaches another account, in which our ids are those of foreign records`,
  form: { ids: 'number' },
  ...(unavoidable && { unavoidable }),
  mayLeave: { records: 6, because: 'a deletion may reach the other account' },
  twist(world) {
    const side = new WeakMap<Wired, boolean>()
    const isOther = (request: Wired) => {
      const known = side.get(request) ?? other(request, world)
      side.set(request, known)
      return known
    }
    const sees = ({ foreign, madeBy }: Stored, request: Wired) =>
      foreign || madeBy === undefined || isOther(madeBy) === isOther(request)
    return {
      visible: sees,
      find(id, next, request) {
        const found = next(id)
        if (found !== undefined) return found
        const all = world.store.of(request.resource!)
        const isOurs = all.some(record => record.id === id)
        return isOurs ? all.filter(({ foreign }) => foreign)[Number(id) % 7] : undefined
      },
    }
  },
}))

const lags = [0, 700, 2000]

/** Replicas with a delay: what a read shows depends on the replica. */
const replicaKinds: Kind[] = (['made', 'removed', 'both'] as const).map(what => ({
  id: `replicas-${what}`,
  part: 'lag',
  title: `three replicas answer by turns, 0, 0.7 and 2 s behind in what was ${what === 'both' ? 'made and removed' : what}`,
  mayLeave: { records: 6, because: 'a replica that is behind shows a deleted record, or none' },
  twist: () => {
    const behind = ({ n }: Wired) => lags[n % 3]!
    return {
      ...(what !== 'removed' && {
        visible: (record, request) =>
          record.foreign || isWrite(request) || Date.now() - record.createdAt >= behind(request),
      }),
      ...(what !== 'made' && {
        lingers: ({ at }, request) => !isWrite(request) && Date.now() - at < behind(request),
      }),
    }
  },
}))

/** Delays that no client waits for. */
const slowKinds: Kind[] = [
  {
    id: 'lag-9s',
    part: 'lag',
    title: 'new records are readable after 9 s',
    twist: () => ({ visible: record => record.foreign || Date.now() - record.createdAt > 9000 }),
  },
  {
    id: 'lag-500-then-there',
    part: 'lag',
    title: 'a create returns 500, and is carried out 2 s later',
    mayLeave: { records: 3, because: 'it is unknown how long to wait for a failed create' },
    twist: ({ later }) => ({
      answer(next, request) {
        if (request.method !== 'POST') return next()
        later(2000, next)
        return { status: 500, json: { message: 'No' } }
      },
    }),
  },
  {
    id: 'lag-drop-then-there',
    part: 'lag',
    title: 'the connection of a create breaks, and it is carried out 2 s later',
    mayLeave: { records: 3, because: 'it is unknown how long to wait for a failed create' },
    twist: ({ later }) => ({
      answer(next, request) {
        if (request.method !== 'POST') return next()
        later(2000, next)
        return { status: 0, drop: true }
      },
    }),
  },
  {
    id: 'answers-one-behind',
    part: 'lag',
    alone: true,
    title: 'every request gets the response to the request before it',
    twist: () => {
      let before = { status: 200, json: {} as unknown }
      return {
        async answer(next) {
          const shifted = before
          before = (await next()) as typeof before
          return shifted
        },
      }
    },
  },
]

export const replicaKindsAll: readonly Kind[] = [...splitKinds, ...replicaKinds, ...slowKinds]
