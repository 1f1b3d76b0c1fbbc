import qs from 'qs'
import { describe, expect, it } from 'vitest'
import { contract, mediaOf, operations, type Schema, strictAjv, titled } from './load.ts'

const ajv = strictAjv()
// The values of a form are texts: this one reads "1" as 1 where a number is due.
const formAjv = strictAjv({ coerceTypes: true })

/** The errors of a value under a schema: an empty list where it is valid. */
function errorsOf(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema)
  if (validate(value)) return []
  return (validate.errors ?? []).map(error => `${error.instancePath} ${error.message}`)
}

const titleOf = ({ title }: { title: string }) => title

const answers = operations.flatMap(operation =>
  Object.entries(operation.responses).map(([status, answer]) => {
    const { type, schema, examples = {} } = mediaOf(answer)
    return { title: `${operation.operationId} ${status}`, status, type, schema, examples, answer }
  }),
)

const answerExamples = answers.flatMap(answer =>
  Object.entries(answer.examples).map(([name, { value }]) => ({
    ...answer,
    title: `${answer.title} ${name}`,
    value,
  })),
)

const bodies = operations.flatMap(operation => {
  if (!operation.requestBody) return []
  const { schema, examples = {} } = mediaOf(operation.requestBody)
  return [{ title: operation.operationId, schema, examples, operation }]
})

const bodyExamples = bodies.flatMap(body =>
  Object.entries(body.examples).map(([name, { value }]) => ({
    ...body,
    title: `${body.title} ${name}`,
    name,
    value: value as Record<string, unknown>,
  })),
)

describe('answers', () => {
  it.each(titled(answers, titleOf))('%s is JSON and has an example', (_, { type, examples }) => {
    expect(type).toBe('application/json')
    expect(Object.keys(examples)).not.toHaveLength(0)
  })

  const cases = titled(answerExamples, titleOf)

  it.each(cases)('%s is valid, and repeats the status', (_, { schema, value, status }) => {
    expect(errorsOf(schema, value)).toEqual([])
    expect(String((value as { status: number }).status)).toMatch(
      new RegExp(`^${status.replaceAll('X', '[0-9]')}$`),
    )
  })

  it.each(cases)('%s is closed: no member more and none less', (_, { schema, value }) => {
    const validate = ajv.compile(schema)
    for (const [what, changed] of distorted(value)) expect(validate(changed), what).toBe(false)
  })

  const withHeaders = answers.filter(({ answer }) => answer.headers)

  it.each(titled(withHeaders, titleOf))('%s: the headers have valid examples', (_, { answer }) => {
    for (const [name, { schema, example }] of Object.entries(answer.headers ?? {})) {
      expect(example, name).toBeDefined()
      expect(errorsOf(schema, example), name).toEqual([])
    }
  })
})

/** Copies of an answer, each with one member added to or taken from one of its objects. */
function distorted(value: unknown): [what: string, changed: unknown][] {
  const copies: [string, unknown][] = []
  const visit = (node: unknown, path: string[]) => {
    // The messages of fields are a map: it is open, and may lose a field and stay valid.
    if (path[0] === 'errors' || typeof node !== 'object' || node === null) return
    if (!Array.isArray(node)) {
      copies.push([`${path.join('/')} + unforeseen`, replaced(value, path, { ...node, unforeseen: true })])
      for (const name of Object.keys(node)) {
        const { [name]: _, ...rest } = node as Record<string, unknown>
        copies.push([`${path.join('/')} - ${name}`, replaced(value, path, rest)])
      }
    }
    for (const [name, child] of Object.entries(node)) visit(child, [...path, name])
  }
  visit(value, [])
  return copies
}

/** A copy of a value with the part at a path replaced. */
function replaced(value: unknown, path: string[], part: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined) return part
  if (Array.isArray(value)) return value.with(Number(name), replaced(value[Number(name)], rest, part))
  const node = value as Record<string, unknown>
  return { ...node, [name]: replaced(node[name], rest, part) }
}

describe('requests', () => {
  it.each(titled(bodies, titleOf))('%s has an example', (_, { examples }) => {
    expect(Object.keys(examples)).not.toHaveLength(0)
  })

  it.each([
    ['createLink', 'updateLink'],
    ['createPixel', 'updatePixel'],
  ])('%s and %s: between them, the examples send every field', (...ids) => {
    const examples = bodyExamples.filter(({ operation }) => ids.includes(operation.operationId))
    const sent = new Set(examples.flatMap(({ value }) => Object.keys(value)))
    const fields = bodies
      .filter(({ operation }) => ids.includes(operation.operationId))
      .flatMap(({ schema }) => Object.keys(schema.properties ?? {}))
    expect(sent).toEqual(new Set(fields))
  })

  const cases = titled(bodyExamples, titleOf)

  it.each(cases)('%s is valid, and of known fields', (_, { schema, value }) => {
    expect(errorsOf(schema, value)).toEqual([])
    expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(value)))
  })

  it.each(cases)('%s stays valid with an unknown field, which is ignored', (_, { schema, value }) => {
    expect(errorsOf(schema, { ...value, unforeseen: 'x' })).toEqual([])
  })

  it.each(cases)('%s comes back from a form as it was', (_, { schema, value }) => {
    const read: unknown = qs.parse(qs.stringify(value, { encodeValuesOnly: true }))
    expect(formAjv.validate(schema, read), formAjv.errorsText()).toBe(true)
    expect(read).toEqual(value)
  })

  // The example of a request and that of its answer bear the same name.
  it.each(cases)('%s has an answer that shows what was sent', (_, { operation, name, value }) => {
    const answer = mediaOf(operation.responses['200']!).examples?.[name]?.value
    const { domain, password, privacy_password, ...fields } = value
    expect(answer).toMatchObject({
      data: {
        ...fields,
        ...(domain === undefined ? {} : { domain_id: domain }),
        ...(password === undefined ? {} : { password: true }),
        ...(privacy_password === undefined ? {} : { privacy_password: true }),
      },
    })
  })
})

describe('spelling of lists', () => {
  const { properties = {} } = contract.components.schemas.LinkCreate!
  const texts = [contract.info.description, ...Object.values(properties).map(field => field.description)]
  const spellings = texts.flatMap(text =>
    [...(text ?? '').matchAll(/`(\w+\[[^`]+=[^`]+)`/g)].map(found => found[1]!),
  )

  it('is told for every list', () => {
    const lists = Object.keys(properties).filter(name => properties[name]?.type === 'array')
    expect(new Set(spellings.map(spelling => spelling.match(/\w+/)?.[0]))).toEqual(new Set(lists))
  })

  it.each(spellings)('`%s` is a form that can be read', spelling => {
    const read = qs.parse(spelling)
    for (const [name, value] of Object.entries(read)) {
      expect(value, `${name} is a list`).toBeInstanceOf(Array)
      expect(formAjv.validate(properties[name]!, value), formAjv.errorsText()).toBe(true)
    }
  })
})

describe('single values', () => {
  it.each(
    titled(operations, operation => operation.operationId),
  )('%s: examples and defaults of parameters are valid', (_, { parameters }) => {
    for (const { name, schema, example } of parameters) {
      for (const value of [example, schema.default]) {
        if (value !== undefined) expect(errorsOf(schema, value), name).toEqual([])
      }
    }
  })

  it.each(titled(bodies, titleOf))('%s: examples and defaults of fields are valid', (_, { schema }) => {
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      for (const value of [...(field.examples ?? []), field.default]) {
        if (value !== undefined) expect(errorsOf(field, value), name).toEqual([])
      }
    }
  })
})
