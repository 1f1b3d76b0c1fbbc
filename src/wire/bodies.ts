import type { Answers } from '../generated/answers.ts'
import { essenceOf, isReadable } from './media.ts'
import type { Pair, PlainRequest } from './plain.ts'

/**
 * A request with the fields of its body, where that is no form but one that the dialect reads (question
 * `input.content-type`). Only multipart takes a promise.
 */
export function withFields(request: PlainRequest, answers: Answers): PlainRequest | Promise<PlainRequest> {
  const { body } = request
  if (!(body instanceof Uint8Array) || body.length === 0 || !isReadable(request, answers)) return request
  const contentType = request.header('content-type')!
  switch (essenceOf(contentType)) {
    case 'application/json':
      return { ...request, fields: fieldsOfJson(new TextDecoder().decode(body)) }
    case 'multipart/form-data':
      return fieldsOfMultipart(body, contentType).then(fields => ({ ...request, fields }))
    default:
      return request
  }
}

/** The texts of a multipart body. One that cannot be taken apart has none, and a file is no field's value. */
async function fieldsOfMultipart(body: Uint8Array, contentType: string): Promise<Pair[]> {
  const response = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
  try {
    return [...(await response.formData())].filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    )
  } catch {
    return []
  }
}

/** The form fields that say the same as a JSON object; a text that is none has no fields. */
function fieldsOfJson(text: string): Pair[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const fields: Pair[] = []
  for (const [name, member] of Object.entries(value)) addFields(fields, name, member, 0)
  return fields
}

// A field is at most a list of rows of texts; what is nested more deeply names no field.
const deepest = 3

function addFields(fields: Pair[], name: string, value: unknown, depth: number): void {
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
    if (members.length === 0) fields.push([name, ''])
    else if (depth < deepest)
      for (const [step, member] of members) addFields(fields, `${name}[${step}]`, member, depth + 1)
    return
  }
  if (typeof value === 'boolean') fields.push([name, value ? '1' : '0'])
  else fields.push([name, value === null ? '' : String(value)])
}
