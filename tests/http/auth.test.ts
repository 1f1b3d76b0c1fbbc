import { describe, expect, it } from 'vitest'
import { addLink, addPixel, idsOf } from '../support/records.ts'
import { type Method, startRig } from '../support/rig.ts'

const noKey = (came: string) => `Send an API key as "Authorization: Bearer <API_KEY>"; ${came}.`
const none = noKey('there is no Authorization header')
const malformed = noKey('the Authorization header is not of that form')

describe('every operation needs a key', () => {
  const cases: [title: string, method: Method, path: string][] = [
    ['GET /links', 'GET', '/links'],
    ['POST /links', 'POST', '/links'],
    ['GET /links/{id}', 'GET', '/links/1'],
    ['PUT /links/{id}', 'PUT', '/links/1'],
    ['DELETE /links/{id}', 'DELETE', '/links/1'],
    ['GET /pixels', 'GET', '/pixels'],
    ['POST /pixels', 'POST', '/pixels'],
    ['GET /pixels/{id}', 'GET', '/pixels/1'],
    ['PUT /pixels/{id}', 'PUT', '/pixels/1'],
    ['DELETE /pixels/{id}', 'DELETE', '/pixels/1'],
  ]
  it.each(cases)('%s without a key returns 401 [auth.missing] [auth.challenge]', async (_, method, path) => {
    const rig = await startRig()
    const { status, headers, body } = await rig.as(null).send(method, path)
    expect(status).toBe(401)
    expect(headers['www-authenticate']).toBe('Bearer')
    expect(body).toEqual({ message: none, status: 401 })
  })
})

describe('the Authorization header is read strictly', () => {
  const cases: [title: string, header: string, message: string | null][] = [
    ['GET /links with "Bearer KEY" [auth.header]', 'Bearer some-key', null],
    ['GET /links with "bearer KEY" in small letters [auth.header]', 'bearer some-key', null],
    ['GET /links with "BEARER KEY" in capitals', 'BEARER some-key', null],
    ['GET /links with a key of signs', 'Bearer a.b_c~d+e/f=-:;,', null],
    ['GET /links with "Bearer" alone [auth.missing] [auth.malformed]', 'Bearer', malformed],
    ['GET /links with "Bearer " alone', 'Bearer ', malformed],
    ['GET /links with two spaces before the key [auth.header]', 'Bearer  some-key', malformed],
    ['GET /links with a tab before the key', 'Bearer\tsome-key', malformed],
    ['GET /links with a word behind the key', 'Bearer some-key more', malformed],
    ['GET /links with the key alone [auth.header]', 'some-key', malformed],
    ['GET /links with another scheme', 'Basic c29tZTprZXk=', malformed],
    ['GET /links with "Token KEY"', 'Token some-key', malformed],
    ['GET /links with "Bearer:KEY"', 'Bearer:some-key', malformed],
    ['GET /links with a letter outside ASCII in the key', 'Bearer sömekey', malformed],
  ]
  it.each(cases)('%s', async (_, authorization, message) => {
    const rig = await startRig()
    const { status, body } = await rig.as(null).get('/links', { authorization })
    expect(status).toBe(message === null ? 200 : 401)
    if (message !== null) expect(body).toEqual({ message, status: 401 })
  })

  it('GET /links?api_key=… does not read a key from the query or another header', async () => {
    const rig = await startRig()
    const answer = await rig
      .as(null)
      .get('/links?api_key=some-key&token=some-key', { 'x-api-key': 'some-key' })
    expect(answer.body).toEqual({ message: none, status: 401 })
  })
})

describe('only configured keys are valid', () => {
  const cases: [title: string, key: string, status: number][] = [
    ['GET /links with the first of them', 'alpha', 200],
    ['GET /links with the second of them', 'beta', 200],
    ['GET /links with another [auth.invalid]', 'gamma', 401],
    ['GET /links with one in another case [auth.invalid]', 'ALPHA', 401],
    ['GET /links with one and more behind it', 'alphabet', 401],
  ]
  it.each(cases)('%s', async (_, key, status) => {
    const rig = await startRig({ keys: ['alpha', 'beta'] })
    const { status: answered, headers, body } = await rig.as(key).get('/links')
    expect(answered).toBe(status)
    if (status === 401) {
      expect(body).toEqual({ message: 'The API key is not valid.', status: 401 })
      expect(headers['www-authenticate']).toBe('Bearer')
    }
  })

  it('GET /links without configured keys accepts any key [auth.invalid]', async () => {
    const rig = await startRig()
    expect((await rig.as('whatever').get('/links')).status).toBe(200)
  })
})

describe('each key has its own account', () => {
  it('GET /links does not show records of another key [auth.scope]', async () => {
    const rig = await startRig()
    const other = rig.as('other-key')
    await addLink(rig, ['alias=mine'])
    await addPixel(rig, 'Shop')
    expect(idsOf(await other.get('/links'))).toEqual([])
    expect((await other.get('/links/1')).status).toBe(404)
    expect((await other.put('/links/1', ['alias=theirs'])).status).toBe(404)
    expect((await other.delete('/links/1')).status).toBe(404)
    expect((await other.get('/pixels/1')).status).toBe(404)
    expect((await other.delete('/pixels/1')).status).toBe(404)
    // Ids and aliases are not shared either.
    expect(await addLink(other, ['alias=mine'])).toMatchObject({ id: 1, alias: 'mine' })
    expect(idsOf(await rig.get('/links'))).toEqual([1])
    expect(idsOf(await rig.get('/pixels'))).toEqual([1])
  })

  it('GET /links has the same seed for every new key, and the case of the scheme does not matter [auth.scope]', async () => {
    const rig = await startRig({ seed: 'demo' })
    const first = await rig.get('/links?per_page=100')
    await rig.delete('/links/1')
    expect((await rig.as('other-key').get('/links?per_page=100')).text).toBe(first.text)
    const lower = await rig.as(null).get('/links/1', { authorization: 'bearer other-key' })
    expect(lower.status).toBe(200)
    await rig.as('other-key').delete('/links/1')
    expect((await rig.as(null).get('/links/1', { authorization: 'bearer other-key' })).status).toBe(404)
  })

  it('GET /links with a key over the limit returns 503, and no existing account is deleted [errors.unavailable]', async () => {
    const rig = await startRig({ maxAccounts: 2 })
    await addLink(rig)
    expect((await rig.as('second').get('/links')).status).toBe(200)
    const { status, body } = await rig.as('third').get('/links')
    expect(status).toBe(503)
    expect(body).toEqual({
      message: 'All 2 accounts are in use: use the key of an open account, or raise --max-accounts.',
      status: 503,
    })
    expect(idsOf(await rig.get('/links'))).toEqual([1])
    expect((await rig.as('second').get('/links')).status).toBe(200)
    expect((await rig.as(null).get('/links')).status).toBe(401)
  })
})
