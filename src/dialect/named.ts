import { type DialectName, sources } from '../generated/named-dialects.ts'
import type { Dialect } from './dialect.ts'

export type { DialectName }

/** Dialects of conventions that services use, complete: to start from without a server. */
export const namedDialects = sources as Readonly<Record<DialectName, Dialect>>
