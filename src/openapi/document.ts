import { isObject } from '../dialect/shapes/json.ts'
import source from '../generated/contract.json' with { type: 'json' }

// The types of the document, and the functions that all files of this folder use.

export type Reference = { $ref: string }

/** A JSON Schema of the contract. `x-assumed` names the questions that it depends on. */
export interface Schema {
  $ref?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  pattern?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
  examples?: unknown[]
  'x-assumed'?: string[]
  [keyword: string]: unknown
}

export interface Example {
  $ref?: string
  summary?: string
  description?: string
  value?: unknown
}

export interface Media {
  schema: Schema
  encoding?: Record<string, { style: string; explode: boolean }>
  examples?: Record<string, Example>
}

export interface Header {
  description: string
  required?: boolean
  'x-assumed': string[]
  schema: Schema
  example: unknown
}

export interface ResponseObject {
  $ref?: string
  description?: string
  'x-source'?: string
  'x-assumed'?: string[]
  headers?: Record<string, Header>
  content?: Record<string, Media>
}

export interface Parameter {
  name: string
  description: string
  schema: Schema
  example?: unknown
  [member: string]: unknown
}

export interface RequestBody {
  description: string
  required?: boolean
  'x-assumed': string[]
  content: Record<string, Media>
  [member: string]: unknown
}

export interface DocumentedOperation {
  operationId: string
  summary: string
  description: string
  'x-assumed'?: string[]
  parameters?: (Parameter | Reference)[]
  requestBody?: Reference
  responses: Record<string, ResponseObject>
  [member: string]: unknown
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export type PathItem = {
  description: string
  parameters?: (Parameter | Reference)[]
  'x-assumed'?: string[]
} & Partial<Record<(typeof methods)[number], DocumentedOperation>>

export type CollectionPath = PathItem & Record<'get' | 'post', DocumentedOperation>

export type RecordPath = PathItem & Record<'get' | 'put' | 'delete', DocumentedOperation>

/** The types of components, by the member of `components` that holds them. */
export interface ComponentOf {
  securitySchemes: { description: string; [member: string]: unknown }
  parameters: Parameter
  requestBodies: RequestBody
  responses: ResponseObject
  schemas: Schema
  examples: Example
}

export type Components = { [Kind in keyof ComponentOf]: Record<string, ComponentOf[Kind]> }

/** An OpenAPI 3.1 document, limited to the members that the contract uses. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; description: string; [member: string]: unknown }
  servers: { url: string; [member: string]: unknown }[]
  paths: {
    '/links': CollectionPath
    '/links/{id}': RecordPath
    '/pixels': CollectionPath
    '/pixels/{id}': RecordPath
    [path: string]: PathItem
  }
  components: Components
  [member: string]: unknown
}

/** Returns a copy of the written contract (spec/openapi.yaml), which describes the default dialect. */
export function writtenContract(): OpenApiDocument {
  return structuredClone(source)
}

/** Returns a reference to a component. */
export function ref(kind: keyof ComponentOf, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` }
}

/**
 * Replaces the reference of a part with the members of its target. Members beside the reference override
 * them.
 */
export function resolved<Part extends { $ref?: string }>(document: OpenApiDocument, part: Part): Part {
  const { $ref, ...beside } = part
  if ($ref === undefined) return part
  return resolved(document, { ...named(document, $ref), ...beside } as Part)
}

/** Returns the target of a reference such as `#/components/schemas/Link`. */
function named(document: OpenApiDocument, reference: string): object {
  let part: unknown = document
  for (const name of reference.slice(2).split('/')) part = isObject(part) ? part[name] : undefined
  if (!isObject(part)) throw new Error(`Failed to derive the document: no part at ${reference}`)
  return part
}

/**
 * Replaces words in a description, regardless of its line breaks. Throws if the description does not contain
 * the words, so that a change of the written contract is noticed.
 */
export function reword(part: { description?: string }, from: string, to: string): void {
  const words = from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
  const pattern = new RegExp(words)
  if (part.description === undefined || !pattern.test(part.description)) {
    throw new Error(
      `Failed to reword a description: ${JSON.stringify(from)} is not in ${JSON.stringify(part.description)}`,
    )
  }
  part.description = part.description.replace(pattern, () => to)
}

/** Deletes the components that nothing refers to any more. */
export function prune(document: OpenApiDocument): void {
  const { securitySchemes: _, ...rest } = document.components
  const kinds: Record<string, Record<string, unknown>> = rest
  let dropped = true
  while (dropped) {
    dropped = false
    const used = new Set(
      [...JSON.stringify(document).matchAll(/"#\/components\/(\w+\/\w+)/g)].map(found => found[1]),
    )
    for (const [kind, components] of Object.entries(kinds)) {
      for (const name of Object.keys(components)) {
        if (used.has(`${kind}/${name}`)) continue
        delete components[name]
        dropped = true
      }
    }
  }
}
