import type { Client } from '../../../../src/client/index.ts'

/** Creates a link, in up to three attempts. Returns its id. */
export async function create(client: Client, url: string): Promise<number> {
  const alias = crypto.randomUUID()
  const query = { search: alias, search_by: 'alias' } as const
  for (let attempt = 1; attempt <= 3; attempt++) {
    const created = await client.POST('/links', { body: { url, alias } }).catch(() => undefined)
    if (created?.data) return created.data.data.id
    // The service may have created the link before the response was lost.
    const found = await client.GET('/links', { params: { query } }).catch(() => undefined)
    const known = found?.data?.data.find(link => link.alias === alias)
    if (known) return known.id
  }
  throw new Error('The link could not be created')
}
