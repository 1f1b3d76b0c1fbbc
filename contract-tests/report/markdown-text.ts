/** Escapes a text for a Markdown paragraph, so that nothing in it is markup. */
export function inline(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[\\`*_{}[\]<>#|~&@]/g, '\\$&')
}

/** Returns a text as inline code on one line, in more backticks than it contains, and safe in a table. */
export function markdownCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('|', '\\|')
  const longest = Math.max(0, ...(line.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`
}

/** Returns shell commands as a code block, with a fence longer than any run of backticks in them. */
export function fenced(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(run => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}sh\n${text}\n${fence}`
}
