import type { Side } from '../../compare/play.ts'

/**
 * Returns a test whether a text contains something of this run: its word or the id of a record that it
 * created. An id counts only as a whole word, because an id such as `1` is a part of many numbers.
 */
export function ownTexts({ run, made }: Pick<Side, 'run' | 'made'>): (text: string) => boolean {
  const markers = [run, run.replaceAll('-', '')]
  const ids = [...made.values()].map(({ id }) => id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const wholeId = ids.length === 0 ? undefined : new RegExp(`(?<![\\w-])(?:${ids.join('|')})(?![\\w-])`)
  return text => markers.some(marker => text.includes(marker)) || wholeId?.test(text) === true
}
