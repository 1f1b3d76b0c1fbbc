// Generates TypeScript types from JSON Schemas.
import openapiTS, { astToString } from 'openapi-typescript'

/** The types that openapi-typescript writes for parts which a document of schemas alone does not have. */
const empty = /^export type (webhooks|operations|paths|\$defs).*\n/gm

/**
 * Returns the interface `components`, whose member `schemas` has a type for each schema.
 * @param {Record<string, import('openapi-typescript').SchemaObject>} schemas references begin with #/components/schemas/
 * @returns {Promise<string>}
 */
export async function schemaTypes(schemas) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'schemas', version: '1' },
    paths: {},
    components: { schemas },
  }
  return astToString(await openapiTS(document)).replace(empty, '')
}
