import { type Document, readDocument } from '../documents/document.ts'
import { checks } from '../generated/admin-inputs.js'
import type { AdminOperationId } from '../generated/admin-operations.ts'
import { essenceOf } from '../wire/media.ts'
import { AdminError } from './refusal.ts'
import { type AdminRequest, invalid, refuse } from './router.ts'

/**
 * The sizes of the largest bodies, in MiB: of a seed, of a seed in YAML, and of everything else. The YAML parser needs
 * 500 times the memory of its text, and during that time the mock does not respond.
 */
const ofSeed = 16
const ofYaml = 2
const usual = 1

/** How many items the lists of a body may have together. */
const mostItems = 300_000

const yamlTypes = ['application/yaml', 'text/yaml', 'application/x-yaml']
const isYaml = (type: string) => yamlTypes.includes(type)

/** The operations whose body is a seed, or may contain one. */
const withSeed: ReadonlySet<AdminOperationId> = new Set(['replaceState', 'resetAccount', 'patchState'])

/**
 * Reads the JSON object in the body of a request. Throws AdminError if the body is too large, of another media
 * type, or not valid. A page cannot send JSON to another origin without asking for permission first.
 */
export async function readBody(
  request: AdminRequest,
  operationId: AdminOperationId,
): Promise<Record<string, unknown>> {
  const { bytes, mebibytes } = await bytesOf(request, operationId, ['application/json'])
  requireJson(bytes)
  const document = readDocument(bytes, { mebibytes, aliases: 0 })
  const value = objectIn(document)
  refuse(checks[`${operationId}Body`], value, 'The body is not valid')
  return value
}

/** Reads a seed in JSON or YAML. */
export async function readSeedBody(request: AdminRequest): Promise<Uint8Array> {
  const { bytes, type } = await bytesOf(request, 'replaceState', ['application/json', ...yamlTypes])
  if (!isYaml(type)) requireJson(bytes)
  return bytes
}

async function bytesOf(request: AdminRequest, operationId: AdminOperationId, types: readonly string[]) {
  const type = essenceOf(request.header('content-type'))
  if (!types.includes(type)) {
    const got = type === '' ? 'no media type' : JSON.stringify(type.slice(0, 80))
    throw new AdminError(415, `Send the body as ${types[0]}; got ${got}.`)
  }
  const coding = request.header('content-encoding') ?? 'identity'
  if (coding.toLowerCase() !== 'identity') {
    const got = JSON.stringify(coding.slice(0, 80))
    throw new AdminError(415, `Send the body without a Content-Encoding; got ${got}.`)
  }
  const mebibytes = isYaml(type) ? ofYaml : withSeed.has(operationId) ? ofSeed : usual
  const bytes = await request.body(mebibytes * 1024 * 1024)
  if (bytes === 'too-large') {
    const remedy = isYaml(type) ? ' As JSON it may be larger.' : ''
    throw new AdminError(413, `The body is larger than ${mebibytes} MiB.${remedy}`)
  }
  return { bytes: bytes ?? new Uint8Array(), mebibytes, type }
}

/**
 * Refuses what is not JSON, which would be read as YAML and take very long if it is large, and lists that are too
 * long: each of their items may be a mistake.
 */
function requireJson(bytes: Uint8Array): void {
  if (itemsIn(parsedJson(bytes)) > mostItems)
    throw new AdminError(413, `The lists of the body have more than ${mostItems} items.`)
}

function parsedJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    // The message of the platform may repeat the body, which may contain a key.
    const place = error instanceof Error ? /\bposition (\d+)/.exec(error.message)?.[1] : undefined
    const received = place === undefined ? 'text that is none' : `text that is none from character ${place}`
    throw invalid('The body is not valid', [{ path: '', expected: 'JSON', received }])
  }
}

/** Counts the items of all lists. Not recursive, because the value may be nested as deep as its text is long. */
function itemsIn(value: unknown): number {
  const open = [value]
  let count = 0
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if (Array.isArray(next)) count += next.length
    if (count > mostItems) return count
    for (const member of Object.values(next))
      if (typeof member === 'object' && member !== null) open.push(member)
  }
  return count
}

function objectIn(document: Document): Record<string, unknown> {
  if ('issues' in document) throw invalid('The body is not valid', document.issues)
  const { value } = document
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new AdminError(400, 'The body is not valid: expected an object.')
}
