import { describe, expect, it } from 'vitest'
import { exchange, type Piece, type RawOptions } from '../../../tests/support/raw.ts'
import { body, chunked, create, key, list, serveMock, tooMuch, whole } from '../../../tests/support/served.ts'
import { host } from '../../mock/mock.ts'

describe('raw connections', () => {
  type Case = [
    title: string,
    pieces: Piece[],
    statuses: number[],
    closed?: 'no' | 'cleanly' | undefined,
    options?: RawOptions,
  ]
  const all = { answers: Number.POSITIVE_INFINITY }
  const cases: Case[] = [
    ['two requests, one after the other, share it', [list, 20, list], [200, 200], 'no', { answers: 2 }],
    [
      'pipelined requests get responses in order',
      [whole + list + whole],
      [200, 200, 200],
      'no',
      { answers: 3 },
    ],
    ['HEAD gets no body', [list.replace('GET', 'HEAD')], [200], 'no', { methods: ['HEAD'] }],
    ['a request byte by byte', [...whole], [200]],
    ['a chunked body', [`${create}${chunked}5\r\nurl=h\r\n14\r\nttps://shop.example/\r\n0\r\n\r\n`], [200]],
    [
      'Expect: 100-continue gets 100 Continue',
      [`${create}Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`, 20, body],
      [100, 200],
    ],
    [
      'Expect: 100-continue of too much is refused before it is sent',
      [`${create}Expect: 100-continue\r\nContent-Length: 9999999\r\n\r\n`],
      [413],
    ],
    [
      'another expectation is ignored',
      [whole.replace('Content-Length', 'Expect: tea\r\nContent-Length')],
      [200],
    ],
    ['a body that is too large is refused at once', [`${create}Content-Length: 9999999\r\n\r\n`], [413]],
    [
      'too large a body is read to its end, and the connection closed cleanly',
      [`${create}Content-Length: ${tooMuch.length}\r\n\r\n${tooMuch}`],
      [413],
      'cleanly',
      all,
    ],
    [
      'too large a chunked body',
      [`${create}${chunked}${tooMuch.length.toString(16)}\r\n${tooMuch}\r\n0\r\n\r\n`],
      [413],
      'cleanly',
      all,
    ],
    [
      'too large a body that turns out malformed gets one answer',
      [`${create}${chunked}${tooMuch.length.toString(16)}\r\n${tooMuch}ZZ\r\n`, 'end'],
      [413],
      undefined,
      all,
    ],
    [
      'a body on GET is let pass',
      [list.replace(key, `${key}Content-Length: 9\r\n`), 'url=https', list],
      [200, 200],
      'no',
      { answers: 2 },
    ],
    [
      'a chunked body on GET is let pass',
      [`${list.slice(0, -2)}${chunked}3\r\nabc\r\n0\r\n\r\n${list}`],
      [200, 200],
      'no',
      { answers: 2 },
    ],
    [
      'a malformed body on GET gets one answer',
      [`${list.slice(0, -2)}${chunked}ZZ\r\n`],
      [400],
      'cleanly',
      all,
    ],
    ['a body longer than announced', [`${whole}&alias=x`], [200, 400], 'cleanly', all],
    [
      'a truncated body gets no response',
      [`${create}Content-Length: 99\r\n\r\nurl=`, 'end'],
      [400],
      'cleanly',
      all,
    ],
    ['a body that is too slow', [`${create}Content-Length: 99\r\n\r\nurl=`], [408], undefined, all],
    ['a head that is too slow', ['GET /api'], [408], undefined, all],
    ['bytes that are no HTTP', ['\x16\x03\x01\x02\x00'], [400], 'cleanly', all],
    ['a preface of HTTP/2', ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], [400], 'cleanly', all],
    ['an unknown method', [list.replace('GET', 'GRAB')], [400], 'cleanly', all],
    [
      'two content lengths',
      [`${create}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`],
      [400],
      'cleanly',
      all,
    ],
    [
      'a content length and chunks',
      [`${create}Content-Length: 1\r\n${chunked}0\r\n\r\n`],
      [400],
      'cleanly',
      all,
    ],
    [
      'headers that are too large',
      [`GET /api/v1/links HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
      [431],
      'cleanly',
      all,
    ],
    [
      'headers far too large, which go on and on',
      [`GET /api/v1/links HTTP/1.1\r\nX: ${'x'.repeat(3_000_000)}`, 'end'],
      [431],
      'cleanly',
      all,
    ],
    ['HTTP/1.1 without a host', [list.replace('Host: a.example\r\n', '')], [400], 'cleanly', all],
    [
      'HTTP/1.0 without a host',
      [list.replace('Host: a.example\r\n', '').replace('1.1', '1.0')],
      [200],
      'cleanly',
      all,
    ],
    [
      'an upgrade is ignored',
      [list.replace(key, `${key}Connection: Upgrade\r\nUpgrade: websocket\r\n`)],
      [200],
    ],
    ['CONNECT', ['CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n'], [404], 'cleanly', all],
    ['OPTIONS of the whole server', ['OPTIONS * HTTP/1.1\r\nHost: a.example\r\n\r\n'], [404]],
    ['a whole address as target', [list.replace('/api', 'http://b.example/api')], [200]],
    ['a target without a slash', [list.replace('/api', 'api')], [400], 'cleanly', all],
  ]
  it.each(cases)('%s', async (_, pieces, statuses, closed, options) => {
    const { port } = await serveMock()
    const result = await exchange(port, pieces, options)
    expect(result.answers.map(({ status }) => status)).toEqual(statuses)
    if (closed) expect(result.closed).toBe(closed)
    const last = result.answers.at(-1)!
    expect(last.headers['content-type']).toBe('application/json')
    if (last.text !== '') expect(JSON.parse(last.text)).toMatchObject({ status: last.status })
  })

  it('a request that was refused as too slow has no effect', async () => {
    const { port, mock } = await serveMock()
    const slow = [
      `${create}Content-Length: ${body.length}\r\n\r\n${body.slice(0, -3)}`,
      600,
      body.slice(-3),
      50,
    ]
    await exchange(port, [...slow, 'end'], { answers: Number.POSITIVE_INFINITY })
    expect(mock.store('k').db.link.count()).toBe(0)
  })

  it('CONNECT gets no response if a fault breaks its connection', async () => {
    const { port, mock } = await serveMock()
    mock[host].account('k').faults.add('*', { networkError: true })
    const connect = `CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n${key}\r\n`
    const { answers } = await exchange(port, [connect], all)
    expect(answers).toEqual([])
  })

  it('a truncated body has no effect', async () => {
    const { port, mock } = await serveMock()
    await exchange(port, [whole.slice(0, -3), 'end'], { answers: Number.POSITIVE_INFINITY })
    expect(mock.store('k').db.link.count()).toBe(0)
  })
})
