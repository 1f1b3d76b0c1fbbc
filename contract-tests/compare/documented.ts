import type { Result } from '../run/result.ts'
import { type RunOptions, runSuite } from '../run/run.ts'
import { suite } from '../run/suite.ts'
import type { LeftBehind } from '../writes/account.ts'
import type { FoundDifference } from './differences.ts'
import { fieldPairs, isList, resourceOf, type Step } from './scenario/step.ts'

const documented = new Set(
  suite.requirements.filter(({ level }) => level === 'documented').map(({ id }) => id),
)

/** The results of the requirements that the server breaks, by id, as `verify` judged them. */
export type Broken = ReadonlyMap<string, Result>

/**
 * Returns the ids of the documented requirements that a difference may break: those of the step's operation,
 * and of each field or parameter that it sends. Only the requirement itself can judge whether the server
 * breaks it.
 */
export function requirementsOf(
  { part, server }: Pick<FoundDifference, 'part' | 'server'>,
  step: Step,
): string[] {
  const isRefused = part === 'status' && typeof server === 'number' && server >= 300
  if (!isRefused && part !== 'records') return []
  const operation = operationOf(step)
  if (operation === undefined) return []
  const prefix = `${resourceOf(step)}.${operation}`
  const sent = fieldPairs(operation === 'list' ? step.query : step.form)
  const orders = new Map(sent)
  const names = [
    ...['answers', 'accepted', 'applied', 'by-id'],
    ...sent.flatMap(([name, value]) => {
      const field = name.replace(/\[.*$/, '').replaceAll('_', '-')
      return [field, `${field}-${value}`, `${field}-indexed`, `${field}-unindexed`]
    }),
    `sort-by-${orders.get('sort_by')}-${orders.get('sort')}`,
    ...(orders.has('search') && !orders.has('search_by') ? ['search-by-default'] : []),
  ]
  return [...new Set(names.map(name => `${prefix}.${name}`))].filter(id => documented.has(id))
}

const operations: ReadonlyMap<string, string> = new Map([
  ['GET', 'get'],
  ['PUT', 'update'],
  ['DELETE', 'delete'],
])

/** Returns the operation of a step. Undefined for a POST that may be refused: such a step has no name. */
function operationOf(step: Step): string | undefined {
  if (step.authorization !== undefined || step.raw !== undefined) return undefined
  if (isList(step)) return 'list'
  if (step.method === 'POST') return step.as && 'create'
  return operations.get(step.method)
}

/** Runs some requirements as `verify` does. Returns the failed ones, and the records it could not delete. */
export async function brokenOf(
  run: RunOptions,
  ids: readonly string[],
): Promise<{ broken: Broken; leftBehind: readonly LeftBehind[]; ledger?: string }> {
  if (ids.length === 0) return { broken: new Map(), leftBehind: [] }
  const { results, leftBehind, ledger } = await runSuite({ ...run, only: ids }, suite)
  const failed = results.filter(({ verdict, id }) => verdict === 'failed' && ids.includes(id))
  return {
    broken: new Map(failed.map(result => [result.id, result])),
    leftBehind,
    ...(ledger !== undefined && { ledger }),
  }
}
