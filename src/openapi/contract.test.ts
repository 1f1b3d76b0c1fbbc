import SwaggerParser from '@apidevtools/swagger-parser'
import { describe, expect, it } from 'vitest'
import { strictAjv } from '../../spec/load.ts'
import { dialectsOfToday } from '../../tests/support/sample-dialects.ts'
import { defaultDialect } from '../dialect/dialect.ts'
import { contractIn } from './contract.ts'
import {
  methods,
  type OpenApiDocument,
  type ResponseObject,
  resolved,
  type Schema,
  writtenContract,
} from './document.ts'
import { componentAt } from './parts.ts'

it('the contract in the default dialect is the written contract', () => {
  expect(contractIn(defaultDialect)).toEqual(writtenContract())
})

describe.each(dialectsOfToday(12))('the contract with %s', (_, dialect) => {
  it('differs from the default contract, compiles in the strict mode of Ajv, and has valid examples', () => {
    const document = contractIn(dialect)
    // The document names its dialect, so compare it with the document of a dialect that has only this name.
    expect(document).not.toEqual(contractIn({ name: dialect.name, answers: {} }))
    const ajv = strictAjv().addVocabulary(Object.keys(document)).addSchema(document, 'contract')
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`contract#/components/schemas/${name}`), name).toBeTypeOf('function')
    }
    expect(wrongExamples(document, ajv)).toEqual([])
  })

  it('is valid for swagger-parser', async () => {
    await expect(SwaggerParser.validate(contractIn(dialect) as never)).resolves.toHaveProperty('openapi')
  })
})

/** Returns the examples that are invalid against their schemas, each with the reason. */
function wrongExamples(document: OpenApiDocument, ajv: ReturnType<typeof strictAjv>): string[] {
  const wrong: string[] = []
  const judge = (where: string, schema: Schema, value: unknown) => {
    const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/')
    const validate = ajv.compile(JSON.parse(text) as Schema)
    if (!validate(value))
      wrong.push(`${where}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(value)}`)
  }
  const whole = <Part extends { $ref?: string }>(part: Part): Part => resolved(document, part)
  const judgeContent = (where: string, content: ResponseObject['content']) => {
    for (const [type, { schema, examples = {} }] of Object.entries(content ?? {})) {
      expect(Object.keys(examples), where).not.toHaveLength(0)
      for (const [name, example] of Object.entries(examples))
        judge(`${where} ${type} ${name}`, schema, whole(example).value)
    }
  }
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (operation === undefined) continue
      for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
        const { name, schema, example } =
          'name' in parameter ? parameter : componentAt(document, 'parameters', parameter.$ref)
        if (example !== undefined) judge(`${method} ${path}?${name}`, schema, example)
      }
      if (operation.requestBody !== undefined) {
        const { content } = componentAt(document, 'requestBodies', operation.requestBody.$ref)
        judgeContent(`${method} ${path}`, content)
      }
      for (const [status, answer] of Object.entries(operation.responses)) {
        const { content, headers = {} } = whole(answer)
        judgeContent(`${method} ${path} ${status}`, content)
        for (const [name, header] of Object.entries(headers))
          judge(`${method} ${path} ${status} ${name}`, header.schema, header.example)
      }
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) {
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      for (const example of property.examples ?? []) judge(`${name}.${field}`, property, example)
    }
  }
  return wrong
}
