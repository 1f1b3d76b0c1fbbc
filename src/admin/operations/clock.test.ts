import { expect, it } from 'vitest'
import type { Account } from '../../mock/account.ts'
import { AccountClock } from '../../mock/clock.ts'
import { changeClock } from './clock.ts'

/** A clock that has moved on by a millisecond each time it is read, as on a busy machine. */
function ticking(): AccountClock {
  let ms = Date.UTC(2026, 0)
  return new AccountClock({ now: () => ms++ })
}

it.each([
  [{ now: '2026-01-31T12:00:00Z', isFrozen: true }, '2026-01-31T12:00:00.000Z'],
  [{ now: '2026-01-31T12:00:00Z', advance: 1_000, isFrozen: true }, '2026-01-31T12:00:01.000Z'],
])('a clock that is frozen by %j shows exactly this moment', (change, expected) => {
  const clock = ticking()
  changeClock({ clock } as Account, change)
  expect(new Date(clock.now()).toISOString()).toBe(expected)
  changeClock({ clock } as Account, { advance: 86_400_000 })
  expect(clock.now()).toBe(Date.parse(expected) + 86_400_000)
})
