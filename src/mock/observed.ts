import { plainRequest } from '../wire/fetch.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { HandledRequest } from './answered.ts'
import { noFindings } from './findings/index.ts'
import type { MockHost, OnFindings } from './host.ts'

/** How a web request gets its response. */
interface Way {
  /** The base URL of the service, without a trailing slash. */
  base: string
  /** Receives the findings of the request. */
  onFindings?: OnFindings | undefined
  /** @default the mock's `handle` */
  respond?:
    | ((request: PlainRequest, onFindings: OnFindings | undefined) => ReturnType<MockHost['handle']>)
    | undefined
}

/** Lets a mock respond to a web `Request`, and reports both to the mock's observers. */
export async function respondTo(
  { handle, bodyLimit, observers }: MockHost,
  request: Request,
  { base, onFindings, respond = handle }: Way,
): Promise<PlainResponse> {
  const startedAt = performance.now()
  const plain = await plainRequest(request, base, bodyLimit)
  if (observers.size === 0) return await respond(plain, onFindings)
  let found = noFindings
  const response = await respond(plain, findings => {
    found = findings
    onFindings?.(findings)
  })
  const { pathname, search } = new URL(request.url)
  const durationMs = performance.now() - startedAt
  const facts = { request: plain, target: pathname + search, response, durationMs }
  const answered = new HandledRequest(facts, () => [...request.headers].flat(), found)
  for (const observe of observers) observe(answered)
  return response
}
