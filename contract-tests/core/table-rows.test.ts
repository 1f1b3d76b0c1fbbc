import { describe, expect, it } from 'vitest'
import { parseList } from './keyed-rows.ts'

const rows = [
  { ID: 3, URL: 'https://a.example/' },
  { ID: 4, URL: 'https://b.example/' },
]
const texts = rows.map(row => Object.values(row))

describe('a list that is written as a table', () => {
  it.each([
    ['names and rows', { COLUMNS: ['ID', 'URL'], DATA: texts }, 'DATA'],
    ['named columns and rows', { fields: [{ name: 'ID' }, { name: 'URL' }], rows: texts }, 'rows'],
    [
      'names and columns',
      { COLUMNS: ['ID', 'URL'], DATA: { ID: [3, 4], URL: texts.map(row => row[1]) } },
      'DATA',
    ],
    [
      'names and columns in another order',
      { DATA: { URL: texts.map(row => row[1]), ID: [3, 4] }, COLUMNS: ['ID', 'URL'] },
      'DATA',
    ],
  ])('has its rows as records: %s', (_, table, name) => {
    const { json, keyed } = parseList(JSON.stringify({ RESULT: { ...table, ROWCOUNT: 2 } }))
    expect(json).toEqual({ RESULT: { ...table, [name]: rows, ROWCOUNT: 2 } })
    expect(keyed).toEqual({ at: `/RESULT/${name}`, names: 'columns' })
  })

  it('may be empty', () => {
    const { json } = parseList('{"columns":["id","url"],"rows":{"id":[],"url":[]}}')
    expect(json).toEqual({ columns: ['id', 'url'], rows: [] })
  })

  it.each([
    ['rows of another length', { columns: ['id', 'url', 'alias'], rows: texts }],
    ['a name twice', { columns: ['id', 'id'], rows: texts }],
    ['no rows, which may be no records', { columns: ['id', 'url'], rows: [] }],
    ['names alone', { columns: ['id', 'url'] }],
    ['records', { columns: ['id', 'url'], rows }],
    ['columns of different lengths', { columns: ['id', 'url'], rows: { id: [3], url: [] } }],
  ])('is not %s', (_, body) => {
    expect(parseList(JSON.stringify(body))).toEqual({ json: body })
  })
})
