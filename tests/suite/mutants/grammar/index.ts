import type { Mutant } from '../mutant.ts'
import { fieldMutants } from './fields.ts'
import { listMutants } from './lists.ts'
import { operationMutants } from './operations.ts'

/** Every mutant of the grammar, each id once. */
export const mutants: readonly Mutant[] = [...listMutants, ...fieldMutants, ...operationMutants]
