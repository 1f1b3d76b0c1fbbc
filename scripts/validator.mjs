// Generates a validator from a JSON Schema.

import { Ajv2020 } from 'ajv/dist/2020.js'
import { _ } from 'ajv/dist/compile/codegen/index.js'
import standalone from 'ajv/dist/standalone/index.js'

/** The import of the functions that validators call for formats. */
export const formatsImport = `import { formats } from '../documents/formats.ts'\n`

/**
 * Returns a validator of data from outside as a module. `src/documents/schema-issues.ts` turns its errors into
 * messages.
 * @param {string} name the name of the exported function
 * @param {Record<string, any>} schema
 * @returns {string}
 */
export function validatorModule(name, schema) {
  return validatorsModule({ [name]: schema })
}

/**
 * Returns validators of data from outside as a module.
 * @param {Record<string, Record<string, any>>} schemas by the names of the exported functions
 * @returns {string}
 */
export function validatorsModule(schemas) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    // Each error carries the part of the schema that failed; messages are written from it.
    verbose: true,
    messages: false,
    // Shared schemas become functions. Inlined into every question, they would make a module of half a megabyte.
    inlineRefs: false,
    // Lengths are counted in UTF-16 units, and long enumerations are compared one by one, so that the module needs
    // no code from Ajv at run time.
    unicode: false,
    loopEnum: Number.POSITIVE_INFINITY,
    logger: false,
    code: { source: true, esm: true, lines: true, formats: _`formats` },
  })
  // The generated module calls the functions of `formatsImport`.
  ajv.addFormat('date', () => true)
  ajv.addFormat('uri', () => true)
  // Checked together with other rules of answers: `src/dialect/check.ts`.
  ajv.addFormat('regex', true)
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
  const names = Object.keys(schemas)
  return formatsImport + standalone.default(ajv, Object.fromEntries(names.map(name => [name, name])))
}

/**
 * Returns the types of a module of validators.
 * @param {string[]} names the names of the exported functions
 * @returns {string}
 */
export function validatorTypes(...names) {
  const exported = names.map(name => `export declare const ${name}: ValidateFunction\n`)
  return `import type { ValidateFunction } from 'ajv'\n\n${exported.join('')}`
}
