import type { IncomingMessage } from 'node:http'
import type { Answered } from '../../mock/answered.ts'
import type { Pair } from '../../wire/plain.ts'
import { headersOf } from './request.ts'

/**
 * A request and its response. A class, because an object literal with a getter would get a hidden class of its own
 * for each request, which costs more time than the request.
 */
export class NodeAnswered implements Answered {
  readonly request: Answered['request']
  readonly target: string
  readonly response: Answered['response']
  readonly findings: Answered['findings']
  readonly durationMs: number
  readonly #incoming: IncomingMessage

  constructor(incoming: IncomingMessage, facts: Omit<Answered, 'headers'>) {
    this.request = facts.request
    this.target = facts.target
    this.response = facts.response
    this.findings = facts.findings
    this.durationMs = facts.durationMs
    this.#incoming = incoming
  }

  get headers(): readonly Pair[] {
    return headersOf(this.#incoming)
  }
}
