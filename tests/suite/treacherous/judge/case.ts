import { setTimeout as sleep } from 'node:timers/promises'
import type { Kind } from '../kinds/kind.ts'
import type { Moment } from '../moments/moment.ts'
import type { JsonForm } from '../server/json-form.ts'
import { type CommandName, callCommand } from './commands.ts'
import { type Length, onlyOf } from './lengths.ts'
import type { Ended, Outcome } from './outcome.ts'
import { openStage, type Stage } from './stage.ts'

/** One run to judge. */
export interface Case {
  command: CommandName
  kinds: readonly Kind[]
  seed: number
  moment: Moment
  /** Number of the request, or of the ledger write, at which the moment happens. */
  at: number
  form?: Partial<JsonForm> | undefined
  length: Length
  /** How many requests may be open at once. Default: 1. */
  concurrency?: number
  /** Time limit of the run in milliseconds. */
  limitMs: number
}

/** Number of requests after which a run is cut off that a cleanup follows. */
const cutOffAt = 90

/** Runs a command against a server of these kinds. The server stays open until the outcome is judged. */
export async function play({ moment, at, ...given }: Case): Promise<Outcome> {
  const only = onlyOf(given.command, given.length)
  const stage = await openStage({ ...given, only })
  if (given.command === 'cleanup') await leaveSomething(stage)
  const before = stage.server.wire.length
  stage.server.astray.length = 0
  const start = performance.now()
  const nothingLeft = given.command === 'cleanup' && stage.ledger() === undefined
  const ended = nothingLeft
    ? { exitCode: 2, text: 'the run before has left no ledger' }
    : await Promise.race([moment.play(stage, at), neverEnding(given.limitMs * 4)])
  const durationMs = performance.now() - start
  const ledger = stage.ledger()
  await stage.end()
  return {
    kinds: given.kinds,
    server: stage.server,
    ended,
    ledger,
    before,
    durationMs,
    limitMs: given.limitMs,
    alsoAllowed: moment.alsoAllowed ?? [],
    excused: stage.excused,
    mayLeaveAny: moment.mayLeaveAny === true || given.command === 'cleanup',
    conforming:
      given.kinds.every(kind => kind.conforming) && moment.id === 'whole' && given.command !== 'cleanup',
    ledElsewhere: moment.leadsElsewhere === true,
    mayRefuse: nothingLeft || (moment.mayRefuse ?? false),
  }
}

/** A run of `verify` that loses its server and leaves a ledger. */
async function leaveSomething({ server, options, at }: Stage): Promise<void> {
  at(cutOffAt, () => {
    server.away = true
    return 'drop'
  })
  await callCommand('verify', options)
  server.away = false
}

/** The outcome of a run that does not end. */
async function neverEnding(milliseconds: number): Promise<Ended> {
  await sleep(milliseconds, undefined, { ref: false })
  return { exitCode: null, text: '', threw: new Error('The run does not end') }
}
