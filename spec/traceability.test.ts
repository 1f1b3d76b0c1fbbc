import { describe, expect, it } from 'vitest'
import { defaultShapes } from '../src/generated/default-shapes.ts'
import {
  contract,
  mediaOf,
  operations,
  questions,
  type Schema,
  type Statement,
  source,
  titled,
} from './load.ts'

/** The sections of the interface document. */
const SECTIONS = ['1', '2', '2.1', '2.2', '3', '4', '4.1', '4.2', '4.3', '5', '6', '7', '8', '9']

interface Located {
  where: string
  statement: Statement
}

/** The fields of a schema, those of its rows and parts included. */
function fieldsOf(schema: Schema, where: string): (Located & { statement: Schema })[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = where === '' ? name : `${where}.${name}`
    return [{ where: at, statement: field }, ...fieldsOf(field, at)]
  })
  const parts = (schema.allOf ?? []).flatMap(part => fieldsOf(part, where))
  const rows = schema.items ? fieldsOf(schema.items, `${where}[]`) : []
  return [...own, ...parts, ...rows]
}

const statements: Located[] = [
  { where: 'info', statement: contract.info },
  ...contract.servers.map(statement => ({ where: 'server', statement })),
  ...Object.entries(contract.components.securitySchemes).map(([name, statement]) => ({
    where: name,
    statement,
  })),
  ...Object.entries(contract.paths).map(([where, statement]) => ({ where, statement })),
  ...operations.flatMap(operation => {
    const { operationId, parameters, requestBody, responses } = operation
    const found: Located[] = [{ where: operationId, statement: operation }]
    for (const parameter of parameters) {
      found.push({ where: `${operationId}?${parameter.name}`, statement: parameter })
    }
    if (requestBody) {
      const where = `${operationId} body`
      const { schema } = mediaOf(requestBody)
      found.push({ where, statement: requestBody }, { where, statement: schema }, ...fieldsOf(schema, where))
    }
    for (const [status, answer] of Object.entries(responses)) {
      const where = `${operationId} ${status}`
      found.push({ where, statement: answer }, ...fieldsOf(mediaOf(answer).schema, where))
      for (const [name, header] of Object.entries(answer.headers ?? {})) {
        found.push({ where: `${where} ${name}`, statement: header })
      }
    }
    return found
  }),
]

/** Everything in the contract that bears a mark, wherever it stands. */
function marked(part: unknown, where: string): Located[] {
  if (typeof part !== 'object' || part === null) return []
  const own = 'x-source' in part || 'x-assumed' in part ? [{ where, statement: part as Statement }] : []
  return [...own, ...Object.entries(part).flatMap(([name, child]) => marked(child, `${where}/${name}`))]
}

const marks = marked(source, '#')

/** The parts of the default shapes, as marks name them. */
const parts = Object.keys(defaultShapes).map(part => `shapes.${part}`)

/** Where something does not hold. */
function whereNot(located: Located[], holds: (statement: Statement) => boolean): string[] {
  return located.filter(({ statement }) => !holds(statement)).map(({ where }) => where)
}

it('every statement rests on a section of the document or on questions', () => {
  expect(statements.length).toBeGreaterThan(400)
  expect(whereNot(statements, statement => 'x-source' in statement || 'x-assumed' in statement)).toEqual([])
})

it('every x-source is a section of the document', () => {
  const known = (section: unknown) => typeof section === 'string' && SECTIONS.includes(section)
  expect(whereNot(marks, mark => !('x-source' in mark) || known(mark['x-source']))).toEqual([])
})

it('every x-assumed is a list of questions of the register and parts of the default shapes, each once', () => {
  const known = (ids: string[]) =>
    ids.length > 0 &&
    new Set(ids).size === ids.length &&
    ids.every(id => Object.hasOwn(questions, id) || parts.includes(id))
  expect(whereNot(marks, ({ 'x-assumed': ids }) => ids === undefined || known(ids))).toEqual([])
})

const referred = new Set(marks.flatMap(({ statement }) => statement['x-assumed'] ?? []))

it.each(parts)('%s is referred to', part => {
  expect(referred).toContain(part)
})

describe('every question', () => {
  it.each(Object.keys(questions))('%s is referred to', id => {
    expect(referred).toContain(id)
  })

  it.each(Object.entries(questions))('%s belongs to a section of the document', (_, question) => {
    expect(SECTIONS).toContain(question.section)
  })
})

describe('rules of input', () => {
  /** What the document itself may say of a field, and what is no rule at all. */
  const DOCUMENTED = ['type', 'enum', 'items', 'properties', 'default']
  const DOCUMENTED_FORMATS = ['date', 'time-of-day']
  const NO_RULE = ['description', 'examples', 'x-source', 'x-assumed']

  /** The keywords of a field that the document does not stand behind. */
  function assumedRules(field: Schema): string[] {
    return Object.keys(field).filter(keyword => {
      if (keyword === 'format') return !DOCUMENTED_FORMATS.includes(String(field.format))
      return !DOCUMENTED.includes(keyword) && !NO_RULE.includes(keyword)
    })
  }

  const inputs = operations.flatMap(({ operationId, requestBody }) => {
    if (!requestBody) return []
    const { schema } = mediaOf(requestBody)
    return [{ where: operationId, statement: schema }, ...fieldsOf(schema, operationId)].flatMap(input => {
      const { items } = input.statement
      return items ? [input, { where: `${input.where}[]`, statement: items }] : [input]
    })
  })
  const ruled = inputs.filter(({ statement }) => assumedRules(statement).length > 0)

  it('are many', () => {
    expect(inputs.length).toBeGreaterThan(50)
    expect(ruled.length).toBeGreaterThan(25)
  })

  it.each(titled(ruled, ({ where }) => where))('%s: assumed rules rest on questions', (_, { statement }) => {
    expect(statement['x-assumed'], assumedRules(statement).join()).toBeDefined()
  })

  // A schema with assumptions alone would leave a documented field without its section.
  const fields = inputs.filter(({ where }) => /\.\w+$/.test(where))

  it.each(titled(fields, ({ where }) => where))('%s is a field of the document', (_, { statement }) => {
    expect(statement['x-source']).toBeDefined()
  })
})
