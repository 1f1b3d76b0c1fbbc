// Makes the JSON Schema of a dialect file from the register of open questions, and the validator made from it.
import { Ajv2020 } from 'ajv/dist/2020.js'
import standalone from 'ajv/dist/standalone/index.js'
import { shapeDefinitions, shapesSchema } from './shapes-schema.mjs'

/** @typedef {Record<string, any>} Json */

/**
 * The JSON Schema of a dialect file: for editors (a file names it in its first line) and for the validator.
 * @param {import('./questions.mjs').Register} register
 * @returns {Json}
 */
export function dialectSchema({ $defs, questions }) {
  const entries = Object.entries(questions)
  const answers = entries.map(([id, { section, ask, parts, answer, default: usual, others }]) => [
    id,
    {
      title: `${id} (§${section})`,
      ...(parts ? inParts(answer) : answer),
      description: described(ask, answer),
      default: usual,
      examples: others,
    },
  ])
  const lines = entries.map(([id, { ask }]) => [id, { description: ask.trim(), $ref: '#/$defs/line' }])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Dialect',
    description:
      'How a server of the link-shortening interface writes its responses (shapes) and behaves (answers). What is left out is as in the default dialect.',
    type: 'object',
    properties: {
      $schema: { description: 'Where this schema is, for editors.', type: 'string' },
      name: { description: 'A short name for people.', type: 'string', minLength: 1, maxLength: 100 },
      observed: {
        description: 'The day the answers were seen on a server, YYYY-MM-DD.',
        type: 'string',
        format: 'date',
      },
      server: { description: 'Where they were seen: its address, without a key.', $ref: '#/$defs/line' },
      shapes: shapesSchema,
      answers: {
        description:
          'How it behaves: answers by question. How it writes is said by shapes, where there are any.',
        type: 'object',
        properties: Object.fromEntries(answers),
        additionalProperties: false,
      },
      evidence: {
        description:
          'What each answer was seen in, by question: the request and an excerpt of its answer, in one line.',
        type: 'object',
        properties: Object.fromEntries(lines),
        additionalProperties: false,
      },
    },
    required: ['name'],
    additionalProperties: false,
    $defs: {
      ...$defs,
      ...shapeDefinitions,
      line: {
        description: 'A text in one line.',
        type: 'string',
        minLength: 1,
        maxLength: 1000,
        pattern: '^[^\\r\\n]*$',
      },
    },
  }
}

/** An answer of which parts may be left out. @param {Json} answer */
function inParts({ required: _, minItems: __, ...answer }) {
  return answer
}

/** A question, and what its answer's own schema adds to it. @param {string} ask @param {Json} answer */
function described(ask, { description }) {
  return [ask.trim(), description?.trim()].filter(Boolean).join('\n')
}

/**
 * The validator of a dialect file as a module. Formats are left to checks that can tell more.
 * @param {Json} schema
 * @returns {string} the text of src/generated/dialect.js
 */
export function dialectModule(schema) {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    // Errors carry the part of the schema that they come from, so that what was expected can be told.
    verbose: true,
    validateFormats: false,
    // Shared shapes stay functions: written out at every question they make a module of half a megabyte.
    inlineRefs: false,
    // Counts lengths in UTF-16 units, so that the module needs nothing of Ajv to run with.
    unicode: false,
    logger: false,
    code: { source: true, esm: true, lines: true },
  })
  // What a shape is made of is checked where it is read, which can tell more of it.
  ajv.addSchema({ ...schema, $defs: { ...schema.$defs, shape: {} } }, 'dialect')
  return standalone.default(ajv, { checkDialect: 'dialect' })
}
