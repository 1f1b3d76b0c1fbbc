import { Skipped } from '../../core/errors.ts'
import { isSuccess } from '../../core/exchange.ts'
import { brief, isJsonObject, nodesOf } from '../../core/match.ts'
import { get } from '../../discover/reads.ts'
import { broken, mustSucceed } from '../support/kit.ts'
import { type Existing, everything } from './lists.ts'

/** Throws unless a read by the id that a list shows returns the record with that id. */
export async function mustReadById(existing: Existing): Promise<void> {
  const { context, resource } = existing
  const { ids } = await everything(existing)
  const some = new Set([0, Math.floor(ids.length / 2), ids.length - 1].flatMap(index => ids[index] ?? []))
  const reads = []
  for (const id of some) reads.push({ id, ...(await get(context, resource, id, { fresh: true })) })
  if (!reads.some(({ exchange }) => isSuccess(exchange)))
    throw new Skipped(`no member of ${resource} was recognised as the id`)
  for (const { id, exchange } of reads) {
    mustSucceed(exchange, `GET /${resource}/${id}`)
    const { json, text } = exchange.answer
    const shown = nodesOf(json).flatMap(({ value }) =>
      isJsonObject(value) ? (context.discovered.id(resource, value) ?? []) : [],
    )
    if (shown.includes(id)) continue
    const other = shown.find(one => ids.includes(one))
    if (other !== undefined)
      throw broken(`the record with the id ${id}`, `the record with the id ${other}`, exchange)
    throw new Skipped(`no record was recognised in ${brief(text, 80)}`)
  }
}
