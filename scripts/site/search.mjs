// The index of the search: the text of each section.
import { plainText } from './markdown.mjs'

/** @typedef {{ page: string, title: string, address: string, text: string }} Section */

/**
 * Returns the sections of a page. A section ends at the next heading. Its prose is before its code, because the
 * search shows the text around the first match.
 * @param {{ address: string, title: string }} page
 * @param {import('./markdown.mjs').Document} document
 * @returns {Section[]}
 */
export function searchSections({ address, title }, { tokens, ids }) {
  /** @type {(Omit<Section, 'text'> & { prose: string[], code: string[] })[]} */
  const sections = [{ page: title, title, address, prose: [], code: [] }]
  for (const token of tokens) {
    if (token.type === 'heading' && token.depth > 1) {
      const heading = /** @type {import('marked').Tokens.Heading} */ (token)
      const own = `${address}#${ids.get(heading) ?? ''}`
      sections.push({ page: title, title: plainText(heading.tokens), address: own, prose: [], code: [] })
    } else if (token.type !== 'heading') {
      sections.at(-1)?.[token.type === 'code' ? 'code' : 'prose'].push(plainText([token]))
    }
  }
  return sections.map(({ prose, code, ...section }) => ({
    ...section,
    text: [...prose, ...code].join(' ').replace(/\s+/g, ' ').trim(),
  }))
}

/**
 * Returns the index as a classic script. Unlike a module or a `fetch`, it can also be loaded from a file.
 * @param {Section[]} sections
 */
export function searchScript(sections) {
  return `globalThis.searchSections = ${JSON.stringify(sections)}\n`
}
