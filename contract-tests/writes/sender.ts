import type { PoliteClient } from '../core/client/client.ts'
import { RunEnded } from '../core/ended.ts'
import type { Answer, Exchange, Outgoing, Reader, Writing } from '../core/exchange.ts'
import { carries } from '../core/marker.ts'
import type { Content } from './account.ts'
import { pathOf } from './ids.ts'
import type { Ledger } from './ledger.ts'
import { marksIn, recordsWith } from './marks.ts'
import { OwnedRecord, prove } from './prove.ts'
import { isSearch, searches } from './searches.ts'
import { type VacantId, vacancyOf } from './vacant.ts'
import type { Written } from './written.ts'

/** Age in milliseconds after which a response may no longer show the current state. */
const freshMs = 1000

/** The target of a change or a deletion. */
export type Target = OwnedRecord | VacantId

/**
 * The only sender of writes. Sends a create once the ledger has it. Sends a change or a deletion only to a
 * record that the server has just shown to be ours, or to a vacant id, and checks that again before each
 * retry.
 */
export interface Sender {
  readonly read: Reader
  /**
   * Like `read`, but returns the last response if it answers the same request and came less than a second
   * ago.
   */
  readonly justRead: Reader
  create(written: Written, content: Content): Promise<Exchange>
  change(target: Target, method: 'PUT' | 'PATCH' | 'POST', content: Content): Promise<Exchange>
  remove(target: Target): Promise<Exchange>
}

/**
 * Whether a list shows a record with a marker. A search may repeat the marker without having found it, in the
 * addresses of its pages for example. In the plain list a marker is real, even if its format cannot be read.
 */
function isListed(search: Outgoing, { json, text }: Answer, marker: string): boolean {
  return isSearch(search) ? recordsWith(json, marker).some(record => record !== json) : carries(text, marker)
}

/**
 * Whether a record still shows the marker everywhere that it did. A copy that somebody else made of a record of ours
 * has an address or a name of its own, and may have got the id.
 */
function showsAll({ id, marker, proof: before }: OwnedRecord, { proof: now }: OwnedRecord): boolean {
  if (before.request.path !== now.request.path) return true
  const marks = marksIn(now.answer.json, marker, id)
  return marksIn(before.answer.json, marker, id).every(mark => marks.includes(mark))
}

export function createSender(
  client: PoliteClient,
  ledger: Pick<Ledger, 'note'>,
  signal?: AbortSignal,
): Sender {
  const read: Reader = request => client.send(request, signal)

  const justRead: Reader = async request => client.latest(request, freshMs) ?? read(request)

  async function sendTo(target: Target, request: Writing): Promise<Exchange> {
    const again = async () => {
      if (!(target instanceof OwnedRecord)) return (await vacancyOf(read, target)) !== undefined
      const proof = await prove(read, target)
      if (proof.is !== 'ours') return false
      if (request.method !== 'DELETE' || showsAll(target, proof.record)) return true
      const { resource } = target
      ledger.note({ kind: 'deletions', resource, are: 'unsafe' })
      throw new RunEnded(
        `${request.path.slice(1)} became another record when ${request.method} ${request.path} was sent and not answered: the run deletes no more ${resource}`,
        3,
      )
    }
    return client.write(request, again, signal)
  }

  return {
    read,
    justRead,
    create({ resource, marker }, content) {
      // A server that says it is busy may have carried out the create anyway.
      const again = async () => {
        for (const search of searches(resource, marker)) {
          if (isListed(search, (await read(search)).answer, marker)) return false
        }
        return true
      }
      return client.write({ method: 'POST', path: `/${resource}`, ...content }, again, signal)
    },
    change: (target, method, content) =>
      sendTo(target, { method, path: pathOf(target.resource, target.id), ...content }),
    remove: target => sendTo(target, { method: 'DELETE', path: pathOf(target.resource, target.id) }),
  }
}
