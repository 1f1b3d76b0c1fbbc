import { type Values, valuesOf } from './form.ts'
import { defaultsOf, storedOf, wrongField } from './input.ts'
import { idAsJson, idIn, type JsonForm, manyIn, nameIn, oneIn } from './json-form.ts'
import { pageOf, statusOf } from './lists.ts'
import { createStore, type Store, type Stored } from './store.ts'
import type { Place, Shown, Twist, World } from './twist.ts'
import type { Reply, Resource, Wired } from './wire.ts'

export interface ServiceOptions {
  apiKey: string
  form: JsonForm
  random: () => number
  twists: readonly ((world: World) => Twist)[]
  elsewhere: string
  later: World['later']
}

export interface Service {
  store: Store
  othersCreate: World['othersCreate']
  /** Creates the records before a run. */
  seed(links: number, pixels: number): void
  answer(request: Wired): Promise<Reply>
}

const problem = (status: number, message: string, headers?: Record<string, string>): Reply => ({
  status,
  json: { message },
  ...(headers && { headers }),
})

/** A service that conforms to the interface document as far as its twists allow. */
export function createService({ form, random, twists: makers, ...options }: ServiceOptions): Service {
  const store = createStore()
  let numbers: Record<Resource, number> = { links: 0, pixels: 0 }
  let seeded = numbers

  const world: World = {
    store,
    form,
    apiKey: options.apiKey,
    random,
    elsewhere: options.elsewhere,
    later: options.later,
    newId,
    othersCreate(resource, id) {
      const values = foreignValues(resource, store.of(resource).length + 1)
      const all = { ...defaultsOf(resource, code()), ...storedOf(resource, values) }
      const given = { resource, id: id ?? newId(resource, true), foreign: true, values: all, form: '' }
      return store.add(given, 'others')
    },
    bodyOf: (record, place, request) => oneIn(form, record.resource, shown(record, place, request)),
  }
  const twists = makers.map(make => make(world))

  /** Calls a part with every twist around it. The first twist is outermost. */
  function through<Name extends keyof Twist, Result>(
    name: Name,
    plain: () => Result,
    use: (part: NonNullable<Twist[Name]>, next: () => Result) => Result,
  ): Result {
    const parts = twists.flatMap(twist => (twist[name] === undefined ? [] : [twist[name]]))
    return parts.reduceRight<() => Result>((next, part) => () => use(part, next), plain)()
  }

  function code(): string {
    return Math.floor(random() * 36 ** 7)
      .toString(36)
      .padStart(7, '0')
  }

  function newId(resource: Resource, foreign: boolean): string {
    const plain = () => idIn(form, resource, ++numbers[resource], random)
    return through('newId', plain, (part, next) => part(next, resource, foreign))
  }

  function readable(resource: Resource, request: Wired): Stored[] {
    const visible = (record: Stored) => twists.every(twist => twist.visible?.(record, request) ?? true)
    const gone = store.removed
      .filter(removed => twists.some(twist => twist.lingers?.(removed, request)))
      .map(({ record }) => record)
    return [...store.of(resource), ...gone.filter(record => record.resource === resource)].filter(visible)
  }

  function find(resource: Resource, id: string, request: Wired): Stored | undefined {
    const plain = (wanted: string) => readable(resource, request).find(record => record.id === wanted)
    let wanted = id
    return through(
      'find',
      () => plain(wanted),
      (part, next) =>
        part(
          wanted,
          other => {
            wanted = other
            return next()
          },
          request,
        ),
    )
  }

  function shown(record: Stored, place: Place, request: Wired): Shown {
    const id = through<'shownId', unknown>(
      'shownId',
      () => idAsJson(form, record.id),
      (part, next) => part(next, record, place),
    )
    const json: Shown = id === undefined ? {} : { [nameIn(form, 'id')]: id }
    for (const [name, value] of Object.entries(record.values))
      json[nameIn(form, name)] = referenced(name, value)
    if (record.resource === 'links') {
      json[nameIn(form, 'short_url')] = `https://go.example.net/${record.values.alias}`
      json.status = statusOf(record)
    }
    json[nameIn(form, 'created_at')] = new Date(record.createdAt).toISOString()
    return twists.reduce((one, twist) => twist.show?.(one, record, place, request) ?? one, json)
  }

  /** A reference to a domain, a space or pixels as JSON. */
  function referenced(name: string, value: unknown): unknown {
    const asJson = (id: unknown) => (typeof id === 'string' ? idAsJson(form, id) : id)
    if (name === 'domain_id' || name === 'space_id') return asJson(value)
    return name === 'pixel_ids' ? (value as unknown[]).map(asJson) : value
  }

  function create(resource: Resource, request: Wired): Reply {
    const values = valuesOf(request.body)
    const wrong = wrongField(store, resource, values)
    if (wrong !== undefined) return problem(422, `${wrong} is wrong`)
    const stored = keep({ ...defaultsOf(resource, code()), ...storedOf(resource, values) }, request)
    const plain = () => {
      const id = newId(resource, false)
      return store.add({ resource, id, foreign: false, values: stored, form: request.body }, request)
    }
    const record = through('create', plain, (part, next) => part(next, request, stored))
    const headers = form.location ? { location: `/api/v1/${resource}/${encodeURIComponent(record.id)}` } : {}
    return { status: 201, headers, json: world.bodyOf(record, 'create', request) }
  }

  function keep(values: Values, request: Wired): Values {
    return twists.reduce((stored, twist) => twist.keep?.(stored, request) ?? stored, values)
  }

  function aim(record: Stored, request: Wired): readonly Stored[] {
    return twists.reduce<readonly Stored[]>((_, twist) => twist.aim?.(record, request) ?? _, [record])
  }

  function one(record: Stored | undefined, request: Wired): Reply {
    if (record === undefined) return problem(404, 'There is no such record')
    if (request.method === 'GET' || request.method === 'HEAD')
      return { status: 200, json: world.bodyOf(record, 'get', request) }
    if (request.method === 'PUT') {
      const { domain_id: _, domain: __, ...values } = valuesOf(request.body)
      const wrong = wrongField(store, record.resource, values, record)
      if (wrong !== undefined) return problem(422, `${wrong} is wrong`)
      const stored = keep(storedOf(record.resource, values), request)
      for (const target of aim(record, request)) store.change(target, stored, request)
      return { status: 200, json: world.bodyOf(record, 'update', request) }
    }
    if (request.method !== 'DELETE') return problem(405, 'No such method', { allow: 'GET, PUT, DELETE' })
    const targets = aim(record, request)
    const plain = () => {
      for (const target of targets) store.remove(target, request)
    }
    through('remove', plain, (part, next) => part(next, targets, request))
    return { status: 204 }
  }

  function many(resource: Resource, request: Wired): Reply {
    const readableNow = readable(resource, request)
    const listed = twists.reduce((all, twist) => twist.listed?.(all, request) ?? all, readableNow)
    const { records, total } = pageOf(listed, request.query)
    const elements = records.map(record => shown(record, 'list', request))
    return { status: 200, json: manyIn(form, resource, elements, total) }
  }

  async function plainly(request: Wired): Promise<Reply> {
    const { method, resource, id } = request
    if (!request.keyed) return problem(401, 'Give a key', { 'www-authenticate': 'Bearer' })
    if (resource === undefined) return problem(404, 'There is no such path')
    if (id !== undefined && id !== '') {
      const record = find(resource, id, request)
      if (record?.foreign) request.foreignNamed.push(record.id)
      return one(record, request)
    }
    if (method === 'GET' || method === 'HEAD') return many(resource, request)
    return method === 'POST'
      ? create(resource, request)
      : problem(405, 'No such method', { allow: 'GET, POST' })
  }

  return {
    store,
    othersCreate: world.othersCreate,
    seed(links, pixels) {
      for (let n = 1; n <= pixels; n += 1) world.othersCreate('pixels')
      for (let n = 1; n <= links; n += 1) world.othersCreate('links')
      store.seed()
      seeded = { ...numbers }
      const { reset } = store
      store.reset = () => {
        reset()
        numbers = { ...seeded }
      }
    },
    answer: request =>
      through(
        'answer',
        () => plainly(request),
        (part, next) => Promise.resolve(part(next, request)),
      ),
  }
}

/** The values of foreign records. */
function foreignValues(resource: Resource, n: number): Values {
  if (resource === 'pixels') return { name: `Shop ${n}`, type: 'facebook', value: `fb-${1000 + n}` }
  return { url: `https://shop-${n}.example.org/offers/${n}`, domain_id: String(1 + (n % 2)) }
}
