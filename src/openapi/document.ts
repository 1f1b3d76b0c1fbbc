import source from '../generated/contract.json' with { type: 'json' }

// The contract as data, and what every part of this folder does to it.

/** A JSON Schema of the contract, with the marks of what it rests on. */
export interface Schema {
  $ref?: string
  description?: string
  type?: string | string[]
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  allOf?: Schema[]
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

export interface Answer {
  $ref?: string
  description?: string
  'x-source'?: string
  'x-assumed'?: string[]
  headers?: Record<string, Header>
  content?: Record<string, Media>
}

export interface Parameter {
  $ref?: string
  name?: string
  description?: string
  schema?: Schema
  example?: unknown
  [member: string]: unknown
}

export interface RequestBody {
  $ref?: string
  description?: string
  required?: boolean
  content?: Record<string, Media>
  [member: string]: unknown
}

export interface Operation {
  operationId: string
  summary: string
  description: string
  parameters?: Parameter[]
  requestBody?: RequestBody
  responses: Record<string, Answer>
  [member: string]: unknown
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

export type PathItem = { description: string; parameters?: Parameter[]; 'x-assumed'?: string[] } & Partial<
  Record<(typeof methods)[number], Operation>
>

/** An OpenAPI 3.1 document, as far as the kit's own contract goes. */
export interface OpenApiDocument {
  openapi: string
  info: { title: string; description: string; [member: string]: unknown }
  servers: { url: string; [member: string]: unknown }[]
  paths: Record<string, PathItem>
  components: {
    securitySchemes: Record<string, { description: string; [member: string]: unknown }>
    parameters: Record<string, Parameter>
    requestBodies: Record<string, RequestBody>
    responses: Record<string, Answer>
    schemas: Record<string, Schema>
    examples: Record<string, Example>
    headers?: Record<string, Header>
  }
  [member: string]: unknown
}

/** A copy of the contract as it is written (spec/openapi.yaml): that of the default dialect. */
export function writtenContract(): OpenApiDocument {
  return structuredClone(source) as unknown as OpenApiDocument
}

export function ref(kind: keyof OpenApiDocument['components'], name: string): { $ref: string } {
  return { $ref: `#/components/${kind}/${name}` }
}

/** What a reference names, such as `#/components/schemas/Link`. */
export function named(document: OpenApiDocument, reference: string): unknown {
  let part: unknown = document
  for (const name of reference.slice(2).split('/')) part = (part as Record<string, unknown>)[name]
  if (part === undefined) throw new Error(`Failed to resolve ${reference}: there is no such part`)
  return part
}

/** A schema whose own reference is replaced by what it names; what stands beside the reference wins. */
export function resolved(document: OpenApiDocument, schema: Schema): Schema {
  const { $ref, ...beside } = schema
  if ($ref === undefined) return schema
  return resolved(document, { ...(named(document, $ref) as Schema), ...beside })
}

/** A component that has to be there. */
export function component<Kind extends keyof OpenApiDocument['components']>(
  document: OpenApiDocument,
  kind: Kind,
  name: string,
): NonNullable<OpenApiDocument['components'][Kind]>[string] {
  return named(document, `#/components/${kind}/${name}`) as NonNullable<
    OpenApiDocument['components'][Kind]
  >[string]
}

/**
 * Says something else in a description, wherever its lines break. Fails where the words are not there, so that they are
 * not changed unseen.
 */
export function reword(part: { description?: string }, from: string, to: string): void {
  const words = from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
  const said = new RegExp(words)
  if (part.description === undefined || !said.test(part.description)) {
    throw new Error(
      `Failed to reword a description: ${JSON.stringify(from)} is not in it: ${part.description}`,
    )
  }
  part.description = part.description.replace(said, () => to)
}

/** Whether two JSON values are the same, in whatever order their members are. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every(
      name =>
        Object.hasOwn(other, name) &&
        isSame((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}

/** Takes away the components that nothing refers to any more. */
export function prune(document: OpenApiDocument): void {
  const { securitySchemes: _, ...rest } = document.components
  const kinds = rest as Record<string, Record<string, unknown>>
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
