// Makes the operations' metadata and the validators of their documented input from the OpenAPI document.

import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'

/**
 * @typedef {Record<string, any>} Json
 * @typedef {{operationId: string, method: string, path: string, parameters: Json[], form: Json | undefined}} Operation
 */

/** The format of a time of expiration (section 2.1), which JSON Schema has no name for. */
const timeOfDay = /^([01][0-9]|2[0-3]):[0-5][0-9]$/

/** The formats that are functions, as the validators have them: a date that exists. */
const formats = `const dateForm = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/
const formats = {
  date(text) {
    const day = dateForm.test(text) ? Date.parse(text) : Number.NaN
    return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text)
  },
}
`

/**
 * The operations of a dereferenced OpenAPI document, in its order.
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
 * How an input field is written: one text, whole number or identifier; a list of identifiers; rows of key and value;
 * rows of a value alone.
 */
export type FieldKind = 'text' | 'integer' | 'id' | 'ids' | 'rows' | 'values'

/** A query parameter, with what the document allows and what it means when it is left out. */
export interface Parameter {
  name: string
  kind: 'text' | 'integer' | 'id'
  values?: readonly (string | number)[]
  default?: string | number
  /** Whether the document names it; the others answer an open question. */
  documented: boolean
}

export interface OperationMetadata {
  operationId: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the base URL, with the identifier as \`{id}\`. */
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
 * Standalone validators of the documented input, one for each operation that has a form. What the document leaves open
 * is the dialect's to judge, so of every field's schema only type, allowed values and format are kept; identifiers,
 * whose type is open, are left out.
 * @param {Operation[]} operations
 * @returns {string} the text of src/generated/inputs.js
 */
export function inputsModule(operations) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // What an answer says is worded where it is made.
    messages: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  // An expression is written out; of a function only its name.
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
  return `${formats}${standalone.default(ajv, own)}
${shared.join('\n')}
`
}

/** @param {Json} schema @returns {Json} */
function documented({ type, enum: values, format, properties, items }) {
  return {
    // One mistake, one message: an allowed value is of the right type.
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
