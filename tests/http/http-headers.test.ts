import { describe, expect, it } from 'vitest'
import { addLink } from '../support/records.ts'
import { type Method, startRig } from '../support/rig.ts'

describe('HEAD returns the headers of GET without the body', () => {
  const cases: [title: string, path: string, status: number][] = [
    ['HEAD /links [http.head]', '/links', 200],
    ['HEAD /links?per_page=10', '/links?per_page=10', 200],
    ['HEAD /links/{id} [http.head]', '/links/1', 200],
    ['HEAD /pixels', '/pixels', 200],
    ['HEAD /links/9', '/links/9', 404],
    ['HEAD /links?per_page=7', '/links?per_page=7', 422],
    ['HEAD /nothing', '/nothing', 404],
  ]
  it.each(cases)('%s', async (_, path, status) => {
    const rig = await startRig()
    await addLink(rig)
    const { date: _date, ...asGet } = (await rig.send('GET', path)).headers
    const head = await rig.send('HEAD', path)
    const { date: _now, ...asHead } = head.headers
    expect(head.status).toBe(status)
    expect(head.text).toBe('')
    expect(asHead).toEqual(asGet)
    expect(Number(asHead['content-length'])).toBeGreaterThan(0)
  })

  it('HEAD /links without a key returns 401', async () => {
    expect((await (await startRig()).as(null).send('HEAD', '/links')).status).toBe(401)
  })
})

describe('preflights need no key, and allow the requested headers', () => {
  const cases: [title: string, path: string, method: Method, allowed: string][] = [
    ['OPTIONS /links for GET [http.cors] [http.options]', '/links', 'GET', 'GET, POST, HEAD'],
    ['OPTIONS /links for POST [http.cors]', '/links', 'POST', 'GET, POST, HEAD'],
    ['OPTIONS /links/{id} for PUT', '/links/1', 'PUT', 'GET, PUT, DELETE, HEAD'],
    ['OPTIONS /links/{id}/ for DELETE', '/links/1/', 'DELETE', 'GET, PUT, DELETE, HEAD'],
    ['OPTIONS /pixels for GET', '/pixels', 'GET', 'GET, POST, HEAD'],
    ['OPTIONS /pixels/{id} for PUT', '/pixels/1', 'PUT', 'GET, PUT, DELETE, HEAD'],
    ['OPTIONS /nothing for GET: the answer itself shall be read as 404', '/nothing', 'GET', 'GET'],
  ]
  it.each(cases)('%s', async (_, path, method, allowed) => {
    const rig = await startRig()
    const asked = 'authorization, content-type, x-anything'
    const { status, headers, text } = await rig.as(null).send('OPTIONS', path, {
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': method,
        'access-control-request-headers': asked,
      },
    })
    expect(status).toBe(204)
    expect(text).toBe('')
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': allowed,
      'access-control-allow-headers': asked,
      vary: 'access-control-request-headers',
    })
  })
})

describe('pages of any origin can read responses, errors too', () => {
  const cases: [title: string, path: string, status: number][] = [
    ['GET /links from another origin [http.cors]', '/links', 200],
    ['GET /links/9 from another origin', '/links/9', 404],
    ['GET /links?sort=up from another origin', '/links?sort=up', 422],
    ['GET /nothing from another origin', '/nothing', 404],
  ]
  it.each(cases)('%s', async (_, path, status) => {
    const rig = await startRig()
    const answer = await rig.get(path, { origin: 'https://app.example' })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': '*',
    })
    expect((await rig.get(path)).headers).not.toHaveProperty('access-control-allow-origin')
  })

  it('GET /links without a key from another origin allows the page to read the 401', async () => {
    const { status, headers } = await (await startRig()).as(null).get('/links', { origin: 'null' })
    expect({ status, origin: headers['access-control-allow-origin'] }).toEqual({ status: 401, origin: '*' })
  })
})

describe('responses are JSON, whatever Accept says', () => {
  const cases: [title: string, accept: string | null][] = [
    ['GET /links with Accept: application/json [http.accept]', 'application/json'],
    ['GET /links without Accept [http.accept]', null],
    ['GET /links with Accept: text/html [http.accept]', 'text/html'],
    [
      'GET /links with Accept: application/xml;q=1, application/json;q=0',
      'application/xml;q=1, application/json;q=0',
    ],
    ['GET /links with Accept: nonsense', 'nonsense'],
  ]
  it.each(cases)('%s', async (_, accept) => {
    const rig = await startRig({ seed: 3 })
    const headers: Record<string, string> = accept === null ? {} : { accept }
    for (const path of ['/links', '/links/1', '/links/9', '/pixels']) {
      const answer = await rig.send('GET', path, { headers })
      expect(answer.status).toBe(path === '/links/9' ? 404 : 200)
      expect(answer.headers['content-type']).toBe('application/json')
      // The JSON is compact: blanks only occur in values.
      expect(answer.text).toBe(JSON.stringify(answer.body))
    }
  })
})

it('GET /links has no rate limit and no header about one [limits.rate]', async () => {
  const rig = await startRig()
  const statuses = new Set<number>()
  for (let request = 0; request < 300; request++) {
    const { status, headers } = await rig.get('/links')
    statuses.add(status)
    expect(Object.keys(headers).filter(name => /rate|retry/.test(name))).toEqual([])
  }
  expect([...statuses]).toEqual([200])
})
