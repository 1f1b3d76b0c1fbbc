import type { ServiceAccess } from '../view.ts'
import type { BuiltRequest } from './request-draft.ts'

/** The response to a request that a person tried, or why there is none. */
export interface Received {
  status: number
  statusText: string
  headers: [name: string, value: string][]
  body: string
  ms: number
  failure?: string
}

/** Sends a request to the mock. Never rejects. */
export async function send(
  service: ServiceAccess,
  { method, url, headers, body }: BuiltRequest,
): Promise<Received> {
  const start = performance.now()
  try {
    const request = new Request(url, { method, headers, ...(body !== undefined && { body }) })
    const response = await service.fetch(request)
    const text = await response.text()
    return {
      status: response.status,
      statusText: response.statusText,
      headers: [...response.headers],
      body: text,
      ms: performance.now() - start,
    }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return {
      status: 0,
      statusText: '',
      headers: [],
      body: '',
      ms: performance.now() - start,
      failure: `There is no response: ${failure}`,
    }
  }
}
