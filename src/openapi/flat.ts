import { type Example, type Media, type OpenApiDocument, prune, resolved, type Schema } from './document.ts'
import { componentAt, objectOf, present, schemaItems } from './parts.ts'

/** Number of rows that the flat document has for each list of rows. */
const rows = 5

/** The pattern of the format `time-of-day`, for tools that do not know this format. */
const timeOfDay = '^([01][0-9]|2[0-3]):[0-5][0-9]$'

/** The media types of forms. */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

/**
 * Returns a copy of a document in which each list of a form is written out as separate members, under the
 * names that a client sends: `pixel_ids[]`, `country[0][key]`, `country[0][value]` and so on for five rows.
 * OpenAPI has no style for such lists, so tools that send or validate requests (Prism, Postman, client
 * generators) need this form. Other media types have no such names and are deleted from the copy.
 */
export function flatten(document: OpenApiDocument): OpenApiDocument {
  const flat = structuredClone(document)
  const schemas = new Set<string>()
  for (const body of Object.values(flat.components.requestBodies)) {
    for (const [type, media] of Object.entries(body.content)) {
      if (formTypes.includes(type)) flattenMedia(media, schemas)
      else delete body.content[type]
    }
  }
  // Read from the original document: schemas refer to members of each other, and the copy is being changed.
  const replacements = [...schemas].map(
    reference => [reference, flattened(document, componentAt(document, 'schemas', reference))] as const,
  )
  for (const [reference, schema] of replacements) {
    const holder = componentAt(flat, 'schemas', reference)
    for (const keyword of Object.keys(holder)) delete holder[keyword]
    Object.assign(holder, schema)
  }
  prune(flat)
  return flat
}

function flattenMedia(media: Media, schemas: Set<string>): void {
  schemas.add(present(media.schema.$ref, 'reference at the schema of a form'))
  if (media.encoding) {
    // `pixel_ids[]` is sent once for each id. A comma-separated list stays one field.
    const { pixel_ids: ids } = media.encoding
    media.encoding =
      ids?.explode === false ? { pixel_ids: ids } : { 'pixel_ids[]': { style: 'form', explode: true } }
  }
  const commas = media.encoding?.pixel_ids !== undefined
  for (const example of Object.values(media.examples ?? {})) example.value = flatValue(example, commas)
}

function flatValue({ value }: Example, commas: boolean): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(objectOf(value))) {
    if (!Array.isArray(field)) fields[name] = field
    else if (name === 'pixel_ids') fields[commas ? name : 'pixel_ids[]'] = field
    else {
      for (const [index, row] of field.entries())
        for (const [part, text] of Object.entries(objectOf(row))) fields[`${name}[${index}][${part}]`] = text
    }
  }
  return fields
}

/**
 * Returns the schema of a form with its lists written out. Members that a row requires require each other.
 */
function flattened(document: OpenApiDocument, schema: Schema): Schema {
  const { properties = {}, ...rest } = schema
  const commas = hasCommas(document)
  const members: Record<string, Schema> = {}
  const needs: Record<string, string[]> = {}
  for (const [name, property] of Object.entries(properties)) {
    const whole = resolved(document, property)
    if (whole.format === 'time-of-day') {
      members[name] = { ...whole, pattern: timeOfDay }
    } else if (whole.type !== 'array') {
      members[name] = property
    } else if (name === 'pixel_ids') {
      members[commas ? name : 'pixel_ids[]'] = whole
    } else {
      for (let index = 0; index < rows; index++)
        Object.assign(members, rowOf(document, name, index, whole, needs))
    }
  }
  if (Object.keys(needs).length === 0) return { ...rest, properties: members }
  // The same rule without `dependentRequired`: Prism reads every schema as draft 7, which lacks this keyword.
  const rules = Object.entries(needs).flatMap(([name, others]) => others.map(other => without(name, other)))
  return { ...rest, properties: members, dependentRequired: needs, allOf: rules }
}

/** Returns a schema that refuses a field without another field. */
function without(name: string, other: string): Schema {
  return { not: { required: [name], properties: { [name]: {}, [other]: false } } }
}

function hasCommas({ components }: OpenApiDocument): boolean {
  return Object.values(components.requestBodies).some(({ content }) =>
    Object.values(content).some(({ encoding }) => encoding?.pixel_ids?.explode === false),
  )
}

function rowOf(
  document: OpenApiDocument,
  name: string,
  index: number,
  list: Schema,
  needs: Record<string, string[]>,
): Record<string, Schema> {
  const row = resolved(document, schemaItems(list))
  const members: Record<string, Schema> = {}
  const fieldOf = (part: string) => `${name}[${index}][${part}]`
  for (const [part, schema] of Object.entries(row.properties ?? {})) {
    const { 'x-source': section, 'x-assumed': assumed } = list
    members[fieldOf(part)] = {
      ...schema,
      ...(section !== undefined && { 'x-source': section }),
      ...(assumed && { 'x-assumed': [...new Set([...assumed, ...(schema['x-assumed'] ?? [])])] }),
    }
    const others = (row.required ?? []).filter(other => other !== part).map(fieldOf)
    if (others.length > 0) needs[fieldOf(part)] = others
  }
  return members
}
