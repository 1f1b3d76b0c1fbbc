import type { Answers, FieldAnswer } from '../../../generated/answers.ts'
import { recordPlaces } from '../../places.ts'
import { define, type Json, type JsonObject } from '../json.ts'
import { conditional, type Member, objectInPlaces } from './places.ts'

export function linkShape(answers: Answers): Json {
  const { id, ...others } = answers['links.derived']
  const fields = Object.entries(recordPlaces(answers, 'links'))
  const secrets: Member[] =
    answers['links.secrets'] === 'omitted'
      ? []
      : ['password', 'privacy_password'].map(name => [`/${name}`, { $set: name }])
  return objectInPlaces([
    ...(id ? [memberOf('id', id, answers)] : []),
    ...fields.map(([name, field]) => memberOf(name, field, answers)),
    ...secrets,
    ...Object.entries(others).map(([name, field]) => memberOf(name, field, answers)),
  ])
}

export function pixelShape(answers: Answers): Json {
  const { id, ...others } = answers['pixels.derived']
  return objectInPlaces([
    ...(id ? [memberOf('id', id, answers)] : []),
    ...Object.entries(recordPlaces(answers, 'pixels')).map(([name, field]) => memberOf(name, field, answers)),
    ...Object.entries(others).map(([name, field]) => memberOf(name, field, answers)),
  ])
}

const keyedLists = ['country', 'platform', 'language']
const lists = [...keyedLists, 'rotation', 'pixel_ids']
const times = {
  'iso-milliseconds': 'rfc3339-milliseconds',
  'iso-microseconds': 'rfc3339-microseconds',
  'unix-seconds': 'unix-seconds',
}

function memberOf(name: string, field: FieldAnswer, answers: Answers): Member {
  const unset = { null: null, empty: '', omitted: '$absent' }[answers['fields.unset']]
  const empty = { empty: [], null: null, omitted: '$absent' }[answers['fields.unset-list']]
  const isList = lists.includes(name)
  if (field.as === 'unset') return [field.at, isList ? empty : unset]
  if (isList) return [field.at, listShape(name, field, answers['fields.unset-list'])]
  const isMoment = name === 'created_at' || name === 'updated_at'
  const shape: JsonObject = {
    $: name,
    ...(field.values && { map: literalMap(field.values) }),
    ...(field.as === 'text' && { as: 'text' }),
    ...(isMoment && { time: times[answers['timestamps.format']] }),
    ...(unset !== null && { unset }),
  }
  if (field.as !== 'object') return [field.at, shape]
  const owner = name.replace('_id', '')
  return [
    field.at,
    conditional(name, { id: { ...shape, unset: null }, name: { $: owner, unset: '$absent' } }, unset),
  ]
}

function listShape(name: string, { as, values }: FieldAnswer, unset: Answers['fields.unset-list']): Json {
  const spelled = (value: string): Json => {
    const options = { ...(values && { map: literalMap(values) }), ...(as === 'text' && { as }) }
    return Object.keys(options).length === 0 ? `$${value}` : { $: value, ...options }
  }
  if (as === 'map' && keyedLists.includes(name)) {
    const empty = { empty: {}, null: null, omitted: '$absent' }[unset]
    return { $map: name, key: spelled('key'), item: '$value', empty }
  }
  const empty = { empty: [], null: null, omitted: '$absent' }[unset]
  if (name === 'pixel_ids') {
    return { $list: name, item: as === 'object' ? { id: spelled('id') } : spelled('id'), empty }
  }
  const row = keyedLists.includes(name) ? { key: spelled('key'), value: '$value' } : { value: '$value' }
  return { $list: name, item: row, empty }
}

function literalMap(values: NonNullable<FieldAnswer['values']>): JsonObject {
  const map: JsonObject = {}
  for (const [value, spelling] of Object.entries(values)) {
    const isMarked = typeof spelling === 'string' && spelling.startsWith('$')
    define(map, value, isMarked ? `$${spelling}` : spelling)
  }
  return map
}
