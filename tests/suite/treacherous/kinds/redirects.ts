import { isWrite, type Wired } from '../server/wire.ts'
import type { Kind } from './kind.ts'

const whens: Record<string, { what: string; when: (request: Wired) => boolean }> = {
  list: { what: 'lists are', when: ({ method, id }) => method === 'GET' && id === undefined },
  get: { what: 'GET of a record is', when: ({ method, id }) => method === 'GET' && id !== undefined },
  post: { what: 'creates are', when: ({ method }) => method === 'POST' },
  put: { what: 'updates are', when: ({ method }) => method === 'PUT' },
  delete: { what: 'deletions are', when: ({ method }) => method === 'DELETE' },
}

/** Another place: another port, another host name, another scheme. */
function elsewhere(status: number, name: keyof typeof whens & string, to: 'port' | 'name' = 'port'): Kind {
  const { what, when } = whens[name]!
  return {
    id: `redirect-${name}-${status}${to === 'port' ? '' : `-${to}`}`,
    part: 'redirect',
    family: 'redirects',
    title: `${what} redirected to another ${to === 'port' ? 'port' : 'host'} with ${status}`,
    mayLeave: { records: 300, because: 'a redirect ends the run, and deletions may be redirected' },
    twist: world => ({
      answer(next, request) {
        if (!when(request)) return next()
        const origin = to === 'port' ? world.elsewhere : world.elsewhere.replace('127.0.0.1', 'localhost')
        return { status, headers: { location: `${origin}${request.path}` } }
      },
    }),
  }
}

export const redirectKinds: readonly Kind[] = [
  elsewhere(301, 'list'),
  elsewhere(302, 'list', 'name'),
  elsewhere(308, 'list'),
  elsewhere(302, 'get'),
  elsewhere(301, 'post'),
  elsewhere(307, 'post'),
  elsewhere(308, 'post', 'name'),
  elsewhere(307, 'put'),
  elsewhere(308, 'put'),
  elsewhere(302, 'delete'),
  elsewhere(307, 'delete'),
  elsewhere(308, 'delete'),
  {
    id: 'redirect-write-to-a-record',
    part: 'redirect',
    title: 'updates and deletions are redirected with 307 to a foreign record',
    mayLeave: { records: 300, because: 'deletions are redirected' },
    twist: ({ store }) => ({
      answer(next, request) {
        const { resource, id } = request
        const victim = store.of(resource ?? 'links')[4]!.id
        if (!isWrite(request) || !id || id === victim) return next()
        return { status: 307, headers: { location: `/api/v1/${resource}/${victim}` } }
      },
    }),
  },
  {
    id: 'redirect-create-to-a-record',
    part: 'redirect',
    title: 'creates are carried out and redirected with 303 to a foreign record',
    twist: ({ store }) => ({
      async answer(next, request) {
        const reply = await next()
        if (reply.status !== 201) return reply
        const { resource } = request
        return { status: 303, headers: { location: `/api/v1/${resource}/${store.of(resource!)[4]!.id}` } }
      },
    }),
  },
  {
    id: 'redirect-loop',
    part: 'redirect',
    title: 'every request is redirected to itself with 307',
    twist: () => ({ answer: (_, { path }) => ({ status: 307, headers: { location: path } }) }),
  },
  {
    id: 'redirect-chain',
    part: 'redirect',
    title: 'every request is redirected to ever longer paths',
    twist: () => ({ answer: (_, { path }) => ({ status: 307, headers: { location: `${path}/x` } }) }),
  },
  {
    id: 'redirect-http-path',
    part: 'redirect',
    title: 'every path is redirected to the same with a slash at its end',
    twist: () => ({
      answer(next, { path }) {
        const [place = '', query] = path.split('?')
        if (place.endsWith('/')) return next()
        return { status: 301, headers: { location: `${place}/${query === undefined ? '' : `?${query}`}` } }
      },
    }),
  },
]
