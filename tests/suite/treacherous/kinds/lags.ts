import type { Stored } from '../server/store.ts'
import { isWrite } from '../server/wire.ts'
import { isGet } from './exchanges.ts'
import type { Kind } from './kind.ts'

const seconds = (n: number) => n * 1000
const age = ({ createdAt }: Stored) => Date.now() - createdAt

/** Reads with a delay. */
export const lagKinds: readonly Kind[] = [
  {
    id: 'lag-1s',
    part: 'lag',
    title: 'new records are readable after 1 s',
    twist: () => ({ visible: record => record.foreign || age(record) > seconds(1) }),
  },
  {
    id: 'lag-get',
    part: 'lag',
    title: 'GET of a new record answers 404 for 2 s; lists show it at once',
    twist: () => ({
      visible: (record, request) => record.foreign || !isGet(request) || age(record) > seconds(2),
    }),
  },
  {
    id: 'lag-list',
    part: 'lag',
    title: 'lists show a new record after 2 s; GET shows it at once',
    twist: () => ({
      visible: (record, request) =>
        record.foreign || isGet(request) || isWrite(request) || age(record) > seconds(2),
    }),
  },
  {
    id: 'lag-requests',
    part: 'lag',
    title: 'new records are readable seven requests later',
    twist: () => ({ visible: ({ madeBy }, { n }) => madeBy === undefined || n - madeBy.n > 7 }),
  },
  {
    id: 'lag-delete',
    part: 'lag',
    title: 'deleted records are readable for 1 s',
    twist: () => ({ lingers: ({ at }) => Date.now() - at < seconds(1) }),
  },
  {
    id: 'lag-update',
    part: 'lag',
    title: 'reads show the record before an update for 0.7 s',
    twist: ({ later }) => ({
      answer(next, request) {
        if (request.method !== 'PUT') return next()
        later(700, next)
        return { status: 200, json: {} }
      },
    }),
  },
]
