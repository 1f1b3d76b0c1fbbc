import { describe, expect, it } from 'vitest'
import { learnHar } from '../../../contract-tests/learn/recorded/learn-har.ts'
import { formatDialect } from '../../../src/dialect/file.ts'
import { sampled } from '../../support/sample.ts'
import { measure } from '../strangers/harness/measure.ts'
import { strangerOf } from '../strangers/harness/stranger.ts'
import { startStranger } from '../strangers/service/server.ts'
import type { Flavour } from './browser.ts'
import { recordedSession } from './record.ts'

/** The minimum shares in which a mock that was learned from a session agrees with the service. */
const services = [
  { name: 'laravel', status: 0.96, bodies: 0.95 },
  { name: 'json-api', status: 0.93, bodies: 0.8 },
] as const

it.each(sampled(services, 2))('a mock learned from a recording of $name agrees with it', async ({
  name,
  status,
  bodies,
}) => {
  const { har } = await measure(strangerOf(name).draw, ['har'])
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
