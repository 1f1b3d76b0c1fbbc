import { isObject, type JsonObject } from '../dialect/shapes/json.ts'
import type {
  ComponentOf,
  Components,
  DocumentedOperation,
  Example,
  Header,
  Media,
  OpenApiDocument,
  Parameter,
  ResponseObject,
  Schema,
} from './document.ts'
import { collectionPaths, type RecordKind, recordPaths, type Verb } from './kinds.ts'

// Access to parts that the written contract always has. Each function throws if the part is missing.

/**
 * Returns a value that must not be undefined.
 * @param place the name and the place of the value, for the error: `response 200 at listLinks`
 */
export function present<Value>(value: Value | undefined, place: string): Value {
  if (value === undefined) throw new Error(`Failed to derive the document: no ${place}`)
  return value
}

/** A document, or any object that has its components of a kind. */
interface Holder<Kind extends keyof ComponentOf> {
  components: Pick<Components, Kind>
}

/** Returns the component of a kind and a name, such as the schema `Link`. */
export function component<Kind extends keyof ComponentOf>(
  { components }: Holder<Kind>,
  kind: Kind,
  name: string,
): ComponentOf[Kind] {
  return present(components[kind][name], `${name} at #/components/${kind}`)
}

/** Returns the component of a kind that a reference points to, such as `#/components/schemas/Link`. */
export function componentAt<Kind extends keyof ComponentOf>(
  holder: Holder<Kind>,
  kind: Kind,
  reference: string,
): ComponentOf[Kind] {
  const [, name] = reference.split(`#/components/${kind}/`)
  return component(holder, kind, present(name, `component of the kind ${kind} at ${reference}`))
}

/** Returns the operations on a kind of record. */
export function operationsOf(
  { paths }: OpenApiDocument,
  kind: RecordKind,
): Record<Verb, DocumentedOperation> {
  const { get: list, post: create } = paths[collectionPaths[kind]]
  const { get, put: update, delete: remove } = paths[recordPaths[kind]]
  return { list, create, get, update, delete: remove }
}

/** Returns a parameter that an operation defines itself, not by reference. */
export function parameter({ operationId, parameters = [] }: DocumentedOperation, name: string): Parameter {
  const found = parameters.find((one): one is Parameter => 'name' in one && one.name === name)
  return present(found, `parameter ${name} at ${operationId}`)
}

/** Returns the response of an operation with a status. */
export function response({ operationId, responses }: DocumentedOperation, status: number): ResponseObject {
  return present(responses[status], `response ${status} at ${operationId}`)
}

/** Returns a header of a response. */
export function header({ headers, description }: ResponseObject, name: string): Header {
  return present(headers?.[name], `header ${name} at the response ${JSON.stringify(description)}`)
}

/**
 * Returns the first media type of a request body or a response. In the written contract each has only one.
 */
export function mediaOf({
  content = {},
  description,
}: Pick<ResponseObject, 'content' | 'description'>): Media {
  const [media] = Object.values(content)
  return present(media, `media type at ${JSON.stringify(description)}`)
}

/** Returns the schema of a member of an object. */
export function member({ properties, description }: Schema, name: string): Schema {
  return present(properties?.[name], `member ${name} at the schema ${JSON.stringify(description)}`)
}

/** Returns the schema of the items of a list. */
export function schemaItems({ items, description }: Schema): Schema {
  return present(items, `items at the schema ${JSON.stringify(description)}`)
}

/** Returns the description of a schema or a response. */
export function descriptionOf(part: { description?: string }): string {
  return present(part.description, `description at ${JSON.stringify(part)}`)
}

/** Returns the questions that a schema depends on. */
export function assumedOf({ 'x-assumed': assumed, description }: Schema): string[] {
  return present(assumed, `x-assumed at ${JSON.stringify(description)}`)
}

/** Returns the record that an example of a response about one record shows under `data`. */
export function recordShown({ value }: Example): JsonObject {
  return objectOf(objectOf(value).data)
}

/** Returns a JSON value that must be an object. */
export function objectOf(value: unknown): JsonObject {
  return present(isObject(value) ? value : undefined, `object at ${JSON.stringify(value)}`)
}

/** Returns a JSON value that must be a list. */
export function listOf(value: unknown): unknown[] {
  return present(Array.isArray(value) ? value : undefined, `list at ${JSON.stringify(value)}`)
}
