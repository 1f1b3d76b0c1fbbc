import type { Reply, Wired } from '../server/wire.ts'

/** Properties of exchanges that kinds look for. */
export const isGet = ({ method, id }: Wired) => method === 'GET' && id !== undefined && id !== ''
export const isList = ({ method, id, resource }: Wired) =>
  method === 'GET' && id === undefined && resource !== undefined

/** A body with additional members. */
export const around = ({ json }: Reply, extra: Record<string, unknown>) =>
  Array.isArray(json) ? { items: json, ...extra } : { ...(json as object), ...extra }
