import { type CompleteResponse, isBodyless } from '../dialect/shapes/complete.ts'
import type { Writer } from '../dialect/shapes/construct.ts'
import type { Json } from '../dialect/shapes/json.ts'
import { compileText, placesOf } from '../dialect/shapes/json-text.ts'
import type { Node } from '../dialect/shapes/node.ts'
import { absentWord } from '../dialect/shapes/reading.ts'
import type { Scope } from '../dialect/shapes/scope.ts'
import { compile, parseStrict } from '../dialect/shapes/shape.ts'
import { usesOf } from '../dialect/shapes/uses.ts'
import type { PlainResponse } from './plain.ts'

/** Values that differ in each response. */
export interface Occasion {
  /** How many volatile responses and records were written before. */
  sequence: number
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * The values that a response is written from. The object is created for one response: `respond` adds the
 * values of `Occasion` to it.
 */
export type ResponseValues = Record<string, unknown>

/** Writes responses of one kind. */
export interface ResponseWriter {
  /** Whether two responses to the same request differ. */
  volatile: boolean
  /** Whether the body is JSON, even if its media type is different. */
  isJson: boolean
  /** Whether the response shows a value, or an item of a list. */
  uses(name: string): boolean
  /**
   * Writes a response.
   * @param status the status to send, which may differ from the status in the shape
   */
  respond(values: ResponseValues, status: number, headers?: Record<string, string>): PlainResponse
}

/** The values that are already serialized as JSON. */
const slots = ['record', 'records']

/** Compiles the writer of one kind of response. */
export function responseWriter(
  { type, headers, body }: Omit<CompleteResponse, 'status'>,
  scope: Scope,
  path: string,
  occasion: () => Occasion,
): ResponseWriter {
  const headerNodes = Object.entries(headers).map(
    ([name, shape]) => [name, parseStrict(shape, scope, `${path}.headers.${name}`)] as const,
  )
  const headerWriters = headerNodes.map(([name, node]) => [name, compile(node)] as const)
  const bodyNode = body === absentWord ? undefined : parseStrict(body, scope, `${path}.body`)
  const used = [...headerNodes.map(([, node]) => node), ...(bodyNode ? [bodyNode] : [])].map(usesOf)
  const volatile = used.some(uses => uses.volatile)
  const names = new Set(used.flatMap(uses => uses.names.flatMap(name => [name, name.split('.', 1)[0]!])))
  const isJson = bodyNode !== undefined && isWrittenInJson(type, bodyNode)
  const written = bodyNode && (isJson ? jsonWriter(bodyNode) : textWriter(compile(bodyNode)))
  // Most responses have no other header. They share this object, so that the log does not keep one for each.
  const typeAlone: PlainResponse['headers'] = Object.freeze({ 'content-type': type })
  const isAscii = isJson && /charset=(?!"?utf-8)/i.test(type)
  const write = written && isAscii ? (values: ResponseValues) => inAscii(written(values)) : written
  return {
    volatile,
    isJson,
    uses: name => names.has(name),
    respond(values, status, extra) {
      if (volatile) Object.assign(values, occasion())
      const hasBody = write !== undefined && !isBodyless(status)
      if (hasBody && extra === undefined && headerWriters.length === 0)
        return { status, headers: typeAlone, body: write(values) }
      const sent: Record<string, string> = hasBody ? { 'content-type': type } : {}
      if (extra !== undefined) Object.assign(sent, extra)
      // A header of the shape overrides the mock's own. If it has no value, the mock's own is removed too.
      for (const [name, writeHeader] of headerWriters) {
        const text = headerText(writeHeader(values))
        if (text === undefined) delete sent[name]
        else sent[name] = text
      }
      return { status, headers: sent, body: hasBody ? write(values) : null }
    },
  }
}

/**
 * Escapes all non-ASCII characters, so that the JSON is the same in any charset that the media type may
 * declare.
 */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * Whether a body is JSON, either by its media type or because it is an object or a list. Old services send
 * those as `text/html`.
 */
export function isWrittenInJson(type: string, body: Node): boolean {
  const essence = type.split(';', 1)[0]!.trim()
  return /[/+]json$/.test(essence) || !isText(body)
}

function isText(node: Node): boolean {
  switch (node.kind) {
    case 'object':
    case 'array':
    case 'list':
    case 'map':
    case 'merge':
      return false
    case 'if':
      return isText(node.held) && isText(node.otherwise)
    case 'concat':
      return node.parts.every(isText)
    case 'value':
      return !slots.includes(node.name)
    case 'constant':
    case 'seen':
      return node.value === null || typeof node.value !== 'object'
    default:
      return true
  }
}

function textWriter(write: Writer): (values: ResponseValues) => string {
  return values => String(write(values) ?? '')
}

/**
 * Returns a function that writes a body. The JSON text of `record` or `records` is inserted as it is, or parsed
 * if the shape changes it, as in a merge.
 */
function jsonWriter(node: Node): (values: ResponseValues) => string {
  const names = usesOf(node).names.filter(name => slots.includes(name))
  if (placesOf(node, slots) === names.length) {
    const write = compileText(node, slots)
    return values => write(values) ?? 'null'
  }
  const write = compileText(node)
  return values => {
    for (const name of new Set(names)) values[name] = JSON.parse(String(values[name]))
    return write(values) ?? 'null'
  }
}

function headerText(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  // A list of objects is sent as JSON. A list of texts is joined with commas, like repeated headers.
  if (value.some(item => typeof item === 'object' && item !== null)) return JSON.stringify(value)
  const texts = value.filter(item => item !== null).map(String)
  return texts.length > 0 ? texts.join(', ') : undefined
}
