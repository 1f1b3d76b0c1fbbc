/** Text of a paragraph, in which nothing is markup. */
export function inline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~&@]/g, '\\$&')
}

/** A value as code: in one line, in more backticks than it holds, safe in a table. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`
}

/** Lines for a shell, in a fence that none of them ends. */
export function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}sh\n${text}\n${fence}`
}
