import { setupServer } from 'msw/node'
import { describe, expect } from 'vitest'
import { createHandlers } from '../../../src/hosts/msw/index.ts'
import { serve } from '../../../src/hosts/node/index.ts'
import { createTest } from '../../../src/testing/vitest.ts'
import { cases } from './cases.ts'
import { describeFaults, expectFault } from './table.ts'

const address = 'https://links.example/api/v1'

describeFaults('over HTTP', async mock => {
  const { baseUrl, close } = await serve(mock)
  return { send: (path, init) => fetch(baseUrl + path, init), close }
})

describeFaults('msw 2', async mock => {
  const server = setupServer(...createHandlers(mock, { baseUrl: address }))
  server.listen({ onUnhandledRequest: 'error' })
  return { send: (path, init) => fetch(address + path, init), close: () => server.close() }
})

describeFaults('mock.fetch', async mock => ({
  send: (path, init) => mock.fetch(new Request(address + path, init)),
  close: () => undefined,
}))

const fixtures = [
  ['a server', createTest()],
  ['msw', createTest({ baseUrl: address })],
] as const

describe.each(fixtures)('fixtures with %s', (_, test) => {
  test.for(cases)('createLink: $rule', async (fault, { faults, baseUrl, apiKey, db, requests }) => {
    const withdraw = faults(`createLink: ${fault.rule}`)
    await expectFault(fault, (path, init) => fetch(baseUrl + path, init), apiKey)
    expect(db.link.count()).toBe(fault.isEffective ? 1 : 0)
    expect(requests()).toMatchObject([{ operationId: 'createLink', status: fault.status }])
    withdraw()
    const { status } = await fetch(`${baseUrl}/links`, { headers: { authorization: `Bearer ${apiKey}` } })
    expect(status).toBe(200)
  })
})
