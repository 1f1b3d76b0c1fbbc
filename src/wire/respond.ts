import type { CompleteResponse } from '../dialect/shapes/complete.ts'
import type { Writer } from '../dialect/shapes/construct.ts'
import type { Json } from '../dialect/shapes/json.ts'
import type { Node } from '../dialect/shapes/node.ts'
import { absentWord } from '../dialect/shapes/reading.ts'
import type { Scope } from '../dialect/shapes/scope.ts'
import { compile, parseStrict } from '../dialect/shapes/shape.ts'
import { usesOf } from '../dialect/shapes/uses.ts'
import type { PlainResponse } from './plain.ts'

/** What is another in each response. */
export interface Occasion {
  /** How many volatile responses there were before. */
  sequence: number
  /** Milliseconds since the epoch. */
  now: number
}

/** What a response is written from. It is made for this response: what is another each time is added to it. */
export type ResponseValues = Record<string, unknown>

/** Writes responses of one kind. */
export interface ResponseWriter {
  /** Whether two responses to the same request differ. */
  volatile: boolean
  /** Whether bodies are JSON, whatever their media type says. */
  isJson: boolean
  /** Whether it shows a value. */
  uses(name: string): boolean
  /** @param status what is answered, if not the shape's own status */
  respond(values: ResponseValues, status: number, headers?: Record<string, string>): PlainResponse
}

// Stands for JSON text that is written already, while what is around it is written.
const hole = '\u0000json\u0000'
const holeText = JSON.stringify(hole)

/** The values that are JSON text already. */
const slots = ['record', 'records']

/** Compiles what writes a kind of response. */
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
  const names = new Set(used.flatMap(uses => uses.names))
  const isJson = bodyNode !== undefined && isWrittenInJson(type, bodyNode)
  const written = bodyNode && (isJson ? jsonWriter(bodyNode) : textWriter(compile(bodyNode)))
  const isAscii = isJson && /charset=(?!"?utf-8)/i.test(type)
  const write = written && isAscii ? (values: ResponseValues) => inAscii(written(values)) : written
  return {
    volatile,
    isJson,
    uses: name => names.has(name),
    respond(values, status, extra) {
      if (volatile) Object.assign(values, occasion())
      const sent: Record<string, string> = write ? { 'content-type': type } : {}
      if (extra !== undefined) Object.assign(sent, extra)
      // What a shape says of a header goes before the mock's own, also that it is left out.
      for (const [name, writeHeader] of headerWriters) {
        const text = headerText(writeHeader(values))
        if (text === undefined) delete sent[name]
        else sent[name] = text
      }
      return { status, headers: sent, body: write ? write(values) : null }
    },
  }
}

/** JSON that is the same in any charset that a service may say to write in. */
function inAscii(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Whether a body is JSON: by its media type, or because it is an object or a list, which old services send as `text/html`. */
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

/** The values that are the same in each response of a kind and a status. */
const fixed = [...slots, 'status', 'object', 'collection']

/**
 * Writes a body around JSON text. Where that is in one place of its own, it is put there as it is, and what is around it
 * is written once for each status, if nothing else in it changes.
 */
function jsonWriter(node: Node): (values: ResponseValues) => string {
  const write = compile(node)
  const { names, merged, volatile } = usesOf(node)
  const inside = names.filter(name => slots.includes(name))
  const [slot] = inside
  if (slot === undefined) return values => JSON.stringify(write(values) ?? null)
  const filled = (values: ResponseValues, content: unknown): string => {
    const text = values[slot]
    values[slot] = content
    const whole = JSON.stringify(write(values) ?? null)
    values[slot] = text
    return whole
  }
  if (merged || inside.length > 1) return values => filled(values, JSON.parse(String(values[slot])))
  // Under a condition that does not hold there is no place for it.
  const around = (values: ResponseValues) => {
    const [before = '', after] = filled(values, hole).split(holeText)
    return { before, after }
  }
  const together = ({ before, after }: { before: string; after?: string | undefined }, content: unknown) =>
    after === undefined ? before : before + String(content) + after
  if (volatile || !names.every(name => fixed.includes(name))) {
    return values => together(around(values), values[slot])
  }
  const made = new Map<unknown, { before: string; after: string | undefined }>()
  return values => {
    let known = made.get(values.status)
    if (known === undefined) {
      known = around(values)
      made.set(values.status, known)
    }
    return together(known, values[slot])
  }
}

function headerText(value: Json | undefined): string | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value)) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  // A list of objects is data; a list of texts is what several headers of one name would say.
  if (value.some(item => typeof item === 'object' && item !== null)) return JSON.stringify(value)
  const texts = value.filter(item => item !== null).map(String)
  return texts.length > 0 ? texts.join(', ') : undefined
}
