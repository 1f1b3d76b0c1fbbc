import type { Reply, Wired } from '../server/wire.ts'

/** What kinds look for in an exchange. */
export const isGet = ({ method, id }: Wired) => method === 'GET' && id !== undefined && id !== ''
export const isList = ({ method, id, resource }: Wired) =>
  method === 'GET' && id === undefined && resource !== undefined

/** A body with more members beside what it holds. */
export const around = ({ json }: Reply, extra: Record<string, unknown>) =>
  Array.isArray(json) ? { items: json, ...extra } : { ...(json as object), ...extra }
