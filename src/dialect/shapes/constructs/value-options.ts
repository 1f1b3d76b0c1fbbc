import { nearest } from '../../../documents/nearest.ts'
import { zoneOf } from '../../zones.ts'
import type { Reading } from '../construct.ts'
import { isObject, type Json } from '../json.ts'
import { mistake, readConstant } from '../reading.ts'
import { enumOf, type Value } from '../scope.ts'
import { clockFormat, timeFormat, timeNames } from '../times.ts'
import type { ValueType } from './form.ts'
import type { Mask } from './masked-form.ts'

// The parsers of a value's options. Each reports an invalid option.

/** Whether a value can be written with this word as `as`. */
export function canBe(type: ValueType, value: Value): boolean {
  return type === 'text' || typesOf(value).includes(type)
}

export function typesOf(known: Value): ValueType[] {
  if (isTruth(known)) return ['text', 'boolean', 'not']
  if (known.type === 'date') return ['text', 'number']
  return known.type === 'text'
    ? ['text', 'number', 'lower', 'upper', 'camel', 'pascal', 'kebab', 'words', 'compact', 'name']
    : ['text']
}

/** Whether a value is a boolean, or can only be 0 or 1. */
function isTruth(value: Value): boolean {
  return value.type === 'boolean' || (enumOf(value)?.every(one => one === 0 || one === 1) ?? false)
}

export function timeOf(time: Json, { type }: Value, at: Reading): string {
  const isTime = type === 'moment' || type === 'date'
  const formats = type === 'moment' ? [timeFormat, clockFormat] : [isTime ? timeFormat : clockFormat]
  if (!isTime && type !== 'clock') mistake(at, 'no time: the value is not a moment', time, 'time')
  else if (typeof time !== 'string' || formats.every(format => format(time) === undefined)) {
    const meant = typeof time === 'string' ? nearest(time, timeNames) : undefined
    const hint = meant === undefined ? timeNames.join(', ') : `did you mean ${meant}?`
    const usual = `a format of time (${hint}) or a pattern such as d.m.Y H:i`
    mistake(at, isTime ? usual : 'a pattern of a time of day such as H:i:s or g:i A', time, 'time')
  }
  return String(time)
}

export function zoneNameOf(zone: Json, { type }: Value, at: Reading): string | undefined {
  if (type === 'moment') return readZone(zone, at)
  mistake(at, 'no zone: the value is not a moment', zone, 'zone')
  return undefined
}

/** Reads the zone in which a moment is written. */
export function readZone(zone: Json, at: Reading): string | undefined {
  if (typeof zone === 'string' && zoneOf(zone) !== undefined) return zone
  mistake(at, 'an offset from UTC such as +02:00, or an IANA time zone such as Europe/Helsinki', zone, 'zone')
  return undefined
}

export function maskOf(mask: Json, { type }: Value, at: Reading): Mask {
  const { first = 0, last = 0, by, ...others } = isObject(mask) ? mask : {}
  const isCount = (count: Json) => Number.isInteger(count) && Number(count) >= 0
  const isWhole =
    isCount(first) && isCount(last) && typeof by === 'string' && Object.keys(others).length === 0
  if (!isWhole || type !== 'text')
    mistake(at, 'the part of a text to show, such as { first: 2, by: "***" }', mask, 'mask')
  return {
    ...(first !== 0 && { first: Number(first) }),
    ...(last !== 0 && { last: Number(last) }),
    by: String(by),
  }
}

/** Reads the number of digits to which a number is filled with zeros. */
export function digitsOf(digits: Json, { type }: Value, at: Reading): number {
  const isCount = Number.isInteger(digits) && Number(digits) >= 2 && Number(digits) <= 20
  if (type !== 'number') mistake(at, 'no digits: the value is not a number', digits, 'digits')
  else if (!isCount) mistake(at, 'a whole number from 2 to 20', digits, 'digits')
  return isCount ? Number(digits) : 2
}

export function mapOf(map: Json, value: Value, at: Reading): [string, Json | undefined][] {
  if (!isObject(map)) {
    mistake(at, 'an object with a spelling for each value', map, 'map')
    return []
  }
  const known = enumOf(value)?.map(String)
  const below = { ...at, path: `${at.path}.map` }
  return Object.entries(map).map(([key, spelling]) => {
    if (known !== undefined && !known.includes(key)) {
      const meant = nearest(key, known)
      const hint = meant !== undefined && known.length > 6 ? `did you mean ${meant}?` : known.join(', ')
      mistake(below, `a possible value (${hint})`, key, key)
    }
    return [key, readConstant(spelling, below, key)]
  })
}
