import { describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../generated/operations.ts'
import { Random } from '../../store/random.ts'
import { type FaultRule, parseFaults, presets, printFault } from './index.ts'

const rules: [text: string, rule: FaultRule][] = [
  ['createLink: 503 x2', { operation: 'createLink', status: 503, times: 2 }],
  ['*: delay 200..800', { operation: '*', delay: { from: 200, to: 800 } }],
  ['*: delay median 300 p95 1200 seed 7', { operation: '*', delay: { median: 300, p95: 1200 }, seed: 7 }],
  ['listLinks: drop every 3', { operation: 'listLinks', connection: 'drop', every: 3 }],
  ['updateLink: 500 after', { operation: 'updateLink', status: 500, phase: 'after' }],
  ['*: 429 retry-after 2 x5', { operation: '*', status: 429, retryAfter: 2, times: 5 }],
  ['getLink: cut nth 2', { operation: 'getLink', connection: 'cut', nth: 2 }],
  ['*: 502 type text/html chance 10', { operation: '*', status: 502, type: 'text/html', chance: 10 }],
  [
    '*: 404 path /links/* key demo-key',
    { operation: '*', status: 404, path: '/links/*', account: 'demo-key' },
  ],
  [
    '*: 503 header "x-id: a b" message "Back at \\"noon\\"."',
    { operation: '*', status: 503, headers: { 'x-id': 'a b' }, message: 'Back at "noon".' },
  ],
]

describe('a rule as text', () => {
  it.each(rules)('%s', (text, rule) => {
    expect(parseFaults(text)).toEqual([rule])
    expect(printFault(rule)).toBe(text)
  })

  const same: [text: string, printed: string][] = [
    ['  createLink :x2   503 ', 'createLink: 503 x2'],
    ['*: delay 200ms', '*: delay 200'],
    ['*: 503 chance 10%', '*: 503 chance 10'],
    ['*: 503 before', '*: 503'],
    ['*: cut after', '*: cut'],
    ['*: 503 header "X-ID:7"', '*: 503 header "x-id: 7"'],
    ['*: 503 message "Down"', '*: 503 message Down'],
  ]
  it.each(same)('%s is %s', (text, printed) => {
    expect(parseFaults(text).map(printFault)).toEqual([printed])
  })

  it('is the same after printing and reading it, for 2000 random rules', () => {
    const random = new Random(7)
    for (let round = 0; round < 2000; round++) {
      const [rule] = parseFaults(printFault(randomRule(random)))
      expect(rule).toBeDefined()
      const text = printFault(rule!)
      expect(parseFaults(text)).toEqual([rule])
      expect(parseFaults(text).map(printFault)).toEqual([text])
    }
  })

  it('keeps every member of a random rule', () => {
    const random = new Random(8)
    for (let round = 0; round < 2000; round++) {
      const rule = randomRule(random)
      expect(parseFaults(printFault(rule))).toEqual([rule])
    }
  })
})

const texts = ['a', 'two words', 'a "quote" and a \\', 'ü → 日本', 'x2', 'colon: yes', 'line\nbreak', '"', '']

/** Returns a valid rule in its normal form. */
function randomRule(random: Random): FaultRule {
  const maybe = <T extends object>(members: () => T) => (random.chance(0.4) ? members() : {})
  const kind = random.pick(['status', 'drop', 'cut', 'type', 'delay'] as const)
  const hasStatus = kind === 'status' || (kind === 'cut' && random.chance(0.5))
  const replaces = hasStatus || kind === 'drop'
  const low = random.integer(1, 500)
  const delays = [low, 0.25, 1e-7, { from: low, to: low + 9 }, { median: low, p95: low * 3 }] as const
  return {
    operation: random.pick(['*', ...(Object.keys(operations) as OperationId[])] as const),
    ...(hasStatus && { status: random.integer(400, 599) }),
    ...((kind === 'drop' || kind === 'cut') && { connection: kind }),
    ...(kind === 'type' && { type: random.pick(['text/html', 'application/problem+json; charset=utf-8']) }),
    ...(kind === 'delay' && { delay: random.pick(delays) }),
    ...(kind !== 'delay' && maybe(() => ({ delay: random.pick(delays) }))),
    ...(replaces && maybe(() => ({ phase: 'after' as const }))),
    ...(hasStatus && maybe(() => ({ message: random.pick(texts) }))),
    ...(hasStatus && maybe(() => ({ retryAfter: random.integer(0, 100) }))),
    ...(hasStatus && maybe(() => ({ headers: { 'x-a': 'one: two, three', 'x-b': '"7"' } }))),
    ...maybe(() => ({ path: random.pick(['/links/*', '/links/%E9 "', '/*/7*']) })),
    ...maybe(() => ({ account: random.pick(['demo-key', 'a:b"c', '\\', 'x2']) })),
    ...(random.chance(0.5)
      ? maybe(() => ({ nth: random.integer(1, 9) }))
      : maybe(() => ({ every: random.integer(1, 9) }))),
    ...maybe(() => ({ chance: random.integer(1, 100) })),
    ...maybe(() => ({ times: random.integer(1, 9) })),
    ...maybe(() => ({ seed: random.integer(0, 99) })),
  }
}

describe('any text', () => {
  it('is read as rules that can be printed, or refused with a RangeError', () => {
    const random = new Random(9)
    const words =
      'createLink: *: : 503 429 x2 x drop cut type text/html after before delay 5 2..9 ..9 median 3 p95 4'
        .concat(
          ' retry-after message "a b" " "\\" header "a: b" path /a* key k nth every chance 10% seed 1 flaky slow',
        )
        .split(' ')
    let readable = 0
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: random.integer(1, 7) }, () => random.pick(words)).join(' ')
      try {
        const rules = parseFaults(text)
        readable++
        expect(rules.flatMap(rule => parseFaults(printFault(rule)))).toEqual(rules)
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError)
      }
    }
    expect(readable).toBeGreaterThan(100)
  })
})

