import { parsed, withItems } from '../items.ts'
import {
  type Asked,
  type Mutant,
  mutant,
  operationOf,
  type Reply,
  type Resource,
  succeeded,
} from '../mutant.ts'
import { neighbour } from './neighbours.ts'

/** Reads that show an earlier state for some time: for one response if `forMs` is 0. */
function stale(
  resource: Resource,
  name: string,
  title: string,
  operation: 'get' | 'list',
  after: 'update' | 'delete',
  forMs: number,
): Mutant {
  return mutant(resource, 'any', 'staleness', `${operation}:${name}`, title, () => {
    const before = new Map<string, Reply>()
    const old = new Map<string, { reply: Reply; until: number }>()
    const keyOf = (asked: Asked) => `${asked.path}?${asked.query}`
    return async (asked, next) => {
      const is = operationOf(asked)
      if (is === operation) {
        const stored = old.get(keyOf(asked))
        if (stored !== undefined) {
          if (forMs === 0 || Date.now() > stored.until) old.delete(keyOf(asked))
          if (forMs === 0 || Date.now() <= stored.until) return stored.reply
        }
        const reply = await next(asked)
        if (succeeded(reply)) before.set(keyOf(asked), reply)
        return reply
      }
      const reply = await next(asked)
      if (is === after && succeeded(reply)) {
        for (const [key, reply] of before) {
          if (operation === 'list' || key === `${asked.path}?`)
            old.set(key, { reply, until: Date.now() + forMs })
        }
        before.clear()
      }
      return reply
    }
  })
}

/** Reads that show an earlier state, another record, or none. */
export function readMutants(resource: Resource): Mutant[] {
  const second = 1000
  const hour = 3_600_000
  return [
    stale(
      resource,
      'stale-once-after-update',
      'the first GET after an update shows the record before it',
      'get',
      'update',
      0,
    ),
    stale(
      resource,
      'stale-for-a-second-after-update',
      'GET shows the record before an update for 1 s',
      'get',
      'update',
      second,
    ),
    stale(resource, 'stale-after-delete', 'GET shows a deleted record', 'get', 'delete', hour),
    stale(resource, 'stale-after-delete', 'lists show deleted records', 'list', 'delete', hour),
    stale(resource, 'stale-after-update', 'lists show records as before an update', 'list', 'update', hour),
    mutant(
      resource,
      'get',
      'operations',
      'of-another',
      'GET returns another record',
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
      'GET of a record returns 404',
      () => async (asked, next) => {
        const reply = await next(asked)
        return succeeded(reply)
          ? { status: 404, headers: { 'content-type': 'application/json' }, text: '{}' }
          : reply
      },
    ),
  ]
}

/** Responses to reads with a wrong status, media type or body. */
export function protocolMutants(resource: Resource): Mutant[] {
  return (['list', 'get'] as const).flatMap(operation => {
    const of = (name: string, title: string, change: (reply: Reply) => Reply) =>
      mutant(resource, operation, 'protocol', name, title, () => async (asked, next) => {
        const reply = await next(asked)
        return succeeded(reply) ? change(reply) : reply
      })
    return [
      of('truncated', 'the JSON is truncated', reply => ({ ...reply, text: reply.text.slice(0, -1) })),
      of('as-html', 'the response has the type HTML', reply => ({
        ...reply,
        headers: { ...reply.headers, 'content-type': 'text/html' },
      })),
      of('empty', 'the response has no body', reply => ({ ...reply, text: '' })),
      of('500', 'the response is 500', reply => ({ ...reply, status: 500 })),
      of('404', 'the response is 404', reply => ({ ...reply, status: 404 })),
    ]
  })
}

/** Reads that show a password that was sent. */
export function secretMutants(): Mutant[] {
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
