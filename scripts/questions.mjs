// Generates the types of answers, the default answers and the questions from the register of open questions.
import { schemaTypes } from './schema-types.mjs'

/**
 * @typedef {{section: string, ask: string, parts?: true, try?: unknown, answer: import('openapi-typescript').SchemaObject, default: unknown, others: unknown[], basis: string[]}} Question
 * @typedef {{$defs: Record<string, object>, questions: Record<string, Question>}} Register
 */

/**
 * @param {Register} register
 * @returns {Promise<string>} the text of src/generated/answers.ts
 */
export async function answersModule(register) {
  const types = await schemaTypes({ ...local(register.$defs), Answers: local(answersSchema(register)) })
  const defaults = Object.fromEntries(
    Object.entries(register.questions).map(([id, question]) => [id, question.default]),
  )
  const inParts = Object.keys(register.questions).filter(id => register.questions[id]?.parts)
  return `${types}
/** An answer to every open question, by question id. */
export type Answers = components['schemas']['Answers']

/**
 * The questions whose answers a dialect may state in part. The other parts are those of the default answer.
 */
export const inParts = ${JSON.stringify(inParts)} as const

/** An answer as a dialect states it. Parts may be left out if the question allows it (\`inParts\`). */
export type Stated<Id extends keyof Answers = keyof Answers> = Id extends (typeof inParts)[number]
  ? Answers[Id] extends readonly unknown[]
    ? Answers[Id]
    : Answers[Id] | Partial<Exclude<Answers[Id], string>>
  : Answers[Id]

/** The answers that a dialect states, by question id. */
export type StatedAnswers = { [Id in keyof Answers]?: Stated<Id> }

/** The answers of the default dialect. */
export const defaultAnswers: Answers = ${JSON.stringify(defaults, null, 2)}
`
}

/**
 * @param {Register} register
 * @returns {string} the text of src/generated/questions.ts
 */
export function questionsModule(register) {
  const questions = Object.fromEntries(
    Object.entries(register.questions).map(([id, { section, ask, others, basis }]) => [
      id,
      { section, ask: ask.trim(), others, basis },
    ]),
  )
  return `import type { Answers } from './answers.ts'

/** An open question of the register, without its schema. */
export interface Question {
  section: string
  ask: string
  others: readonly unknown[]
  basis: readonly string[]
}

/** The register of open questions, by id. */
export const questions: Record<keyof Answers, Question> = ${JSON.stringify(questions, null, 2)}
`
}

/**
 * Returns the JSON Schema of a complete set of answers.
 * @param {Register} register
 * @returns {import('openapi-typescript').SchemaObject}
 */
export function answersSchema(register) {
  const properties = Object.fromEntries(
    Object.entries(register.questions).map(([id, { ask, answer }]) => [
      id,
      { description: ask.trim(), ...answer },
    ]),
  )
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/**
 * Changes references within the register to references to the components of an OpenAPI document.
 * @template T
 * @param {T} schema
 * @returns {T}
 */
function local(schema) {
  return JSON.parse(JSON.stringify(schema).replaceAll('#/$defs/', '#/components/schemas/'))
}
