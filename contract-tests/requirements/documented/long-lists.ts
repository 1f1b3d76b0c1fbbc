import { ContractBroken } from '../../core/errors.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { createWith } from '../support/new-link.ts'
import { address } from '../support/sample-values.ts'
import { mustHold } from '../support/stored.ts'

/** More rows than one digit can count: sorted as text, the index 10 comes before 2. */
const long = 12

/**
 * Also judges whether the indexes of a list are sorted as numbers, by a list that is long enough to show it. It is open
 * how long a list may be, so a server may refuse it or drop some rows.
 */
export function inOrderOfNumbers(requirement: DocumentedRequirement): DocumentedRequirement {
  return {
    ...requirement,
    async run(context) {
      await requirement.run(context)
      const rotation = Array.from({ length: long }, (_, index) => ({
        value: address(`row-${index}`, 'plain'),
      }))
      const made = await createWith(context, 'long-rotation', { target_type: '4', rotation })
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
      for (const keyOf of textKeys)
        if ((await brokenBy(sortedBy(keyOf, rotation))) === undefined) throw broken
    },
  }
}

/** What a server may sort as text: the index, or the whole name of the form field. `]` comes behind all digits. */
const textKeys = [String, (index: number) => `rotation[${index}][value]`]

function sortedBy<Row>(keyOf: (index: number) => string, rows: readonly Row[]): Row[] {
  return rows
    .map((row, index) => ({ row, key: keyOf(index) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row)
}
