import type { Context } from '../../discover/context.ts'
import type { Input } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import type { Resource } from '../../writes/account.ts'
import { createHandover } from './handover.ts'
import { mustBeKnown } from './kit.ts'

/** A record of this run that no requirement needs any more. */
export interface Spare {
  id: string
  marker: string
  /** The fields that it has now. */
  sent: Input
}

const spares = createHandover<Spare>()

/** Leaves a record to the next requirement that needs any record, whatever fields it has. */
export function leaveSpare(
  context: Context,
  resource: Resource,
  { id, marker, sent }: { id: string | undefined; marker: string; sent: Input },
): void {
  if (id !== undefined) spares.leave(context, resource, { id, marker, sent })
}

/** Takes a record that no requirement needs any more, or creates one. */
export async function takeSpare(
  context: Context,
  resource: Resource,
  fieldsOf: (marker: string) => Input,
): Promise<Spare> {
  const spare = spares.take(context, resource)
  if (spare !== undefined) return spare
  const { id, marker, sent } = await create(context, resource, fieldsOf)
  return { id: mustBeKnown(id, `one of the ${resource}`), marker, sent }
}
