import { readPointer } from '../../../src/dialect/pointer.ts'
import { isObject, type Json, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { leavesOf } from '../../match.ts'
import type { Sample } from './fit/sample.ts'

/**
 * Adds the words by which the next page is asked for, which nobody else knows: they are there where there is more, and
 * other ones on each page.
 */
export function withCursors(samples: readonly Sample[]): Sample[] {
  const pointers = new Set(samples.flatMap(({ json }) => leavesOf(json).map(({ pointer }) => pointer)))
  const cursor = [...pointers].find(pointer => {
    const shown = samples.map(({ values, json }) => ({
      more: values.has_more,
      text: readPointer(json, pointer),
    }))
    const cursors = shown.filter(({ more }) => more === true).map(({ text }) => text)
    const isWord = (text: unknown) => typeof text === 'string' && text !== '' && !/^(https?:\/)?\//.test(text)
    return (
      new Set(cursors).size > 1 &&
      cursors.every(isWord) &&
      shown.every(({ more, text }) => more === true || !isWord(text))
    )
  })
  return samples.map(sample => ({
    ...sample,
    values: { ...sample.values, cursor: (cursor && readPointer(sample.json, cursor)) || null },
  }))
}

/** A sample whose addresses are without a parameter. */
export function withoutParameter(sample: Sample, name: string): Sample {
  const shortened = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutIt(value)
    if (Array.isArray(value)) return value.map(shortened)
    return isObject(value as Json)
      ? Object.fromEntries(Object.entries(value as JsonObject).map(([key, part]) => [key, shortened(part)]))
      : value
  }
  const withoutIt = (text: string) => {
    const at = text.indexOf('?')
    if (at < 0 || !/^(https?:\/\/|\/|\?)/.test(text)) return text
    const parameters = new URLSearchParams(text.slice(at + 1))
    parameters.delete(name)
    return `${text.slice(0, at)}?${parameters}`.replace(/(?<=.)\?$/, '')
  }
  return { ...sample, values: shortened(sample.values) as Values, json: shortened(sample.json) as Json }
}
