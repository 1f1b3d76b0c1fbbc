import { describe, expect, it } from 'vitest'
import { sampled } from '../../tests/support/sample.ts'
import { fixtures, named, odd, singleOthers } from '../../tests/support/sample-dialects.ts'
import { defaultDialect } from '../dialect/dialect.ts'
import { contractIn } from './contract.ts'
import { writtenContract } from './document.ts'
import { type Overlay, overlayOf } from './overlay.ts'

type Members = Record<string, unknown>

/**
 * Applies an overlay as its specification says: merges objects, appends to lists, replaces everything else.
 */
function applied({ actions }: Overlay, document: Members): Members {
  for (const { target, update, remove } of actions) {
    const steps = [...target.slice(1).matchAll(/\['((?:[^'\\]|\\.)*)'\]/g)].map(([, step]) =>
      step!.replaceAll(/\\(.)/g, '$1'),
    )
    expect(`$${steps.map(step => `['${step.replaceAll(/[\\']/g, '\\$&')}']`).join('')}`).toBe(target)
    const last = steps.at(-1)
    const holder = steps.slice(0, -1).reduce((part, step) => part[step] as Members, document)
    const found = last === undefined ? document : holder[last]
    expect(found, target).toBeDefined()
    if (remove) delete holder[last!]
    else merge(found as Members, structuredClone(update!))
  }
  return document
}

function merge(target: Members, update: Members): void {
  for (const [name, value] of Object.entries(update)) {
    const known = target[name]
    if (Array.isArray(known) && Array.isArray(value)) known.push(...(value as unknown[]))
    else if (isObject(known) && isObject(value)) merge(known, value)
    else target[name] = value
  }
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

describe('the overlay turns the default contract into that of the dialect', () => {
  it.each([...sampled(singleOthers, 4), ...fixtures, ...named, ...odd])('%s', (_, dialect) => {
    const overlay = overlayOf(dialect)
    expect(overlay.actions).not.toEqual([])
    expect(applied(overlay, writtenContract() as unknown as Members)).toEqual(contractIn(dialect))
  })
})

it('the overlay of the default dialect does nothing', () => {
  expect(overlayOf(defaultDialect).actions).toEqual([])
})
