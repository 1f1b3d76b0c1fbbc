import { isObject } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import { isJson } from '../../core/json.ts'
import { leavesOf } from '../../core/match.ts'
import type { Sample } from './fit/sample.ts'

/**
 * Adds the cursors of pages, which only the server knows, to the values. A cursor differs on each page. It is
 * shown if there are more pages (`cursor`), or if the page has a record (`end_cursor`).
 */
export function withCursors(samples: readonly Sample[]): Sample[] {
  const next = cursorPlace(samples, ({ has_more }) => has_more === true)
  const end = cursorPlace(samples, ({ count }) => Number(count) > 0)
  const at = ({ json }: Sample, place: string | undefined) => (place && readPointer(json, place)) || null
  return samples.map(sample => ({
    ...sample,
    values: { ...sample.values, cursor: at(sample, next), end_cursor: at(sample, end) },
  }))
}

/** Returns the pointer at which lists show a cursor exactly if `isThere` holds. */
function cursorPlace(samples: readonly Sample[], isThere: (values: Values) => boolean): string | undefined {
  const pointers = new Set(samples.flatMap(({ json }) => leavesOf(json).map(({ pointer }) => pointer)))
  const isWord = (text: unknown) => typeof text === 'string' && text !== '' && !/^(https?:\/)?\//.test(text)
  return [...pointers].find(pointer => {
    const shown = samples.map(sample => ({ ...sample, text: readPointer(sample.json, pointer) }))
    // By its name, a cursor is known even if no more than one page is followed by another.
    const isNamed = /cursor|token/i.test(pointer)
    const varied = shown.filter(({ values }) => (isNamed ? isThere(values) : values.has_more === true))
    return (
      new Set(varied.map(({ text }) => text)).size > 1 &&
      shown.every(({ values, text }) => isWord(text) === isThere(values))
    )
  })
}

/** Returns a sample without a query parameter in its addresses. */
export function withoutParameter(sample: Sample, name: string): Sample {
  const membersOf = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).map(([key, part]) => [key, shortened(part)]))
  const shortened = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutIt(value)
    if (Array.isArray(value)) return value.map(shortened)
    return isObject(value) ? membersOf(value) : value
  }
  const withoutIt = (text: string) => {
    const at = text.indexOf('?')
    if (at < 0 || !/^(https?:\/\/|\/|\?)/.test(text)) return text
    const parameters = new URLSearchParams(text.slice(at + 1))
    parameters.delete(name)
    return `${text.slice(0, at)}?${parameters}`.replace(/(?<=.)\?$/, '')
  }
  const json = shortened(sample.json)
  return { ...sample, values: membersOf(sample.values), json: isJson(json) ? json : undefined }
}
