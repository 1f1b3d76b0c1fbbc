import { setupServer } from 'msw/node'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMock } from '../../mock/mock.ts'
import { createHandlers, type HandlerOptions } from './index.ts'

const baseUrl = 'https://links.example/api/v1'
const server = setupServer()
beforeEach(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.close()
  server.resetHandlers()
  vi.restoreAllMocks()
})

/** Lets the handlers respond, and sends requests with the key `s3cret`. */
function handled(onFinding?: HandlerOptions['onFinding']) {
  const mock = createMock({ seed: 'empty' })
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  server.use(...createHandlers(mock, { baseUrl, ...(onFinding !== undefined && { onFinding }) }))
  const headers = { authorization: 'Bearer s3cret' }
  const create = (fields: Record<string, string>) =>
    fetch(`${baseUrl}/links?key=s3cret`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  return {
    mock,
    warn,
    error,
    create,
    list: (query: string) => fetch(`${baseUrl}/links${query}`, { headers }),
  }
}

const url = 'https://shop.example'

describe('onFinding', () => {
  it('by default warns once of each distinct finding', async () => {
    const { warn, error, create, list } = handled()
    for (let round = 0; round < 3; round++) await create({ url, utl: 's3cret' })
    await list('?by=url')
    await list('')
    expect(error).not.toHaveBeenCalled()
    expect(warn.mock.calls).toEqual([
      [
        `[shortlink-kit] Warning: POST /links has no field utl: it is ignored. Did you mean url? (section 2.1, input.unknown-field)
  in POST /api/v1/links
If you expect this, set the handlers' option onFinding to 'ignore'.`,
      ],
      [expect.stringContaining('GET /links has no parameter by')],
    ])
    expect(warn.mock.calls.join()).not.toContain('s3cret')
  })

  it("'error' lets the request fail after it has taken effect", async () => {
    const { mock, warn, error, create } = handled('error')
    await expect(create({ url, utl: 'x' })).rejects.toThrow(TypeError)
    expect((await create({ url })).status).toBe(200)
    expect(error.mock.calls).toEqual([[expect.stringContaining('Error: POST /links has no field utl')]])
    expect(warn).not.toHaveBeenCalled()
    expect(mock.store('s3cret').db.link.count()).toBe(2)
  })

  it("'ignore' says nothing", async () => {
    const { warn, error, create } = handled('ignore')
    expect((await create({ url, utl: 'x' })).status).toBe(200)
    expect(warn).not.toHaveBeenCalled()
    expect(error).not.toHaveBeenCalled()
  })

  it('may be a function', async () => {
    const onFinding = vi.fn()
    const { warn, create } = handled(onFinding)
    for (let round = 0; round < 2; round++) await create({ url, utl: 'x' })
    expect(onFinding.mock.calls).toEqual(
      Array(2).fill([
        expect.objectContaining({ kind: 'unknown-field', field: 'utl', meant: 'url' }),
        expect.any(Request),
      ]),
    )
    expect(warn).not.toHaveBeenCalled()
  })
})
