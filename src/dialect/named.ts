import { type DialectName, sources } from '../generated/named-dialects.ts'
import type { Dialect } from './dialect.ts'

export type { DialectName }

/** Complete dialects of common API conventions, for users who have no server to learn from. */
export const namedDialects = sources as Readonly<Record<DialectName, Dialect>>
