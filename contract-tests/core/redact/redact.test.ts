import { describe, expect, it } from 'vitest'
import { Random } from '../../../src/store/random.ts'
import { shows, spellings } from '../../../tests/suite/support/spellings.ts'
import { sampled } from '../../../tests/support/sample.ts'
import { redactorOf } from './index.ts'

const key = 'sk-live/7+"b'
const masked = '$SHORTLINK_API_KEY'

describe('a key is masked', () => {
  it.each(Object.entries(spellings))('written as %s', (_, spell) => {
    for (const [before, after] of [
      ['', ''],
      ['{"key":"', '"}'],
      ['\\n', '\\n'],
      ['?key=', '&x=1'],
      ['%20', '%26'],
      ['<b>&quot;', '&quot;</b>'],
    ]) {
      const safe = redactorOf(key).text(before + spell(key) + after)
      expect(shows(safe, key), safe).toBe(false)
      expect(safe.startsWith(before!) && safe.endsWith(after!), safe).toBe(true)
      expect(safe).toContain(masked)
    }
  })

  it.each([
    ['in the middle of an address', `/links/${encodeURIComponent(key)}?a=1`, `/links/${masked}?a=1`],
    ['with small hex digits in one place', 'sk-live%2f7+"b', masked],
    ['with a plus that became a space', 'sk-live/7 "b', masked],
    ['twice', 'sk-live/7+"b,sk-live\\/7+\\"b', `${masked},${masked}`],
    ['after a backslash that escapes nothing', 'ACME\\sk-live/7+"b', `ACME${masked}`],
    ['as base64 after a name', 'Basic dXNlcjpzay1saXZlLzcrImI=', `Basic dXNlcj${masked}=`],
    ['as base64url', 'c2stbGl2ZS83KyJi', masked],
  ])('%s', (_, text, safe) => {
    expect(redactorOf(key).text(text)).toBe(safe)
  })

  it('once, if a match that is not a token overlaps with it', () => {
    expect(redactorOf('x.x').text('ax.x.x')).toBe(`ax.${masked}`)
  })

  it('in JSON, which stays valid', () => {
    const value = { 'sk-live/7+"b': ['it is\nsk-live/7+"b', 'sk-live/7+"b"'], n: 1 }
    const safe = redactorOf(key).text(JSON.stringify(value).replaceAll('/', '\\/'))
    expect(JSON.parse(safe)).toEqual({ [masked]: [`it is\n${masked}`, `${masked}"`], n: 1 })
  })

  it('at the beginning of a long text, as in the whole text', () => {
    const text = `${'x '.repeat(20)}sk-live\\u002f7+\\"b and more`
    expect(redactorOf(key).text(text, 44)).toBe(`${'x '.repeat(20)}${masked}`)
    expect(redactorOf(key).text(text, 40)).toBe('x '.repeat(20))
  })
})

describe('a short key is a whole token, a long one any part of a text', () => {
  it.each([
    ['k', 'https://links.example/k?k=1&link=k', `https://links.example/${masked}?${masked}=1&link=${masked}`],
    ['sk-live-1234', '{"id":"sk-live-1234-81"} usk%2Dlive-12345', `{"id":"${masked}-81"} u${masked}5`],
    [
      'sk-1',
      'sk-1 sk-10 sk-1-2 sk-1_ xsk-1 _sk-1 -sk-1 sk-1.',
      `${masked} sk-10 sk-1-2 sk-1_ xsk-1 _sk-1 -sk-1 ${masked}.`,
    ],
    ['sk-1', '%2Dsk-1 \\u0041sk-1 &lowbar;sk-1 sk-1%41 sk-1\\u002d sk-1&#45;', undefined],
    ['sk-1', '%3Dsk-1 \\u0020sk-1 &quot;sk-1', `%3D${masked} \\u0020${masked} &quot;${masked}`],
    ['sk-1', 'sk-1%3D sk-1\\n sk-1&amp;x sk-1%zz', `${masked}%3D ${masked}\\n ${masked}&amp;x ${masked}%zz`],
    ['sk-1', 'a\\nsk-1 a\\tsk-1 %0Ask-1', `a\\n${masked} a\\t${masked} %0A${masked}`],
    ['a', '{"a":"an a","b":"YQ==","c":"YQxx"}', `{"${masked}":"an ${masked}","b":"${masked}==","c":"YQxx"}`],
  ])('%s in %s', (short, text, safe = text) => {
    expect(redactorOf(short).text(text)).toBe(safe)
  })
})

