import type { Answers } from '../../src/generated/answers.ts'
import type { Context } from '../context.ts'
import { list, type Query } from '../discover/reads.ts'
import type { Observation } from '../requirement.ts'
import type { Resource } from '../writes/account.ts'
import { refusalOf } from './assume.ts'
import { byName, type NamedSighting } from './by-name.ts'

type UnknownValue = Extract<Answers['list.unknown-value'], string | number>

const tries: readonly [resource: Resource, name: string, value: string][] = [
  ['links', 'sort_by', 'foo'],
  ['links', 'status', '9'],
  ['links', 'sort', 'sideways'],
  ['links', 'search_by', 'foo'],
  ['pixels', 'type', 'foo'],
]

/** Each parameter with a value that the document does not have, beside the same list without it. */
export async function observeUnknownValues(
  context: Context,
): Promise<Observation<Answers['list.unknown-value']>> {
  const sightings: NamedSighting<UnknownValue>[] = []
  for (const [resource, name, value] of tries) {
    // It says by what is searched, and says nothing without a search.
    const usual: Query = name === 'search_by' ? { search: 'e' } : {}
    const asked = await list(context, resource, { ...usual, [name]: value })
    const { exchange } = asked
    const answer = async (): Promise<UnknownValue | undefined> => {
      const status = refusalOf(exchange)
      if (status !== undefined || !context.discovered.ok(exchange)) return status
      if (asked.ids.length > 0) return 'ignored'
      const { ids } = await list(context, resource, usual)
      // Neither has any: it cannot be told which it is.
      return ids.length > 0 ? 'empty' : undefined
    }
    sightings.push({ name, answer: await answer(), exchange })
  }
  return byName(sightings)
}
