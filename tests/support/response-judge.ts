import { strictAjv } from '../../spec/load.ts'
import {
  methods,
  type OpenApiDocument,
  type ResponseObject,
  resolved,
  type Schema,
} from '../../src/openapi/document.ts'
import type { PlainRequest, PlainResponse } from '../../src/wire/plain.ts'

/**
 * Validates responses against a contract. Returns the mistakes. A response to an unsupported method is
 * validated against the first operation of the path.
 */
export function judgeOf(
  document: OpenApiDocument,
): (request: PlainRequest, response: PlainResponse) => string[] {
  const ajv = strictAjv({ coerceTypes: false })
    .addVocabulary(Object.keys(document))
    .addSchema(document, 'contract')
  const headerAjv = strictAjv({ coerceTypes: true })
    .addVocabulary(Object.keys(document))
    .addSchema(document, 'contract')
  const errorsAt = (pointer: string, value: unknown, by = ajv): string[] => {
    const validate = by.getSchema(`contract#${pointer}`)
    if (validate === undefined) throw new Error(`Failed to compile ${pointer}`)
    return validate(value) ? [] : [`${by.errorsText(validate.errors)} in ${JSON.stringify(value)}`]
  }

  return ({ method, path }, { status, headers, body }) => {
    const template = path?.replace(/^\/(links|pixels)\/[^/]+$/, '/$1/{id}') ?? ''
    const item = document.paths[template]
    if (item === undefined) return []
    const asked = methods.find(
      name => name === (method === 'HEAD' ? 'get' : method.toLowerCase()) && item[name],
    )
    const used = asked ?? methods.find(name => item[name])!
    const { responses } = item[used]!
    const key = responses[status] === undefined && status >= 400 && status < 500 ? '4XX' : String(status)
    const answer = responses[key]
    if (answer === undefined) return [`the status ${status} is not in the contract of ${used} ${template}`]
    const at = answer.$ref?.slice(1) ?? pointer('paths', template, used, 'responses', key)
    const { content, headers: declared = {} } = resolved(document, answer as Schema) as ResponseObject
    const wrong: string[] = []
    for (const [name, { required, schema: _ }] of Object.entries(declared)) {
      const value = headers[name.toLowerCase()]
      if (value !== undefined) {
        const wrapped = `${at}${pointer('headers', name, 'schema')}`
        wrong.push(...errorsAt(wrapped, /^\d+$/.test(value) ? Number(value) : value, headerAjv))
      } else if (required) wrong.push(`the header ${name} is missing`)
    }
    const type = headers['content-type']
    if (content === undefined) return body === null ? wrong : [...wrong, 'there is a body']
    if (type === undefined || content[type] === undefined) return [...wrong, `the content type is ${type}`]
    return [...wrong, ...errorsAt(`${at}${pointer('content', type, 'schema')}`, JSON.parse(body ?? 'null'))]
  }
}

function pointer(...steps: string[]): string {
  return steps
    .map(step => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')
}
