import { UsageError } from '../../contract-tests/core/usage.ts'
import { flag, parsedOption, textOption, textsOption, wholeNumber } from './option.ts'

/** The options that state a dialect; see `dialectOf`. */
export const dialectOptions = {
  dialect: {
    ...textsOption(
      'DIALECT',
      'A dialect file, or a convention such as json-api. A later one overrides an earlier one.',
    ),
    completions: { words: conventions, files: true as const },
  },
  answer: {
    ...textsOption('ID=VALUE', 'One answer of the dialect (YAML), such as update.patch=as-put.'),
    completions: { words: questionIds },
  },
}

async function conventions(): Promise<string[]> {
  const { namedDialects } = await import('../dialect/file.ts')
  return Object.keys(namedDialects)
}

async function questionIds(): Promise<string[]> {
  const { questions } = await import('../generated/questions.ts')
  return Object.keys(questions).map(id => `${id}=`)
}

/** The options for the account that a command uses, and for its permission to write. */
export const accountOptions = {
  key: textOption('KEY', 'The API key. Prefer the environment variable SHORTLINK_API_KEY.'),
  'allow-writes': textOption('HOST', 'Allow writes to a server on another machine: repeat its host name.'),
  'read-only': flag('Send no writes, even if they are allowed.'),
  'domain-id': textsOption('ID', 'A domain of the account. Some requirements need two.'),
  'space-id': textsOption('ID', 'A space of the account. Some requirements need two.'),
}

/** The options for the ledger and the limits of a run. */
export const runOptions = {
  ledger: textOption(
    'FILE',
    'The file that names each record before the run creates it. Default: .shortlink-kit/ledger-<run>.jsonl.',
  ),
  'max-objects': parsedOption(
    'N',
    'How many records of the run may exist at once. Default: 300.',
    wholeNumber(1, 100_000),
  ),
  timeout: parsedOption('MS', 'How long to wait for a response. Default: 10000.', wholeNumber(1, 600_000)),
}

/** Returns the API key of a run, or an empty text if there is none. */
export function apiKeyOf({ key }: { key: string | undefined }): string {
  return key ?? process.env.SHORTLINK_API_KEY ?? ''
}

/** Returns the only base URL among the arguments of a command. Throws UsageError. */
export function baseUrlIn(command: string, [baseUrl, ...more]: readonly string[]): string {
  if (more.length > 0) throw new UsageError(`${command} takes only one BASE_URL, but also got "${more[0]}"`)
  if (baseUrl === undefined) throw new UsageError(`${command} needs a BASE_URL; see ${command} --help`)
  return baseUrl
}

/** Converts command line options to options of the contract suite. */
export function targetOf(
  baseUrl: string,
  values: {
    key: string | undefined
    'allow-writes': string | undefined
    'read-only': boolean
    'domain-id': readonly string[]
    'space-id': readonly string[]
    ledger: string | undefined
    'max-objects': number | undefined
    timeout: number | undefined
  },
) {
  return {
    baseUrl,
    apiKey: apiKeyOf(values),
    allowWrites: values['allow-writes'],
    readOnly: values['read-only'],
    domainIds: values['domain-id'],
    spaceIds: values['space-id'],
    ledger: values.ledger,
    maxObjects: values['max-objects'],
    timeoutMs: values.timeout,
  }
}
