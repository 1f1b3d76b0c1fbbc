import { version } from './version.ts'

// Only one style per text: with several, Node 20 writes colours even if they are disabled.
export type Style = 'bold' | 'cyan' | 'dim' | 'green' | 'red' | 'yellow'

/** The facts that the banner of `serve` shows. */
export interface Facts {
  baseUrl: string
  /** A valid API key. */
  key: string
  /** Whether every other key is valid too. */
  anyKey: boolean
  seed: string
  /** The address of the inspector, if it is served. */
  inspector: string | undefined
  /** The file that stores the records, if there is one. */
  state: string | undefined
  /** The name of the dialect, unless it is the default one. */
  dialect: string | undefined
  /** The faults that are set, as texts. */
  faults: readonly string[]
  /** The moment at which the clock is stopped, if it is. */
  now: string | undefined
}

/** Returns the text that `serve` prints when it listens. */
export function bannerOf(facts: Facts, style: (format: Style, text: string) => string): string {
  const bearer = `-H ${quoted(`Authorization: Bearer ${facts.key}`)}`
  const row = (name: string, value: string, note = '') =>
    `  ${style('dim', name.padEnd(10))}${value}${note && style('dim', `  ${note}`)}`
  const anyKey = facts.anyKey ? 'any other key opens an account of its own' : ''
  return [
    '',
    `  ${style('bold', 'shortlink-kit')} ${version}  ${style('dim', 'mock of the link-shortening service')}`,
    '',
    row('Base URL', style('cyan', facts.baseUrl)),
    ...(facts.inspector === undefined ? [] : [row('Inspector', style('cyan', facts.inspector))]),
    row('API key', style('bold', facts.key), anyKey),
    row('Seed', facts.seed),
    ...(facts.state === undefined ? [] : [row('State', facts.state)]),
    ...(facts.dialect === undefined ? [] : [row('Dialect', facts.dialect)]),
    ...facts.faults.map((fault, index) => row(index === 0 ? 'Faults' : '', fault)),
    ...(facts.now === undefined ? [] : [row('Clock', facts.now, 'stopped')]),
    '',
    `  ${style('dim', 'Create a link, then list the links:')}`,
    '',
    `  curl ${bearer} -d url=https://shop.example/sale ${quoted(`${facts.baseUrl}/links`)}`,
    `  curl ${bearer} ${quoted(`${facts.baseUrl}/links?per_page=10`)}`,
    '',
    `  ${style('dim', facts.state === undefined ? 'Records are in memory until Ctrl+C.' : 'Each change is stored in the state file.')}`,
    '',
  ].join('\n')
}

/** Quotes a text as one word of a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
