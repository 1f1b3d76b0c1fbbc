import type { Answers } from '../generated/answers.ts'

/** Returns the title of a new link, which no input field can set (question `links.title`). */
export function titleOf(
  { url, alias }: { url: string; alias?: string | null | undefined },
  answer: Answers['links.title'],
): string | null {
  if (typeof answer === 'object') return answer.text
  if (answer === 'none') return null
  if (answer === 'url') return url
  if (answer === 'alias') return alias || null
  const { host, pathname } = new URL(url)
  if (answer === 'host') return host
  const path = pathname === '/' ? '' : pathname
  if (answer === 'host-and-path') return host + path
  // A title that the page might have. The mock does not open pages.
  const words = decoded(path)
    .split(/[/._-]+/)
    .filter(Boolean)
  return words.length === 0 ? host : `${words.map(capital).join(' ')} | ${host}`
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
