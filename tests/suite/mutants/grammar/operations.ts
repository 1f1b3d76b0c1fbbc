import type { Mutant } from '../mutant.ts'
import { protocolMutants, readMutants, secretMutants } from './reads.ts'
import { writeMutants } from './writes.ts'

/** Faults of operations. */
export const operationMutants: readonly Mutant[] = [
  ...(['links', 'pixels'] as const).flatMap(resource => [
    ...writeMutants(resource),
    ...readMutants(resource),
    ...protocolMutants(resource),
  ]),
  ...secretMutants(),
]
