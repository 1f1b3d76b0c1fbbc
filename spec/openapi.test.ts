import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import SwaggerParser from '@apidevtools/swagger-parser'
import { expect, it } from 'vitest'
import { contractFile, mediaOf, operations, type Schema, source, strictAjv, titled } from './load.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`

it('is valid for swagger-parser', async () => {
  await expect(SwaggerParser.validate(contractFile)).resolves.toHaveProperty('openapi', '3.1.1')
})

it('is clean under Redocly', async () => {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout } = await run(bin('redocly'), ['lint', contractFile, '--format=json'], { cwd: root, env })
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0, ignored: 0 }, problems: [] })
})

it('is clean under Spectral', async () => {
  const options = ['--fail-severity=warn', '--format=json', '--quiet']
  const { stdout } = await run(bin('spectral'), ['lint', contractFile, ...options], { cwd: root })
  expect(JSON.parse(stdout)).toEqual([])
})

it.each(Object.keys(source.components.schemas))('schema %s compiles in the strict mode of Ajv', name => {
  // Ajv compiles what a pointer leads through too: the contract's own members say nothing to it.
  const ajv = strictAjv().addVocabulary(Object.keys(source)).addSchema(source, 'contract')
  expect(ajv.getSchema(`contract#/components/schemas/${name}`)).toBeTypeOf('function')
})

const named = titled(operations, operation => operation.operationId)

it('has the ten operations of the document', () => {
  expect(operations.map(({ operationId, method, path }) => `${operationId}: ${method} ${path}`)).toEqual([
    'listLinks: GET /links',
    'createLink: POST /links',
    'getLink: GET /links/{id}',
    'updateLink: PUT /links/{id}',
    'deleteLink: DELETE /links/{id}',
    'listPixels: GET /pixels',
    'createPixel: POST /pixels',
    'getPixel: GET /pixels/{id}',
    'updatePixel: PUT /pixels/{id}',
    'deletePixel: DELETE /pixels/{id}',
  ])
})

it.each([
  ['list', ['200', '401', '405', '422', '429', '503', '4XX']],
  ['get', ['200', '401', '404', '405', '429', '503', '4XX']],
  ['create', ['200', '401', '405', '413', '415', '422', '429', '503', '4XX']],
  ['update', ['200', '401', '404', '405', '413', '415', '422', '429', '503', '4XX']],
  ['delete', ['200', '401', '404', '405', '429', '503', '4XX']],
])('%s operations have an answer for each of their statuses', (verb, statuses) => {
  const ofVerb = operations.filter(operation => operation.operationId.startsWith(verb))
  expect(ofVerb).toHaveLength(2)
  for (const operation of ofVerb) {
    expect(Object.keys(operation.responses).sort(), operation.operationId).toEqual(statuses.sort())
  }
})

it.each(named)('%s: parameters are described, and those with an enum have a default', (_, operation) => {
  for (const parameter of operation.parameters) {
    expect(parameter, parameter.name).toHaveProperty('description')
    // The one enum without a default is the pixel type: the document gives none.
    if (parameter.schema.enum && parameter.name !== 'type') {
      expect(parameter.schema, parameter.name).toHaveProperty('default')
    }
  }
})

/** Every schema inside a schema, itself included. */
function within(schema: Schema): Schema[] {
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.allOf ?? []),
    ...(schema.additionalProperties ? [schema.additionalProperties] : []),
  ]
  return [schema, ...children.flatMap(within)]
}

it.each(named)('%s: every default is one of its enum', (_, operation) => {
  const schemas = operation.parameters.map(parameter => parameter.schema)
  if (operation.requestBody) schemas.push(mediaOf(operation.requestBody).schema)
  for (const schema of schemas.flatMap(within)) {
    if (schema.enum && schema.default !== undefined) expect(schema.enum).toContain(schema.default)
  }
})

const writes = operations.flatMap(({ operationId, requestBody }) =>
  requestBody ? [{ operationId, body: mediaOf(requestBody) }] : [],
)
const namedWrites = titled(writes, ({ operationId }) => operationId)

it('has a body on every create and update, and on nothing else', () => {
  expect(writes.map(({ operationId }) => operationId)).toEqual([
    'createLink',
    'updateLink',
    'createPixel',
    'updatePixel',
  ])
})

it.each(namedWrites)('%s: the body is form-encoded, and its lists have an encoding', (_, { body }) => {
  expect(body.type).toBe('application/x-www-form-urlencoded')
  const fields = Object.entries(body.schema.properties ?? {})
  const lists = fields.filter(([, field]) => field.type === 'array').map(([name]) => name)
  expect(Object.keys(body.encoding ?? {})).toEqual(lists)
})

it.each(namedWrites)('%s: every field has a type and a description', (_, { body }) => {
  for (const [name, field] of Object.entries(body.schema.properties ?? {})) {
    expect(field, name).toMatchObject({ type: expect.any(String), description: expect.any(String) })
  }
})
