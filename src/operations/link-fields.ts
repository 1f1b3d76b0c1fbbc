import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import { countries, languages, platforms } from '../generated/codes.ts'
import type { InputIssue } from '../wire/issues.ts'
import { type Remedy, remedyFor, remedyOf } from '../wire/remedies.ts'
import type { FormInput } from './input.ts'
import { roundedUp } from './remedies.ts'

// Rules about the fields of a link that can be checked without any record.

const addressFields = ['url', 'expiration_url'] as const

/** The targeting lists and their known keys. A rotation has no keys. */
const lists = Object.entries<{ keys?: ReadonlySet<string>; expected?: string }>({
  country: { keys: countries, expected: 'a country code of ISO 3166-1 in capitals, such as DE' },
  platform: { keys: platforms },
  language: { keys: languages, expected: 'a language code of ISO 639-1 in small letters, such as de' },
  rotation: {},
})

/** The answers under which a known key is shown in its canonical case. */
const casesKeys: ReadonlySet<string> = new Set(['any-case', 'any-text-cased'])

/**
 * Prepares the rows of targeting lists for the checks. If the dialect allows it, drops incomplete rows, and
 * changes keys to their canonical case (questions `input.list-row-incomplete`, `links.targeting.keys`).
 */
export function tidyRows(input: FormInput, answers: Answers): void {
  for (const [name, { keys }] of lists) {
    const rows = input.get(name)
    if (!Array.isArray(rows)) continue
    const prepared =
      answers['input.list-row-incomplete'] === 'dropped'
        ? rows.filter(row => row.value && (keys === undefined || row.key))
        : rows
    input.set(name, prepared)
    if (keys === undefined || !casesKeys.has(answerFor(answers['links.targeting.keys'], name))) continue
    for (const row of prepared) {
      if (row.key !== undefined) row.key = inOwnCase(row.key, keys) ?? row.key
    }
  }
}

/** Returns the known key that equals a text, ignoring case. */
function inOwnCase(text: string, keys: ReadonlySet<string>): string | undefined {
  if (keys.has(text)) return text
  const folded = text.toLowerCase()
  return [...keys].find(key => key.toLowerCase() === folded)
}

/** Whether a list accepts a key (question `links.targeting.keys`). */
function takes(key: string, name: string, keys: ReadonlySet<string>, answers: Answers): boolean {
  switch (answerFor(answers['links.targeting.keys'], name)) {
    case 'any-text':
    case 'any-text-cased':
      return true
    case 'any-case-kept':
      return inOwnCase(key, keys) !== undefined
    default:
      return keys.has(key)
  }
}

/**
 * Adjusts the issues about undocumented target types and platforms: a dialect may accept these values, or
 * refuse a target type with a separate status (questions `links.target-type.undocumented`,
 * `links.targeting.keys`).
 */
export function judgeField(issues: readonly InputIssue[], input: FormInput, answers: Answers): InputIssue[] {
  const undocumentedType = answers['links.target-type.undocumented']
  const judged: InputIssue[] = []
  for (const issue of issues) {
    if (issue.field === 'target_type' && input.get('target_type') === 3) {
      if (undocumentedType === 'accepted') continue
      const remedy = remedyOf('links.target-type.undocumented')
      judged.push({ ...issue, status: undocumentedType, remedy })
    } else {
      const platform = undocumentedPlatform(issue, input)
      if (platform === undefined) judged.push(issue)
      else if (!takes(platform, 'platform', platforms, answers))
        judged.push({ ...issue, remedy: keyRemedy(platform, 'platform', platforms, answers) })
    }
  }
  return judged
}

/** Returns the platform that an issue is about. Returns undefined for other issues. */
function undocumentedPlatform({ field }: InputIssue, input: FormInput): string | undefined {
  const index = /^platform\.(\d+)\.key$/.exec(field)?.[1]
  const rows = input.get('platform')
  if (index === undefined || !Array.isArray(rows)) return undefined
  return rows.find(row => row.index === Number(index))?.key ?? ''
}

/** Returns the remedy of a key that a targeting list does not accept. */
function keyRemedy(key: string, name: string, keys: ReadonlySet<string>, answers: Answers): Remedy {
  const isKnown = inOwnCase(key, keys) !== undefined
  return remedyFor('links.targeting.keys', name, answers, isKnown ? 'any-case' : 'any-text')
}

