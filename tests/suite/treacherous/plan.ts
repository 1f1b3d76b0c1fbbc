import type { Case } from './judge/case.ts'
import type { CommandName } from './judge/commands.ts'
import type { Length } from './judge/lengths.ts'
import { kinds } from './kinds/index.ts'
import type { Kind } from './kinds/kind.ts'
import { onlyAbout } from './kinds/only-about.ts'
import { moments } from './moments/index.ts'
import type { Moment } from './moments/moment.ts'
import type { JsonForm } from './server/json-form.ts'

/** Kinds by a pattern of their ids. `a+b` is one server of both kinds; `a/links` misleads only about links. */
export function kindsOf(glob: string): Kind[][] {
  if (glob.includes('+')) return [glob.split('+').map(id => oneResource(id)[0]!)]
  return oneResource(glob).map(kind => [kind])
}

function oneResource(glob: string): Kind[] {
  const [ids = '', resource] = glob.split('/')
  const found = matching(kinds, ids, 'kind')
  if (resource === undefined) return found
  if (resource !== 'links' && resource !== 'pixels') throw new RangeError(`No resource is called ${resource}`)
  return found.map(kind => onlyAbout(resource, kind))
}

/** Moments by a pattern, with the number of the request: `restart`, `restart@17`. */
export function momentsOf(text: string): { moment: Moment; at: number | undefined }[] {
  const [glob = '', at] = text.split('@')
  return matching(moments, glob, 'moment').map(moment => ({
    moment,
    at: at === undefined ? undefined : Number(at),
  }))
}

function matching<T extends { id: string }>(all: readonly T[], glob: string, what: string): T[] {
  const pattern = new RegExp(`^${glob.replaceAll('*', '.*')}$`)
  const found = all.filter(({ id }) => pattern.test(id))
  if (found.length === 0) throw new RangeError(`No ${what} matches ${glob}`)
  return found
}

export interface Plan {
  commands: readonly CommandName[]
  servers: readonly { kinds: readonly Kind[]; form?: Partial<JsonForm> | undefined; seed: number }[]
  moments: readonly { moment: Moment; at: number | undefined }[]
  length: Length
  concurrency: number
  stride: number
  limitMs: number
  /** Number of requests and ledger writes of a command without a moment. */
  lengthOf(one: Case): Promise<{ requests: number; writes: number }>
}

/** All cases of a plan. For a moment without k, every stride-th k, from one that the seed gives. */
export async function casesOf(plan: Plan): Promise<Case[]> {
  const cases: Case[] = []
  for (const command of plan.commands) {
    for (const server of plan.servers) {
      const { length, concurrency, limitMs } = plan
      const base = { command, ...server, length, concurrency, limitMs }
      for (const { moment, at } of plan.moments) {
        if (moment.notFor?.includes(command)) continue
        if (at !== undefined || moment.counts === undefined) {
          cases.push({ ...base, moment, at: at ?? 0 })
          continue
        }
        // A ledger has a line for each write, and more for each create.
        const { requests, writes } = await plan.lengthOf({ ...base, moment: moments[0]!, at: 0 })
        const most = moment.counts === 'requests' ? requests : writes
        for (let k = 1 + (server.seed % plan.stride); k <= most; k += plan.stride)
          cases.push({ ...base, moment, at: k })
      }
    }
  }
  return cases
}
