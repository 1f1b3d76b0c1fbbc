import { expect, it } from 'vitest'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import { sampleOf } from './envelope.ts'
import type { RecordShape } from './records.ts'
import { pairWith } from './test-pair.ts'

const link = {
  kind: 'Link',
  version: 1,
  metadata: { uid: 7 },
  spec: { url: 'https://a.example/', alias: 'a' },
  status: { phase: 'Active' },
}
const record = {
  root: '',
  members: Object.keys(link),
  written: {},
  schema: { type: 'integer' },
  samples: [{ values: { id: 7 }, json: link }],
} as unknown as RecordShape

/** Returns what a response to a deletion shows around the record: a placeholder if it is the record. */
function around(json: Json): Json | undefined {
  const { exchange, ...pair } = pairWith('/links/7', {})
  const answer = { ...exchange.answer, json, text: JSON.stringify(json) }
  return sampleOf({ ...pair, exchange: { ...exchange, answer } }, { kind: 'deleted', root: '', record }).json
}

it('the response to a deletion that shows the record is recognised', () => {
  expect(around(link)).toMatch(/record/)
})

it('the response to a deletion that has members like a record is not one', () => {
  const status = {
    kind: 'Status',
    version: 1,
    metadata: {},
    status: 'Success',
    details: { name: 7, kind: 'links' },
  }
  expect(around(status)).toEqual(status)
})
