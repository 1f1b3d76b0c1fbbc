import type { SuccessKind } from '../dialect/shapes/shapes.ts'

/** A kind of record, as paths and questions name it. */
export type RecordKind = 'links' | 'pixels'

/** A kind of operation. Links and pixels have the same five. */
export type Verb = 'list' | 'get' | 'create' | 'update' | 'delete'

/** The operations, by the kind of their successful response. */
export const successVerbs = {
  record: 'get',
  list: 'list',
  created: 'create',
  updated: 'update',
  deleted: 'delete',
} as const satisfies Record<SuccessKind, Verb>

export const recordKinds = ['links', 'pixels'] as const satisfies readonly RecordKind[]

/** The names of the schemas of records. */
export const recordSchemas = { links: 'Link', pixels: 'Pixel' } as const satisfies Record<RecordKind, string>

/** The paths of collections, for lists and creates. */
export const collectionPaths = { links: '/links', pixels: '/pixels' } as const satisfies Record<
  RecordKind,
  string
>

/** The paths of single records, for reads, updates and deletes. */
export const recordPaths = { links: '/links/{id}', pixels: '/pixels/{id}' } as const satisfies Record<
  RecordKind,
  string
>
