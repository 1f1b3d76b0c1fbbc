import type { Answered } from '../mock/answered.ts'
import { host, type Mock } from '../mock/mock.ts'
import { secretsIn, shownExchange } from '../mock/shown-exchange.ts'
import type { Log } from './log-types.ts'
import { findingCount, type Summary, type Tally } from './tally.ts'

/** The API key of the examples. Any other key may be a real one, and is not logged. */
const exampleKey = 'demo-key'

/** Returns a function that counts each request and passes it to the log. */
export function reporterOf(
  mock: Mock,
  log: Log,
  tally: Tally,
  { verbose }: { verbose: boolean },
): (answered: Answered) => void {
  return answered => {
    tally.add(answered)
    const { request } = answered
    const account = mock[host].accountNumber(request)
    const key = mock[host].keyOf(request)
    const store = verbose && key !== undefined && account !== undefined ? mock.store(key) : undefined
    log.answered({
      answered,
      account,
      isExampleKey: key === exampleKey,
      ...(verbose && {
        exchange: shownExchange(answered, store === undefined ? new Set() : secretsIn(store)),
      }),
    })
  }
}

/** Reports whether there were findings, which fail the run with `--strict-client`. */
export function failedByFindings(summary: Summary, err: NodeJS.WritableStream): boolean {
  const count = findingCount(summary)
  if (count === 0) return false
  const times = count === 1 ? 'once' : `${count} times`
  err.write(
    `shortlink-kit: the client sent something that the interface document does not define, ${times}\n`,
  )
  return true
}
