import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { parse } from 'yaml'

/** What a statement rests on: a section of the interface document, open questions, or both. */
export interface Statement {
  'x-source'?: string
  'x-assumed'?: string[]
}

/** A JSON Schema of the contract, without references. */
export interface Schema extends Statement {
  type?: string | string[]
  enum?: unknown[]
  default?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  allOf?: Schema[]
  additionalProperties?: Schema
  examples?: unknown[]
  description?: string
  [keyword: string]: unknown
}

export interface Parameter extends Statement {
  name: string
  in: string
  schema: Schema
  example?: unknown
}

export interface Media {
  schema: Schema
  encoding?: Record<string, unknown>
  examples?: Record<string, { value: unknown }>
}

export interface Body extends Statement {
  content: Record<string, Media>
}

export interface Answer extends Body {
  headers?: Record<string, Statement & { schema: Schema; example?: unknown }>
}

export interface Operation extends Statement {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Answer>
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const

type PathItem = Statement & { parameters?: Parameter[] } & Partial<
    Record<(typeof METHODS)[number], Operation>
  >

export interface Contract {
  info: Statement & { description?: string }
  servers: Statement[]
  paths: Record<string, PathItem>
  components: { schemas: Record<string, Schema>; securitySchemes: Record<string, Statement> }
}

export const contractFile = fileURLToPath(new URL('openapi.yaml', import.meta.url))

/** The contract as written, with its references. */
export const source = parse(readFileSync(contractFile, 'utf8')) as Contract

/** The contract with every reference replaced by what it names. */
export const contract = resolved(source) as Contract

/**
 * A part of the contract without references. What stands beside a reference wins over what it names: swagger-parser's
 * dereference forgets that from the second use of a name on.
 */
function resolved(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolved)
  if (typeof part !== 'object' || part === null) return part
  const { $ref, ...beside } = part as { $ref?: string }
  const whole = $ref === undefined ? beside : { ...(named($ref) as object), ...beside }
  if ('$ref' in whole) return resolved(whole)
  return Object.fromEntries(Object.entries(whole).map(([name, child]) => [name, resolved(child)]))
}

/** What a reference names, such as `#/components/schemas/Link`. */
function named(reference: string): unknown {
  let part: unknown = source
  for (const name of reference.split('/').slice(1)) {
    part = (part as Record<string, unknown>)[name]
    if (part === undefined) throw new Error(`Failed to resolve ${reference}: there is no ${name}`)
  }
  return part
}

/** The register of open questions, by id. */
export const questions = (
  parse(readFileSync(new URL('questions.yaml', import.meta.url), 'utf8')) as {
    questions: Record<string, { section: string }>
  }
).questions

/** Every operation with its method, its path and the parameters it shares with its path. */
export const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap(method => {
    const operation = item[method]
    if (!operation) return []
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    return [{ ...operation, parameters, method: method.toUpperCase(), path }]
  }),
)

/** The one media type of a body or an answer, with its name. */
export function mediaOf(body: Body): Media & { type: string } {
  const [[type, media] = [], ...more] = Object.entries(body.content)
  if (!type || !media || more.length > 0) throw new Error('Failed to read a body: not just one media type')
  return { ...media, type }
}

/** Validates schemas for every instance of `StrictAjv`: to compile the meta-schemas takes longer than most schemas. */
const metaAjv = new Ajv2020({ strict: true, allErrors: true })

class StrictAjv extends Ajv2020 {
  override validateSchema(...given: Parameters<Ajv2020['validateSchema']>): boolean | Promise<unknown> {
    return metaAjv.validateSchema(...given)
  }
}

/** Ajv as strict as can be, knowing the contract's own keywords and its one own format. */
export function strictAjv(options: Options = {}): Ajv2020 {
  const ajv = new StrictAjv({ strict: true, allErrors: true, ...options })
  addFormats.default(ajv)
  ajv.addFormat('time-of-day', /^([01]\d|2[0-3]):[0-5]\d$/)
  return ajv.addVocabulary(['x-source', 'x-assumed'])
}

/** Cases for `it.each`, each with its title in front: `$title` would print it in quotes. */
export function titled<Case>(cases: Case[], titleOf: (one: Case) => string): [title: string, one: Case][] {
  return cases.map(one => [titleOf(one), one])
}
