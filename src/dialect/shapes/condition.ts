import type { Reading } from './construct.ts'
import { isPositive, isSet } from './is-set.ts'
import { isObject, type Json, type JsonObject } from './json.ts'
import { type Condition, conditionKinds, type Test } from './node.ts'
import { knownValue, mistake } from './reading.ts'
import { enumOf, type Value, type Values } from './scope.ts'

/**
 * Parses a condition. `password` holds if the value is set; `{ privacy: 2, password: $set }` if all of its
 * tests hold; `{ target_type: [1, 2] }` if the value is one of these; `{ clicks: $positive }` if the value is
 * above 0. A list of conditions holds if any of them does.
 */
export function parseCondition(source: Json, at: Reading): Condition {
  if (!Array.isArray(source)) return [parseTests(source, at)]
  if (source.length === 0) mistake(at, 'a condition', source)
  return source.map((part, index) => parseTests(part, { ...at, path: `${at.path}[${index}]` }))
}

function parseTests(source: Json, at: Reading): Test[] {
  if (typeof source === 'string') {
    knownValue(source, at)
    return [{ name: source, is: 'set' }]
  }
  if (!isObject(source) || Object.keys(source).length === 0) {
    mistake(at, 'the name of a value, an object from name to value, or a list of these', source)
    return []
  }
  return Object.entries(source).map(([name, wanted]): Test => {
    const value = knownValue(name, at, name)
    const kind = wanted === null ? 'unset' : conditionKinds.find(known => wanted === `$${known}`)
    if (kind === 'positive' && value !== undefined && value.type !== 'number')
      mistake(at, `a number to be $positive, which ${name} is not`, wanted, name)
    if (kind !== undefined) return { name, is: kind }
    const values = (Array.isArray(wanted) ? wanted : [wanted]).filter(isScalar)
    for (const one of values) checkWanted(one, value, at, name)
    if (values.length === 0) mistake(at, 'a value, a list of values, $set, $unset or $positive', wanted, name)
    return { name, is: values }
  })
}

function isScalar(value: Json): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function checkWanted(wanted: Json, value: Value | undefined, at: Reading, name: string): void {
  const known = value && enumOf(value)
  if (known !== undefined && !known.includes(wanted))
    mistake(at, `a value of ${name} (${known.join(', ')})`, wanted, name)
}

export function printCondition(condition: Condition): Json {
  const printed = condition.map((tests): Json => {
    const [only] = tests
    if (tests.length === 1 && only!.is === 'set') return only!.name
    const members: JsonObject = {}
    for (const { name, is } of tests) {
      members[name] = typeof is === 'string' ? `$${is}` : is.length === 1 ? is[0]! : is
    }
    return members
  })
  return printed.length === 1 ? printed[0]! : printed
}

export function conditionHolds(condition: Condition, values: Values): boolean {
  return condition.some(tests =>
    tests.every(({ name, is }) => {
      const value = values[name]
      if (is === 'set') return isSet(value)
      if (is === 'positive') return isPositive(value)
      return is === 'unset' ? !isSet(value) : is.includes(value as string)
    }),
  )
}

/** Returns what is certain about values, given that a condition holds or does not hold. */
export function shown(
  condition: Condition,
  held: boolean,
): Record<string, 'set' | 'unset' | { value: unknown }> {
  const facts: Record<string, 'set' | 'unset' | { value: unknown }> = {}
  if (held) {
    if (condition.length !== 1) return facts
    for (const { name, is } of condition[0]!) {
      if (typeof is === 'string') facts[name] = is === 'unset' ? 'unset' : 'set'
      else if (is.length === 1) facts[name] = { value: is[0] }
    }
    return facts
  }
  for (const tests of condition) {
    const [only] = tests
    if (tests.length !== 1) continue
    const { name, is } = only!
    // A value that fails `$positive` may be unset or 0, so nothing is certain about it.
    if (is === 'set' || is === 'unset') facts[name] = is === 'set' ? 'unset' : 'set'
  }
  return facts
}