describe('a preset', () => {
  it.each(Object.entries(presets))('%s is a list of rules', (name, texts) => {
    expect(parseFaults(name).map(printFault)).toEqual(texts)
  })

  it('takes a seed', () => {
    expect(parseFaults('slow seed 4').map(printFault)).toEqual(['*: delay median 400 p95 2000 seed 4'])
  })
})

const mistakes: [text: string, cause: string][] = [
  ['creatLink: 503', 'there is no operation "creatLink" (did you mean createLink?)'],
  ['__proto__: 503', 'there is no operation "__proto__" (expected * or one of listLinks,'],
  ['createLink 503', 'there is no preset "createLink" (did you mean createLink:?)'],
  ['flakey', 'there is no preset "flakey" (did you mean flaky?)'],
  ['', 'there is no preset "" (expected flaky, slow, rate-limited, maintenance, or a rule such as'],
  ['flaky x2', 'a preset takes only a seed, got "x2"'],
  ['*: delya 200', 'there is no word "delya" (did you mean delay?)'],
  ['*: constructor', 'there is no word "constructor" (expected a status, x2 or one of drop,'],
  ['*: "', 'there is no word "\\"" (expected'],
  ['*:', 'a rule needs a status, drop, cut, a type or a delay'],
  ['*: x2', 'a rule needs a status, drop, cut, a type or a delay'],
  ['*: 200', 'status must be a whole number from 400 to 599, got 200'],
  ['*: 503 504', 'the status is given twice'],
  ['*: drop cut', 'the connection is given twice'],
  ['*: 503 x0', 'times must be a whole number from 1 or Infinity, got 0'],
  ['*: 503 every 0', 'every must be a whole number from 1 to 9007199254740991, got 0'],
  ['*: 503 every', 'every needs a value'],
  ['*: 503 every two', 'every needs a number, got "two"'],
  ['*: 503 nth 1 every 2', 'nth and every cannot be combined'],
  ['*: 503 chance 101', 'chance must be a whole number from 1 to 100, got 101'],
  ['*: delay 800..200', 'a delay cannot be from 800 to 200: the first must be the smaller'],
  ['*: delay 2147483648', 'delay must be from 0 to 2147483647 milliseconds, got 2147483648'],
  ['*: delay fast', 'delay needs a number, got "fast"'],
  ['*: delay median 300', 'a median needs a p95 after it: delay median 300 p95 1200'],
  ['*: delay median 0 p95 10', 'the median of a delay must be above 0'],
  ['*: 503 drop', 'a status and drop cannot be combined'],
  ['*: drop type text/html', 'a type and drop cannot be combined'],
  ['*: drop message "x"', 'a message needs a status'],
  ['*: cut before', 'before needs a status or drop, because the regular response is sent otherwise'],
  ['*: delay 5 header "a: b"', 'headers need a status, cut or a type'],
  ['*: 503 header "a"', 'a header needs a name and a value, such as "x-id: 7", got "a"'],
  ['*: 503 header "a b: c"', 'its headers cannot be sent: '],
  ['*: 503 message "\\x"', 'the text after message is not a JSON string: "\\\\x"'],
  ['*: 503 path links', 'path must start with / and have at most 1000 characters, got links'],
  ['*: 503 type html', 'type must be a media type such as text/html, got html'],
]

describe('a text that is no rule', () => {
  it.each(mistakes)('%s', (text, cause) => {
    const failure = `Failed to set the fault ${JSON.stringify(text)}: `
    expect(() => parseFaults(text)).toThrow(RangeError)
    expect(() => parseFaults(text)).toThrow(failure + cause.replaceAll('\\\\x', '\\x'))
  })
})
