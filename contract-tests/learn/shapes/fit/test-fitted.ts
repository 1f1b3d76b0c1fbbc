import { expect, it } from 'vitest'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { explains } from './sample.ts'
import { samplesOf, scope } from './test-links.ts'

/** Tests that a shape fitted to some links also writes links that it was not fitted to. */
export function writesUnseenLinks(shapes: Readonly<Record<string, Json>>): void {
  it.each(
    Object.entries(shapes),
  )('a fitted shape also writes links that it was not fitted to: %s', (_, shape) => {
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samplesOf(shape, 1, 45), { scope, path: [], unexplained })
    expect(unexplained).toEqual([])
    const others = samplesOf(shape, 46, 40)
    expect(explains(learned, others, scope), JSON.stringify(learned)).toBe(true)
  })
}
