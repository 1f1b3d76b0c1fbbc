import { UsageError } from '../../contract-tests/core/usage.ts'
import { type Dialect, defaultDialect } from '../dialect/dialect.ts'
import { nearest } from '../documents/nearest.ts'
import { readUserFile } from './files.ts'

/** The largest dialect file, in MiB. */
const mebibytes = 1

/** The values of --dialect and --answer. */
interface DialectValues {
  /** Names of conventions, or YAML or JSON files; a later one overrides an earlier one. */
  dialect: readonly string[]
  /** Answers such as `update.patch=as-put`, which override the files. */
  answer: readonly string[]
}

/**
 * Returns the dialect that --dialect and --answer state, or undefined without them. Throws UsageError, with
 * every mistake.
 */
export async function dialectOf({
  dialect: sources,
  answer: answers,
}: DialectValues): Promise<Dialect | undefined> {
  if (sources.length + answers.length === 0) return undefined
  // Loaded here because only files need the YAML parser and the schema.
  const { checkTogether, DialectError, mergeDialects, withAnswer } = await import('../dialect/file.ts')
  try {
    const [first = defaultDialect, ...others] = await Promise.all(sources.map(readDialect))
    let dialect = others.reduce(mergeDialects, first)
    for (const answer of answers) {
      const [id = '', ...value] = answer.split('=')
      if (value.length === 0) throw new UsageError(`--answer must be ID=VALUE, got ${JSON.stringify(answer)}`)
      dialect = withAnswer(dialect, id, value.join('='))
    }
    if (others.length + answers.length > 0) checkTogether(dialect)
    return dialect
  } catch (error) {
    if (error instanceof DialectError) throw new UsageError(error.message)
    throw error
  }
}

/** Reads a convention or a dialect file. Throws UsageError, and DialectError for mistakes in the file. */
async function readDialect(source: string): Promise<Dialect> {
  const { namedDialects } = await import('../dialect/file.ts')
  const named = Object.entries(namedDialects).find(([name]) => name === source)
  return named?.[1] ?? readDialectFile(source, hint(source, Object.keys(namedDialects)))
}

/** Reads a dialect file. Throws UsageError, and DialectError for mistakes in the file. */
export async function readDialectFile(path: string, hint = ''): Promise<Dialect> {
  const { parseDialect } = await import('../dialect/file.ts')
  return parseDialect(await readUserFile({ what: 'dialect', path, mebibytes, hint }), path)
}

/** Returns a hint for a word that is not a path: the named dialect that is probably meant, or all of them. */
function hint(word: string, names: readonly string[]): string {
  if (/[./\\]/.test(word)) return ''
  const meant = nearest(word, names)
  return meant === undefined ? `. The named dialects are ${names.join(', ')}` : `. Did you mean '${meant}'?`
}
