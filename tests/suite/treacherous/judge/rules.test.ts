import { expect, it } from 'vitest'
import { kinds } from '../kinds/index.ts'
import { openServer, type Server } from '../server/server.ts'
import type { Ended, Outcome } from './outcome.ts'
import { violationsOf } from './rules.ts'

const marker = 'slk-0badcafe-0001'
const form = { url: `https://${marker}.example.com/` }

function ask(
  server: Server,
  method: string,
  path: string,
  fields?: Record<string, string>,
): Promise<Response> {
  const headers = { authorization: `Bearer ${server.apiKey}` }
  return fetch(server.baseUrl + path, {
    method,
    headers,
    ...(fields && { body: new URLSearchParams(fields) }),
  })
}

const named: Ended = {
  exitCode: 3,
  text: '',
  leftBehind: [{ resource: 'links', id: undefined, marker }],
}

/** The rules that a client breaks that sends these requests and reports this. */
const cases: [string, (server: Server) => Promise<unknown>, Partial<Ended>, string[]][] = [
  ['only reads', server => ask(server, 'GET', '/links'), {}, []],
  [
    'deletes a foreign record',
    server => ask(server, 'DELETE', '/links/3'),
    {},
    ['foreign-change', 'foreign-write'],
  ],
  [
    'changes a foreign record',
    server => ask(server, 'PUT', '/pixels/3', { name: 'x' }),
    {},
    ['foreign-change', 'foreign-write'],
  ],
  ['deletes without an id', server => ask(server, 'DELETE', '/links/'), {}, ['foreign-write']],
  ['leaves a record', server => ask(server, 'POST', '/links', form), {}, ['not-named', 'exit-code']],
  ['leaves a record and names it', server => ask(server, 'POST', '/links', form), named, []],
  [
    'leaves three and names them',
    async server => {
      for (const alias of ['a', 'b', 'c']) await ask(server, 'POST', '/links', { ...form, alias })
    },
    named,
    ['too-many-left'],
  ],
  [
    'creates and deletes',
    async server => {
      const { id } = (await (await ask(server, 'POST', '/links', form)).json()) as { id: number }
      await ask(server, 'DELETE', `/links/${id}`)
    },
    {},
    [],
  ],
  [
    'takes the key elsewhere',
    server => fetch(server.elsewhere, { headers: { authorization: `Bearer ${server.apiKey}` } }),
    {},
    ['redirect'],
  ],
  ['reports the key', async () => {}, { text: 'key-3f9d2c71b8e64a05' }, ['key']],
  ['crashes', async () => {}, { exitCode: null, threw: new Error('no') }, ['exit-code', 'crash']],
  ['shows a stack', async () => {}, { text: 'Error: x\n    at f (file:///a.js:1:2)' }, ['crash']],
]

it.for(cases)('a client that %s', async ([, act, ended, expected]) => {
  const server = await openServer()
  await act(server)
  const outcome: Outcome = {
    kinds: [],
    server,
    ended: { exitCode: 0, text: '', leftBehind: [], ...ended },
    ledger: undefined,
    before: 0,
    durationMs: 0,
    limitMs: 1,
    alsoAllowed: [],
    excused: [],
    mayLeaveAny: false,
    mayRefuse: false,
    ledElsewhere: false,
    conforming: false,
  }
  expect(violationsOf(outcome).map(violation => violation.split(':')[0])).toEqual(expected)
  await server.close()
})

it('kinds have ids and titles of their own', () => {
  for (const what of ['id', 'title'] as const) {
    const all = kinds.map(kind => kind[what])
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  }
})
