// A program of a user's, on every subpath: it is type-checked as it stands, and run.
import assert from 'node:assert/strict'
import { setupServer } from 'msw/node'
import { type Answers, createMock, fixedClock, type Link, type Mock } from 'shortlink-kit'
import { createClient, encodeForm, type LinkCreateFields } from 'shortlink-kit/client'
import { type Report, runContract } from 'shortlink-kit/contract'
import { DialectError, formatDialect, parseDialect } from 'shortlink-kit/dialect'
import schema from 'shortlink-kit/dialect.schema.json' with { type: 'json' }
import { createHandlers } from 'shortlink-kit/msw'
import { type RunningServer, serve } from 'shortlink-kit/node'
import { createTestMock, linkFactory } from 'shortlink-kit/testing'
import type { components, paths } from 'shortlink-kit/types'

const clock = fixedClock(Date.UTC(2026, 0, 31, 12))
const mock: Mock = createMock({ clock, seed: 'demo' })

// One mock, whichever subpath it is handed to.
const served: RunningServer = await serve(mock)
const baseUrl = 'https://links.example/api/v1'
const worker = setupServer(...createHandlers(mock, { baseUrl }))
worker.listen({ onUnhandledRequest: 'bypass' })

const fields: LinkCreateFields = { url: 'https://shop.example/sale', alias: 'sale', pixel_ids: [1, 2] }
const overHttp = createClient({ baseUrl: served.baseUrl, apiKey: 'key' })
const inProcess = createClient({ baseUrl, apiKey: 'key' })
const { data: created } = await overHttp.POST('/links', { body: fields })
assert(created)
const id: number | string = created.data.id
const { data: read } = await inProcess.GET('/links/{id}', { params: { path: { id } } })
assert.deepEqual(read?.data, created.data)
const stored: Link | null = mock.store('key').db.link.findFirst({ where: { id: { equals: Number(id) } } })
assert.equal(stored?.alias, 'sale')
const form: string = String(encodeForm(fields))
assert.match(form, /pixel_ids/)

// @ts-expect-error a link has to have an address
const { error } = await overHttp.POST('/links', { body: { alias: 'nowhere' } })
assert.equal(error?.status, 422)

const report: Report = await runContract({
  baseUrl: served.baseUrl,
  apiKey: 'suite',
  only: ['pixels.*'],
})
assert.equal(report.exitCode, 0)
assert.ok(report.results.length > 50)

const account = createTestMock({ seed: 'empty' })
const link = linkFactory.expired().create(account.db)
assert.equal(account.db.link.count(), 1)
assert.equal(link.id, 1)

const dialect = parseDialect('name: staging\nanswers:\n  ids.type: digits\n', 'staging.yaml')
assert.equal(dialect.answers['ids.type'], 'digits')
assert.match(formatDialect(dialect), /^ {2}ids\.type: digits$/m)
assert.throws(() => parseDialect('answers: {}', 'staging.yaml'), DialectError)

assert.equal(typeof schema.title, 'string')
const status: Answers['auth.missing'] | undefined = undefined
const path: keyof paths = '/links/{id}'
const record: Pick<components['schemas']['Link'], 'alias'> = { alias: 'sale' }
assert.deepEqual([status, path, record.alias], [undefined, '/links/{id}', 'sale'])

worker.close()
await served.close()
process.stdout.write('done\n')
