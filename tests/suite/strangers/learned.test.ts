import { expect, it } from 'vitest'
import { sampled } from '../../support/sample.ts'
import { conventionOf } from './conventions/index.ts'
import { drawOf } from './grammar/draw.ts'
import { type Draw, plainDraw } from './grammar/index.ts'
import { settle } from './grammar/settle.ts'
import { measure } from './harness/measure.ts'

/** The minimum share of bodies in which a learned mock agrees with a service. */
const conventions = [
  ['laravel', 0.97],
  ['json-api', 0.93],
  ['hal', 0.97],
  ['stripe-like', 0.92],
  ['aip-like', 0.96],
  ['old-php', 0.97],
] as const

/** Choices that are rarely drawn, together on an otherwise plain service, and the minimum share of bodies. */
const unusual: [what: string, choices: Partial<Draw>, least: number][] = [
  [
    'a path of its own, one pixel by itself, and the address of a log in errors',
    {
      'service.path': '/go/api/v1',
      'link.self': 'path',
      'create.location': 'path',
      'single.pixels': 'pixel',
      'errors.trace': 'query',
    },
    0.98,
  ],
  [
    'a usual domain that the user does not name, and addresses with the origin of a proxy',
    {
      'account.named-domains': 'the unusual one',
      'service.origin': 'of-a-proxy',
      'create.location': 'address',
    },
    0.98,
  ],
  [
    'a usual domain that the user does not name, of which links show only the host',
    { 'account.named-domains': 'the unusual one', 'link.domain': 'name' },
    0.98,
  ],
  [
    'the id of such a domain in a member of another name',
    { 'account.named-domains': 'the unusual one', 'names.domain': 'host' },
    0.98,
  ],
  [
    'titles of pages in two forms, methods in every success, and 206 for a list that shows some of its records',
    {
      'title.from': 'page',
      'link.title': 'raw-and-rendered',
      'headers.allow': 'successes',
      'list.partial': 206,
    },
    0.98,
  ],
  [
    'titles of pages in a member that has the name of a member of the domain',
    { 'title.from': 'page', 'names.title': 'name', 'link.domain': 'object' },
    0.98,
  ],
  ['embedded pixels in no order', { 'link.pixels': 'embedded', 'pixels.order': 'any' }, 0.98],
  ['ids of pixels in no order', { 'link.pixels': 'ids', 'pixels.order': 'any' }, 0.98],
  ['a flag of aliases that clients chose', { 'link.alias-made': 'custom' }, 0.98],
  ['a number for aliases that the service chose', { 'link.alias-made': 'generated' }, 0.98],
  ['pixels by their ids, and a search by words', { 'link.pixels': 'map', 'search.match': 'words' }, 0.98],
  [
    'rows in the order of their keys, and words of its own for platforms',
    { 'rows.order': 'by-key', 'rows.platforms': 'OS_X-capitals' },
    0.98,
  ],
  // The mock's account has domains of its own, which behave like most domains of the service.
  [
    'domains with facts of their own, opaque ids and the newest pixels first',
    { 'link.domain': 'embedded', 'ids.pixels': 'opaque', 'pixels.order': 'newest-first' },
    0.85,
  ],
]

/** Drawn services of which a mock once was learned badly. */
const drawn: [seed: number, what: string][] = [
  [9015, 'titles that are not there yet when a create is proven'],
]

/** Services with the minimum shares in which a mock that was learned of them agrees. */
const services = [
  ...conventions.map(([name, bodies]) => ({
    name: `the convention ${name}`,
    draw: conventionOf(name),
    least: { status: 0.95, bodies, headers: 0 },
  })),
  ...unusual.map(([what, choices, bodies]) => ({
    name: what,
    draw: settle({ ...plainDraw, ...choices } as Draw),
    least: { status: 0.98, bodies, headers: 0.98 },
  })),
  ...drawn.map(([seed, what]) => ({
    name: what,
    // Each wait for a title takes as long.
    draw: { ...drawOf(seed), 'title.after': 100 } as unknown as Draw,
    least: { status: 0.98, bodies: 0.98, headers: 0.98 },
  })),
]

it.each(sampled(services, 24))('a mock learned of a service with $name agrees', async ({ draw, least }) => {
  const { learn, compare } = await measure(draw, ['learn', 'compare'])
  expect(learn?.exitCode).toBe(0)
  expect(compare?.stopped).toBeUndefined()
  expect(compare?.status).toBeGreaterThan(least.status)
  expect(compare?.bodies).toBeGreaterThan(least.bodies)
  expect(compare?.headers).toBeGreaterThan(least.headers)
})
