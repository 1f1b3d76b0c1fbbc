// Generates the answers to try after a refusal, from the register of open questions.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/**
 * @typedef {Record<string, any>} Schema
 * @typedef {import('./questions.mjs').Register} Register
 */

/**
 * Returns the module of answers to try: by question, an answer under which the service accepts what other
 * answers refuse. Throws if the register states one that is no answer to its question.
 * @param {Register} register
 * @returns {string} the text of src/generated/tries.ts
 */
export function triesModule(register) {
  /** @type {Record<string, unknown>} */
  const tries = {}
  for (const [id, question] of Object.entries(register.questions)) {
    const answer = question.try ?? accepting(id, question.answer, register)
    if (answer === undefined) continue
    checkAnswer(id, answer, register)
    tries[id] = answer
  }
  return `/**
 * By question, an answer under which the service accepts what other answers refuse. An object names only the
 * members that differ from the default answer.
 */
export const tries = ${JSON.stringify(tries, null, 2)} as const
`
}

/**
 * Returns the word of an answer that is a word or the status of a refusal. Returns undefined for other
 * answers, and for questions about errors, which decide how the service refuses and not whether it does.
 * @param {string} id
 * @param {Schema} schema
 * @param {Register} register
 */
function accepting(id, schema, register) {
  if (id.startsWith('errors.')) return undefined
  /** @type {(part: Schema) => Schema[]} */
  const alternatives = part =>
    (part.oneOf ?? [part]).flatMap((/** @type {Schema} */ one) =>
      one.$ref === undefined
        ? one.oneOf
          ? alternatives(one)
          : [one]
        : alternatives(definition(one.$ref, register)),
    )
  const all = alternatives(schema)
  const word = all.find(({ type }) => type === 'string')?.enum?.[0]
  const isStatus = (/** @type {Schema} */ { type, minimum = 200 }) => type === 'integer' && minimum >= 200
  return all.some(isStatus) && word !== 'refused' ? word : undefined
}

/** @param {string} reference @param {Register} register @returns {Schema} */
function definition(reference, register) {
  const found = register.$defs[reference.replace('#/$defs/', '')]
  if (found === undefined) throw new Error(`Failed to read the register: there is no ${reference}`)
  return found
}

/** @param {string} id @param {unknown} answer @param {Register} register */
function checkAnswer(id, answer, register) {
  const question = register.questions[id]
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  const isValid = ajv.compile({ $defs: register.$defs, ...question?.answer })
  // On the command line, an object changes only the members that it names.
  const usual = question?.default
  const whole = isObject(answer) && isObject(usual) ? { ...usual, ...answer } : answer
  if (isValid(whole)) return
  throw new Error(
    `Failed to generate: ${id} has a \`try\` that is no answer to it: ${ajv.errorsText(isValid.errors)}`,
  )
}

/** @param {unknown} value @returns {value is object} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
