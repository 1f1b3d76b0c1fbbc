import type { Answers } from '../generated/answers.ts'
import { essenceOf, isReadable } from './media.ts'
import type { PlainRequest } from './plain.ts'

/**
 * A request whose body is a form, whatever it came as: JSON and multipart bodies, in dialects that read them, are
 * written anew as forms, so that all that follows knows one kind of body. Only multipart takes a promise.
 */
export function withForm(request: PlainRequest, answers: Answers): PlainRequest | Promise<PlainRequest> {
  if (!(request.body instanceof Uint8Array) || answers['input.content-type'].also.length === 0) return request
  const contentType = request.header('content-type')
  const essence = essenceOf(contentType)
  if (essence === 'application/x-www-form-urlencoded' || !isReadable(request, answers)) return request
  if (essence === 'application/json')
    return formOf(request, pairsOfJson(new TextDecoder().decode(request.body)))
  const body = new Uint8Array(request.body)
  return new Response(body, { headers: { 'content-type': contentType! } }).formData().then(
    form =>
      formOf(
        request,
        [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      ),
    // A multipart body that cannot be taken apart has no fields.
    () => formOf(request, []),
  )
}

function formOf(request: PlainRequest, pairs: [string, string][]): PlainRequest {
  return {
    ...request,
    body: new TextEncoder().encode(new URLSearchParams(pairs).toString()),
    header: name => (name === 'content-type' ? 'application/x-www-form-urlencoded' : request.header(name)),
  }
}

/** The form fields that say the same as a JSON object; a text that is none has no fields. */
function pairsOfJson(text: string): [string, string][] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return []
  }
  const pairs: [string, string][] = []
  if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) addPairs(pairs, name, member, 0)
  }
  return pairs
}

// A field is at most a list of rows of texts; what is nested more deeply names no field.
const deepest = 3

function addPairs(pairs: [string, string][], name: string, value: unknown, depth: number): void {
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value)
    if (members.length === 0) pairs.push([name, ''])
    else if (depth < deepest)
      for (const [step, member] of members) addPairs(pairs, `${name}[${step}]`, member, depth + 1)
    return
  }
  if (typeof value === 'boolean') pairs.push([name, value ? '1' : '0'])
  else pairs.push([name, value === null ? '' : String(value)])
}
