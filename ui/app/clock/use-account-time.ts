import { useEffect, useMemo, useState } from 'preact/hooks'
import type { ClockFacts } from '../../../src/client/index.ts'

/** Returns the account's time now, which advances between two readings of the clock. */
export function useAccountTime(clock: ClockFacts): string {
  const [, setTurn] = useState(0)
  const received = useMemo(() => performance.now(), [clock])
  useEffect(() => {
    if (clock.isFrozen) return
    const timer = setInterval(() => setTurn(turn => turn + 1), 1000)
    return () => clearInterval(timer)
  }, [clock.isFrozen])
  return accountTime(clock, clock.isFrozen ? 0 : performance.now() - received)
}

/** Returns the time of a clock some milliseconds after it was read. */
export function accountTime(clock: ClockFacts, elapsed: number): string {
  const moment = new Date(Date.parse(clock.now) + elapsed)
  return Number.isNaN(moment.getTime()) ? clock.now : moment.toISOString()
}
