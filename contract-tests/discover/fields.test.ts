import { describe, expect, it } from 'vitest'
import type { Exchange } from '../core/exchange.ts'
import { Discovered } from './discovered.ts'
import { learnPixelFields } from './fields.ts'
import { listedOf } from './reads.ts'
import type { PixelSample } from './samples.ts'

const exchangeOf = (json: unknown): Exchange => ({
  request: { method: 'GET', path: '/pixels', headers: {} },
  answer: { status: 200, headers: {}, text: JSON.stringify(json), json },
  durationMs: 0,
  attempts: 1,
})

const types = ['bing', 'x', 'quora', 'facebook']
const samples = types.flatMap((type, nth): PixelSample[] => {
  const sent = { name: `pixel ${nth}`, type, value: `value-${nth}` }
  const sample = (record: PixelSample['record'], listed: boolean) => ({
    ...{ sent, record, exchange: exchangeOf(record), fresh: true, listed },
  })
  return [
    sample({ id: nth, name: sent.name, type, tracking: { code: sent.value } }, false),
    sample({ pixel_id: nth, title: sent.name, type, code: sent.value }, true),
    sample({ pixel_id: nth, title: sent.name, type, code: sent.value }, true),
  ]
})

describe('if rows of lists use other member names than single records', () => {
  const discovered = new Discovered()
  Object.assign(discovered.shapes.pixels, { items: '/rows', ids: ['/id', '/pixel_id'] })
  learnPixelFields(discovered, samples)

  it('fields are where single records show them, although lists were seen more often', () => {
    const places = [...discovered.shapes.pixels.fields].map(([name, { at }]) => [name, at])
    expect(Object.fromEntries(places)).toEqual({ name: '/name', type: '/type', value: '/tracking/code' })
  })

  it('rows are read like records, with their own members preserved', () => {
    const row = { pixel_id: 9, title: 'News', type: 'x', code: 'G-9', used: 3 }
    const { ids, records } = listedOf({ discovered }, 'pixels', exchangeOf({ rows: [row] }))
    expect(ids).toEqual(['9'])
    expect(records).toEqual([{ ...row, name: 'News', tracking: { code: 'G-9' } }])
    const own = { id: 9, name: 'News', type: 'x' }
    expect(listedOf({ discovered }, 'pixels', exchangeOf({ rows: [own] })).records).toEqual([own])
    expect(listedOf({ discovered }, 'pixels', exchangeOf({ rows: row })).records).toEqual(records)
  })
})
