// The table of faults. It is used in pages too, so it imports nothing.

/** A fault, and what a client sees of it. */
export interface Case {
  /** The rule without its operation. */
  rule: string
  /** Whether the request takes effect. */
  isEffective: boolean
  /** The status of the response; 0 if the request rejects. */
  status: number
  /** The kind of body. A cut body cannot be read to its end. */
  body: 'none' | 'error' | 'record' | 'page' | 'cut'
  headers?: Record<string, string>
  /** The least duration, in milliseconds. */
  takes?: number
}

const page = { 'content-type': 'text/html' }
const rate = { 'retry-after': '2', 'x-ratelimit-limit': '60', 'x-ratelimit-remaining': '0' }

const phased: Omit<Case, 'isEffective'>[] = [
  { rule: '503', status: 503, body: 'error' },
  {
    rule: '500 message "Out of order." header "x-id: 7"',
    status: 500,
    body: 'error',
    headers: { 'x-id': '7' },
  },
  { rule: '429 retry-after 2', status: 429, body: 'error', headers: rate },
  { rule: '503 retry-after 9', status: 503, body: 'error', headers: { 'retry-after': '9' } },
  { rule: '502 type text/html', status: 502, body: 'page', headers: page },
  { rule: '500 cut', status: 500, body: 'cut' },
  { rule: '504 delay 40', status: 504, body: 'error', takes: 40 },
  { rule: 'drop', status: 0, body: 'none' },
  { rule: 'drop delay 40', status: 0, body: 'none', takes: 40 },
]

/** All faults in all phases that they have. */
export const cases: Case[] = [
  ...phased.flatMap(fault => [
    { ...fault, isEffective: false },
    { ...fault, rule: `${fault.rule} after`, isEffective: true },
  ]),
  { rule: 'cut', status: 200, body: 'cut', isEffective: true },
  { rule: 'type text/html', status: 200, body: 'record', headers: page, isEffective: true },
  { rule: 'delay 40', status: 200, body: 'record', takes: 40, isEffective: true },
  { rule: 'delay 40..60', status: 200, body: 'record', takes: 40, isEffective: true },
]

export const apiKey = 'key-of-the-table'

/** Reads a body to its end, or until it fails. */
export async function readAll({ body }: Response): Promise<{ received: number; error: unknown }> {
  const reader = body?.getReader()
  let received = 0
  try {
    for (;;) {
      const chunk = await reader?.read()
      if (chunk === undefined || chunk.done) return { received, error: undefined }
      received += chunk.value.length
    }
  } catch (error) {
    return { received, error }
  }
}
