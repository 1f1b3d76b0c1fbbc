// Generates the metadata of the operations and the validators of their documented input from the OpenAPI
// document.

import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'
import { formatsImport } from './validator.mjs'

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{operationId: string, method: string, path: string, parameters: Json[], form: Json | undefined}} Operation
 */

/** The format of a time of expiration (section 2.1). JSON Schema has no format for it. */
export const timeOfDay = /^([01][0-9]|2[0-3]):[0-5][0-9]$/

/**
 * Returns the operations of a dereferenced OpenAPI document, in its order.
 * @param {Json} document
 * @returns {Operation[]}
 */
export function operationsOf(document) {
  const methods = ['get', 'post', 'put', 'delete']
  return Object.entries(/** @type {Json} */ (document.paths)).flatMap(([path, item]) =>
    methods
      .filter(method => item[method] !== undefined)
      .map(method => ({
        operationId: item[method].operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(item[method].parameters ?? [])],
        form: item[method].requestBody?.content['application/x-www-form-urlencoded'].schema,
      })),
  )
}

/**
 * @param {Operation[]} operations
 * @returns {string} the text of src/generated/operations.ts
 */
export function operationsModule(operations) {
  const table = operations.map(({ operationId, method, path, parameters, form }) => ({
    operationId,
    method,
    path,
    parameters: parameters.filter(({ in: place }) => place === 'query').map(parameterOf),
    fields: form === undefined ? {} : Object.fromEntries(Object.entries(form.properties).map(kindEntry)),
  }))
  const ids = operations.map(({ operationId }) => `'${operationId}'`).join(' | ')
  return `/** The operations of the interface (section 4). */
export type OperationId = ${ids}

/**
 * What an input field holds: a text, a whole number, an identifier, a list of identifiers (\`ids\`), rows
 * with a key and a value (\`rows\`), or rows with only a value (\`values\`).
 */
export type FieldKind = 'text' | 'integer' | 'id' | 'ids' | 'rows' | 'values'

/** A query parameter, with its allowed values and its default. */
export interface Parameter {
  name: string
  kind: 'text' | 'integer' | 'id'
  values?: readonly (string | number)[]
  default?: string | number
  /** Whether the interface document names the parameter. Any other comes from an open question. */
  documented: boolean
}

export interface OperationMetadata {
  operationId: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below the base URL, with \`{id}\` for the identifier. */
  path: string
  parameters: readonly Parameter[]
  /** The form fields, by name. */
  fields: Readonly<Record<string, FieldKind>>
}

export const operations: Record<OperationId, OperationMetadata> = ${JSON.stringify(
    Object.fromEntries(table.map(operation => [operation.operationId, operation])),
    null,
    2,
  )}
`
}

/**
 * Returns standalone validators of the documented input, one for each operation with a form. They check only
 * types, allowed values and formats; the interface document leaves everything else open, and the dialect
 * decides. Identifiers are not checked, because their type is open.
 * @param {Operation[]} operations
 * @returns {string} the text of src/generated/inputs.js
 */
export function inputsModule(operations) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // Responses do not show these messages.
    messages: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  // Ajv writes out a regular expression, but only the name of a function: see `formatsImport`.
  ajv.addFormat('time-of-day', timeOfDay)
  ajv.addFormat('date', () => true)
  const forms = operations.flatMap(({ operationId, form }) =>
    form === undefined ? [] : [{ operationId, schema: documented(form) }],
  )
  /** @type {Map<string, string>} the first operation of each schema, whose validator the others share */
  const firsts = new Map()
  const shared = forms.flatMap(({ operationId, schema }) => {
    const text = JSON.stringify(schema)
    const first = firsts.get(text)
    if (first !== undefined) return [`export const ${operationId} = ${first}`]
    firsts.set(text, operationId)
    ajv.addSchema(schema, operationId)
    return []
  })
  const own = Object.fromEntries([...firsts.values()].map(id => [id, id]))
  return `${formatsImport}${standalone.default(ajv, own)}
${shared.join('\n')}
`
}

/** @param {Json} schema @returns {Json} */
function documented({ type, enum: values, format, properties, items }) {
  return {
    // One message per mistake: `enum` implies the type.
    ...(values ? { enum: values } : { type }),
    ...((format === 'date' || format === 'time-of-day') && { format }),
    ...(items && { items: documented(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties)
          .filter(([, property]) => !kindOf(property).startsWith('id'))
          .map(([name, property]) => [name, documented(property)]),
      ),
    }),
  }
}

/** @param {Json} parameter */
function parameterOf({ name, schema, ...rest }) {
  return {
    name,
    kind: kindOf(schema, rest['x-assumed']),
    ...(schema.enum && { values: schema.enum }),
    ...(schema.default !== undefined && { default: schema.default }),
    documented: rest['x-source'] !== undefined,
  }
}

/** @param {[string, Json]} entry */
function kindEntry([name, schema]) {
  return [name, kindOf(schema)]
}

/**
 * @param {Json} schema
 * @param {string[]} [assumed]
 * @returns {string}
 */
function kindOf(schema, assumed = []) {
  if (schema.type === 'array') {
    if (schema.items.type !== 'object') return 'ids'
    return 'key' in schema.items.properties ? 'rows' : 'values'
  }
  if ([...assumed, ...(schema['x-assumed'] ?? [])].includes('ids.type')) return 'id'
  return schema.type === 'integer' ? 'integer' : 'text'
}
