/** How a conforming server writes records, where the document leaves it open. */
export interface JsonForm {
  /** The envelope of records. */
  envelope: 'none' | 'data' | 'result' | 'named' | 'json-api' | 'edges' | 'keyed'
  /** The names of members. */
  names: 'documented' | 'camel' | 'pascal' | 'other'
  ids: 'number' | 'digits' | 'uuid' | 'code' | 'prefixed'
  /** Whether the response to a create has a Location header. */
  location: boolean
}

export const plainForm: JsonForm = { envelope: 'none', names: 'documented', ids: 'number', location: false }

export const jsonForms = {
  envelope: ['none', 'data', 'result', 'named', 'json-api', 'edges', 'keyed'],
  names: ['documented', 'camel', 'pascal', 'other'],
  ids: ['number', 'digits', 'uuid', 'code', 'prefixed'],
  location: [false, true],
} as const

const otherNames: Record<string, string> = {
  id: 'uid',
  url: 'destination',
  alias: 'slug',
  name: 'label',
  value: 'tracking_code',
  domain_id: 'domain',
  space_id: 'space',
}

/** The name of a member in a form. */
export function nameIn({ names }: JsonForm, name: string): string {
  if (names === 'other') return otherNames[name] ?? name
  if (names === 'pascal') return name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  if (names === 'camel') return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return name
}

type Shown = Record<string, unknown>

/** One record in its envelope. */
export function oneIn(form: JsonForm, resource: string, record: Shown): unknown {
  switch (form.envelope) {
    case 'none':
      return record
    case 'data':
      return { data: record }
    case 'result':
      return { success: true, result: { item: record } }
    case 'named':
      return { [resource.slice(0, -1)]: record }
    case 'json-api':
      return { data: resourceObject(form, resource, record) }
    case 'edges':
      return { node: record }
    case 'keyed':
      return { [resource]: keyed(form, [record]) }
  }
}

/** A list in its envelope. */
export function manyIn(form: JsonForm, resource: string, records: Shown[], total: number): unknown {
  switch (form.envelope) {
    case 'none':
      return records
    case 'data':
      return { data: records, meta: { total } }
    case 'result':
      return { success: true, result: { items: records, total } }
    case 'named':
      return { [resource]: records, total }
    case 'json-api':
      return { data: records.map(record => resourceObject(form, resource, record)), meta: { total } }
    case 'edges':
      return { edges: records.map(node => ({ node })), page: { total } }
    case 'keyed':
      return { [resource]: keyed(form, records), total }
  }
}

function resourceObject(form: JsonForm, type: string, record: Shown): Shown {
  const { [nameIn(form, 'id')]: id, ...attributes } = record
  return { type, ...(id !== undefined && { id }), attributes }
}

function keyed(form: JsonForm, records: Shown[]): Shown {
  return Object.fromEntries(
    records.map((record, index) => [record[nameIn(form, 'id')] ?? `_${index}`, record]),
  )
}

/** An id in the style of a form. `n` is used once for each resource. */
export function idIn({ ids }: JsonForm, resource: string, n: number, random: () => number): string {
  const digits = (base: number, length: number) =>
    Array.from({ length }, () => Math.floor(random() * base).toString(base)).join('')
  if (ids === 'uuid')
    return `${digits(16, 8)}-${digits(16, 4)}-4${digits(16, 3)}-a${digits(16, 3)}-${digits(16, 12)}`
  if (ids === 'code') return `${digits(36, 5)}${n.toString(36)}`
  if (ids === 'prefixed') return `${resource.slice(0, 3)}_${String(n).padStart(6, '0')}`
  return String(n)
}

/** An id as JSON. */
export function idAsJson({ ids }: JsonForm, id: string): unknown {
  return ids === 'number' && /^-?\d{1,15}$/.test(id) ? Number(id) : id
}
