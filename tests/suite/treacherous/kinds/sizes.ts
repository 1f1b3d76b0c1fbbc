import type { Reply, Wired } from '../server/wire.ts'
import { isGet, isList } from './exchanges.ts'
import type { Kind } from './kind.ts'

/** Large amounts of something in each response. */
const much: Record<string, { title: string; of(reply: Reply, marker: string): unknown }> = {
  members: {
    title: '60 000 members with a value each',
    of: ({ json }) => ({
      ...Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`m${n}`, `v${n}`])),
      data: json,
    }),
  },
  marks: {
    title: '60 000 repetitions of the marker',
    of: ({ json }, marker) => ({
      data: json,
      tags: Array.from({ length: 60_000 }, (_, n) => `${marker} ${n}`),
    }),
  },
  'marked-objects': {
    title: '20 000 objects with the marker and an id',
    of: ({ json }, marker) => ({
      data: json,
      rows: Array.from({ length: 20_000 }, (_, id) => ({ id: `x${id}`, url: marker })),
    }),
  },
  objects: {
    title: '40 000 objects with an id of their own',
    of: ({ json }) => ({ data: json, rows: Array.from({ length: 40_000 }, (_, n) => ({ id: `x${n}` })) }),
  },
  text: {
    title: '15 MB of one text',
    of: ({ json }) => ({ data: json, text: '%2f\\/&#x2f;'.repeat(1_400_000) }),
  },
  nesting: {
    title: '99 levels',
    of: ({ json }) => Array.from({ length: 95 }).reduce((inner: unknown) => [inner], json),
  },
}

const places: Record<string, (request: Wired) => boolean> = {
  creates: ({ method }) => method === 'POST',
  gets: isGet,
  lists: isList,
}

export const sizeKinds: readonly Kind[] = [
  ...Object.entries(places).flatMap(([place, isThere]) =>
    Object.entries(much).map(
      ([name, { title, of }]): Kind => ({
        id: `much-${place}-${name}`,
        part: 'body',
        family: `much in ${place}`,
        title: `answers to ${place} hold ${title}`,
        mayLeave: { records: 3, because: 'a client may stop reading such responses' },
        twist: () => {
          let marker = ''
          return {
            async answer(next, request) {
              marker = /slk-[0-9a-f]{8}-\d+/.exec(request.body)?.[0] ?? marker
              const reply = await next()
              const isJson = reply.status < 300 && reply.json !== undefined
              return isJson && isThere(request) ? { ...reply, json: of(reply, marker) } : reply
            },
          }
        },
      }),
    ),
  ),
  {
    id: 'list-all-of-3000',
    part: 'list',
    title:
      'there are 3000 foreign links and 1000 foreign pixels, and lists show all of them, whatever the request is',
    links: 3000,
    pixels: 1000,
    twist: () => ({
      answer(next, request) {
        if (isList(request)) request.query.set('per_page', 'all')
        return next()
      },
    }),
  },
]
