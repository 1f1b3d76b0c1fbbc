import { expect, it } from 'vitest'
import type { Side } from '../../compare/play.ts'
import { Translator } from './translator.ts'

const side = (run: string, id: string, port: number): Side =>
  ({
    run,
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    domainIds: [],
    spaceIds: [],
    made: new Map([['plain', { resource: 'links', id, marker: `${run}-0001` }]]),
  }) as unknown as Side
const translator = new Translator(side('slk-11111111', 'lnk_a%b', 4010), side('slk-22222222', '12', 4011))

it.each([
  ['7', 7],
  ['4512907342379334', 4_512_907_342_379_334],
  ['9126602915090034688', '9126602915090034688'],
  ['007', '007'],
])('the id %s is %j among the values', (id, value) => {
  const one = new Translator(side('slk-11111111', id, 4010), side('slk-22222222', '12', 4011))
  expect(one.values({ id: 12 }, 'links')).toMatchObject({ id: value })
})

it.each([
  [{ path: '/links/12', path_id: '12' }, { path_id: 'lnk_a%b' }],
  [{ path: '/links/12', path_id: '12', received: 'slk-22222222-0001' }, { received: 'slk-11111111-0001' }],
  [
    { path: '/links/none', path_id: 'none', received: 'none' },
    { path_id: 'none', received: 'none' },
  ],
  [{ path: '/links', path_id: null }, { path_id: null }],
])('%j has the values of the server', (shown, expected) => {
  const sent = shown.path.replace(/\/12$/, '/lnk_a%25b')
  expect(translator.values(shown, 'links', sent)).toMatchObject({ path: sent, ...expected })
})
