import type { SetFault } from '../../generated/admin.ts'
import { type FaultRule, type Faults, printHidden, type SetRule } from '../../mock/faults/index.ts'
import type { Control } from '../control.ts'
import { AdminError } from '../refusal.ts'

/** The ids of rules, in the order in which they were first shown. */
const ids = new WeakMap<SetRule, number>()
let last = 0

/** Returns the faults that are set, those of the whole mock first. */
export function listFaults(control: Control): SetFault[] {
  return setsOf(control).flatMap(({ faults, account }) => faults.list().map(rule => setFault(rule, account)))
}

/** Sets faults of the whole mock or of one account. Returns them. */
export function addFaults(
  control: Control,
  rules: readonly (FaultRule | string)[],
  account: number | undefined,
): SetFault[] {
  const faults = account === undefined ? control.host.faults : control.account(account).faults
  const before = new Set(faults.list())
  try {
    faults.set(rules)
  } catch (error) {
    if (error instanceof RangeError) throw new AdminError(400, error.message)
    throw error
  }
  return faults
    .list()
    .filter(rule => !before.has(rule))
    .map(rule => setFault(rule, account ?? null))
}

/** Withdraws a fault. */
export function withdrawFault(control: Control, id: number): void {
  for (const { faults } of setsOf(control)) {
    const rule = faults.list().find(known => ids.get(known) === id)
    if (rule !== undefined) {
      faults.withdraw(rule)
      return
    }
  }
  throw new AdminError(404, `There is no fault ${id}, or it has been used up.`)
}

/** Withdraws all faults of the mock and of its accounts. */
export function clearFaults(control: Control): void {
  for (const { faults } of setsOf(control)) faults.clear()
}

function setsOf(control: Control): { faults: Faults; account: number | null }[] {
  const ofAccounts = control.accounts().map(({ faults, number }) => ({ faults, account: number }))
  return [{ faults: control.host.faults, account: null }, ...ofAccounts]
}

function setFault(rule: SetRule, account: number | null): SetFault {
  let id = ids.get(rule)
  if (id === undefined) {
    id = ++last
    ids.set(rule, id)
  }
  return { id, text: printHidden(rule.rule), account, matched: rule.matched, used: rule.used }
}
