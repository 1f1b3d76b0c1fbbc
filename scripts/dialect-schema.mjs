// Generates the JSON Schema of dialect files from the register of open questions, and a validator from that
// schema.
import { shapeDefinitions, shapesSchema } from './shapes-schema.mjs'
import { validatorModule } from './validator.mjs'

/** @typedef {Record<string, any>} Json */

/**
 * Returns the JSON Schema of dialect files. Editors use it (a file names it in its first line), and the
 * validator.
 * @param {import('./questions.mjs').Register} register
 * @returns {Json}
 */
export function dialectSchema({ $defs, questions }) {
  const entries = Object.entries(questions)
  const answers = entries.map(([id, { section, ask, parts, answer, default: usual, others }]) => [
    id,
    {
      ...(parts ? inParts(answer) : answer),
      description: `${described(ask, answer)} (§${section})`,
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
      $schema: { description: 'The address of this schema, for editors.', type: 'string' },
      name: { description: 'A short name for people.', type: 'string', minLength: 1, maxLength: 100 },
      observed: {
        description: 'The day on which the answers were observed on a server, YYYY-MM-DD.',
        title: 'a day of the calendar, YYYY-MM-DD',
        type: 'string',
        format: 'date',
      },
      server: { description: 'The address of that server, without a key.', $ref: '#/$defs/line' },
      shapes: shapesSchema,
      answers: {
        description:
          'How the server behaves: answers by question. The shapes show how it writes its responses.',
        type: 'object',
        properties: Object.fromEntries(answers),
        additionalProperties: false,
      },
      evidence: {
        description:
          'What showed each answer, by question: the request and an excerpt of its response, in one line.',
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
        description: 'A text of one line.',
        title: 'a text of 1 to 1000 characters in one line',
        type: 'string',
        minLength: 1,
        maxLength: 1000,
        pattern: '^[^\\r\\n]*$',
      },
    },
  }
}

/** Returns the schema of an answer whose parts may be left out. @param {Json} answer */
function inParts({ required: _, minItems: __, ...answer }) {
  return answer
}

/**
 * Returns the question, followed by the description of the answer's schema.
 * @param {string} ask
 * @param {Json} answer
 */
function described(ask, { description }) {
  return [ask.trim(), description?.trim()].filter(Boolean).join('\n')
}

/**
 * Returns the validator of dialect files as a module. The parser of shapes checks their contents, with better
 * messages.
 * @param {Json} schema
 * @returns {string} the text of src/generated/dialect.js
 */
export function dialectModule(schema) {
  return validatorModule('checkDialect', { ...schema, $defs: { ...schema.$defs, shape: {} } })
}
