import { Skipped } from '../core/errors.ts'
import { compact } from '../core/marker.ts'
import type { Content, Created, Resource } from './account.ts'

/** Finds out whether the server refuses a create that lacks fields. Asks once for each resource. */
export class IncompleteCreates {
  readonly #send: (resource: Resource, marker: string, content: Content) => Promise<Created>
  readonly #refused = new Map<Resource, Promise<boolean>>()

  constructor(send: (resource: Resource, marker: string, content: Content) => Promise<Created>) {
    this.#send = send
  }

  /**
   * Throws Skipped unless the server refuses a create that lacks fields. A create without our marker could
   * create a record that nobody can ever prove to be ours. So input that a server may read as empty is sent
   * only if the server refuses incomplete creates.
   */
  async mustBeRefused(resource: Resource, marker: string): Promise<void> {
    const refused = this.#refused.get(resource) ?? this.#areRefused(resource, marker)
    this.#refused.set(resource, refused)
    refused.catch(() => this.#refused.delete(resource))
    if (!(await refused))
      throw new Skipped(`this server does not refuse a create of ${resource} that lacks fields`)
  }

  async #areRefused(resource: Resource, marker: string): Promise<boolean> {
    const own = `${marker}9`
    const form = [resource === 'links' ? (['alias', compact(own)] as const) : (['value', own] as const)]
    const { exchange } = await this.#send(resource, own, { form, once: true })
    const { status, refused } = exchange.answer
    return refused || (status >= 400 && status < 500)
  }
}
