import type { Answers } from '../generated/answers.ts'
import { essenceOf, isKnown } from './media.ts'
import type { Pair, PlainRequest } from './plain.ts'

const utf8 = new TextDecoder()

/**
 * Adds the fields of a JSON or multipart body to a request if the dialect reads that media type (question
 * `input.content-type`). Returns a promise only for a multipart body.
 */
export function addFields(request: PlainRequest, answers: Answers): void | Promise<void> {
  const { body } = request
  if (!(body instanceof Uint8Array) || body.length === 0 || !isKnown(request, answers)) return
  const contentType = request.header('content-type')!
  switch (essenceOf(contentType)) {
    case 'application/json':
      request.fields = fieldsOfJson(utf8.decode(body))
      return
    case 'multipart/form-data':
      return fieldsOfMultipart(body, contentType).then(fields => {
        request.fields = fields
      })
  }
}

/** Returns the fields of a body. A form is parsed when it is first asked for, and only once. */
export function fieldsOf(request: PlainRequest): readonly Pair[] {
  const { body, fields } = request
  if (fields !== undefined) return fields
  if (!(body instanceof Uint8Array)) return []
  request.form ??= [...new URLSearchParams(utf8.decode(body))]
  return request.form
}

/** Returns the text fields of a multipart body, without files. A malformed body has no fields. */
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

/** Returns the form fields that are equivalent to a JSON object. Any other text has no fields. */
function fieldsOfJson(text: string): Pair[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  const fields: Pair[] = []
  for (const [name, member] of Object.entries(value)) addMember(fields, name, member, 0)
  return fields
}

// Three levels, one more than the deepest field (`country[0][key]`) has. Deeper objects are ignored.
const deepest = 3

function addMember(fields: Pair[], name: string, value: unknown, depth: number): void {
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
    if (members.length === 0) fields.push([name, ''])
    else if (depth < deepest)
      for (const [step, member] of members) addMember(fields, `${name}[${step}]`, member, depth + 1)
    return
  }
  if (typeof value === 'boolean') fields.push([name, value ? '1' : '0'])
  else fields.push([name, value === null ? '' : String(value)])
}
