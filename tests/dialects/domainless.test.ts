import { expect, it } from 'vitest'
import { serve } from './cases/serve.ts'

it('a link without a domain is on the host of the first one, and in no list of a domain', async () => {
  const { ask } = await serve('domainless', {}, { 'links.domain.unsent': 'none' })
  const make = async (form: string) => {
    const { body } = await ask('POST', '/links', `url=https://a.example/&${form}`)
    return (body as { data: { id: number; domain_id: number | null; short_url: string } }).data
  }
  const [bare, usual] = [await make('alias=bare'), await make('alias=usual&domain_id=1')]
  expect([bare.domain_id, usual.domain_id]).toEqual([null, 1])
  expect(bare.short_url).toBe(usual.short_url.replace('usual', 'bare'))
  const idsOf = async (query: string) => {
    const { body } = await ask('GET', `/links?${query}`)
    return (body as { data: { id: number }[] }).data.map(({ id }) => id)
  }
  expect(await idsOf('sort_by=id')).toEqual([usual.id, bare.id])
  expect(await idsOf('domain_id=1')).toEqual([usual.id])
  const taken = await ask('POST', '/links', 'url=https://a.example/&alias=bare')
  expect(taken.status).toBe(422)
})
