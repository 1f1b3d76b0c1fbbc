import type { JsonSchema } from '../json-schema.ts'
import type { CodeKind, Scope, Value } from '../scope.ts'
import { idValue } from './pixel.ts'

/** The list that a target type selects (section 2.1). Type 3 is not documented. */
export const listOfType: Readonly<Record<number, 'country' | 'platform' | 'language' | 'rotation'>> = {
  1: 'country',
  2: 'platform',
  3: 'language',
  4: 'rotation',
}

const text = { type: 'string' }

/** The position of a row in its list, from 1 and from 0. */
const place: Record<string, Value> = {
  position: { type: 'number', schema: { type: 'integer', minimum: 1 } },
  index: { type: 'number', schema: { type: 'integer', minimum: 0 } },
}

/** The kinds of the keys that are codes, by list. */
const keyCodes = { country: 'region', language: 'language' } as const
const plainRow = { key: '$key', value: '$value' }
const taggedRow = { key: { $: 'key', unset: '$absent' }, value: '$value' }

/**
 * Returns the targeting lists of a link: those of section 2.1, the list that the target type selects
 * (`targeting`), and the rows of all lists in one list (`all_targeting`).
 * @param id the schema of a link's identifier, which rows may show
 */
export function rowLists(id: JsonSchema): Record<string, Value> {
  const whose = { link_id: idValue(id) }
  const rowOf = (codes?: CodeKind): Scope => ({
    of: 'a row',
    values: {
      key: { type: 'text', schema: text, word: true, ...(codes && { codes }) },
      value: { type: 'text', schema: text },
      ...place,
      ...whose,
    },
  })
  const row = rowOf()
  const rotated: Scope = {
    of: 'a row',
    values: { value: { type: 'text', schema: text }, ...place, ...whose },
  }
  const tagged: Scope = {
    of: 'a row',
    values: {
      ...row.values,
      key: { type: 'text', schema: text, unset: true, codes: keyCodes },
      list: { type: 'text', schema: { type: 'string', enum: Object.values(listOfType) } },
    },
  }
  return {
    country: { type: 'list', schema: {}, item: rowOf(keyCodes.country), plain: plainRow },
    platform: { type: 'list', schema: {}, item: row, plain: plainRow },
    language: { type: 'list', schema: {}, item: rowOf(keyCodes.language), plain: plainRow },
    rotation: { type: 'list', schema: {}, item: rotated, plain: { value: '$value' } },
    targeting: { type: 'list', schema: {}, item: tagged, plain: taggedRow },
    all_targeting: { type: 'list', schema: {}, item: tagged, plain: { list: '$list', ...taggedRow } },
  }
}
