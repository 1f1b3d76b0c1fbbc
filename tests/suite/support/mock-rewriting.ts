import type { Link, Pixel } from '../../../src/store/entities.ts'
import type { Store } from '../../../src/store/store.ts'
import type { Pair, PlainRequest, PlainResponse } from '../../../src/wire/plain.ts'
import { faults } from '../fixtures/faults.ts'
import type { MockFault, MockWorld, Rewriting } from './faulty-mock.ts'

// The parts of the mock's faults: each function builds a change of one kind of request or response.

export type Resource = 'links' | 'pixels'
export type Item = Record<string, unknown>
export type Operation = 'list' | 'get' | 'create' | 'update' | 'delete'

/** A fault that the fixture servers have too, with the same title. */
export function known(id: string, rewriting: Rewriting): MockFault {
  const fault = faults.find(one => one.id === id)
  if (fault === undefined) throw new RangeError(`No fault ${id}`)
  return { ...fault, ...rewriting }
}

const methods: Record<string, Operation> = { GET: 'get', PUT: 'update', DELETE: 'delete' }

/** Whether a request is for an operation. */
export function asks(plain: PlainRequest, resource: Resource, operation: Operation): boolean {
  if (plain.path === `/${resource}`) {
    return plain.method === (operation === 'list' ? 'GET' : operation === 'create' ? 'POST' : '')
  }
  return plain.path?.startsWith(`/${resource}/`) === true && methods[plain.method] === operation
}

/** The link that an operation is about, before it. Undefined for other requests. */
export function linkOf(
  plain: PlainRequest,
  operation: 'update' | 'delete',
  { links }: Store,
): Readonly<Link> | undefined {
  return asks(plain, 'links', operation) ? links.get(idOf(plain)) : undefined
}

/** The id in `/links/{id}`, or NaN for `/links`. */
export function idOf(plain: PlainRequest): number {
  return Number(plain.path?.split('/')[2])
}

/** The record with the greatest id below another id. */
export function idBefore(store: Store, resource: Resource, id: number): number | undefined {
  return [...store[resource].ids()].filter(other => other < id).at(-1)
}

/** A response that does not come from the mock. */
export function answerOf(status: number, members: Item = {}): PlainResponse {
  const message = status < 400 ? {} : { message: 'Refused.' }
  return {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...members, ...message, status }),
  }
}

/** The response to a successful delete. */
export function deleted(plain: PlainRequest): PlainResponse {
  return answerOf(200, { id: idOf(plain), deleted: true })
}

/** Responds with a status to all requests of an operation that meet a condition. */
export function refuse(
  resource: Resource,
  operation: Operation,
  status: number,
  when: (plain: PlainRequest) => boolean = () => true,
): Rewriting {
  return {
    instead: plain => (asks(plain, resource, operation) && when(plain) ? answerOf(status) : undefined),
  }
}

/** Whether a form has a field with a value, or with such a value: the field itself, or that of a row. */
export function sends(
  name: string,
  value: string | ((text: string) => boolean),
): (plain: PlainRequest) => boolean {
  const isSuch = typeof value === 'string' ? (text: string) => text === value : value
  return plain => pairsOf(plain).some(([one, text]) => partOf(one) === name && isSuch(text))
}

/** Changes the value of a field in forms that create links. */
export function createdWith(field: string, change: (value: string) => string): Rewriting {
  return form('links', 'create', pairs =>
    pairs.map(([name, value]): Pair => [name, name === field ? change(value) : value]),
  )
}

/** Whether a request is for a list with a parameter. */
export function asksFor(name: string, value: string): (plain: PlainRequest) => boolean {
  return plain => new URLSearchParams(plain.query).get(name) === value
}

/** Changes the parameters of a list before the mock handles them. */
export function query(resource: Resource, change: (query: URLSearchParams) => void): Rewriting {
  return {
    request(plain) {
      if (!asks(plain, resource, 'list')) return plain
      const parameters = new URLSearchParams(plain.query)
      change(parameters)
      return { ...plain, query: parameters.toString() }
    },
  }
}

/**
 * Replaces the value of a parameter. Null removes the parameter.
 * @param beside replaces it only beside this parameter (`search`), or beside this value of it (`sort_by=name`)
 */
export function taken(
  resource: Resource,
  name: string,
  from: string | null,
  to: string | null,
  beside?: string,
): Rewriting {
  const [other = '', value] = beside?.split('=') ?? []
  return query(resource, parameters => {
    if (parameters.get(name) !== from) return
    if (beside !== undefined && !parameters.has(other, value)) return
    if (to === null) parameters.delete(name)
    else parameters.set(name, to)
  })
}

/** Ignores a parameter on each page after the first. */
export function ignoredLater(resource: Resource, name: string): Rewriting {
  return query(resource, parameters => {
    if ((parameters.get('page') ?? '1') !== '1') parameters.delete(name)
  })
}

/** Ignores a parameter. */
export function ignored(resource: Resource, name: string): Rewriting {
  return query(resource, parameters => parameters.delete(name))
}

