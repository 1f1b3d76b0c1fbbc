import source from '../generated/named-dialects.json' with { type: 'json' }
import type { Dialect } from './dialect.ts'

/** The names of the conventions that have a dialect: see spec/shapes. */
export type DialectName = keyof typeof source

/** Dialects of conventions that services use, complete: to start from without a server. */
export const namedDialects: Readonly<Record<DialectName, Dialect>> = source as unknown as Record<
  DialectName,
  Dialect
>
