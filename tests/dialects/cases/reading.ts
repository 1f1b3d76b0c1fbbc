import { expect } from 'vitest'
import { base, type Speaker, type Spoken } from '../../support/speak.ts'
import { at } from './case.ts'

// Reads lists page by page to the end, as clients do: by the addresses or cursors in the responses.

/** The path below the base URL of a page's address. */
export function below(address: unknown): string {
  if (typeof address !== 'string' || !address.startsWith(base)) throw new Error(`Failed to follow ${address}`)
  return address.slice(base.length)
}

/** Reads pages until there is no next page. Calls `between` after each page but the last. */
export async function readAll(
  server: Speaker,
  path: string,
  next: (answer: Spoken) => unknown,
  between: (ids: unknown[]) => Promise<void> | void = () => undefined,
): Promise<unknown[]> {
  const ids: unknown[] = []
  for (let current = path; ; ) {
    const answer = await server.get(current)
    expect(answer.status, current).toBe(200)
    const records = Array.isArray(answer.body) ? answer.body : (at(answer.body, 'data') as unknown[])
    ids.push(...records.map(record => at(record, 'id')))
    const following = next(answer)
    if (following === null || following === undefined) return ids
    await between(ids)
    current = below(following)
  }
}

/** The address of the next page in the default place. */
export const nextInBody = ({ body }: Spoken) => at(body, 'links', 'next')
