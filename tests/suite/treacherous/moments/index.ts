import { diskMoments } from './disk-moments.ts'
import { ledgerMoments } from './ledger-moments.ts'
import type { Moment } from './moment.ts'
import { processMoments } from './process-moments.ts'
import { serverMoments } from './server-moments.ts'

export const moments: readonly Moment[] = [
  ...serverMoments,
  ...diskMoments,
  ...processMoments,
  ...ledgerMoments,
]
