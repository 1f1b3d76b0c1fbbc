// Generates src/generated/, the schema of dialect files and the reference page from spec/: `npm run
// generate`.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import SwaggerParser from '@apidevtools/swagger-parser'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { adminInputs, adminInputsModule, adminInputsTypes, adminOperationsModule } from './admin.mjs'
import { dialectModule, dialectSchema } from './dialect-schema.mjs'
import { interfaceModule } from './interface.mjs'
import { inputsModule, operationsModule, operationsOf, timeOfDay } from './operations.mjs'
import { answersModule, questionsModule } from './questions.mjs'
import { referencePage } from './reference.mjs'
import { codesModule, codesOf, seedSchema, seedTypes } from './seed-schema.mjs'
import { triesModule } from './tries.mjs'
import { validatorModule, validatorTypes } from './validator.mjs'

const root = new URL('..', import.meta.url)
const notice = '// Generated from spec/ by `npm run generate`. Do not edit.\n'

/**
 * Returns the texts of the generated files, by path from the root.
 * @returns {Promise<Record<string, string>>}
 */
export async function generate() {
  const register = parse(await readFile(new URL('spec/questions.yaml', root), 'utf8'))
  const shapes = await readFile(new URL('spec/default-shapes.yaml', root), 'utf8')
  const document = new URL('spec/openapi.yaml', root)
  const operations = operationsOf(await SwaggerParser.dereference(fileURLToPath(document)))
  const adminDocument = new URL('spec/admin.yaml', root)
  const admin = await SwaggerParser.dereference(fileURLToPath(adminDocument))
  const dialect = dialectSchema(register)
  const forms = Object.fromEntries(
    operations.flatMap(({ operationId, form }) =>
      form === undefined ? [] : [[operationId, form.properties]],
    ),
  )
  const fields = { link: forms.createLink, pixel: forms.createPixel }
  const codes = codesOf(parse(await readFile(new URL('spec/codes.yaml', root), 'utf8')), fields.link)
  const seed = seedSchema(fields, codes, timeOfDay.source)
  return {
    'src/generated/answers.ts': notice + (await answersModule(register)),
    'src/generated/questions.ts': notice + questionsModule(register),
    'src/generated/tries.ts': notice + triesModule(register),
    'docs/open-questions.md': referencePage(register, shapes),
    'spec/dialect.schema.json': `${JSON.stringify(dialect, null, 2)}\n`,
    'src/generated/dialect.js': notice + dialectModule(dialect),
    'src/generated/dialect.d.ts': notice + validatorTypes('checkDialect'),
    'spec/seed.schema.json': `${JSON.stringify(seed, null, 2)}\n`,
    'src/generated/seed.js': notice + validatorModule('checkSeedFile', seed),
    'src/generated/seed.d.ts': notice + (await seedTypes(seed)),
    'src/generated/codes.ts': notice + codesModule(codes),
    'src/generated/sections.ts':
      notice + interfaceModule(await readFile(new URL('spec/interface.md', root), 'utf8')),
    'src/generated/default-shapes.ts': notice + defaultShapesModule(parse(shapes)),
    'src/generated/named-dialects.ts': notice + namedDialectsModule(await namedDialects()),
    'src/generated/contract.json': `${JSON.stringify(parse(await readFile(document, 'utf8')), null, 2)}\n`,
    'src/generated/openapi.ts': notice + (await typesOf(document)),
    'src/generated/admin.json': `${JSON.stringify(parse(await readFile(adminDocument, 'utf8')), null, 2)}\n`,
    'src/generated/admin.ts': notice + (await typesOf(adminDocument)),
    'src/generated/admin-operations.ts': notice + adminOperationsModule(admin),
    'src/generated/admin-inputs.js': notice + adminInputsModule(adminInputs(admin)),
    'src/generated/admin-inputs.d.ts': notice + adminInputsTypes(),
    'src/generated/operations.ts': notice + operationsModule(operations),
    'src/generated/inputs.js': notice + inputsModule(operations),
    'src/generated/inputs.d.ts': notice + validatorTypes(...Object.keys(forms)),
  }
}

/** Returns the types of an OpenAPI document as a module. @param {URL} document */
async function typesOf(document) {
  const text = astToString(await openapiTS(document, { rootTypes: true, rootTypesNoSchemaPrefix: true }))
  const { schemas } = parse(await readFile(document, 'utf8')).components
  // openapi-typescript documents the members of types only.
  return text.replace(/^export type (\w+) = components\['schemas'\]/gm, (line, name) => {
    const description = schemas[name]?.description
    return description === undefined ? line : `/** ${description.trim().replaceAll(/\s+/g, ' ')} */\n${line}`
  })
}

/** Returns the default shapes as a module. @param {Record<string, unknown>} shapes */
function defaultShapesModule(shapes) {
  return `/** How the default dialect writes its responses. */
export const defaultShapes = ${JSON.stringify(shapes, null, 2)}
`
}

/** Reads the dialects of spec/shapes/, by name. @returns {Promise<Record<string, unknown>>} */
async function namedDialects() {
  const folder = new URL('spec/shapes/', root)
  const files = (await readdir(folder)).filter(name => name.endsWith('.yaml')).sort()
  const texts = await Promise.all(files.map(name => readFile(new URL(name, folder), 'utf8')))
  return Object.fromEntries(texts.map((text, index) => [files[index]?.replace('.yaml', ''), parse(text)]))
}

/**
 * Returns the named dialects as a module whose types import no other file.
 * @param {Record<string, unknown>} dialects
 */
function namedDialectsModule(dialects) {
  const names = Object.keys(dialects).map(name => `'${name}'`)
  return `/** The names of the conventions, the dialects of spec/shapes. */
export type DialectName = ${names.join(' | ')}

export const sources: Readonly<Record<DialectName, unknown>> = ${JSON.stringify(dialects, null, 2)}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(new URL('src/generated/', root), { recursive: true })
  for (const [path, text] of Object.entries(await generate())) await writeFile(new URL(path, root), text)
}
