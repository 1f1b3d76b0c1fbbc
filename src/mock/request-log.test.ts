import { describe, expect, it } from 'vitest'
import { createMock, host } from './mock.ts'
import { RequestLog } from './request-log.ts'

const base = 'http://localhost/api/v1'

/** A mock with a log of its requests. */
function logged() {
  const mock = createMock()
  const log = new RequestLog(mock[host])
  log.observe()
  const send = async (method: string, target: string, form?: Record<string, string> | string[][]) => {
    const body = form === undefined ? null : new URLSearchParams(form)
    await mock.fetch(new Request(base + target, { method, headers: { authorization: 'Bearer key' }, body }))
    return log.last
  }
  const kindsOf = (id: number) => log.get(id)?.answered.findings.map(({ kind }) => kind)
  return { mock, log, send, kindsOf }
}

describe('findings that are looked for later', () => {
  it('of a write are those of its time, although a record is gone', async () => {
    const { send, kindsOf } = logged()
    const url = ['url', 'https://shop.example/']
    const id = await send('POST', '/links', [url, ['pixel_ids[]', '1'], ['pixel_ids[]', '1']])
    await send('DELETE', '/pixels/1')
    expect(kindsOf(id)).toEqual(['changed-value'])
  })

  it('of a read are the same after its account was closed', async () => {
    const { mock, send, kindsOf } = logged()
    const id = await send('GET', '/links?pixel_id=none&colour=red')
    mock.closeAccount('key')
    expect(kindsOf(id)).toEqual(['unknown-parameter', 'changed-value'])
  })

  it('of a request that the log has dropped meanwhile are still its own', async () => {
    const { log, send } = logged()
    const id = await send('GET', '/links?colour=red')
    const first = log.get(id)
    for (let count = 0; count < 1_000; count++) await send('GET', '/pixels')
    expect(log.get(id)).toBeUndefined()
    expect(first?.answered.findings.map(({ kind }) => kind)).toEqual(['unknown-parameter'])
    expect(first?.answered.headers).toContainEqual(['authorization', 'Bearer key'])
    expect(log.after(0).every(({ answered }) => answered.findings.length === 0)).toBe(true)
  })
})

it('has the bodies that were sent, also after older ones had to make room', async () => {
  const { log, send } = logged()
  const urlOf = (id: number) => `https://shop.example/é${id}`
  for (let id = 1; id <= 900; id++) await send('POST', '/links', { url: urlOf(id), more: 'x'.repeat(20_000) })
  const kept = log.after(0)
  expect(kept.length).toBeGreaterThan(500)
  expect(kept.map(({ id }) => id)).toEqual(kept.map((_, index) => 901 - kept.length + index))
  expect(kept.length).toBeLessThan(900)
  for (const { id, answered } of kept) {
    const { body } = answered.request
    const sent = new URLSearchParams(body instanceof Uint8Array ? new TextDecoder().decode(body) : '')
    expect(sent.get('url')).toBe(urlOf(id))
    expect(decodeURI(JSON.parse(answered.response.body ?? '{}').data.url)).toBe(urlOf(id))
  }
})
