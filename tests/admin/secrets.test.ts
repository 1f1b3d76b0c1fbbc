import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchange } from '../support/raw.ts'
import { type AdminRig, ways } from './rig.ts'

const key = 'k3y-of+a/real.account'
const encoded = Array.from(
  key,
  character => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
).join('')
const halfEncoded = `%6b${key.slice(1)}`

/** Everything that shows recorded requests, also those that do not match. */
const views = [
  '/requests',
  '/requests/1',
  '/requests?path=/nowhere',
  '/requests?text=nothing-has-this',
  '/requests?method=QUERY&status=299',
  '/requests/wait?path=/nowhere&timeout=0',
  '/findings',
]

describe.each(ways)('a key in an odd place, $way', ({ open }) => {
  let rig: AdminRig
  beforeEach(async () => {
    rig = await open({ seed: 'demo' })
  })
  afterEach(() => rig.close())

  it.each([
    ['the path', `GET /${encodeURIComponent(key)}`],
    ['the path, encoded', `GET /${encoded}`],
    ['the path, half encoded', `GET /links/${halfEncoded.replace('/', '%2F')}`],
    ['a parameter', `GET /links?search=${encoded}`],
    ['a parameter that is not allowed', `GET /links?sort=${encodeURIComponent(key)}`],
    ['the name of a parameter', `GET /links?${encodeURIComponent(key)}=1`],
    ['the name of a field', 'POST /links', `url=https://shop.example/&${encodeURIComponent(key)}=1`],
    ['a field', 'POST /links', `url=https://shop.example/&title=${encodeURIComponent(key)}`],
  ])('%s', async (_, request, form?: string) => {
    await rig.send(request, { key, ...(form !== undefined && { form }) })
    const { json } = await rig.call('GET /requests')
    expect(json.total).toBe(1)
    for (const view of views) {
      const text = JSON.stringify((await rig.call(`GET ${view}`)).json)
      expect(decoded(text), view).not.toContain(key)
    }
  })

  it('what differs in the nearest requests is shown without the key', async () => {
    await rig.send(`GET /links?search=${encodeURIComponent(key)}`, { key })
    const { json } = await rig.call('GET /requests?text=nothing-has-this')
    expect(json.nearest[0].differences).toEqual([
      'text: expected "nothing-has-this", got "GET /api/v1/links?search=[redacted] 200"',
    ])
  })
})

describe('credentials that are no API key', () => {
  const secret = 'an-0dd-secret'
  const basic = Buffer.from(`user:${secret}`).toString('base64')
  const cases: [title: string, lines: string[], path: string][] = [
    ['another scheme', [`Authorization: Token ${secret}`], `/links?x=${secret}`],
    ['two keys', [`Authorization: Bearer a, Bearer ${secret}`], `/links?x=${secret}`],
    ['two headers', ['Authorization: Bearer first', `Authorization: Bearer ${secret}`], `/links?x=${secret}`],
    ['a password', [`Authorization: Basic ${basic}`], `/links?x=${secret}&y=${basic}`],
    ['another header', [`X-Api-Key: ${secret}`, `X-Text: ${secret}`], `/links?x=${secret}`],
    ['the name of a header', [`Authorization: Bearer ${secret}`, `X-${secret}: 1`], '/links'],
    [
      'an encoded address',
      [`Authorization: Bearer ${secret}`, `Referer: http://a.example/%61${secret.slice(1)}`],
      '/links',
    ],
  ]
  it.each(cases)('%s', async (_, lines, path) => {
    const rig = await ways[0]!.open({ seed: 'demo' })
    try {
      const port = Number(new URL(rig.baseUrl).port)
      const head = `GET /api/v1${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${lines.join('\r\n')}\r\n\r\n`
      await exchange(port, [head])
      for (const view of views) {
        const text = JSON.stringify((await rig.call(`GET ${view}`)).json)
        expect(decoded(text), view).not.toContain(secret)
        expect(text, view).not.toContain(basic)
      }
    } finally {
      await rig.close()
    }
  })
})

function decoded(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
