import { host } from '../../../src/mock/mock.ts'
import type { Rewriting } from './faulty-mock.ts'
import type { Item, Operation, Resource } from './mock-rewriting.ts'
import {
  afterwards,
  answerOf,
  asHtml,
  asks,
  deleted,
  idBefore,
  idOf,
  items,
  refuse,
  written,
} from './mock-rewriting.ts'

// Faults that links and pixels have in common, by the end of their id: `get.returns-other` of `links.get.returns-other`.

/** A list that was asked for before is answered again until one of some operations comes. */
export function stale(resource: Resource, forgetting: readonly Operation[]): Rewriting {
  return {
    response(plain, made, { kept }) {
      if (forgetting.some(operation => asks(plain, resource, operation))) kept.clear()
      if (!asks(plain, resource, 'list')) return made
      const answered = kept.get(plain.query) ?? made
      kept.set(plain.query, answered)
      return answered
    },
  }
}

/** A record stays in its table, and what was deleted is known to everything but the lists. */
function stillListed(resource: Resource): Rewriting {
  return {
    instead(plain, { kept, store }) {
      const one = (['get', 'update', 'delete'] as const).some(operation => asks(plain, resource, operation))
      if (!one) return undefined
      if (kept.has(plain.path!)) return answerOf(404)
      if (plain.method !== 'DELETE' || store[resource].get(idOf(plain)) === undefined) return undefined
      kept.set(plain.path!, deleted(plain))
      return deleted(plain)
    },
  }
}

/** What was read of a record before it was deleted is read after it. */
function stillReadable(resource: Resource): Rewriting {
  return {
    async instead(plain, { kept, mock }) {
      if (asks(plain, resource, 'delete')) {
        kept.set(plain.path!, await mock[host].handle({ ...plain, method: 'GET', body: null }))
      }
      return asks(plain, resource, 'get') ? kept.get(plain.path!) : undefined
    },
  }
}

/** The mock's answer to a read of the record, whatever was asked of it. */
function readInstead(resource: Resource, operation: Operation): Rewriting {
  return {
    request: plain => (asks(plain, resource, operation) ? { ...plain, method: 'GET', body: null } : plain),
  }
}

/** The record before the one asked for is read. */
function readsOther(resource: Resource): Rewriting {
  return {
    request(plain, { store }) {
      const there = asks(plain, resource, 'get') && store[resource].get(idOf(plain)) !== undefined
      const other = there && idBefore(store, resource, idOf(plain))
      return other ? { ...plain, path: `/${resource}/${other}` } : plain
    },
  }
}

export function sharedFaults(resource: Resource): Record<string, Rewriting> {
  return {
    'list.stale-after-create': stale(resource, ['update', 'delete']),
    'list.content-type-html': written(resource, 'list', asHtml),
    'get.returns-other': readsOther(resource),
    'create.lost': afterwards(resource, 'create', (id, { store }) => store[resource].delete(id)),
    'update.ignored': readInstead(resource, 'update'),
    'update.form-refused': refuse(resource, 'update', 415),
    'delete.no-op': {
      instead: (plain, { store }) =>
        asks(plain, resource, 'delete') && store[resource].get(idOf(plain)) ? deleted(plain) : undefined,
    },
    'delete.still-listed': stillListed(resource),
    'delete.still-readable': stillReadable(resource),
    'delete.deletes-neighbour': afterwards(resource, 'delete', (id, { store }) => {
      const other = idBefore(store, resource, id)
      if (other !== undefined) store[resource].delete(other)
    }),
    'delete.method-refused': refuse(resource, 'delete', 405),
  }
}

/** The records of a page back to front, in every list. */
export function backToFront(resource: Resource): Rewriting {
  return items(resource, (page: Item[]) => page.reverse())
}
