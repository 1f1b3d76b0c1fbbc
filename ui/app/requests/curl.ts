import type { RecordedExchange } from '../../../src/client/index.ts'
import { hidden } from '../../../src/wire/secrets.ts'
import { type Piece, shellWord } from './quoting.ts'
import { headerIn, isRedacted, type Replay, replayOf } from './replay.ts'

/** A text to copy, and what a person has to know about it. */
export interface Copied {
  text: string
  /** Sentences about redacted values and about what is left out. */
  notes: string[]
}

const key: Piece = { variable: 'SHORTLINK_API_KEY' }
const secret: Piece = { variable: 'SHORTLINK_SECRET' }

/**
 * Returns the shell command that sends a recorded request again. The API key is in `$SHORTLINK_API_KEY`, and other
 * secrets are in `$SHORTLINK_SECRET`.
 * @param origin the origin of the server, such as `http://127.0.0.1:4010`
 */
export function curlOf(exchange: RecordedExchange, origin: string): Copied {
  const replay = replayOf(exchange)
  const words = [['curl -sS', ...methodWords(replay), ...addressWords(replay, origin)].join(' ')]
  for (const [name, value] of replay.headers) words.push(`-H ${headerWord(name, value)}`)
  // curl adds these headers if they are not given.
  if (headerIn(replay, 'accept') === undefined) words.push("-H 'Accept:'")
  if (replay.body !== undefined && headerIn(replay, 'content-type') === undefined)
    words.push("-H 'Content-Type:'")
  words.push(...bodyWords(replay))
  return { text: words.join(' \\\n  '), notes: [...redactedNotes(replay), ...replay.lost] }
}

function redactedNotes({ redacted }: Replay): string[] {
  const keys = redacted.filter(name => /^the header authorization$/i.test(name))
  const others = redacted.filter(name => !keys.includes(name))
  return [
    ...(keys.length > 0 ? ['Set SHORTLINK_API_KEY to the API key, which was redacted.'] : []),
    ...(others.length > 0 ? [`Set SHORTLINK_SECRET: ${others.join(', ')} was redacted.`] : []),
  ]
}

function methodWords({ method, body }: Replay): string[] {
  if (method === 'GET' && body === undefined) return []
  return [method === 'HEAD' ? '-I' : `-X ${shellWord(method)}`]
}

function addressWords({ target }: Replay, origin: string): string[] {
  const options = [
    // Otherwise curl reads lists such as {1,2} in an address, and resolves `..`.
    ...(/[[\]{}]/.test(target) ? ['-g'] : []),
    ...(/\/\.\.?(\/|$|\?)/.test(target) ? ['--path-as-is'] : []),
  ]
  if (!target.startsWith('/')) {
    return [...options, `--request-target ${shellWord(...withSecrets(target))}`, shellWord(`${origin}/`)]
  }
  return [...options, shellWord(origin, ...withSecrets(target))]
}

function headerWord(name: string, value: string): string {
  // A header without a value ends with a semicolon, because curl removes a header that ends with a colon.
  if (value === '') return shellWord(`${name};`)
  const isKey = name.toLowerCase() === 'authorization'
  return shellWord(`${name}: `, ...withSecrets(value, isKey ? key : secret))
}

function bodyWords({ body }: Replay): string[] {
  if (body === undefined) return []
  if ('json' in body) return [`--data-raw ${shellWord(...withSecrets(JSON.stringify(body.json)))}`]
  if ('text' in body) return [`--data-raw ${shellWord(body.text)}`]
  const words: string[] = []
  let plain: [string, string][] = []
  const flush = () => {
    if (plain.length > 0) words.push(`--data-raw ${shellWord(String(new URLSearchParams(plain)))}`)
    plain = []
  }
  for (const [name, value] of body.fields) {
    if (isRedacted([name, value])) {
      flush()
      // curl encodes the value, which may hold any characters. The name has to be encoded.
      const encoded = String(new URLSearchParams([[name, '']]))
      words.push(`--data-urlencode ${shellWord(encoded, ...withSecrets(value))}`)
    } else plain.push([name, value])
  }
  flush()
  return words
}

/** Splits a text at its redacted values. */
function withSecrets(text: string, variable: Piece = secret): Piece[] {
  return text
    .split(new RegExp(`(${[hidden, encodeURIComponent(hidden)].map(escaped).join('|')})`))
    .flatMap((part, index) => (index % 2 === 1 ? [variable] : part === '' ? [] : [part]))
}

function escaped(text: string): string {
  return text.replaceAll(/[[\]]/g, String.raw`\$&`)
}
