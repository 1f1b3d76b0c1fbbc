import { Random } from '../../src/store/random.ts'
import type { Piece } from '../support/raw.ts'
import { fields, inherited, lists, methods, odd, parameters, sane, unencodable } from './values.ts'

/** A request that is valid HTTP, with any target and body. */
export interface OddRequest {
  method: string
  /** With the base path, without the query. */
  path: string
  pieces: Piece[]
}

/** Creates random requests. The same seed gives the same requests. */
export class Hostility {
  readonly #random: Random

  constructor(seed: number) {
    this.#random = new Random(seed)
  }

  /** A whole number from 0 to below a limit. */
  below(limit: number): number {
    return this.#random.integer(0, limit - 1)
  }

  pick<T>(from: readonly T[]): T {
    return this.#random.pick(from)
  }

  chance(percent: number): boolean {
    return this.below(100) < percent
  }

  /** A readable request with an odd target, method or header. */
  request(): OddRequest {
    const method = this.chance(80) ? this.pick(methods.slice(0, 4)) : this.pick(methods)
    const path = this.#path()
    const query = this.chance(50) ? `?${this.#pairs(parameters, 1 + this.below(6))}` : ''
    const body = this.chance(75) ? this.body() : ''
    const head = [
      `${method} ${path}${query} HTTP/1.1`,
      `Host: ${this.chance(90) ? 'a.example' : this.pick(['', '..', 'a/b', '"', '[::]', '[::1]:1', 'x'.repeat(2000), ...inherited])}`,
      ...this.#headers(),
    ]
    if (body === '') return { method, path, pieces: [`${head.join('\r\n')}\r\n\r\n`] }
    return { method, path, pieces: [`${head.join('\r\n')}\r\n${this.#framed(body)}`] }
  }

  /** A form, possibly malformed. */
  body(): string {
    if (this.chance(2)) return this.#heap()
    if (this.chance(5)) return this.bytes(1 + this.below(300))
    const url = this.chance(60) ? `url=${encodeURIComponent(this.pick(sane))}&` : ''
    const pixel = this.chance(30) ? 'name=a&type=facebook&value=b&' : ''
    return `${url}${pixel}${this.#pairs(fields, 1 + this.below(8))}`
  }

  bytes(length: number): string {
    return String.fromCharCode(...Array.from({ length }, () => this.below(256)))
  }

