import { type Document, readDocument } from '../documents/document.ts'
import { checks } from '../generated/admin-inputs.js'
import type { AdminOperationId } from '../generated/admin-operations.ts'
import { essenceOf } from '../wire/media.ts'
import { AdminError } from './refusal.ts'
import { type AdminRequest, invalid, refuse } from './router.ts'

/** The sizes of the largest bodies, in MiB: of a seed, and of everything else. */
const ofSeed = 16
const usual = 1

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
  const document = readDocument(bytes, { mebibytes, aliases: 0 })
  const value = objectIn(document)
  refuse(checks[`${operationId}Body`], value, 'The body is not valid')
  return value
}

/** Reads a seed in JSON or YAML. */
export async function readSeedBody(request: AdminRequest): Promise<Uint8Array> {
  const types = ['application/json', 'application/yaml', 'text/yaml', 'application/x-yaml']
  return (await bytesOf(request, 'replaceState', types)).bytes
}

async function bytesOf(request: AdminRequest, operationId: AdminOperationId, types: readonly string[]) {
  const type = essenceOf(request.header('content-type'))
  if (!types.includes(type)) {
    const got = type === '' ? 'no media type' : JSON.stringify(type.slice(0, 80))
    throw new AdminError(415, `Send the body as ${types[0]}; got ${got}.`)
  }
  const mebibytes = withSeed.has(operationId) ? ofSeed : usual
  const bytes = await request.body(mebibytes * 1024 * 1024)
  if (bytes === 'too-large') throw new AdminError(413, `The body is larger than ${mebibytes} MiB.`)
  return { bytes: bytes ?? new Uint8Array(), mebibytes }
}

function objectIn(document: Document): Record<string, unknown> {
  if ('issues' in document) throw invalid('The body is not valid', document.issues)
  const { value } = document
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new AdminError(400, 'The body is not valid: expected an object.')
}
