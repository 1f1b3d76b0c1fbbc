import { isPositive, isSet } from '../../../../src/dialect/shapes/is-set.ts'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import { enumOf, type Scope, type Value, type Values } from '../../../../src/dialect/shapes/scope.ts'
import { distance } from './names.ts'
import { numbering } from './numbering.ts'

/**
 * Returns the simplest condition that holds for all values of `held` and for none of `not`. Undefined if
 * there is none. Among conditions of similar cost, the one with names nearest to the place wins.
 */
export function conditionFor(
  held: readonly Values[],
  not: readonly Values[],
  scope: Scope,
  path: readonly string[],
): Json | undefined {
  const cost = ({ names, cost: own }: Found) =>
    own + Math.min(...names.map(name => distance(path, name)), 1) * 0.9
  const known = dividing(held, not, scope)
  known.one ??= [...single(held, not, scope), ...enumerated(held, not, scope)]
  const found = [...known.one]
  if (!found.some(one => cost(one) < leastOfSeveral)) {
    known.several ??= [...anyOf(held, not, scope), ...allOf(held, not, scope)]
    found.push(...known.several)
  }
  return found.sort((a, b) => cost(a) - cost(b))[0]?.condition
}

/** The conditions that divide records in one way. */
interface Dividing {
  one?: Found[]
  several?: Found[]
}

// The members of a record divide its samples in few ways, such as into those with and without a second row.
const divisions = new WeakMap<Scope, Map<string, Dividing>>()
const numberOf = numbering<Values>()

/** Returns what is known of the conditions that hold for some values and not for others. */
function dividing(held: readonly Values[], not: readonly Values[], scope: Scope): Dividing {
  const known = divisions.get(scope) ?? new Map<string, Dividing>()
  divisions.set(scope, known)
  const key = `${held.map(numberOf)}:${not.map(numberOf)}`
  const found = known.get(key) ?? {}
  known.set(key, found)
  return found
}

/** The least cost of a condition of several tests. */
const leastOfSeveral = 2.2

interface Found {
  condition: Json
  names: string[]
  cost: number
}

function single(held: readonly Values[], not: readonly Values[], { values }: Scope): Found[] {
  return Object.keys(values).flatMap((name): Found[] => {
    const isThere = (one: Values) => isSet(one[name])
    if (held.every(isThere) && !not.some(isThere)) return [{ condition: name, names: [name], cost: 1 }]
    if (!held.some(isThere) && not.every(isThere))
      return [{ condition: { [name]: '$unset' }, names: [name], cost: 1.1 }]
    const isAbove = (one: Values) => isPositive(one[name])
    if (held.every(isAbove) && !not.some(isAbove))
      return [{ condition: { [name]: '$positive' }, names: [name], cost: 1.4 }]
    return []
  })
}

/**
 * Conditions that a value equals some words of its enum, 0, or that it names one domain or space: by its
 * position or, if that is not known, by its id.
 */
function enumerated(held: readonly Values[], not: readonly Values[], scope: Scope): Found[] {
  return Object.entries(scope.values).flatMap(([name, value]): Found[] => {
    const wanted = [...new Set(held.map(one => one[name]))]
    if (!wanted.every(isScalar)) return []
    const [only, ...others] = wanted
    const isOwner = value.ordinal === true || value.account === true
    const isOne = others.length === 0 && (only === 0 || isOwner)
    const isKnown = enumOf(value) !== undefined || isOne
    if (only === undefined || !isKnown || not.some(one => wanted.some(own => own === one[name]))) return []
    const test = others.length === 0 ? only : wanted
    return [
      {
        condition: { [name]: test },
        names: [name],
        cost: 1.3 + wanted.length / 10 + (value.account ? 1 : 0),
      },
    ]
  })
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['number', 'boolean', 'string'].includes(typeof value)
}

/** A test of one value that can be part of a condition. */
interface OneTest {
  name: string
  condition: Json
  holds(values: Values): boolean
}

/** Returns the tests of a value: that it is set and, for a number, that it is above 0. */
function testsOf(name: string, { type }: Value): OneTest[] {
  const isThere: OneTest = { name, condition: name, holds: values => isSet(values[name]) }
  if (type !== 'number') return [isThere]
  const condition = { [name]: '$positive' }
  return [isThere, { name, condition, holds: values => isPositive(values[name]) }]
}

/**
 * Conditions of two to four alternative tests: at least one holds for all of `held`, and none for any of
 * `not`.
 */
function anyOf(held: readonly Values[], not: readonly Values[], scope: Scope): Found[] {
  const open = Object.entries(scope.values)
    .flatMap(([name, value]) => testsOf(name, value))
    .filter(({ holds }) => held.some(holds) && !not.some(holds))
  let rest = [...held]
  const tests: OneTest[] = []
  while (rest.length > 0) {
    const covers = new Map(open.map(test => [test, rest.filter(test.holds).length]))
    const countOf = (test: OneTest) => covers.get(test) ?? 0
    const [best] = open.sort((a, b) => countOf(b) - countOf(a))
    if (best === undefined || countOf(best) === 0) break
    tests.push(best)
    rest = rest.filter(one => !best.holds(one))
  }
  // The last alternative may be a pair of tests that must both hold.
  if (rest.length > 0) {
    const [last] = tests.length === 0 ? [] : allOf(rest, not, scope)
    const [name] = last?.names ?? []
    if (last === undefined || name === undefined) return []
    tests.push({ name, condition: last.condition, holds: () => true })
  }
  return tests.length > 1 && tests.length <= 4
    ? [
        {
          condition: tests.map(({ condition }) => condition),
          names: tests.map(({ name }) => name),
          cost: 2 + tests.length / 5,
        },
      ]
    : []
}

/** Conditions of two tests on different values that must both hold. */
function allOf(held: readonly Values[], not: readonly Values[], scope: Scope): Found[] {
  const tests: { name: string; test: Json; holds(values: Values): boolean }[] = []
  for (const [name, value] of Object.entries(scope.values)) {
    if (held.every(one => isSet(one[name])))
      tests.push({ name, test: '$set', holds: one => isSet(one[name]) })
    else if (!held.some(one => isSet(one[name])))
      tests.push({ name, test: '$unset', holds: one => !isSet(one[name]) })
    const [wanted, ...others] = new Set(held.map(one => one[name]))
    if (enumOf(value) !== undefined && others.length === 0 && isScalar(wanted))
      tests.push({ name, test: wanted, holds: one => one[name] === wanted })
  }
  const useful = tests.filter(({ holds }) => not.some(one => !holds(one)))
  return useful.flatMap((first, index) =>
    useful.slice(index + 1).flatMap((second): Found[] => {
      if (first.name === second.name || not.some(one => first.holds(one) && second.holds(one))) return []
      return [
        {
          condition: { [first.name]: first.test, [second.name]: second.test },
          names: [first.name, second.name],
          cost: leastOfSeveral,
        },
      ]
    }),
  )
}