  /** Large bodies that are expensive for a naive parser. */
  #heap(): string {
    return this.pick([
      () => 'a=1&'.repeat(100_000),
      () => '&'.repeat(300_000),
      () => Array.from({ length: 999 }, (_, at) => `rotation[${1_000_000 - at}][value]=x`).join('&'),
      () => Array.from({ length: 999 }, (_, at) => `pixel_ids[]=${at}`).join('&'),
      () =>
        `pixel_ids[1000000]=1&country[999999999999999][key]=DE&country[4294967296][value]=https://a.example/`,
      () => `country${'[0]'.repeat(100_000)}=1`,
      () => `country${'['.repeat(300_000)}=1`,
      () => `url=https://a.example/${'a'.repeat(500_000)}`,
      () => `alias=${'%'.repeat(500_000)}`,
      () => `${'a'.repeat(500_000)}=1`,
      () => 'x'.repeat(1_048_577),
    ])()
  }

  #path(): string {
    const resource = this.pick(['links', 'pixels'])
    const id = () =>
      this.chance(70)
        ? String(this.below(80))
        : this.#written(this.chance(50) ? odd : unencodable).replace(/[\s#?]/g, '')
    if (this.chance(40)) return `/api/v1/${resource}`
    if (this.chance(85)) return `/api/v1/${resource}/${id()}`
    return this.pick([
      '/',
      '//',
      '/api/v1',
      '/api/v1/',
      '/api/v1//links',
      '/api/v1/links/',
      '/api/v1/links//',
      '/api/v1/links/1/',
      '*',
      '/api/v1/links/1/2',
      '/api/v1/../v1/links',
      '/api/v1/%6cinks',
      '/api/v1/LINKS',
      '/api/v1/links;a=b',
      '/api/v1/links%00',
      `/api/v1/links/${'9'.repeat(8_000)}`,
      `/api/v1/${'a/'.repeat(4_000)}`,
      '/api/v1/links%2F1',
      ...inherited.map(name => `/api/v1/${name}`),
      ...inherited.map(name => `/api/v1/links/${name}`),
    ])
  }

  #pairs(names: readonly string[], count: number): string {
    const pairs: string[] = []
    for (let at = 0; at < count; at++) pairs.push(`${this.#name(names)}=${this.#value()}`)
    return pairs.join('&')
  }

  #name(names: readonly string[]): string {
    if (this.chance(60)) return this.pick(names)
    if (this.chance(60)) {
      const step = this.pick(['', '0', '1', '2', '7', '1000000', '-1', '1.5', '01', 'key', ...inherited])
      const part = this.chance(70) ? `[${this.pick(['key', 'value', 'value', '', '0', ...inherited])}]` : ''
      return `${this.pick([...lists, ...names])}[${step}]${part}`
    }
    return this.pick([
      ...inherited,
      '',
      '[',
      ']',
      '[]',
      '[0]',
      'url[',
      'url]',
      'url[]',
      'country[[0]]',
      'country[0][key][key]',
      'a'.repeat(2_000),
    ])
  }

  #value(): string {
    if (this.chance(55)) return encodeURIComponent(this.pick(sane))
    if (this.chance(5)) return 'v'.repeat(this.below(5_000))
    return this.#written(this.chance(75) ? odd : unencodable)
  }

  #written(from: readonly string[]): string {
    const text = this.pick(from)
    return from === unencodable ? text.replace(/[\xff\xfe\xc3]/g, '%A0') : encodeURIComponent(text)
  }

  #headers(): string[] {
    const key = this.chance(95)
      ? `Authorization: Bearer ${this.pick(['k0', 'k1', 'k2', ...inherited])}`
      : this.pick([
          'X: y',
          'Authorization:',
          'Authorization: Bearer',
          'Authorization: Basic k0',
          'Authorization: Bearer a b',
          'Authorization: Bearer \xff',
        ])
    const more = this.pick([
      [],
      [],
      ['Accept: text/html'],
      ['Accept: ;;,,/'],
      [
        'Origin: null',
        'Access-Control-Request-Method: PUT',
        'Access-Control-Request-Headers: a, \xe9, __proto__',
      ],
      ['__proto__: x', 'constructor: x', 'toString: x'],
      ['Authorization: Bearer other', 'Content-Type: text/plain'],
      ['Connection: close'],
      ['Connection: Upgrade', 'Upgrade: h2c'],
      [`X: ${'x'.repeat(8_000)}`],
      Array.from({ length: 1_000 }, (_, at) => `X${at}: y`),
      ['If-None-Match: *', 'Range: bytes=0-1', 'X-HTTP-Method-Override: DELETE'],
    ])
    const type = this.chance(90)
      ? 'Content-Type: application/x-www-form-urlencoded'
      : this.pick([
          'Content-Type: application/x-www-form-urlencoded; charset=utf-16',
          'Content-Type: multipart/form-data; boundary=',
          'Content-Type: application/json',
          'Content-Type: ;',
          'X: y',
        ])
    return [key, type, ...more]
  }

  /** The end of a message with a body, with Content-Length or in chunks. */
  #framed(body: string): string {
    if (this.chance(70) || body.length > 10_000) return `Content-Length: ${body.length}\r\n\r\n${body}`
    const chunks: string[] = []
    for (let at = 0; at < body.length; ) {
      const size = 1 + this.below(body.length)
      const chunk = body.slice(at, at + size)
      chunks.push(`${chunk.length.toString(16)}\r\n${chunk}\r\n`)
      at += size
    }
    return `Transfer-Encoding: chunked\r\n\r\n${chunks.join('')}0\r\n\r\n`
  }
}
