import { itemsOf, parsed, withItems } from '../items.ts'
import {
  type Asked,
  type Meddling,
  type Mutant,
  mutant,
  type Next,
  operationOf,
  placeOf,
  type Reply,
  type Resource,
  succeeded,
} from '../mutant.ts'

const at = (asked: Asked, path: string, method: string, body = ''): Asked => ({
  ...asked,
  path,
  method,
  body,
  query: new URLSearchParams(),
})
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Ids as a service shows them: every text or number in its records that leads to a record. */
async function idsOf(asked: Asked, next: Next, resource: Resource, sort: 'asc' | 'desc'): Promise<string[]> {
  const query = new URLSearchParams({ sort, per_page: '10' })
  const reply = await next({ ...at(asked, `/${resource}`, 'GET'), query })
  const ids: string[] = []
  for (const item of itemsOf(reply)) {
    for (const value of scalars(item)) {
      const reply = await next(at(asked, `/${resource}/${encodeURIComponent(value)}`, 'GET'))
      if (!succeeded(reply) || (reply.status === 200 && /not.?found/i.test(reply.text))) continue
      ids.push(encodeURIComponent(value))
      break
    }
    if (ids.length > 2) break
  }
  return ids
}

function scalars(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value)
    return /^[\w.-]{1,60}$/.test(text)
      ? [text]
      : text.startsWith('http') || text.includes('/')
        ? [text.split('/').at(-1)!]
        : []
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(scalars) : []
}

/** Some record that the request does not name: the oldest of the account, or the newest. */
async function neighbour(
  asked: Asked,
  next: Next,
  sort: 'asc' | 'desc' = 'asc',
): Promise<string | undefined> {
  const { resource, id } = placeOf(asked)
  if (resource === undefined) return undefined
  return (await idsOf(asked, next, resource, sort)).find(other => other !== id)
}

type Of = (name: string, title: string, install: () => Meddling) => Mutant

