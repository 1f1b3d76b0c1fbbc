import { expect, it } from 'vitest'
import { sampled } from '../../support/sample.ts'
import { conventionOf } from './conventions/index.ts'
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

it.each(
  sampled(conventions, 6),
)('a mock learned of the service %s agrees in bodies: %s', async (name, least) => {
  const { learn, compare } = await measure(conventionOf(name), ['learn', 'compare'])
  expect(learn?.exitCode).toBe(0)
  expect(compare?.stopped).toBeUndefined()
  expect(compare?.status).toBeGreaterThan(0.95)
  expect(compare?.bodies).toBeGreaterThan(least)
})

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
  // The mock's account has domains of its own, which behave like most domains of the service.
  [
    'domains with facts of their own, opaque ids and the newest pixels first',
    { 'link.domain': 'embedded', 'ids.pixels': 'opaque', 'pixels.order': 'newest-first' },
    0.85,
  ],
]

it.each(sampled(unusual, 2))('a mock learned of a service with %s agrees', async (_, choices, least) => {
  const { learn, compare } = await measure(settle({ ...plainDraw, ...choices } as Draw), ['learn', 'compare'])
  expect(learn?.exitCode).toBe(0)
  expect(compare?.status).toBeGreaterThan(0.98)
  expect(compare?.bodies).toBeGreaterThan(least)
  expect(compare?.headers).toBeGreaterThan(0.98)
})