/** Returns the issues of the rows of targeting lists, except those that the documented schema finds. */
export function rowIssues(input: FormInput, answers: Answers): InputIssue[] {
  const issues: InputIssue[] = []
  for (const [name, { keys, expected }] of lists) {
    const rows = input.get(name)
    if (!Array.isArray(rows)) continue
    for (const row of rows) {
      const field = `${name}.${row.index}`
      if (keys !== undefined && !row.key) issues.push(missing(`${field}.key`, answers))
      else if (expected && keys && row.key && !takes(row.key, name, keys, answers)) {
        const remedy = keyRemedy(row.key, name, keys, answers)
        issues.push({ field: `${field}.key`, expected, received: row.key, rule: 'format', remedy })
      }
      if (!row.value) issues.push(missing(`${field}.value`, answers))
      else issues.push(...addressIssues(`${field}.value`, row.value, answers))
    }
  }
  return issues
}

function missing(field: string, answers: Answers): InputIssue {
  const status = answers['input.list-row-incomplete']
  if (typeof status !== 'number') return { field }
  return { field, status, remedy: remedyOf('input.list-row-incomplete') }
}

/**
 * Returns the issues of a link's URLs, alias and click limit.
 * @param form the form of aliases
 */
export function textIssues(input: FormInput, answers: Answers, form: RegExp): InputIssue[] {
  const issues: InputIssue[] = []
  for (const field of addressFields) {
    const address = input.get(field)
    if (typeof address === 'string') issues.push(...addressIssues(field, address, answers))
  }
  const alias = input.get('alias')
  if (typeof alias === 'string' && !form.test(alias)) {
    // The answer to try accepts everything but line breaks.
    const remedy = /^.+$/.test(alias) ? remedyOf('links.alias.rule') : undefined
    issues.push({
      field: 'alias',
      expected: `of the form ${answers['links.alias.rule'].pattern}`,
      received: alias,
      rule: 'format',
      remedy,
    })
  }
  const clicks = input.get('expiration_clicks')
  if (typeof clicks === 'number' && clicks < 0) {
    issues.push({
      field: 'expiration_clicks',
      expected: '0 or more',
      received: String(clicks),
      rule: 'range',
    })
  }
  const status = answers['links.expiration.clicks']
  if (clicks === 0 && typeof status === 'number') {
    const remedy = remedyOf('links.expiration.clicks')
    issues.push({
      field: 'expiration_clicks',
      expected: '1 or more',
      received: '0',
      rule: 'range',
      status,
      remedy,
    })
  }
  return issues
}

function addressIssues(field: string, address: string, answers: Answers): InputIssue[] {
  const { schemes, length } = answers['links.url.rule']
  // Counted in code points, as in JSON Schema. A string never has more code points than UTF-16 units.
  const characters = address.length > length ? [...address].length : address.length
  if (characters > length) {
    const received = `${characters} characters`
    const remedy: Remedy = { question: 'links.url.rule', answer: { length: roundedUp(characters) } }
    return [{ field, expected: `at most ${length} characters long`, received, rule: 'length', remedy }]
  }
  const scheme = schemeOf(address)
  if (scheme !== undefined && (schemes.length === 0 || schemes.includes(scheme))) return []
  const start =
    schemes.length === 0 ? '' : ` that starts with ${schemes.map(known => `${known}://`).join(' or ')}`
  const remedy: Remedy | undefined =
    scheme === undefined
      ? undefined
      : { question: 'links.url.rule', answer: { schemes: [...schemes, scheme] } }
  return [{ field, expected: `an absolute address${start}`, received: address, rule: 'address', remedy }]
}

/**
 * Returns the scheme of an absolute address in lower case, or undefined if a text is not an absolute address.
 */
export function schemeOf(address: string): string | undefined {
  // The URL parser alone is too lenient: it repairs invalid addresses.
  const found = /^([a-z][a-z0-9+.-]*):(\/\/[^\s/]\S*$)?/i.exec(address)
  const name = found?.[1]?.toLowerCase()
  if (name === undefined || !URL.canParse(address)) return undefined
  return found?.[2] !== undefined || !['http', 'https'].includes(name) ? name : undefined
}
