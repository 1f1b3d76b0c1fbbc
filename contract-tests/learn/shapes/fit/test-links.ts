import type { Json } from '../../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../../src/dialect/shapes/scope.ts'
import { linkScope } from '../../../../src/dialect/shapes/scopes/index.ts'
import { compile, parseStrict } from '../../../../src/dialect/shapes/shape.ts'
import type { Sample } from './sample.ts'

const integer = { type: 'integer' } as const
/** The values of a link, whose ids are numbers. */
export const scope = linkScope({ links: integer, pixels: integer })
const words = ['amber', 'birch', 'cedar', 'daisy', 'ebony', 'fjord', 'grape'] as const

function pick<Item>(list: readonly [Item, ...Item[]], n: number): Item {
  return list[n % list.length] ?? list[0]
}

/** The values of the nth link. Links differ in many fields at once. */
export function link(n: number): Values {
  const word = pick(words, n)
  const date = n % 4 === 0 ? null : `20${30 + (n % 9)}-0${1 + (n % 8)}-${13 + (n % 14)}`
  const time = date === null || n % 3 === 0 ? null : `${10 + (n % 13)}:${15 + (n % 40)}`
  const target = n % 5 === 3 ? null : pick([0, 1, 2, 4], n)
  const moment = Date.UTC(2026, 3, 13 + (n % 17), 10 + (n % 13), 31, n % 50)
  return {
    id: 700 + 3 * n,
    base: 'https://api.example.com/go/v1',
    origin: 'https://api.example.com',
    base_path: '/go/v1',
    url: `https://${word}.example.org/${n}`,
    host: `${word}.example.org`,
    alias: `al${word}${n}`,
    alias_generated: n % 4 === 1,
    updates: n % 3,
    version: (n % 3) + 1,
    // An id of any text: the mock has ids of its own, so facts about one domain depend on its position.
    domain_id: n % 2 === 0 ? 'dom-go' : 'dom-to',
    domain_position: 1 + (n % 2),
    domain: n % 2 === 0 ? 'go.example' : 'to.example',
    short_url: `https://${n % 2 === 0 ? 'go.example' : 'to.example'}/al${word}${n}`,
    space_id: n % 3 === 0 ? null : 20 + (n % 3),
    space_position: n % 3 === 0 ? null : n % 3,
    space: n % 3 === 0 ? null : pick(['Sales', 'Press'], n),
    pixel_ids: Array.from({ length: n % 3 }, (_, index) => ({
      id: 40 + n - index,
      name: `${word} ${index}`,
      type: 'bing',
    })),
    password: n % 4 === 1 ? true : null,
    privacy_password: n % 6 === 1 || n % 12 === 5 ? true : null,
    disabled: n % 3 === 1 ? 1 : 0,
    privacy: n % 3,
    expiration_url: n % 5 === 0 ? `https://late.example.com/${n}` : null,
    expiration_date: date,
    expiration_time: time,
    expires_at: date === null ? null : Date.parse(`${date}T${time ?? '00:00'}:00Z`),
    expiration_clicks: n % 6 === 0 ? 10 + n : null,
    target_type: target,
    ...targetingOf(n),
    title: n % 6 === 2 ? null : `${word} ${n}`,
    clicks: 0,
    status: n % 3 === 1 ? 3 : n % 7 === 5 ? 2 : 1,
    expired: n % 7 === 5,
    created_at: moment,
    updated_at: moment + (n % 2) * 3_600_000,
  }
}

function targetingOf(n: number): Values {
  const rows = (list: string, keys: readonly [string, ...string[]], count: number) =>
    Array.from({ length: count }, (_, index) => ({
      key: pick(keys, n + index),
      value: `https://${list}-${n}-${index}.example.net/`,
    }))
  return {
    country: rows('country', ['OS X', 'iOS', 'Linux'], n % 4 === 2 ? 2 : n % 3 === 0 ? 1 : 0),
    platform: rows('platform', ['sv', 'de', 'pt'], n % 5 === 1 ? 2 : 0),
    language: rows('language', ['sv', 'de', 'pt'], n % 5 === 2 ? 1 : 0),
    rotation: Array.from({ length: n % 4 === 3 ? 2 : 0 }, (_, index) => ({
      value: `https://turn-${n}-${index}.example.net/`,
    })),
    targeting: [],
    all_targeting: Array.from({ length: n % 4 }, (_, index) => ({
      list: pick(['country', 'platform', 'rotation'], n + index),
      key: (n + index) % 3 === 2 ? null : pick(['SE', 'iOS', 'DE', 'Linux'], n + index),
      value: `https://all-${n}-${index}.example.net/`,
    })),
  }
}

/** Writes some links in a shape. */
export function samplesOf(shape: Json, from: number, count: number): Sample[] {
  const write = compile(parseStrict(shape, scope, 'shape'))
  return Array.from({ length: count }, (_, index) => link(from + index)).map(values => ({
    values,
    json: write(values),
  }))
}
