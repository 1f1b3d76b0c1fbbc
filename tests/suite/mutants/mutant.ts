/** The resources of the document. */
export type Resource = 'links' | 'pixels'

/** The operations of the document; `any` for all of them. */
export type Operation = 'list' | 'get' | 'create' | 'update' | 'delete' | 'any'

/** A parsed request on its way to the service. */
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

/** Sits between the client and the service: may change, drop, repeat or delay requests and responses. */
export type Meddling = (asked: Asked, next: Next) => Promise<Reply>

/** One way in which a service may break the document. */
export interface Mutant {
  /** `links.list.sort=asc:ignored` */
  id: string
  resource: Resource
  operation: Operation
  /** The column of the score that it counts for. */
  kind: string
  title: string
  /** Starts it for one run, with its own state. */
  install(): Meddling
}

const documentedPath = /^\/(links|pixels)(?:\/([^/]+))?$/

/** The resource and the id in a path. The id is percent-encoded, and undefined for a list. */
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

/** The fields of a form. Undefined if the body is not a form. */
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

/** A mutant of one operation. Other requests pass unchanged. */
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