describe('a sentence', () => {
  const long = 'sk-verysecret-1234'
  it.each([
    ['names the key', `no ${long}: ${long}.`, `no ${masked}: ${masked}.`],
    ['was cut within it', '404 "the key is sk-very…', `404 "the key is ${masked}…`],
    ['was cut within an escape of it', '404 "sk\\\\u002dvery\\\\u00…', `404 "${masked}…`],
    ['was cut within its base64', '"Basic dXNlcjpzay12ZXJ5c2…', `"Basic dXNlcj${masked}…`],
    ['was cut elsewhere', '404 "the task-v…', '404 "the task-v…'],
  ])('that %s', (_, text, safe) => {
    expect(redactorOf(long).sentence(text)).toBe(safe)
  })

  it.each([
    'a',
    'link',
    '404',
    '/',
    'failing',
  ])('of the suite is not changed by the key %s, but its quotations are', word => {
    const sentence = (quoted: string) =>
      `a failing link: 404 / "${quoted}" a failing link: 404 / "${quoted} …`
    expect(redactorOf(word).sentence(sentence(`it is ${word} `))).toBe(sentence(`it is ${masked} `))
  })
})

describe('a value', () => {
  const { value } = redactorOf('12345678')
  it('is masked in its texts, numbers and names', () => {
    const json = { 12345678: [12345678, '12345678', 123456789, null, true], a: { b: 'x12345678' } }
    expect(value(json)).toEqual({
      [masked]: [masked, masked, 123456789, null, true],
      a: { b: 'x12345678' },
    })
  })

  it('does not change names and numbers that equal a short key', () => {
    expect(redactorOf('id').value({ id: 'id', at: '/id' })).toEqual({ id: masked, at: `/${masked}` })
    expect(redactorOf('200').value({ status: 200 })).toEqual({ status: 200 })
  })
})

it('masks nothing if there is no key', () => {
  const { text, sentence, name, value } = redactorOf('')
  expect([text('a'), sentence('a'), name('a'), value(['a'])]).toEqual(['a', 'a', 'a', ['a']])
})

it('a key of any characters is masked, however each of them is written', () => {
  const random = new Random(1)
  const hex = (one: string, length: number) => one.charCodeAt(0).toString(16).padStart(length, '0')
  const writers: ((one: string) => string)[] = [
    one => (one === '\\' ? '\\\\' : one),
    one => `\\u${hex(one, 4)}`,
    one => `\\\\u${hex(one, 4).toUpperCase()}`,
    one => `%${hex(one, 2)}`,
    one => `%25${hex(one, 2).toUpperCase()}`,
    one => `%5Cu${hex(one, 4)}`,
    one => `&#${one.charCodeAt(0)};`,
    one => `&amp;#x000${hex(one, 2)};`,
    one => `\\u0026#x${hex(one, 2)};`,
  ]
  for (let round = 0; round < 1000; round += 1) {
    const length = random.integer(8, 48)
    const made = Array.from({ length }, () => String.fromCharCode(random.integer(0x21, 0x7e))).join('')
    // A backslash at the end may also escape the next character; the two cases cannot be distinguished.
    const any = made.replace(/\\$/, '=')
    const spelled = [...any].map(one => random.pick(writers)(one)).join('')
    const [before, after] = [
      random.pick(['', '{"key":"', '%3D', '&lt;', '\\n', '\\"', '/']),
      random.pick(['', '"', ' ', '\\n', '&x']),
    ]
    expect(redactorOf(any).text(before + spelled + after), any).toBe(before + masked + after)
  }
})

describe('the time is linear in the text', () => {
  const repeated = (part: string, size: number) => part.repeat(Math.ceil(size / part.length))
  /** Expects that four times the text takes far less than sixteen times the time of the processor. */
  const expectLinear = (size: number, redact: (size: number) => void) => {
    const [short = 0, long = 0] = [size / 4, size].map(one => {
      const before = process.cpuUsage()
      redact(one)
      const { user, system } = process.cpuUsage(before)
      return user + system
    })
    expect(long).toBeLessThan(short * 10)
  }
  const parts = [
    '\\',
    '%',
    '%25',
    '&',
    '&amp;',
    '&#000',
    ';',
    '%3',
    '\\u0',
    'sk-',
    'sk-live/',
    '"',
    '…',
    'a…',
    '.',
    'a',
  ]

  const keys = ['sk-live/7+"b', `${'a'.repeat(60)}b`, '\\%&\\%&\\%&\\%&', 'a']
  it.each(sampled(keys, 4))('for the key %s', one => {
    const { text, sentence } = redactorOf(one)
    expectLinear(500_000, size => {
      for (const part of parts) text(repeated(part, size))
      for (const part of parts) sentence(`"${repeated(part, size)}`)
    })
  })

  it('even for 20 MB of JSON', () => {
    const record = '{"id":7,"url":"https:\\/\\/example.com\\/?k=sk-live&x=%2F","name":"sk-live\\/7+\\"b"},'
    const { text } = redactorOf(key)
    expectLinear(20_000_000, size => {
      const json = repeated(record, size)
      expect(text(json).split(masked)).toHaveLength(json.length / record.length + 1)
    })
  })
})
