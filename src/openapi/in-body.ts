import type { DocumentedOperation, Media, OpenApiDocument, ResponseObject } from './document.ts'
import { componentAt } from './parts.ts'

// An operation has one response for a status. If errors have the status 200 too, its body is a success or an
// error.

/** Adds errors with the status 200 to the successful response of an operation with the same status. */
export function addInBody(
  document: OpenApiDocument,
  { responses }: DocumentedOperation,
  refusal: ResponseObject,
): void {
  const errors = refusal.$ref === undefined ? refusal : componentAt(document, 'responses', refusal.$ref)
  const success = responses[200]
  responses[200] = success === undefined ? errors : together(success, errors)
}

function together(success: ResponseObject, errors: ResponseObject): ResponseObject {
  const content = { ...success.content }
  for (const [type, media] of Object.entries(errors.content ?? {})) {
    const known = content[type]
    content[type] = known === undefined ? media : either(known, media)
  }
  // A header is not required, because only the success or only the error may have it.
  const headers = Object.fromEntries(
    Object.entries({ ...success.headers, ...errors.headers }).map(([name, header]) => [
      name,
      { ...header, required: false },
    ]),
  )
  return {
    ...success,
    description: `${success.description} Or an error: ${errors.description}`,
    'x-assumed': [...new Set([...(success['x-assumed'] ?? []), ...(errors['x-assumed'] ?? [])])],
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(content).length > 0 && { content }),
  }
}

function either(success: Media, error: Media): Media {
  const examples = { ...success.examples, ...error.examples }
  return {
    ...success,
    schema: { anyOf: [success.schema, error.schema] },
    ...(Object.keys(examples).length > 0 && { examples }),
  }
}
