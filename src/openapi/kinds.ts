import type { SuccessKind } from '../dialect/shapes/shapes.ts'

/** A kind of record: the name of its schema, and of its questions. */
export type RecordKind = 'links' | 'pixels'

/** What an operation does, for those of both kinds of record. */
export type Verb = 'list' | 'get' | 'create' | 'update' | 'delete'

/** The operation that a kind of successful response belongs to. */
export const successVerbs = {
  record: 'get',
  list: 'list',
  created: 'create',
  updated: 'update',
  deleted: 'delete',
} as const satisfies Record<SuccessKind, Verb>

export const recordKinds = ['links', 'pixels'] as const satisfies readonly RecordKind[]

export const recordSchemas = { links: 'Link', pixels: 'Pixel' } as const satisfies Record<RecordKind, string>

/** The paths of the collections: of lists and creates. */
export const collectionPaths = { links: '/links', pixels: '/pixels' } as const satisfies Record<
  RecordKind,
  string
>

/** The paths of single records: of reads, updates and deletes. */
export const recordPaths = { links: '/links/{id}', pixels: '/pixels/{id}' } as const satisfies Record<
  RecordKind,
  string
>
