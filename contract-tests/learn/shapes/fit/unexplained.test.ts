import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../../../../src/dialect/shapes/json.ts'
import { compile, parseStrict } from '../../../../src/dialect/shapes/shape.ts'
import { choice } from './choice.ts'
import { fitShape } from './fit.ts'
import type { Place } from './place.ts'
import { link, samplesOf, scope } from './test-links.ts'

describe('a fitted shape', () => {
  it('reports what it does not explain, and writes it as it was seen', () => {
    const samples = samplesOf({ id: '$id' }, 1, 45).map(({ values, json }, index) => ({
      values,
      json: { ...(json as object), mood: `${(index * 7919) % 1009} of these` },
    }))
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samples, { scope, path: [], unexplained })
    expect(learned).toEqual({ id: '$id', mood: { $seen: '0 of these' } })
    expect(unexplained).toEqual([{ path: ['mood'], seen: '0 of these' }])
  })

  it('reports a member of the rows of one type, and explains the rest of the lists', () => {
    const rows = (type: number, list: string, rest: Json) => choice({ target_type: type }, list, rest)
    const weighted = { $list: 'rotation', item: { to: '$value', weight: { $seen: 50 } } }
    const shape = (rotation: Json) => ({
      rules: rows(1, '$country', rows(2, '$platform', choice({ target_type: 4 }, rotation, []))),
    })
    const samples = samplesOf(shape(weighted), 1, 60).map(({ values, json }, index) => {
      const { rules } = json as { rules: JsonObject[] }
      const isWeighted = values.target_type === 4
      return {
        values,
        json: { rules: isWeighted ? rules.map(row => ({ ...row, weight: (index * 7919) % 11 })) : rules },
      }
    })
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samples, { scope, path: [], unexplained })
    expect(unexplained.map(({ path }) => path.at(-1))).toEqual(['weight'])
    const write = compile(parseStrict(learned, scope, ''))
    for (const { values, json } of samples.filter(sample => sample.values.target_type !== 4))
      expect(write(values)).toEqual(json)
    const { rotation, ...rest } = samples.find(({ values }) => values.target_type === 4)!.values
    const row = { value: 'https://one.example.net/' }
    expect(write({ ...rest, rotation: [row] })).toMatchObject({ rules: [{ to: row.value }] })
  })

  it('writes a member that nothing explains only where the records that have it differ from others', () => {
    const samples = samplesOf({ id: '$id' }, 1, 45).map(({ values, json }, index) => ({
      values,
      json: {
        ...(json as object),
        ...(values.disabled === 1 && { since: `${(index * 7919) % 311} of these` }),
      },
    }))
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samples, { scope, path: [], unexplained })
    const write = compile(parseStrict(learned, scope, ''))
    for (const { values } of samples) {
      const isShown = values.disabled === 1
      expect(write(values)).toEqual({
        id: values.id,
        ...(isShown && { since: expect.stringContaining('of these') }),
      })
    }
    expect(unexplained.map(({ path }) => path)).toEqual([['since']])
  })

  it('leaves out a member that nothing explains and that is mostly absent', () => {
    const samples = samplesOf({ id: '$id' }, 1, 11).map(({ values, json }, index) => ({
      values,
      json: { ...(json as object), ...(index === 3 && { odd: ['nobody', 'knows'] }) },
    }))
    expect(fitShape(samples, { scope, path: [], unexplained: [] })).toEqual({ id: '$id', odd: '$absent' })
  })

  it('writes a word that differs for each record as a random one like the first', () => {
    const samples = samplesOf({ id: '$id' }, 1, 45).map(({ values, json }, index) => ({
      values,
      json: {
        ...(json as object),
        hash: `x${(index * 7919) % 1009}`,
        serial: 900 - ((index * 7919) % 311),
        etag: `W/"${(index * 7919) % 1009}"`,
      },
    }))
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samples, { scope, path: [], unexplained })
    expect(learned).toEqual({
      id: '$id',
      hash: { $any: 'text', like: 'x0' },
      serial: { $any: 'number', like: 900 },
      etag: { $concat: ['W/"', { $any: 'text', like: '0' }, '"'] },
    })
    expect(unexplained).toEqual([])
  })

  it('writes the known parts of a text that has one random part', () => {
    const samples = samplesOf({ id: '$id' }, 1, 45).map(({ values, json }, index) => {
      const random = `k${(index * 7919) % 1009}w`
      const image = `/uploads/qr_${values.alias}_${random}.png`
      return {
        values,
        json: {
          ...(json as object),
          image,
          file: `https://cdn.example/${random}`,
          hash: `qr-${random}`,
          price: `${random}$`,
        },
      }
    })
    const unexplained: Place['unexplained'] = []
    const learned = fitShape(samples, { scope, path: [], unexplained })
    const random = { $any: 'text', like: 'k0w' }
    expect(learned).toEqual({
      id: '$id',
      image: { $concat: ['/uploads/qr_{alias}_', random, '.png'] },
      file: { $concat: ['https://cdn.example/', random] },
      hash: { $concat: ['qr-', random] },
      price: { $concat: [random, '$$'] },
    })
    expect(unexplained).toEqual([])
  })

  it('does not treat the second in which all records were created as a constant, whatever its name', () => {
    const moment = Date.UTC(2026, 3, 13, 10, 31, 7)
    const made = Array.from({ length: 45 }, (_, n) => ({ ...link(n), created_at: moment + 9 * n }))
    const shape = { added: { $: 'created_at', time: 'naive' }, by: 'somebody', on: 20260413 }
    const write = compile(parseStrict(shape, scope, 'shape'))
    const samples = made.map(values => ({ values, json: write(values) }))
    const unexplained: Place['unexplained'] = []
    expect(fitShape(samples, { scope, path: [], unexplained })).toEqual(shape)
  })

  it('leaves out one record that contradicts all others, and reports which', () => {
    const samples = samplesOf({ off: { $: 'disabled', as: 'boolean' } }, 1, 45)
    const odd = { values: samples[6]!.values, json: { off: !(samples[6]!.json as { off: boolean }).off } }
    const unexplained: Place['unexplained'] = []
    const learned = fitShape([...samples.slice(0, 6), odd, ...samples.slice(7)], {
      scope,
      path: [],
      unexplained,
    })
    expect(learned).toEqual({ off: { $: 'disabled', as: 'boolean' } })
    expect(unexplained).toEqual([{ path: ['off'], seen: odd.json.off, where: `id is ${odd.values.id}` }])
  })
})
