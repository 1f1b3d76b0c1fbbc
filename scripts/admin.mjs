// Generates the operations of the control plane and the validators of their inputs from spec/admin.yaml.
import { validatorsModule } from './validator.mjs'

/** @typedef {Record<string, any>} Json */

/**
 * Returns the operations of the dereferenced document, in its order.
 * @param {Json} document
 */
function adminOperationsOf(document) {
  const methods = ['get', 'put', 'post', 'delete', 'patch']
  return Object.entries(/** @type {Json} */ (document.paths)).flatMap(([path, item]) =>
    methods
      .filter(method => item[method] !== undefined)
      .map(method => {
        const { operationId, parameters = [], requestBody } = item[method]
        return {
          operationId,
          method: method.toUpperCase(),
          path,
          parameters: [...(item.parameters ?? []), ...parameters],
          body: requestBody?.content['application/json'].schema,
        }
      }),
  )
}

/**
 * @param {Json} document the dereferenced document
 * @returns {string} the text of src/generated/admin-operations.ts
 */
export function adminOperationsModule(document) {
  const table = adminOperationsOf(document).map(({ operationId, method, path, parameters }) => {
    const integers = parameters.filter(({ schema }) => schema.type === 'integer').map(({ name }) => name)
    const defaults = parameters.flatMap(({ name, schema }) =>
      schema.default === undefined ? [] : [[name, schema.default]],
    )
    return [operationId, { method, path, integers, defaults: Object.fromEntries(defaults) }]
  })
  const ids = table.map(([operationId]) => `'${operationId}'`).join(' | ')
  return `/** The operations of the control plane. */
export type AdminOperationId = ${ids}

export interface AdminOperation {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH'
  /** The path below \`/__admin\`, with \`{account}\` and \`{id}\`. */
  path: string
  /** The parameters that are whole numbers. */
  integers: readonly string[]
  /** The values of parameters that are left out. */
  defaults: Readonly<Record<string, string | number>>
}

export const adminOperations: Record<AdminOperationId, AdminOperation> = ${JSON.stringify(Object.fromEntries(table), null, 2)}
`
}

/**
 * Returns the schemas of the inputs by the names of their validators: the parameters of each operation, and its body.
 * @param {Json} document the dereferenced document
 * @returns {Record<string, Json>}
 */
export function adminInputs(document) {
  const inputs = adminOperationsOf(document).flatMap(({ operationId, parameters, body }) => {
    const all = {
      type: 'object',
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    }
    return [[`${operationId}Parameters`, all], ...(body === undefined ? [] : [[`${operationId}Body`, body]])]
  })
  return Object.fromEntries(inputs)
}

/**
 * @param {Record<string, Json>} inputs
 * @returns {string} the text of src/generated/admin-inputs.js
 */
export function adminInputsModule(inputs) {
  const names = Object.keys(inputs)
  return `${validatorsModule(inputs)}
/** The validators by operation. */
export const checks = { ${names.join(', ')} }
`
}

/** @returns {string} the text of src/generated/admin-inputs.d.ts */
export function adminInputsTypes() {
  return `import type { ValidateFunction } from 'ajv'

/** The validators of parameters (\`getAccountParameters\`) and bodies (\`resetAccountBody\`). */
export declare const checks: Readonly<Record<string, ValidateFunction | undefined>>
`
}