export function pairsOf({ body }: PlainRequest): Pair[] {
  return body instanceof Uint8Array ? [...new URLSearchParams(new TextDecoder().decode(body))] : []
}

/** `country` of `country[0][key]`. */
export function partOf(name: string): string {
  return name.split('[')[0]!
}

/** Changes the fields of a form before the mock handles them. */
export function form(
  resource: Resource,
  operation: 'create' | 'update',
  change: (pairs: Pair[]) => Pair[],
): Rewriting {
  return {
    request(plain) {
      if (!asks(plain, resource, operation)) return plain
      const pairs = change(pairsOf(plain)).map(([name, value]) => [name, value])
      return { ...plain, body: new TextEncoder().encode(new URLSearchParams(pairs).toString()) }
    },
  }
}

/** Removes the fields with a name, or those that meet a condition, from a form. */
export function dropped(
  resource: Resource,
  operation: 'create' | 'update',
  drop: string | ((name: string) => boolean),
): Rewriting {
  const drops = typeof drop === 'string' ? (name: string) => partOf(name) === drop : drop
  return form(resource, operation, pairs => pairs.filter(([name]) => !drops(name)))
}

/** Replaces the value of a field. */
export function replaced(resource: Resource, name: string, from: string, to: string): Rewriting {
  return form(resource, 'create', pairs =>
    pairs.map(([one, value]) => (one === name && value === from ? [one, to] : [one, value])),
  )
}

function change(resource: Resource, operation: Operation, edit: (data: unknown) => unknown): Rewriting {
  return {
    response(plain, made) {
      if (!asks(plain, resource, operation) || made.status !== 200 || made.body === null) return made
      const root = JSON.parse(made.body) as Item
      return { ...made, body: JSON.stringify({ ...root, data: edit(root.data) }) }
    },
  }
}

/** Changes the records in the response to a list. */
export function items(
  resource: Resource,
  edit: (items: Item[], query: URLSearchParams) => Item[],
): Rewriting {
  return {
    response: (plain, made, world) =>
      change(resource, 'list', data => edit(data as Item[], new URLSearchParams(plain.query))).response!(
        plain,
        made,
        world,
      ),
  }
}

/** Shows a password of links in a response. */
export function leaks(operation: Operation, secret: 'password' | 'privacy_password'): Rewriting {
  return {
    response(plain, made, world) {
      const show = (item: Item) => ({ ...item, [secret]: world.store.links.get(Number(item.id))?.[secret] })
      const edit = (data: unknown) => (Array.isArray(data) ? data.map(show) : show(data as Item))
      return change('links', operation, edit).response!(plain, made, world)
    },
  }
}

/** Changes the stored record after a create or an update, and the response with it. */
export function stores(
  resource: Resource,
  operation: 'create' | 'update',
  fields: (data: Item) => Partial<Omit<Link & Pixel, 'id'>>,
): Rewriting {
  return {
    response(plain, made, world) {
      const edit = (data: unknown) => {
        const changes = fields(data as Item)
        world.store[resource].update(Number((data as Item).id), changes)
        return { ...(data as Item), ...changes }
      }
      return change(resource, operation, edit).response!(plain, made, world)
    },
  }
}

/** Does something else after an operation has succeeded. */
export function afterwards(
  resource: Resource,
  operation: Operation,
  act: (id: number, world: MockWorld) => void,
): Rewriting {
  return {
    response(plain, made, world) {
      if (!asks(plain, resource, operation) || made.status !== 200) return made
      const body = JSON.parse(made.body!) as { data?: Item }
      act(Number(body.data?.id ?? idOf(plain)), world)
      return made
    },
  }
}

/** Applies one change after another, to requests and to responses. */
export function chained(...rewritings: readonly Rewriting[]): Rewriting {
  return {
    request: (plain, world) =>
      rewritings.reduce((changed, { request }) => request?.(changed, world) ?? changed, plain),
    async response(plain, made, world) {
      let changed = made
      for (const { response } of rewritings) changed = (await response?.(plain, changed, world)) ?? changed
      return changed
    },
  }
}

/** Leaves records out of lists that are asked for in some way. */
export function hidden(
  resource: Resource,
  isHidden: (item: Item, query: URLSearchParams) => boolean,
): Rewriting {
  return items(resource, (page, query) => page.filter(item => !isHidden(item, query)))
}

/** Changes how a response is written. */
export function written(
  resource: Resource,
  operation: Operation,
  edit: (made: PlainResponse) => PlainResponse,
): Rewriting {
  return { response: (plain, made) => (asks(plain, resource, operation) ? edit(made) : made) }
}

export const asHtml = (made: PlainResponse): PlainResponse => ({
  ...made,
  headers: { ...made.headers, 'content-type': 'text/html' },
})

export const cutShort = (made: PlainResponse): PlainResponse => ({
  ...made,
  body: made.body?.slice(0, -1) ?? null,
})
