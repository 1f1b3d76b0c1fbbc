import type { Client } from '../../../../src/client/index.ts'

/** Creates a link, in up to three attempts. Returns its id. */
export async function create(client: Client, url: string): Promise<number> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const created = await client.POST('/links', { body: { url } }).catch(() => undefined)
    if (created?.data) return created.data.data.id
  }
  throw new Error('The link could not be created')
}
