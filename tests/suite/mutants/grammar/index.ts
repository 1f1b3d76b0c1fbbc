import { equivalenceOf } from '../equivalent.ts'
import type { Mutant } from '../mutant.ts'
import { fieldMutants } from './fields.ts'
import { listMutants } from './lists.ts'
import { operationMutants } from './operations.ts'

const all: readonly Mutant[] = [...listMutants, ...fieldMutants, ...operationMutants]

/** Every mutant of the grammar that breaks the document. */
export const mutants: readonly Mutant[] = all.filter(mutant => equivalenceOf(mutant) === undefined)

/** The mutants that break nothing, with the reason. */
export const equivalents: readonly { mutant: Mutant; reason: string }[] = all.flatMap(mutant => {
  const reason = equivalenceOf(mutant)
  return reason === undefined ? [] : [{ mutant, reason }]
})
