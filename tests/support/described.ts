import type { ValidateFunction } from 'ajv'
import { type Answer, contract, mediaOf, operations, type Schema, strictAjv } from '../../spec/load.ts'
import { basePath } from '../../src/wire/base.ts'

/** A response with the parts that the contract describes. */
export interface Exchange {
  method: string
  /** With the base path, without the query. */
  path: string
  status: number
  headers: Readonly<Record<string, string>>
  text: string
}

const ajv = strictAjv()
/** Header values are texts. This validator reads "60" as 60 if a number is expected. */
const headerAjv = strictAjv({ coerceTypes: true })

/** Throws an error that lists the differences between a response and its description in the contract. */
export function checkDescribed(exchange: Exchange): void {
  if (isPreflight(exchange)) {
    if (exchange.text !== '') fail(exchange, 'the response to a preflight has no body')
    return
  }
  const answer = describedAnswer(exchange)
  checkHeaders(exchange, answer)
  const { type, schema } = mediaOf(answer)
  const sent = exchange.headers['content-type']
  if (sent !== type) fail(exchange, `the content type is ${type}, not ${sent}`)
  if (exchange.method === 'HEAD') {
    if (exchange.text !== '') fail(exchange, 'the response to HEAD has no body')
    return
  }
  if (!ajv.validate(schema, JSON.parse(exchange.text))) fail(exchange, ajv.errorsText())
}

/** The contract describes preflights in the text of each path. */
function isPreflight({ method, status }: Exchange): boolean {
  return method === 'OPTIONS' && status === 204
}

function describedAnswer(exchange: Exchange): Answer {
  const { method, status } = exchange
  const path = pathOf(exchange.path)
  if (path === undefined) {
    // The contract only describes existing paths. An unknown path gets the response of an unknown record.
    const unknown = operations.find(({ operationId }) => operationId === 'getLink')?.responses['404']
    return status === 404 && unknown ? unknown : fail(exchange, 'an unknown path returns 404')
  }
  const onPath = operations.filter(operation => operation.path === path)
  const served = onPath.find(operation => operation.method === (method === 'HEAD' ? 'GET' : method))
  // An unsupported method is described with each supported method of the path.
  const responses = served?.responses ?? { '405': onPath[0]!.responses['405']! }
  return (
    responses[String(status)] ??
    responses[`${String(status)[0]}XX`] ??
    fail(exchange, `of ${method} ${path} only ${Object.keys(responses).join(', ')} are described`)
  )
}

/** The path of the contract that a request's path belongs to. A trailing slash is ignored. */
function pathOf(path: string): string | undefined {
  if (!path.startsWith(`${basePath}/`)) return undefined
  const below = path.slice(basePath.length).replace(/(?<=.)\/$/, '')
  return Object.keys(contract.paths).find(known =>
    new RegExp(`^${known.replace('{id}', '[^/]+')}$`).test(below),
  )
}

function checkHeaders(exchange: Exchange, { headers = {} }: Answer): void {
  for (const [name, header] of Object.entries(headers)) {
    const value = exchange.headers[name.toLowerCase()]
    if (value === undefined) {
      if ('required' in header && header.required === true) fail(exchange, `the header ${name} is missing`)
      continue
    }
    const validate = headerValidator(header.schema)
    if (!validate({ value })) fail(exchange, `${name}: ${headerAjv.errorsText(validate.errors)}`)
  }
}

/** Compiled once for each schema: there are headers in every response. */
const headerValidators = new WeakMap<Schema, ValidateFunction>()

function headerValidator(schema: Schema): ValidateFunction {
  let validate = headerValidators.get(schema)
  if (validate === undefined) {
    // Coercion needs a member to write to.
    validate = headerAjv.compile({ type: 'object', properties: { value: schema } })
    headerValidators.set(schema, validate)
  }
  return validate
}

function fail({ method, path, status, text }: Exchange, why: string): never {
  throw new Error(
    `The contract does not describe the response to ${method} ${path}: ${why}\n${status} ${text}`,
  )
}
