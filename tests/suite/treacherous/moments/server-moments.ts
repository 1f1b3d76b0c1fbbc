import { isWrite, type Reply } from '../server/wire.ts'
import type { Moment } from './moment.ts'
import { restart } from './restart.ts'

/** The response to every request from the k-th one on. */
const turned: Record<string, { title: string; reply: Reply }> = {
  maintenance: {
    title: 'a page that says that the server is being worked on',
    reply: { status: 200, text: '<h1>Back soon</h1>' },
  },
  unavailable: { title: '503', reply: { status: 503, json: { message: 'No' } } },
  moved: { title: 'a redirect', reply: { status: 302, headers: { location: 'https://login.example.net/' } } },
  limited: {
    title: '429 with Retry-After: one day',
    reply: { status: 429, headers: { 'retry-after': '86400' } },
  },
  emptied: { title: '404, and lists that are empty', reply: { status: 404, json: { message: 'No' } } },
}

const turns: Moment[] = Object.entries(turned).flatMap(([id, { title, reply }]) =>
  ([undefined, 25] as const).map(
    (length): Moment => ({
      id: length === undefined ? id : `${id}-for-a-while`,
      title: `every request is answered with ${title}${length === undefined ? '' : `, ${length} times`}`,
      counts: 'requests',
      mayLeaveAny: true,
      play(stage, k) {
        const from = stage.server.wire.length + k
        stage.server.instead = request => {
          if (request.n < from || request.n >= from + (length ?? Number.POSITIVE_INFINITY)) return undefined
          const isList = id === 'emptied' && request.method === 'GET' && request.id === undefined
          return isList ? { status: 200, json: [] } : reply
        }
        return stage.call()
      },
    }),
  ),
)

export const serverMoments: readonly Moment[] = [
  { id: 'whole', title: 'nothing happens', play: stage => stage.call() },
  {
    id: 'restart',
    title:
      'the connection breaks, the store is as it was before the run, and others get the ids of our records',
    counts: 'requests',
    play(stage, k) {
      stage.at(k, () => {
        restart(stage.server)
        return 'drop'
      })
      return stage.call()
    },
  },
  {
    id: 'reset',
    title: 'as restart, without any sign of it',
    counts: 'requests',
    play(stage, k) {
      stage.at(k, request => {
        const { store } = stage.server
        const unknown = request.id !== undefined && !store.all().some(({ id }) => id === request.id)
        // Excused, because no client could know: this write, or the request after a read of an unused id.
        if (isWrite(request)) stage.excused.push(request.n)
        else if (unknown) stage.excused.push(request.n + 1)
        restart(stage.server)
        return undefined
      })
      return stage.call()
    },
  },
  {
    id: 'death',
    title: 'the server is gone for good',
    counts: 'requests',
    mayLeaveAny: true,
    play(stage, k) {
      stage.at(k, () => {
        stage.server.away = true
        return 'drop'
      })
      return stage.call()
    },
  },
  {
    id: 'nap',
    title: 'the server is away for 1.5 s',
    counts: 'requests',
    mayLeaveAny: true,
    play(stage, k) {
      stage.at(k, () => {
        stage.server.away = true
        setTimeout(() => {
          stage.server.away = false
        }, 1500)
        return 'drop'
      })
      return stage.call()
    },
  },
  {
    id: 'nap-restart',
    title: 'the server is away for 1.5 s and then as after restart',
    counts: 'requests',
    mayLeaveAny: true,
    play(stage, k) {
      stage.at(k, () => {
        stage.server.away = true
        setTimeout(() => {
          restart(stage.server)
          stage.server.away = false
        }, 1500)
        return 'drop'
      })
      return stage.call()
    },
  },
  {
    id: 'locked-out',
    title: 'the key is refused from then on',
    counts: 'requests',
    mayLeaveAny: true,
    play(stage, k) {
      stage.at(k, () => {
        stage.server.lockedOut = true
        return undefined
      })
      return stage.call()
    },
  },
  {
    id: 'abort',
    title: 'the caller aborts the run',
    counts: 'requests',
    notFor: ['cleanup'],
    play(stage, k) {
      stage.at(k, () => {
        stage.abort()
        return undefined
      })
      return stage.call()
    },
  },
  ...turns,
]
