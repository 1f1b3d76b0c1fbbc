import { isWrite, type Wired } from '../server/wire.ts'
import { isNamed, leftOn, type Outcome } from './outcome.ts'

/** A rule that must hold after every run. Returns the violation in words, or undefined. */
interface Rule {
  id: string
  check(outcome: Outcome): string | undefined
}

const shortly = ({ n, method, path }: Wired) => `request ${n}: ${method} ${path.slice(0, 80)}`

/** The requests of the command that count. */
function requestsOf({ server, before, excused }: Outcome): Wired[] {
  // After an excused write, our marker may be on a foreign record, which the client then considers its own.
  const marked = server.wire
    .filter(one => excused.includes(one.n) && isWrite(one) && one.id)
    .map(({ path }) => path)
  return server.wire.filter(({ n, path }) => n > before && !excused.includes(n) && !marked.includes(path))
}

function changing(outcome: Outcome): Wired[] {
  return requestsOf(outcome).filter(({ foreignChanges }) => foreignChanges.length > 0)
}

export function foreignChangesOf(outcome: Outcome): number {
  return changing(outcome).reduce((sum, { foreignChanges }) => sum + foreignChanges.length, 0)
}

/** Writes to a path that means a foreign record, or no record at all. */
export function foreignWritesOf(outcome: Outcome): Wired[] {
  return requestsOf(outcome).filter(one => {
    if (!isWrite(one) || one.method === 'POST') return false
    const nameless = one.id === '' || one.resource === undefined || (one.method === 'DELETE' && !one.id)
    return nameless || one.foreignNamed.length > 0
  })
}

/** How often the kinds harm foreign records whatever a client does. */
function unavoidable({ kinds }: Outcome, what: 'changes' | 'writes'): number {
  return kinds.reduce((sum, kind) => sum + (kind.unavoidable?.[what] ?? 0), 0)
}

const rules: readonly Rule[] = [
  {
    id: 'foreign-change',
    check(outcome) {
      const allowed = unavoidable(outcome, 'changes')
      const changes = foreignChangesOf(outcome)
      const [first] = changing(outcome)
      if (changes <= allowed || first === undefined) return undefined
      return `${changes} foreign changes, ${allowed} unavoidable; first ${first.foreignChanges[0]} by ${shortly(first)}`
    },
  },
  {
    id: 'foreign-write',
    check(outcome) {
      const writes = foreignWritesOf(outcome)
      const [first] = writes
      if (first === undefined || writes.length <= unavoidable(outcome, 'writes')) return undefined
      return `${writes.length} writes name a foreign record or none; first ${shortly(first)}`
    },
  },
  {
    id: 'not-named',
    check(outcome) {
      if (outcome.mayRefuse && outcome.ended.exitCode === 2) return undefined
      const unnamed = leftOn(outcome).filter(record => !isNamed(outcome, record))
      return unnamed.length === 0
        ? undefined
        : `${unnamed.length} left and not named: ${unnamed.slice(0, 3).map(({ resource, id }) => `${resource}/${id}`)}`
    },
  },
  {
    id: 'too-many-left',
    check(outcome) {
      const most = Math.max(2, ...outcome.kinds.map(kind => kind.mayLeave?.records ?? 0))
      const left = leftOn(outcome).length
      return left <= most || outcome.mayLeaveAny ? undefined : `${left} records left, ${most} at most`
    },
  },
  {
    id: 'exit-code',
    check(outcome) {
      const { exitCode } = outcome.ended
      const left = leftOn(outcome).length
      const usual = exitCode !== null && [0, 1, 2, 3].includes(exitCode)
      if (!usual && !outcome.alsoAllowed.includes(exitCode)) return `exit code ${exitCode}`
      // If the user stops it at once, the ledger names the records that are left.
      if (!usual && outcome.mayLeaveAny) return undefined
      if (left === 0 || exitCode === 3 || (outcome.mayRefuse && exitCode === 2)) return undefined
      return `exit code ${exitCode} with ${left} left`
    },
  },
  {
    id: 'no-verdict',
    check({ conforming, server, ended }) {
      const writes = server.wire.filter(isWrite).length
      if (!conforming || (ended.exitCode !== null && ended.exitCode < 2 && writes > 20)) return undefined
      return `exit code ${ended.exitCode} after ${writes} writes to a server that keeps the document`
    },
  },
  {
    id: 'redirect',
    check({ server, ledElsewhere }) {
      const keyed = ledElsewhere ? 0 : server.astray.filter(one => one.keyed).length
      const writes = server.astray.filter(isWrite).length
      if (keyed + writes === 0) return undefined
      return `${keyed} keys and ${writes} writes arrived where a redirect leads`
    },
  },
  {
    id: 'key',
    check({ server, ended, ledger = '' }) {
      return (ended.text + ledger).includes(server.apiKey)
        ? 'the key is in the output or the ledger'
        : undefined
    },
  },
  {
    id: 'crash',
    check({ ended }) {
      if (ended.threw !== undefined) return `threw ${firstLine(ended.threw)}`
      const stack = /^\s+at .+:\d+:\d+\)?$/m.exec(ended.text)
      return stack === null ? undefined : `a stack trace: ${stack[0].trim()}`
    },
  },
  {
    id: 'time',
    check: ({ durationMs, limitMs }) =>
      durationMs <= limitMs ? undefined : `${Math.round(durationMs / 1000)} s, ${limitMs / 1000} s at most`,
  },
]

function firstLine(error: unknown): string {
  return String(error instanceof Error ? `${error.name}: ${error.message}` : error)
    .split('\n')[0]!
    .slice(0, 200)
}

/** The violations of an outcome, one line for each broken rule. */
export function violationsOf(outcome: Outcome): string[] {
  return rules.flatMap(({ id, check }) => {
    const wrong = check(outcome)
    return wrong === undefined ? [] : [`${id}: ${wrong}`]
  })
}
