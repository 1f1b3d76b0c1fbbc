import { describe, expect, it } from 'vitest'
import { learnHar } from '../../../contract-tests/learn/recorded/learn-har.ts'
import { formatDialect } from '../../../src/dialect/file.ts'
import { sampled } from '../../support/sample.ts'
import { conventionOf } from '../strangers/conventions/index.ts'
import { type Draw, plainDraw } from '../strangers/grammar/index.ts'
import { settle } from '../strangers/grammar/settle.ts'
import { measure } from '../strangers/harness/measure.ts'
import { strangerOf } from '../strangers/harness/stranger.ts'
import { startStranger } from '../strangers/service/server.ts'
import type { Flavour } from './browser.ts'
import { recordedSession } from './record.ts'

interface Service {
  name: string
  draw: Draw
  /** The minimum shares in which a mock that was learned from a session agrees with the service. */
  status: number
  bodies: number
}

const convention = (name: Parameters<typeof conventionOf>[0], status: number, bodies: number): Service => ({
  name,
  draw: conventionOf(name),
  status,
  bodies,
})

const unusual = (name: string, choices: Partial<Draw>, status: number, bodies: number): Service => ({
  name,
  draw: settle({ ...plainDraw, ...choices } as Draw),
  status,
  bodies,
})

const services: readonly Service[] = [
  convention('laravel', 0.96, 0.95),
  convention('json-api', 0.93, 0.8),
  convention('hal', 0.96, 0.7),
  convention('stripe-like', 0.9, 0.73),
  convention('aip-like', 0.95, 0.8),
  convention('old-php', 0.83, 0.8),
  unusual(
    'an owner with a name, and pixels with a title',
    { 'extra.constants': 'many', 'extra.owner': 'first', 'names.pixel.name': 'title' },
    0.96,
    0.2,
  ),
  unusual(
    'a domain in each link, which only its host shows',
    { 'input.required': 'url-and-domain' },
    0.96,
    0.95,
  ),
  unusual(
    'writes that are only acknowledged, and refusals with 200',
    { 'errors.always-200': 'yes', 'create.body': 'empty', 'update.body': 'flag' },
    0.85,
    0.7,
  ),
  unusual('lists with few members of each link', { 'list.item': 'slim' }, 0.96, 0.95),
  unusual(
    'rows by key, and another envelope around a created link',
    { 'rows.form': 'map', 'create.envelope': 'named', 'link.qr': 'query', 'link.short': 'host-and-path' },
    0.96,
    0.9,
  ),
  unusual('refusals with 200', { 'errors.always-200': 'yes' }, 0.85, 0.8),
  unusual(
    'records of two members',
    {
      'link.attributes': 'nested',
      'names.id': '_id',
      'create.envelope': 'named',
      'record.beside': 'meta',
      'update.body': 'empty',
    },
    0.96,
    0.9,
  ),
]

it.each(
  sampled(services, 36),
)('a mock learned from a recording of a service with $name agrees with it', async ({
  draw,
  status,
  bodies,
}) => {
  const { har } = await measure(draw, ['har'])
  expect(har?.stopped).toBeUndefined()
  expect(har?.status).toBeGreaterThan(status)
  expect(har?.bodies).toBeGreaterThan(bodies)
})

describe('a session saved by each browser', () => {
  const { draw } = strangerOf('laravel')

  it.each(
    sampled<Flavour>(['chrome', 'firefox', 'safari'], 3),
  )('%s: the shapes are learned', async flavour => {
    const server = await startStranger(draw)
    try {
      const text = await recordedSession(draw, server, flavour)
      const { dialect, unexplained, unlike, notes } = await learnHar({
        files: [{ name: 'session.har', text }],
      })
      expect({ unexplained, unlike }).toEqual({ unexplained: [], unlike: [] })
      expect(dialect.shapes).toMatchObject({
        link: { id: '$id', url: '$url', short_url: '$short_url', has_password: { $set: 'password' } },
        list: { body: { data: '$records', meta: { total: '$total' } } },
        errors: { invalid: { body: { errors: { $map: 'fields', key: '$field', item: ['$message'] } } } },
      })
      const written = formatDialect(dialect, undefined, notes)
      for (const secret of [server.apiKey, 'secret-of-walks', 'tarp-of-the-test', 'Winter campaign'])
        expect(written).not.toContain(secret)
    } finally {
      await server.close()
    }
  })
})

it('a session in which an update takes less than a millisecond', async () => {
  const { draw } = strangerOf('laravel')
  const server = await startStranger(draw)
  try {
    const text = (await recordedSession(draw, server)).replace(/"time":\s*[\d.]+/g, '"time":0')
    const { dialect } = await learnHar({ files: [{ name: 'session.har', text }] })
    expect(dialect.shapes?.link).toMatchObject({ privacy: '$privacy' })
  } finally {
    await server.close()
  }
})
