import type { Context } from '../context.ts'
import type { Input } from '../discover/input.ts'
import { create } from '../discover/make.ts'
import { carries, get, list } from '../discover/reads.ts'
import type { Exchange } from '../exchange.ts'
import { brief } from '../match.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import type { Resource } from '../writes/account.ts'
import { mustTouchNoOther } from './around.ts'
import { broken, documented, mustBeKnown, mustSucceed, once } from './kit.ts'

/** Something that was deleted, and how it is answered since. */
export interface Deleted {
  id: string
  marker: string
  deleted: Exchange
  got: Exchange
  listed: Exchange
  /** Whether `GET /links/{id}` still answers it. */
  readable: boolean
  /** Whether the list still has it. */
  inList: boolean
  /** The answer about a neighbour that has gone too, where one has. */
  lost: Exchange | undefined
}

/** Sections 4.1 and 4.2, delete: gone when read, gone from lists, and nothing else gone. */
export const deleteRequirements: readonly DocumentedRequirement[] = (['links', 'pixels'] as const).flatMap(
  resource => {
    const one = resource.slice(0, -1)
    const source = resource === 'links' ? '4.1' : '4.2'
    return [
      documented(`${resource}.delete.accepted`, `DELETE /${resource}/{id} is accepted`, {
        source,
        after: [`${resource}.create.stored`],
        async run(context) {
          mustSucceed((await deletion(context, resource)).deleted, 'a delete')
        },
      }),
      documented(`${resource}.delete.applied`, `DELETE /${resource}/{id} takes the ${one} away`, {
        source,
        after: [`${resource}.delete.accepted`],
        async run(context) {
          const { readable, inList, got } = await deletion(context, resource)
          if (readable && inList) throw broken(`the ${one} to be gone`, brief(got.answer.text), got)
        },
      }),
      documented(`${resource}.delete.gone-from-get`, `A deleted ${one} cannot be read any more`, {
        source,
        after: [`${resource}.delete.applied`],
        async run(context) {
          const { readable, got } = await deletion(context, resource)
          if (readable) throw broken(`no answer that holds the deleted ${one}`, brief(got.answer.text), got)
        },
      }),
      documented(`${resource}.delete.gone-from-list`, `A deleted ${one} is in no list`, {
        source,
        after: [`${resource}.delete.applied`],
        async run(context) {
          const { inList, listed } = await deletion(context, resource)
          if (inList) throw broken(`a list without the deleted ${one}`, 'a list with it', listed)
        },
      }),
      documented(`${resource}.delete.others`, `DELETE /${resource}/{id} takes no other ${one} away`, {
        source,
        after: [`${resource}.delete.applied`],
        async run(context) {
          // More than once, because somebody else's record may have come between two of ours.
          for (let round = 1; round <= 3; round += 1) {
            const { lost } = await deletion(context, resource, round)
            if (lost !== undefined)
              throw broken(`the ${resource} next to it to stay`, `${lost.answer.status}`, lost)
          }
          await mustTouchNoOther(context, resource, async () => {
            const made = await create(context, resource, marker => fieldsOf(context, resource, marker))
            const id = mustBeKnown(made.id, `one of the ${resource}`)
            return { exchange: await context.account.delete(resource, id), own: [id] }
          })
        },
      }),
    ]
  },
)

/** Makes three, deletes the middle one, and looks. */
export function deletion(context: Context, resource: Resource, round = 1): Promise<Deleted> {
  return once(context, `deleted ${resource} ${round}`, async () => {
    const { account, discovered } = context
    const make = () => create(context, resource, marker => fieldsOf(context, resource, marker))
    const before = await make()
    const middle = await make()
    const behind = await make()
    const id = mustBeKnown(middle.id, `one of the ${resource}`)
    const deleted = await account.delete(resource, id)
    const got = await get(context, resource, id)
    const search =
      resource === 'links'
        ? { search: middle.sent.url ?? '', search_by: 'url' }
        : { search: middle.sent.name ?? '', search_by: 'name' }
    const narrowed = await list(context, resource, search)
    const newest = await list(context, resource, { per_page: '100' })
    const inNarrowed = narrowed.ids.includes(id)
    let lost: Exchange | undefined
    for (const other of [before, behind]) {
      if (other.id === undefined) continue
      const { exchange } = await get(context, resource, other.id)
      if (!discovered.ok(exchange)) lost = exchange
    }
    return {
      id,
      marker: middle.marker,
      deleted,
      got: got.exchange,
      listed: inNarrowed ? narrowed.exchange : newest.exchange,
      readable: discovered.ok(got.exchange) && carries(got.exchange.answer.json, middle.marker),
      inList: inNarrowed || newest.ids.includes(id),
      lost,
    }
  })
}

function fieldsOf({ discovered }: Context, resource: Resource, marker: string): Input {
  if (resource === 'links') return { url: `${discovered.prefixes.links}gone-${marker}` }
  return { name: `${marker}-gone`, type: 'bing', value: `gone-${marker}` }
}
