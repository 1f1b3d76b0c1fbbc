import { describe, expect, it } from 'vitest'
import { Random } from '../store/random.ts'
import { BodyRing, textOfBody } from './body-ring.ts'

const MB = 1024 * 1024

/** Stores a body, and returns a function that reads it. */
function stored(ring: BodyRing, body: string | Uint8Array) {
  const length = ring.store(body)
  const at = ring.end - length
  return { at, length, text: () => textOfBody(ring.copy(at, length)) }
}

describe('a body', () => {
  it.each([
    ['no characters', ''],
    ['ASCII', '{"id":1}'],
    ['a byte order mark', '\uFEFF{}'],
    ['characters of two, three and four bytes', 'é日😀'.repeat(50_000)],
    ['more characters than are taken at first', 'x'.repeat(MB)],
  ])('with %s is what was stored', (_, text) => {
    const ring = new BodyRing()
    const bodies = [stored(ring, text), stored(ring, new TextEncoder().encode(text)), stored(ring, 'next')]
    const texts = bodies.map(body => body.text())
    expect([texts[0] === text, texts[1] === text, texts[2]]).toEqual([true, true, 'next'])
  })

  it('that is larger than the ring is stored, and the others are not any more', () => {
    const ring = new BodyRing()
    const small = stored(ring, 'small')
    const huge = stored(ring, new Uint8Array(20 * MB).fill(65))
    expect(ring.oldest).toBeGreaterThan(small.at)
    expect(huge.at).toBeGreaterThanOrEqual(ring.oldest)
    expect(huge.text() === 'A'.repeat(20 * MB)).toBe(true)
    expect(stored(ring, 'after').text()).toBe('after')
  })
})

it.each([1, 2, 3])('bodies of random lengths, seed %i: all that are not overwritten are whole', seed => {
  const random = new Random(seed)
  const ring = new BodyRing()
  const bodies: { text: string; body: ReturnType<typeof stored> }[] = []
  let total = 0
  while (total < 40 * MB) {
    const letter = ['a', 'é', '日'][Math.floor(random.next() * 3)] ?? ''
    const text = letter.repeat(Math.floor(random.next() ** 4 * 600_000))
    total += text.length
    bodies.push({ text, body: stored(ring, text) })
  }
  const kept = bodies.filter(({ body }) => body.at >= ring.oldest)
  expect(kept.filter(({ text, body }) => body.text() !== text)).toEqual([])
  const bytes = kept.reduce((sum, { body }) => sum + body.length, 0)
  // At a turn, up to the room of the largest body remains empty.
  expect(bytes).toBeGreaterThan(12 * MB)
  expect(bytes).toBeLessThanOrEqual(16 * MB)
})
