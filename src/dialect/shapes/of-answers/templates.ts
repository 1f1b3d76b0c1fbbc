import { escapeText } from '../constructs/text-parts.ts'
import { define, isObject, type Json, type JsonObject } from '../json.ts'
import { absentWord } from '../reading.ts'
import { escapeName } from './places.ts'

const successWords: Readonly<Record<string, Json>> = { id: '$id', object: '$object', status: '$status' }

/** A template of the register as a shape: its words are values; one that is not known writes nothing. */
export function templateShape(template: Json, words: Readonly<Record<string, Json>> = successWords): Json {
  if (typeof template === 'string') {
    if (!template.startsWith('$')) return escapeText(template)
    const word = template.slice(1)
    return Object.hasOwn(words, word) ? words[word]! : absentWord
  }
  if (Array.isArray(template)) return template.map(item => templateShape(item, words))
  if (!isObject(template)) return template
  const shape: JsonObject = {}
  for (const [name, part] of Object.entries(template))
    define(shape, escapeName(name), templateShape(part, words))
  return shape
}

const errorWords: Readonly<Record<string, Json>> = {
  message: '$message',
  status: '$status',
  title: '$title',
  code: '$code',
  summary: '$message',
  fields: { $map: 'fields', key: '$field', item: '$messages' },
  issues: '$issues',
}

/** The shape of an error's template. */
export function errorTemplate(template: unknown): Json {
  return templateShape(template as Json, errorWords)
}