/** A write removes a record that was there before. */
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
    of('not-kept', 'a create answers, and the record is gone at once', () => async (asked, next) => {
      const reply = await next(asked)
      const [newest] = succeeded(reply) ? await idsOf(asked, next, resource, 'desc') : []
      if (newest !== undefined) await next(at(asked, `/${resource}/${newest}`, 'DELETE'))
      return reply
    }),
    of('twice', 'a create makes two records', () => async (asked, next) => {
      const reply = await next(asked)
      if (!succeeded(reply)) return reply
      const other = new URLSearchParams(asked.body)
      other.delete('alias')
      await next({ ...asked, body: other.toString() })
      return reply
    }),
    of('changes-the-oldest', 'a create is written into the oldest record too', () => async (asked, next) => {
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
      'an update answers with the record as it was',
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
    of('makes-a-copy', 'an update makes a record too', () => async (asked, next) => {
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
    of('does-nothing', 'a deletion answers 204 and does nothing', () => async () => ({
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

/** Reads that show what was. */
function reads(resource: Resource): Mutant[] {
  const stale = (
    name: string,
    title: string,
    operation: 'get' | 'list',
    after: 'update' | 'delete',
    forMs: number,
  ) =>
    mutant(resource, 'any', 'staleness', `${operation}:${name}`, title, () => {
      const before = new Map<string, Reply>()
      const old = new Map<string, { reply: Reply; until: number }>()
      const keyOf = (asked: Asked) => `${asked.path}?${asked.query}`
      return async (asked, next) => {
        const is = operationOf(asked)
        if (is === operation) {
          const kept = old.get(keyOf(asked))
          if (kept !== undefined) {
            if (forMs === 0 || Date.now() > kept.until) old.delete(keyOf(asked))
            if (forMs === 0 || Date.now() <= kept.until) return kept.reply
          }
          const reply = await next(asked)
          if (succeeded(reply)) before.set(keyOf(asked), reply)
          return reply
        }
        const reply = await next(asked)
        if (is === after && succeeded(reply)) {
          for (const [key, reply] of before) {
            if (operation === 'list' || key === `${asked.path}?`)
              old.set(key, { reply: reply, until: Date.now() + forMs })
          }
          before.clear()
        }
        return reply
      }
    })
  return [
    stale('stale-once-after-update', 'the first GET after an update shows what was', 'get', 'update', 0),
    stale(
      'stale-for-a-second-after-update',
      'GET shows for 1 s what was before an update',
      'get',
      'update',
      1000,
    ),
    stale('stale-after-delete', 'GET shows a deleted record', 'get', 'delete', 3_600_000),
    stale('stale-after-delete', 'lists show deleted records', 'list', 'delete', 3_600_000),
    stale('stale-after-update', 'lists show what was before an update', 'list', 'update', 3_600_000),
    mutant(
      resource,
      'get',
      'operations',
      'of-another',
      'GET answers with another record',
      () => async (asked, next) => {
        const other = await neighbour(asked, next)
        return next(other === undefined ? asked : { ...asked, path: `/${resource}/${other}` })
      },
    ),
    mutant(
      resource,
      'get',
      'operations',
      'refused',
      'GET of a record answers 404',
      () => async (asked, next) => {
        const reply = await next(asked)
        return succeeded(reply)
          ? { status: 404, headers: { 'content-type': 'application/json' }, text: '{}' }
          : reply
      },
    ),
  ]
}

/** What may be wrong with the answers of an operation as such. */
function protocol(resource: Resource): Mutant[] {
  return (['list', 'get'] as const).flatMap(operation => {
    const of = (name: string, title: string, change: (reply: Reply) => Reply) =>
      mutant(resource, operation, 'protocol', name, title, () => async (asked, next) => {
        const reply = await next(asked)
        return succeeded(reply) ? change(reply) : reply
      })
    return [
      of('truncated', 'the JSON is cut', reply => ({ ...reply, text: reply.text.slice(0, -1) })),
      of('as-html', 'the answer is called HTML', reply => ({
        ...reply,
        headers: { ...reply.headers, 'content-type': 'text/html' },
      })),
      of('empty', 'the answer has no body', reply => ({ ...reply, text: '' })),
      of('500', 'the answer is 500', reply => ({ ...reply, status: 500 })),
      of('404', 'the answer is 404', reply => ({ ...reply, status: 404 })),
    ]
  })
}

/** A password that was sent is shown. */
function secrets(): Mutant[] {
  return (['password', 'privacy_password'] as const).flatMap(field =>
    (['get', 'list'] as const).map(operation =>
      mutant('links', 'any', 'protocol', `${operation}:shows-${field}`, `${field} is shown`, () => {
        const sent: { url: string; secret: string }[] = []
        const leaky = (record: unknown) => {
          const own = sent.findLast(({ url }) => JSON.stringify(record).includes(url))
          return own === undefined || typeof record !== 'object' ? record : { ...record, [field]: own.secret }
        }
        return async (asked, next) => {
          const form = new URLSearchParams(asked.body)
          const [url, secret] = [form.get('url'), form.get(field)]
          if (asked.method === 'POST' && url && secret) sent.push({ url, secret })
          const reply = await next(asked)
          if (operationOf(asked) !== operation || !succeeded(reply)) return reply
          if (operation === 'list') return withItems(reply, items => items.map(leaky))
          return { ...reply, text: JSON.stringify(leaky(parsed(reply.text))) }
        }
      }),
    ),
  )
}

/** How operations may go wrong. */
export const operationMutants: readonly Mutant[] = [
  ...(['links', 'pixels'] as const).flatMap(resource => {
    const of =
      (operation: 'create' | 'update' | 'delete'): Of =>
      (name, title, install) =>
        mutant(resource, operation, 'operations', name, title, install)
    return [
      ...creates(of('create'), resource),
      ...updates(of('update'), resource),
      ...deletes(of('delete'), resource),
      ...reads(resource),
      ...protocol(resource),
    ]
  }),
  ...secrets(),
]
