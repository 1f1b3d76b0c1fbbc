import type { Scope, Value } from '../scope.ts'

const text = { type: 'string' }

/** Where a row stands in its list: from 1, and from 0. */
const place: Record<string, Value> = {
  position: { type: 'number', schema: { type: 'integer', minimum: 1 } },
  index: { type: 'number', schema: { type: 'integer', minimum: 0 } },
}

/** A row of a targeting list. */
export const rowScope: Scope = {
  of: 'a row',
  values: {
    key: { type: 'text', schema: text, word: true },
    value: { type: 'text', schema: text },
    ...place,
  },
}

/** A row of the rotation, which has no key. */
export const rotationScope: Scope = {
  of: 'a row',
  values: { value: { type: 'text', schema: text }, ...place },
}

const lists = ['country', 'platform', 'language', 'rotation']

/** A row of any of the lists, with the name of its list. */
export const taggedRowScope: Scope = {
  of: 'a row',
  values: {
    ...rowScope.values,
    key: { type: 'text', schema: text, unset: true },
    list: { type: 'text', schema: { type: 'string', enum: lists } },
  },
}

const plainRow = { key: '$key', value: '$value' }
const taggedRow = { key: { $: 'key', unset: '$absent' }, value: '$value' }

export const rowLists: Record<string, Value> = {
  country: { type: 'list', schema: {}, item: rowScope, plain: plainRow },
  platform: { type: 'list', schema: {}, item: rowScope, plain: plainRow },
  language: { type: 'list', schema: {}, item: rowScope, plain: plainRow },
  rotation: { type: 'list', schema: {}, item: rotationScope, plain: { value: '$value' } },
  targeting: { type: 'list', schema: {}, item: taggedRowScope, plain: taggedRow },
  all_targeting: { type: 'list', schema: {}, item: taggedRowScope, plain: { list: '$list', ...taggedRow } },
}
