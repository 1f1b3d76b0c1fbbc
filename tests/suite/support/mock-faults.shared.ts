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
  query,
  refuse,
  taken,
  written,
} from './mock-rewriting.ts'

// Faults of both links and pixels, by the end of their id: `get.returns-other` of `links.get.returns-other`.

/** A sort in one direction returns the other direction. */
export function turned(resource: 'links' | 'pixels', sortBy: string, from: 'asc' | 'desc'): Rewriting {
  return query(resource, parameters => {
    if (parameters.get('sort_by') !== sortBy || (parameters.get('sort') ?? 'desc') !== from) return
    parameters.set('sort', from === 'asc' ? 'desc' : 'asc')
  })
}

/** A parameter that is not sent has another default. */
export function unlessSent(resource: 'links' | 'pixels', name: string, value: string): Rewriting {
  return taken(resource, name, null, value)
}

/** Repeats the earlier response to a list until one of these operations happens. */
export function stale(resource: Resource, forgetting: readonly Operation[]): Rewriting {
  return {
    response(plain, made, { stored }) {
      if (forgetting.some(operation => asks(plain, resource, operation))) stored.clear()
      if (!asks(plain, resource, 'list')) return made
      const answered = stored.get(plain.query) ?? made
      stored.set(plain.query, answered)
      return answered
    },
  }
}

/** A deleted record is only absent from lists. */
function stillListed(resource: Resource): Rewriting {
  return {
    instead(plain, { stored, store }) {
      const one = (['get', 'update', 'delete'] as const).some(operation => asks(plain, resource, operation))
      if (!one) return undefined
      if (stored.has(plain.path!)) return answerOf(404)
      if (plain.method !== 'DELETE' || store[resource].get(idOf(plain)) === undefined) return undefined
      stored.set(plain.path!, deleted(plain))
      return deleted(plain)
    },
  }
}

/** A deleted record can still be read as before. */
function stillReadable(resource: Resource): Rewriting {
  return {
    async instead(plain, { stored, mock }) {
      if (asks(plain, resource, 'delete')) {
        stored.set(plain.path!, await mock[host].handle({ ...plain, method: 'GET', body: null }))
      }
      return asks(plain, resource, 'get') ? stored.get(plain.path!) : undefined
    },
  }
}

/** The mock's response to a read of the record of a request. */
function readInstead(resource: Resource, operation: Operation): Rewriting {
  return {
    request: plain => (asks(plain, resource, operation) ? { ...plain, method: 'GET', body: null } : plain),
  }
}

/** A read returns the record before the requested one. */
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

/** Reverses the records of every page. */
export function backToFront(resource: Resource): Rewriting {
  return items(resource, (page: Item[]) => page.reverse())
}
