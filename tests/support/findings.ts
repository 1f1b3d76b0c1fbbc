import { expect, it } from 'vitest'
import type { Answers } from '../../src/generated/answers.ts'
import type { Finding } from '../../src/mock/findings/index.ts'
import { createMock, host } from '../../src/mock/mock.ts'
import { plainRequest } from '../../src/wire/fetch.ts'

export const base = 'http://localhost/api/v1'
const authorization = 'Bearer a'
const form = 'application/x-www-form-urlencoded'
export const url = 'url=https%3A%2F%2Fshop.example%2F'

export interface Sent {
  answers?: Partial<Answers>
  headers?: Record<string, string>
  body?: string | FormData | Uint8Array<ArrayBuffer>
}

/** Sends a request to a new mock with the demo account. Returns its status and findings. */
export async function look(line: string, { answers = {}, headers = {}, body }: Sent = {}) {
  const mock = createMock({ dialect: { name: 'own', answers } })
  const [method = '', target = ''] = line.split(/ (.*)/)
  const type = typeof body === 'string' ? { 'content-type': form } : {}
  const init = {
    method,
    headers: { authorization, ...type, ...headers },
    ...(body !== undefined && { body }),
  }
  const request = await plainRequest(new Request(base + target, init), base, mock[host].bodyLimit)
  let findings: readonly Finding[] = []
  const { status } = await mock[host].handle(request, found => {
    findings = found.all()
  })
  return { status, findings }
}

/** What is sent, and the kinds and subjects of what is found: `unknown-field utl`. */
type Case = [title: string, line: string, sent: Sent, found: string[], status?: number]

/** Returns the kind and the subject of a finding: `unknown-field utl`. */
export const brief = ({ kind, field, parameter, meant }: Finding) =>
  [kind, field ?? parameter, meant && `(${meant})`].filter(Boolean).join(' ')

/** Registers a test for each case. */
export function checkFindings(cases: Case[]) {
  it.each(cases)('%s', async (_, line, sent, found, expected = 200) => {
    const { status, findings } = await look(line, sent)
    expect(findings.map(brief)).toEqual(found)
    expect(status).toBe(expected)
    for (const { text, section } of findings) {
      expect(text).toMatch(/^[A-Z].*[.?]$/)
      expect(section).toMatch(/^\d(\.\d)?$/)
    }
  })
}

export const post = 'POST /links'
export const json = { 'content-type': 'application/json' }
export const reads = (...also: ('json' | 'multipart')[]) => ({
  answers: { 'input.content-type': { also, otherwise: 415 } } satisfies Partial<Answers>,
})
export const lists = `${url}&pixel_ids[]=1&pixel_ids[]=2&country[0][key]=DE&country[0][value]=https%3A%2F%2Fa.example`
