import { isWrite } from '../server/wire.ts'
import type { Moment } from './moment.ts'
import { restart } from './restart.ts'

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
        // Who has just looked cannot know: neither at this request, nor after a look at an id that is nobody's.
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
]
