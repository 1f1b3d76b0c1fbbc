import { expect, it } from 'vitest'
import { type Client, encode, type Form, formType, type Method, startRig } from '../support/rig.ts'

type Request = [method: Method, path: string, form?: Form]
type Step = Request | { advance: number }

const script: Step[] = [
  ['GET', '/links'],
  ['GET', '/links?per_page=10&page=3&sort_by=title&sort=asc'],
  ['GET', '/pixels'],
  ['POST', '/links', ['url=https://a.example/1']],
  ['POST', '/links', ['url=https://a.example/2', 'domain=2']],
  ['POST', '/links', ['url=https://a.example/3', 'alias=third', 'expiration_date=2026-03-02']],
  ['POST', '/links', ['url=https://a.example/4', 'alias=third']],
  ['POST', '/links', ['url=nowhere', 'disabled=7', 'space_id=99']],
  ['GET', '/links?status=1&sort_by=clicks'],
  { advance: 1234 },
  ['POST', '/pixels', ['name=New', 'type=quora', 'value=1']],
  ['POST', '/pixels', ['name=Other', 'type=x', 'value=2']],
  ['POST', '/pixels', ['type=foo']],
  ['GET', '/pixels?sort_by=name&sort=asc'],
  ['PUT', '/links/1', ['pixel_ids[]=1', 'pixel_ids[]=2', 'alias=']],
  ['PUT', '/links/2', ['disabled=1']],
  ['PUT', '/links/3', []],
  ['PUT', '/links/3', ['target_type=1', 'country[3][key]=DE', 'country[3][value]=https://a.example/de']],
  ['PUT', '/links/4', ['url=']],
  ['GET', '/links/1'],
  ['GET', '/links/2'],
  ['GET', '/links/3'],
  ['GET', '/links?pixel_id=1'],
  { advance: 86_400_000 },
  ['GET', '/links?status=2&sort=asc'],
  ['GET', '/links?search=third&search_by=alias'],
  ['DELETE', '/pixels/1'],
  ['GET', '/links/1'],
  ['GET', '/links?pixel_id=1'],
  ['DELETE', '/links/1'],
  ['DELETE', '/links/1'],
  ['GET', '/links?per_page=100'],
  ['GET', '/links?per_page=7'],
  ['GET', '/links?search=shop&domain_id=1&per_page=10'],
  ['HEAD', '/links'],
  ['PATCH', '/links/2'],
  ['GET', '/nothing'],
  ['POST', '/links', ['url=https://a.example/5', 'privacy=2']],
  ['POST', '/links', ['url=https://a.example/5']],
  ['PUT', '/pixels/2', ['name=Renamed']],
  ['GET', '/links?sort_by=alias&sort=asc&per_page=50'],
  ['GET', '/pixels?per_page=10'],
]

// The same host name for both mocks, because page addresses contain it and their ports differ.
const host = 'mock.example'

async function transcript(seed: 'demo' | 'empty' | number, now: string): Promise<string[]> {
  const rig = await startRig({ seed, now })
  const answers: string[] = []
  for (const step of script) {
    if ('advance' in step) rig.clock.advance(step.advance)
    else answers.push(await answerOf(rig, step))
  }
  return answers
}

async function answerOf(client: Client, [method, path, form]: Request): Promise<string> {
  const sending = form
    ? { headers: { host, 'content-type': formType }, body: encode(form) }
    : { headers: { host } }
  const { status, headers, text } = await client.send(method, path, sending)
  // Date is the only header with the time of the machine instead of the clock.
  const { date: _, ...rest } = headers
  return JSON.stringify([method, path, status, rest, text])
}

const cases: [title: string, seed: 'demo' | 'empty' | number][] = [
  ['the demo', 'demo'],
  ['no records', 'empty'],
  ['150 generated links', 150],
]

it.each(cases)('two mocks of %s, the same clock and the same requests: the same bytes', async (_, seed) => {
  const now = '2026-03-01T12:00:00.000Z'
  const first = await transcript(seed, now)
  expect(await transcript(seed, now)).toEqual(first)
  expect(first).toHaveLength(40)
  // The compared responses have several statuses.
  const statuses = new Set(first.map(answer => (JSON.parse(answer) as [string, string, number])[2]))
  for (const status of [200, 404, 405, 422]) expect(statuses).toContain(status)
})

it('mocks with another clock or another seed send other bytes', async () => {
  const first = await transcript('demo', '2026-03-01T12:00:00.000Z')
  expect(await transcript('demo', '2026-03-01T12:00:00.001Z')).not.toEqual(first)
  expect(await transcript(59, '2026-03-01T12:00:00.000Z')).not.toEqual(first)
})
