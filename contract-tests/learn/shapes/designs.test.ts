import { expect, it } from 'vitest'
import { designs } from './designs.ts'
import { planFor } from './plan.ts'

it('pixels are sent in an order that is neither ascending nor descending by age', () => {
  const made = planFor({ domainIds: [], spaceIds: [] }).map(({ as }) => as ?? '')
  const ordersOf = (sent: readonly [string, string][]) => {
    const ages = sent
      .filter(([name]) => name.startsWith('pixel_ids'))
      .map(([, value]) => made.indexOf(value.slice('{id:'.length, -1)))
    return ages.slice(1).map((age, index) => Math.sign(age - ages[index]!))
  }
  expect(new Set(Object.values(designs).flatMap(ordersOf))).toEqual(new Set([-1, 1]))
})
