// biome-ignore-all lint/suspicious/noThenProperty: a `$if` shape has a `then` member.
import { expect, it } from 'vitest'
import type { Json } from '../../../../src/dialect/shapes/json.ts'
import { linkScope } from '../../../../src/dialect/shapes/scopes/index.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import type { Sample } from './sample.ts'

const integer = { type: 'integer' } as const
const scope = linkScope({ links: integer, pixels: integer })
/** Twelve links: every third has a password, and two of these have the privacy 2, too. */
const secrets = [null, null, 'guard-one', null, null, 'tree', null, null, 'only-me', null, null, 'a b-c']

function fitted(shown: (secret: string | null, privacy: number) => Json): [Json, Place['unexplained']] {
  const unexplained: Place['unexplained'] = []
  const samples = secrets.map((secret, index): Sample => {
    const privacy = secret !== null && index > 6 ? 2 : index % 2
    const values = { id: index + 1, password: secret === null ? null : true, privacy, disabled: index % 2 }
    return { of: `GET ${index}`, at: index, values, json: { pass: shown(secret, privacy), on: index % 2 } }
  })
  return [fitShape(samples, { scope, path: [], unexplained }), unexplained]
}

const on = '$disabled'
it.each<[string, (secret: string | null, privacy: number) => Json, Json]>([
  [
    'a masked secret',
    secret => secret && `***${secret.slice(-2)}`,
    { $if: 'password', then: { $any: 'text', like: '***ne' }, else: null },
  ],
  [
    'a hash, where privacy is 2',
    (secret, privacy) => (privacy === 2 ? `$P$${secret?.length}` : ''),
    { $if: { privacy: 2 }, then: { $any: 'text', like: '$P$7' }, else: '' },
  ],
])('%s', (_, shown, shape) => {
  const [found, unexplained] = fitted(shown)
  expect(found).toEqual({ pass: shape, on })
  expect(unexplained).toEqual([])
})

it('a flag, and the same mask for every secret, are not taken for any text', () => {
  expect(fitted(secret => secret !== null)[0]).toEqual({ pass: { $set: 'password' }, on })
  expect(JSON.stringify(fitted(secret => secret && '****'))).not.toContain('$any')
})
