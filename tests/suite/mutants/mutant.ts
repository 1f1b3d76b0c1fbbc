/** The resources of the document. */
export type Resource = 'links' | 'pixels'

/** The operations of the document; `any` for what holds for all of them. */
export type Operation = 'list' | 'get' | 'create' | 'update' | 'delete' | 'any'

/** A request on its way to the service, taken apart. */
export interface Asked {
  method: string
  /** Within `/api/v1`: `/links/7`. */
  path: string
  query: URLSearchParams
  body: string
  headers: Record<string, string>
}

/** A response on its way back. */
export interface Reply {
  status: number
  headers: Record<string, string>
  text: string
}

export type Next = (asked: Asked) => Promise<Reply>

/** What stands between the client and the service: it may change, drop, repeat or delay what passes. */
export type Meddling = (asked: Asked, next: Next) => Promise<Reply>

/** One way in which a service may break the document. */
export interface Mutant {
  /** `links.list.sort=asc:ignored` */
  id: string
  resource: Resource
  operation: Operation
  /** Which column of the table it counts for. */
  kind: string
  title: string
  /** Starts it for one run, with a memory of its own. */
  install(): Meddling
}

const documentedPath = /^\/(links|pixels)(?:\/([^/]+))?$/

/** The resource and the id that a path names; the id is still encoded, and undefined on a collection. */
export function placeOf({ path }: Asked): { resource: Resource | undefined; id: string | undefined } {
  const match = documentedPath.exec(path)
  return { resource: match?.[1] as Resource | undefined, id: match?.[2] }
}

export function operationOf(asked: Asked): Operation | undefined {
  const { resource, id } = placeOf(asked)
  if (resource === undefined) return undefined
  const { method } = asked
  if (method === 'GET') return id === undefined ? 'list' : 'get'
  if (method === 'POST') return id === undefined ? 'create' : undefined
  if (id === undefined) return undefined
  return method === 'PUT' ? 'update' : method === 'DELETE' ? 'delete' : undefined
}

/** The fields of a form; undefined where the body is none. */
export function formOf({ headers, body }: Asked): URLSearchParams | undefined {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    ? new URLSearchParams(body)
    : undefined
}

export const succeeded = ({ status }: Reply): boolean => status >= 200 && status < 300

/** A refusal as any service may write it. */
export const refusal: Reply = {
  status: 422,
  headers: { 'content-type': 'application/json' },
  text: '{"message":"The given data was invalid."}',
}

/** A mutant of one operation: everything else passes as it is. */
export function mutant(
  resource: Resource,
  operation: Operation,
  kind: string,
  name: string,
  title: string,
  install: () => Meddling,
): Mutant {
  return {
    id: `${resource}.${operation}.${name}`,
    resource,
    operation,
    kind,
    title,
    install() {
      const meddle = install()
      return (asked, next) => {
        const isIts =
          placeOf(asked).resource === resource && (operation === 'any' || operationOf(asked) === operation)
        return isIts ? meddle(asked, next) : next(asked)
      }
    },
  }
}
