import { UsageError } from '../../contract-tests/core/usage.ts'

/** An environment variable. The value is null if the variable is to be removed. */
export type Variable = readonly [name: string, value: string | null]

/** Writes the variables in one syntax, one a line. Throws UsageError if the syntax cannot express them. */
type Format = (variables: readonly Variable[]) => string

/** The formats of `shortlink-kit env`. */
export const envFormats = {
  sh: linesOf(
    (name, value) => `export ${name}=${posixQuoted(value)}`,
    name => `unset ${name}`,
  ),
  fish: linesOf(
    // In single quotes, fish reads \\ and \'.
    (name, value) => `set -gx ${name} '${value.replace(/[\\']/g, '\\$&')}'`,
    name => `set -e ${name}`,
  ),
  powershell: linesOf(
    (name, value) => `$env:${name} = '${value.replaceAll("'", "''")}'`,
    name => `Remove-Item -ErrorAction SilentlyContinue Env:${name}`,
  ),
  dotenv: linesOf((name, value) => `${name}=${dotenvQuoted(value)}`),
  // The file $GITHUB_ENV reads everything after the first "=" as it is.
  github: linesOf((name, value) => `${name}=${value}`),
  json: variables => `${JSON.stringify(Object.fromEntries(variables), null, 2)}\n`,
} satisfies Record<string, Format>

export type EnvFormat = keyof typeof envFormats

/** Returns a format of one line per variable. Without `unset`, the format has no syntax for removing one. */
function linesOf(set: (name: string, value: string) => string, unset?: (name: string) => string): Format {
  return variables => variables.map(([name, value]) => `${line(name, value)}\n`).join('')

  function line(name: string, value: string | null): string {
    if (value !== null) return set(name, value)
    if (unset !== undefined) return unset(name)
    throw new UsageError('--unset needs --format sh, fish, powershell or json')
  }
}

function posixQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/**
 * Quotes a value for a .env file. Plain values have no quotes, because `docker run --env-file` reads quotes
 * as a part of the value. Readers of .env files agree on no escape, so the quotes are ones that the value
 * does not contain. Double quotes come last: some readers replace `$` and `\` in them.
 */
function dotenvQuoted(value: string): string {
  if (/^[\w./:@%+,~-]+$/.test(value)) return value
  const quote = ["'", '`', '"'].find(one => !value.includes(one))
  if (quote !== undefined) return `${quote}${value}${quote}`
  throw new UsageError('A .env file cannot contain a value with all of \', " and `')
}
