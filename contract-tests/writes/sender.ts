import type { PoliteClient } from '../core/client.ts'
import type { Exchange, Reader, Writing } from '../core/exchange.ts'
import type { Content } from './account.ts'
import { pathOf } from './ids.ts'
import type { Written } from './ledger.ts'
import { carries } from './marks.ts'
import { OwnedRecord, prove } from './prove.ts'
import { searches } from './searches.ts'
import { type VacantId, vacancyOf } from './vacant.ts'

/** After so many milliseconds a response says nothing of what there is now. */
const freshMs = 1000

/** What a change can be sent for. */
export type Target = OwnedRecord | VacantId

/**
 * The only sender of writes. A create goes out when the ledger has it; a change or a deletion goes to a record that the
 * server has shown to be ours in the response just before, and that is shown once more before it is sent again.
 */
export interface Sender {
  readonly read: Reader
  /** The same, but a response that came just now, with nothing sent since, is not asked for again. */
  readonly justRead: Reader
  create(written: Written, content: Content): Promise<Exchange>
  change(target: Target, method: 'PUT' | 'PATCH' | 'POST', content: Content): Promise<Exchange>
  remove(target: Target): Promise<Exchange>
}

export function createSender(client: PoliteClient, signal?: AbortSignal): Sender {
  const read: Reader = request => client.send(request, signal)

  const justRead: Reader = async request => {
    const { last } = client
    const isSame =
      last !== undefined &&
      last.exchange.request.method === request.method &&
      last.exchange.request.path === request.path &&
      last.exchange.request.authorization === undefined &&
      Date.now() - last.receivedAt < freshMs
    return isSame ? last.exchange : read(request)
  }

  async function sendTo(target: Target, request: Writing): Promise<Exchange> {
    const again = async () => {
      if (!(target instanceof OwnedRecord)) return (await vacancyOf(read, target)) !== undefined
      return (await prove(read, target)).is === 'ours'
    }
    return client.write(request, again, signal)
  }

  return {
    read,
    justRead,
    create({ resource, marker }, content) {
      // A busy server may have carried out what it says it had no time for.
      const again = async () => {
        for (const search of searches(resource, marker)) {
          if (carries((await read(search)).answer.text, marker)) return false
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
