// Makes everything under src/generated/, and the reference page, from spec/: `npm run generate`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import SwaggerParser from '@apidevtools/swagger-parser'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { dialectModule, dialectSchema } from './dialect-schema.mjs'
import { inputsModule, operationsModule, operationsOf } from './operations.mjs'
import { answersModule, questionsModule } from './questions.mjs'
import { referencePage } from './reference.mjs'

const root = new URL('..', import.meta.url)
const notice = '// Generated from spec/ by `npm run generate`. Do not edit.\n'

/**
 * The generated files, by path from the root.
 * @returns {Promise<Record<string, string>>}
 */
export async function generate() {
  const register = parse(await readFile(new URL('spec/questions.yaml', root), 'utf8'))
  const shapes = await readFile(new URL('spec/default-shapes.yaml', root), 'utf8')
  const document = new URL('spec/openapi.yaml', root)
  const operations = operationsOf(await SwaggerParser.dereference(fileURLToPath(document)))
  const dialect = dialectSchema(register)
  const inputs = operations.filter(({ form }) => form !== undefined).map(({ operationId }) => operationId)
  return {
    'src/generated/answers.ts': notice + (await answersModule(register)),
    'src/generated/questions.ts': notice + questionsModule(register),
    'docs/open-questions.md': referencePage(register, shapes),
    'spec/dialect.schema.json': `${JSON.stringify(dialect, null, 2)}\n`,
    'src/generated/dialect.js': notice + dialectModule(dialect),
    'src/generated/dialect.d.ts': `${notice}import type { ValidateFunction } from 'ajv'\n\nexport declare const checkDialect: ValidateFunction\n`,
    'src/generated/default-shapes.ts': notice + defaultShapesModule(parse(shapes)),
    'src/generated/named-dialects.ts': notice + namedDialectsModule(await namedDialects()),
    'src/generated/contract.json': `${JSON.stringify(parse(await readFile(document, 'utf8')), null, 2)}\n`,
    'src/generated/openapi.ts':
      notice + astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true })),
    'src/generated/operations.ts': notice + operationsModule(operations),
    'src/generated/inputs.js': notice + inputsModule(operations),
    'src/generated/inputs.d.ts': `${notice}import type { ValidateFunction } from 'ajv'\n\n${inputs
      .map(id => `export declare const ${id}: ValidateFunction\n`)
      .join('')}`,
  }
}

/** How the default dialect writes its responses. @param {Record<string, unknown>} shapes */
function defaultShapesModule(shapes) {
  return `/** How the default dialect writes its responses. */
export const defaultShapes = ${JSON.stringify(shapes, null, 2)}
`
}

/** The dialects of spec/shapes/, by name. @returns {Promise<Record<string, unknown>>} */
async function namedDialects() {
  const folder = new URL('spec/shapes/', root)
  const files = (await readdir(folder)).filter(name => name.endsWith('.yaml')).sort()
  const texts = await Promise.all(files.map(name => readFile(new URL(name, folder), 'utf8')))
  return Object.fromEntries(texts.map((text, index) => [files[index]?.replace('.yaml', ''), parse(text)]))
}

/** The named dialects as a module whose types need no file beside it. @param {Record<string, unknown>} dialects */
function namedDialectsModule(dialects) {
  const names = Object.keys(dialects).map(name => `'${name}'`)
  return `/** The names of the conventions that have a dialect: see spec/shapes. */
export type DialectName = ${names.join(' | ')}

export const sources: Readonly<Record<DialectName, unknown>> = ${JSON.stringify(dialects, null, 2)}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(new URL('src/generated/', root), { recursive: true })
  for (const [path, text] of Object.entries(await generate())) await writeFile(new URL(path, root), text)
}
