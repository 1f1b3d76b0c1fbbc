import type { Draw } from '../grammar/index.ts'
import { type LinkFields, type ListName, listNames, type Row } from '../service/model.ts'
import { activeList } from '../service/rows.ts'
import { type Json, type JsonObject, styled } from './json.ts'
import type { Member } from './members.ts'
import { listName, listsName } from './names.ts'
import type { LinkSubject } from './subject.ts'
import { writeUnset } from './unset.ts'

const rowNames = {
  'key-value': ['key', 'value'],
  'code-url': ['code', 'url'],
  'match-destination': ['match', 'destination'],
  'own-redirect': ['', 'redirect'],
} as const

/** The members that hold the targeting lists. */
export function targetingMembers(draw: Draw, path: (name: string) => string[]): Member<LinkSubject>[] {
  const own = (name: ListName): Member<LinkSubject> => {
    const place = path(listName(name, draw))
    if (draw['rows.form'] === 'columns') {
      return {
        path: place,
        spread: true,
        of: ({ link }) => writeColumns(name, rowsOf(link.fields, name, draw), draw),
      }
    }
    return { path: place, of: ({ link }) => writeList(name, rowsOf(link.fields, name, draw), draw) }
  }
  switch (draw['rows.place']) {
    case 'fields':
      return listNames.map(own)
    case 'active':
      return [
        { path: path(listsName(draw)), of: ({ link }) => writeActive(link.fields, draw) },
        own('language'),
      ]
    case 'table':
      return [{ path: path(listsName(draw)), of: ({ link }) => writeTable(link.fields, draw) }]
    case 'by-type':
      return [{ path: path(listsName(draw)), of: ({ link }) => writeByType(link.fields, draw) }]
    case 'hidden':
      return []
  }
}

/** Returns the rows of a list in the order in which the service shows them. */
function rowsOf(fields: LinkFields, name: ListName, draw: Draw): readonly Row[] {
  const rows = fields[name]
  if (name === 'rotation' || draw['rows.order'] === 'as-sent') return rows
  return rows.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

function writeActive(fields: LinkFields, draw: Draw): Json | undefined {
  const name = activeList(fields.target_type)
  return name === undefined
    ? writeUnset(draw['unset.rows'])
    : writeList(name, rowsOf(fields, name, draw), draw)
}

function writeTable(fields: LinkFields, draw: Draw): Json | undefined {
  const rows = listNames.flatMap(name =>
    rowsOf(fields, name, draw).map((row, index) => ({
      [styled('kind', draw)]: name,
      ...writeRowObject(name, row, index, fields[name].length, draw),
    })),
  )
  return rows.length === 0 ? writeUnset(draw['unset.rows']) : rows
}

function writeByType(fields: LinkFields, draw: Draw): Json | undefined {
  const filled = listNames.filter(name => fields[name].length > 0)
  if (filled.length === 0) return writeUnset(draw['unset.rows'])
  return Object.fromEntries(
    filled.map(name => [
      styled(listName(name, draw), draw),
      writeList(name, rowsOf(fields, name, draw), draw) ?? null,
    ]),
  )
}

function writeList(name: ListName, rows: readonly Row[], draw: Draw): Json | undefined {
  if (rows.length === 0) return writeUnset(draw['unset.rows'])
  if (name === 'rotation') {
    const bare = draw['rows.rotation'] === 'addresses' || draw['rows.form'] !== 'objects'
    if (bare) return rows.map(({ value }) => value)
  }
  const key = (row: Row) => writeKey(name, row.key, draw)
  switch (draw['rows.form']) {
    case 'objects':
    case 'columns':
      return rows.map((row, index) => writeRowObject(name, row, index, rows.length, draw))
    case 'pairs':
      return rows.map(row => [key(row), row.value])
    case 'map':
      return Object.fromEntries(rows.map(row => [key(row), row.value]))
    case 'texts':
      return rows.map(row => `${key(row)}=${row.value}`)
  }
}

/** Numbered members: `country_1_key`, `country_1_value`, `country_2_key` and so on. */
function writeColumns(name: ListName, rows: readonly Row[], draw: Draw): JsonObject {
  const first = draw['rows.position'] === 'from-0' ? 0 : 1
  // The whole name gets the style of the service, so its parts have none of their own.
  const cells = rows.flatMap((row, index) =>
    Object.entries(writeRowObject(name, row, index, rows.length, { ...draw, 'names.style': 'snake' })).map(
      ([part, value]) => [styled(`${listName(name, draw)}_${index + first}_${part}`, draw), value],
    ),
  )
  return Object.fromEntries(cells)
}

function writeRowObject(name: ListName, row: Row, index: number, count: number, draw: Draw): JsonObject {
  const [keyName, valueName] = rowNames[draw['rows.names']]
  const keyed = name === 'rotation' ? {} : { [styled(keyName || name, draw)]: writeKey(name, row.key, draw) }
  const weight =
    name === 'rotation' && draw['rows.rotation'] === 'weighted' ? { weight: Math.floor(100 / count) } : {}
  const first = { none: undefined, 'from-0': 0, 'from-1': 1 }[draw['rows.position']]
  return {
    ...(first === undefined ? {} : { position: index + first }),
    ...keyed,
    [styled(valueName, draw)]: row.value,
    ...weight,
  }
}

function writeKey(name: ListName, key: string, draw: Draw): string {
  if (name === 'platform') {
    switch (draw['rows.platforms']) {
      case 'as-sent':
        return key
      case 'OS_X':
        return key.replaceAll(' ', '_')
      case 'os-x':
        return key.replaceAll(' ', '-').toLowerCase()
      case 'OS_X-capitals':
        return key.replaceAll(' ', '_').toUpperCase()
    }
  }
  if (name !== 'country' || draw['rows.countries'] === 'as-sent') return key
  return draw['rows.countries'] === 'lower' ? key.toLowerCase() : countryOf(key)
}

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

function countryOf(code: string): string {
  return /^[A-Za-z]{2}$/.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code
}
