import { readFile, stat } from 'node:fs/promises'
import { type Dialect, defaultDialect } from '../dialect/dialect.ts'
import { nearest } from '../dialect/nearest.ts'
import { UsageError } from './usage.ts'

const largestFile = 1024 * 1024

/** The options that say a dialect, for every command that takes one. */
export const dialectOptions = {
  dialect: { type: 'string', multiple: true },
  answer: { type: 'string', multiple: true },
} as const

/** The dialect that options say, or undefined where they say none; see `readDialect`. */
export async function dialectOf(values: {
  dialect?: string[] | undefined
  answer?: string[] | undefined
}): Promise<Dialect | undefined> {
  const { dialect: sources = [], answer: answers = [] } = values
  return sources.length + answers.length === 0 ? undefined : await readDialect(sources, answers)
}

/**
 * The dialect of several sources, of which later ones count: names of conventions, or YAML or JSON files. Answers such as
 * `update.patch=as-put` come last. Throws a usage error that tells every mistake.
 */
export async function readDialect(
  sources: readonly string[],
  answers: readonly string[] = [],
): Promise<Dialect> {
  // Loaded here because only files need the YAML parser and the schema.
  const { checkTogether, DialectError, mergeDialects, namedDialects, parseDialect, withAnswer } =
    await import('../dialect/file.ts')
  const read = async (source: string): Promise<Dialect> => {
    if (Object.hasOwn(namedDialects, source)) return namedDialects[source as keyof typeof namedDialects]
    return parseDialect(await readBytes(source, Object.keys(namedDialects)), source)
  }
  try {
    const [first = defaultDialect, ...others] = await Promise.all(sources.map(read))
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

const reasons: Record<string, string> = {
  EISDIR: 'it is a directory',
  EACCES: 'there is no permission to read it',
}

async function readBytes(path: string, names: readonly string[]): Promise<Uint8Array> {
  const fail = (reason: string) =>
    new UsageError(`Failed to read the dialect ${JSON.stringify(path)}: ${reason}`)
  try {
    const { size } = await stat(path)
    if (size > largestFile) throw fail('it is larger than 1 MiB')
    return await readFile(path)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw fail(`there is no such file${hint(path, names)}`)
    throw fail(reasons[code ?? ''] ?? message)
  }
}

/** What may have been meant by a word that is no path. */
function hint(word: string, names: readonly string[]): string {
  if (/[./\\]/.test(word)) return ''
  const meant = nearest(word, names)
  return meant === undefined
    ? `, and the named dialects are ${names.join(', ')}`
    : ` (did you mean ${meant}?)`
}
