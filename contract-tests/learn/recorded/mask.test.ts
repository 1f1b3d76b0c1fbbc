import { expect, it } from 'vitest'
import type { Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { masked } from './mask.ts'
import type { Recording } from './recording.ts'
import { worldOf } from './world.ts'

/** Masks shapes that were learned from a recording of nothing but secrets. */
function maskedWith(secrets: readonly string[], shapes: Shapes): Shapes {
  const recording: Recording = {
    baseUrl: 'https://go.acme.example',
    taken: [],
    hasKeys: false,
    skipped: new Map(),
    secrets,
  }
  return masked(shapes, recording, worldOf([]))
}

const owned = { owner: 'Jane Doe', born: 1788540761098, plan: 'pro', host: '8', phone: '113' }
const without = { owner: 'Xxxx Xxx', born: 1111111111111, plan: 'pro', host: '8', phone: '000' }

it.each<[string, Shapes, Shapes]>([
  ['link', { link: owned }, { link: without }],
  ['pixel', { pixel: owned }, { pixel: without }],
  [
    'links.list.record',
    { links: { list: { record: owned, body: '$records' } } },
    { links: { list: { record: without, body: '$records' } } },
  ],
  [
    'pixels.created.record',
    { pixels: { created: { record: { node: owned } } } },
    { pixels: { created: { record: { node: without } } } },
  ],
])('the shape of a record at %s preserves only words of the service', (_, shapes, expected) => {
  expect(maskedWith([], shapes)).toEqual(expected)
})

it('the shape of an envelope preserves its numbers and sentences', () => {
  const shapes: Shapes = { list: { body: { limit: 5000, note: 'No more than 50.', rows: '$records' } } }
  expect(maskedWith([], shapes)).toEqual(shapes)
})

it.each([
  ['Jane {alias}', 'Xxxx {alias}'],
  ['{alias} (Jane)', '{alias} (Xxxx)'],
  ['https://go.acme.example/Jane/{alias}', 'https://go.acme.example/Xxxx/{alias}'],
  ['https://go.acme.example/{alias}', 'https://go.acme.example/{alias}'],
  ['go.acme.example/{alias}', 'go.acme.example/{alias}'],
  ['Janet {alias}', 'Janet {alias}'],
  ['no. {id}', 'no. {id}'],
  [
    'https://qr.example/?of=https%3A%2F%2F{host}%2F{alias}',
    'https://qr.example/?of=https%3A%2F%2F{host}%2F{alias}',
  ],
])('a private text between values: %s', (text, expected) => {
  const secrets = ['Jane', 'https://go.acme.example/']
  expect(maskedWith(secrets, { link: { label: text } })).toEqual({ link: { label: expected } })
  expect(maskedWith(secrets, { record: { body: text } })).toEqual({ record: { body: expected } })
})

it.each([
  ['owner', 'Anna {alias}', 'Xxxx {alias}'],
  ['address', 'go.acme.example/{alias}', 'go.acme.example/{alias}'],
])('a constant beside a value in a member about a person, %s', (name, text, expected) => {
  expect(maskedWith([], { link: { [name]: text } })).toEqual({ link: { [name]: expected } })
})

it('masks every private text of a long recording', () => {
  const many = Array.from({ length: 6000 }, (_, index) => `https://shop.example/article-${index}`)
  const shapes = maskedWith([...many, 'Jane'], { record: { body: { by: 'Jane', at: many[5999] } } })
  expect(JSON.stringify(shapes)).not.toMatch(/Jane|article/)
})
