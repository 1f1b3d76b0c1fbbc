import { ContractBroken } from '../../core/errors.ts'
import { create } from '../../discover/make.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { linkUrl } from '../support/new-link.ts'
import { address } from '../support/sample-values.ts'
import { mustHold } from '../support/stored.ts'

/** More rows than one digit can count: sorted as text, the index 10 comes before 2. */
const long = 12

/**
 * Also judges whether the indexes of a list decide its order, as numbers. The list is long enough to show it, and its
 * last row is sent first. It is open how long a list may be, so a server may refuse it or drop some rows.
 */
export function inOrderOfNumbers(requirement: DocumentedRequirement): DocumentedRequirement {
  return {
    ...requirement,
    async run(context) {
      await requirement.run(context)
      const rotation = Array.from({ length: long }, (_, index) => ({
        value: address(`row-${index}`, 'plain'),
      }))
      const fieldsOf = (marker: string) => ({
        url: linkUrl(context, 'long-rotation', marker),
        target_type: '4',
        rotation,
      })
      const made = await create(context, 'links', fieldsOf, 'last-first')
      if (made.id === undefined || !context.discovered.ok(made.exchange)) return
      const subject = { id: made.id, sent: made.sent }
      const brokenBy = (rows: typeof rotation) =>
        mustHold(context, 'links', subject, 'rotation', rows).then(
          () => undefined,
          (error: unknown) => {
            if (error instanceof ContractBroken) return error
            throw error
          },
        )
      const broken = await brokenBy(rotation)
      if (broken === undefined) return
      for (const reordered of wrongOrders(rotation))
        if ((await brokenBy(reordered)) === undefined) throw broken
    },
  }
}

/** The orders of a server that keeps rows as they arrive, or sorts by the index or the field name as text. */
function wrongOrders<Row>(rows: readonly Row[]): Row[][] {
  // `]` comes behind all digits.
  const fieldName = (index: number) => `rotation[${index}][value]`
  return [rows.toReversed(), sortedBy(String, rows), sortedBy(fieldName, rows)]
}

function sortedBy<Row>(keyOf: (index: number) => string, rows: readonly Row[]): Row[] {
  return rows
    .map((row, index) => ({ row, key: keyOf(index) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row)
}
