import {
  type Asked,
  type Meddling,
  type Mutant,
  mutant,
  type Next,
  placeOf,
  type Resource,
  succeeded,
} from '../mutant.ts'
import { at, idsOf, neighbour } from './neighbours.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

type Of = (name: string, title: string, install: () => Meddling) => Mutant

/** Writes that remove a record that existed before. */
function removals(of: Of, resource: Resource, write: string): Mutant[] {
  const removing = (name: string, title: string, sort: 'asc' | 'desc') =>
    of(name, title, () => async (asked, next) => {
      const other = await neighbour(asked, next, sort)
      const reply = await next(asked)
      if (other !== undefined && succeeded(reply)) await next(at(asked, `/${resource}/${other}`, 'DELETE'))
      return reply
    })
  return [
    removing('removes-the-oldest', `${write} removes the oldest other record`, 'asc'),
    removing('removes-the-newest', `${write} removes the newest other record`, 'desc'),
  ]
}

function creates(of: Of, resource: Resource): Mutant[] {
  return [
    ...removals(of, resource, 'a create'),
    of('not-stored', 'a create succeeds, and the record is deleted at once', () => async (asked, next) => {
      const reply = await next(asked)
      const [newest] = succeeded(reply) ? await idsOf(asked, next, resource, 'desc') : []
      if (newest !== undefined) await next(at(asked, `/${resource}/${newest}`, 'DELETE'))
      return reply
    }),
    of('twice', 'a create creates two records', () => async (asked, next) => {
      const reply = await next(asked)
      if (!succeeded(reply)) return reply
      const other = new URLSearchParams(asked.body)
      other.delete('alias')
      await next({ ...asked, body: other.toString() })
      return reply
    }),
    of('changes-the-oldest', 'a create also updates the oldest record', () => async (asked, next) => {
      const other = await neighbour(asked, next)
      const reply = await next(asked)
      if (other === undefined || !succeeded(reply)) return reply
      const fields = new URLSearchParams(asked.body)
      fields.delete('alias')
      await next({
        ...at(asked, `/${resource}/${other}`, 'PUT', fields.toString()),
        headers: { ...asked.headers, ...form },
      })
      return reply
    }),
  ]
}

function updates(of: Of, resource: Resource): Mutant[] {
  return [
    of(
      'does-nothing',
      'an update returns the record unchanged',
      () => (asked, next) => next(at(asked, asked.path, 'GET')),
    ),
    of('every-second-does-nothing', 'each second update does nothing', () => {
      let count = 0
      return async (asked, next) => next(++count % 2 === 0 ? at(asked, asked.path, 'GET') : asked)
    }),
    of('to-a-neighbour-too', 'an update changes another record too', () => async (asked, next) => {
      const other = await neighbour(asked, next)
      const reply = await next(asked)
      if (other !== undefined && succeeded(reply)) await next({ ...asked, path: `/${resource}/${other}` })
      return reply
    }),
    of('to-a-neighbour-alone', 'an update changes another record instead', () => async (asked, next) => {
      const other = await neighbour(asked, next)
      return next(other === undefined ? asked : { ...asked, path: `/${resource}/${other}` })
    }),
    of('makes-a-copy', 'an update creates a record too', () => async (asked, next) => {
      const reply = await next(asked)
      const fields = new URLSearchParams(asked.body)
      fields.delete('alias')
      if (succeeded(reply))
        await next({ ...asked, method: 'POST', path: `/${resource}`, body: fields.toString() })
      return reply
    }),
    ...removals(of, resource, 'an update'),
    of('removes-it', 'an update removes the record', () => async (asked, next) => {
      const reply = await next(asked)
      if (succeeded(reply)) await next(at(asked, asked.path, 'DELETE'))
      return reply
    }),
  ]
}

function deletes(of: Of, resource: Resource): Mutant[] {
  const other = resource === 'links' ? 'pixels' : 'links'
  const also = (name: string, title: string, victims: (asked: Asked, next: Next) => Promise<string[]>) =>
    of(name, title, () => async (asked, next) => {
      const more = await victims(asked, next)
      const reply = await next(asked)
      if (succeeded(reply)) for (const path of more) await next(at(asked, path, 'DELETE'))
      return reply
    })
  const pathsOf = async (asked: Asked, next: Next, of: Resource, sort: 'asc' | 'desc') => {
    const { id, resource: own } = placeOf(asked)
    return (await idsOf(asked, next, of, sort))
      .filter(found => of !== own || found !== id)
      .map(found => `/${of}/${found}`)
  }
  return [
    of('does-nothing', 'a deletion returns 204 and does nothing', () => async () => ({
      status: 204,
      headers: {},
      text: '',
    })),
    also('takes-the-oldest', 'a deletion removes the oldest record too', async (asked, next) =>
      (await pathsOf(asked, next, resource, 'asc')).slice(0, 1),
    ),
    also('takes-the-newest', 'a deletion removes the newest record too', async (asked, next) =>
      (await pathsOf(asked, next, resource, 'desc')).slice(0, 1),
    ),
    also(`takes-one-of-the-${other}`, `a deletion removes the newest of the ${other}`, async (asked, next) =>
      (await pathsOf(asked, next, other, 'desc')).slice(0, 1),
    ),
  ]
}

/** Creates, updates and deletions of a resource that do something else, or something more. */
export function writeMutants(resource: Resource): Mutant[] {
  const of =
    (operation: 'create' | 'update' | 'delete'): Of =>
    (name, title, install) =>
      mutant(resource, operation, 'operations', name, title, install)
  return [
    ...creates(of('create'), resource),
    ...updates(of('update'), resource),
    ...deletes(of('delete'), resource),
  ]
}
