/** Encodes a text. */
export type Spelling = (text: string) => string

const hex = (character: string, length: number) => character.charCodeAt(0).toString(16).padStart(length, '0')
const each = (text: string, change: (character: string) => string) => [...text].map(change).join('')
const isPlain = (character: string) => /[\w-]/.test(character)
const base64 = (text: string) => Buffer.from(text).toString('base64')
const named: Record<string, string> = {
  '&': 'amp',
  '<': 'lt',
  '>': 'gt',
  '"': 'quot',
  "'": 'apos',
  '/': 'sol',
}

/** JSON of a text as `JSON.stringify` writes it, without the quotes. */
const json = (text: string) => JSON.stringify(text).slice(1, -1)
const unicode = (character: string) => `\\u${hex(character, 4)}`
const percent = (character: string) => `%${hex(character, 2)}`
const entity = (character: string) => (named[character] ? `&${named[character]};` : character)

/** The encodings in which a response may contain a key. */
export const spellings: Readonly<Record<string, Spelling>> = {
  plain: text => text,
  'JSON with \\/': text => json(text).replaceAll('/', '\\/'),
  'JSON with \\u in small letters': text => each(text, unicode),
  'JSON with \\u in capitals': text => each(text, one => `\\u${hex(one, 4).toUpperCase()}`),
  'JSON with \\u for punctuation': text => each(text, one => (isPlain(one) ? one : unicode(one))),
  'JSON in JSON': text => json(json(text).replaceAll('/', '\\/')),
  'a query': text => encodeURIComponent(text),
  'a query with small hex digits': text =>
    encodeURIComponent(text).replace(/%../g, code => code.toLowerCase()),
  'a query with everything escaped': text => each(text, percent),
  'a query with every other character escaped': text =>
    [...text].map((one, index) => (index % 2 === 0 ? percent(one) : one)).join(''),
  'a query in a query': text => encodeURIComponent(encodeURIComponent(text)),
  'a form': text => new URLSearchParams({ '': text }).toString().slice(1),
  'a query in JSON': text => json(each(text, percent)),
  'JSON in a query': text => encodeURIComponent(json(text).replaceAll('/', '\\/')),
  'named entities': text => each(text, entity),
  'decimal entities': text => each(text, one => `&#${one.charCodeAt(0)};`),
  'hexadecimal entities': text => each(text, one => `&#x${hex(one, 2).toUpperCase()};`),
  'entities with leading zeros': text => each(text, one => `&#x0000${hex(one, 2)};`),
  'HTML in JSON with \\u0026': text => each(text, entity).replaceAll('&', '\\u0026'),
  base64,
  base64url: text => Buffer.from(text).toString('base64url'),
  'base64 of a name and the key': text => base64(`user:${text}`),
  'base64 of a bearer token': text => base64(`Bearer ${text}`),
  'base64 between other bytes': text => base64(`(${text})`),
  'base64 in JSON with \\/': text => base64(`>?>${text}?>?`).replaceAll('/', '\\/'),
  'base64 in a query': text => encodeURIComponent(base64(`?>?${text}>?>`)),
}

const entities = new Map(Object.entries(named).map(([character, name]) => [name, character]))

/** Decodes every escape of a text once. Slow and simple, as a reader of a report would. */
function undone(text: string): string {
  return text
    .replace(/\\+u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\\+(["'/\\])/g, '$1')
    .replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/&([a-z]+);/g, (whole, name: string) => entities.get(name) ?? whole)
}

function layersOf(text: string): string[] {
  const layers = [text]
  while (layers.length < 8) layers.push(undone(layers.at(-1)!))
  return layers
}

/** Whether a text contains a key in any encoding. */
export function shows(text: string, key: string): boolean {
  const keys = layersOf(key)
  const holdsKey = (one: string) => keys.some(written => one.includes(written))
  return layersOf(text).some(
    layer =>
      holdsKey(layer) ||
      (layer.match(/[\w+/-]{6,}/g) ?? []).some(word =>
        [0, 1, 2, 3].some(skipped => holdsKey(Buffer.from(word.slice(skipped), 'base64').toString('latin1'))),
      ),
  )
}
