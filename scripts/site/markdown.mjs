// Reads Markdown files and writes them as HTML.
import { Marked, Renderer } from 'marked'
import { highlighted } from './highlight.mjs'

/** @typedef {import('marked').Token} Token */
/** @typedef {import('marked').Tokens.Heading} Heading */

/**
 * A Markdown file that has been read.
 * @typedef {object} Document
 * @property {Token[]} tokens
 * @property {Map<Heading, string>} ids the id of each heading, as GitHub gives it
 */

const lexer = new Marked()

/**
 * Reads a Markdown file.
 * @param {string} text
 * @param {boolean} isOpening whether to read only what is before the second section
 * @returns {Document}
 */
export function read(text, isOpening = false) {
  /** @type {Token[]} */
  let tokens = lexer.lexer(withoutTags(text))
  if (isOpening) {
    const sections = tokens.filter(token => token.type === 'heading' && token.depth === 2)
    if (sections[1]) tokens = tokens.slice(0, tokens.indexOf(sections[1]))
  }
  return { tokens, ids: headingIds(tokens) }
}

/** Returns the headings of a document, in order. @param {Document} document */
export function outlineOf({ ids }) {
  return [...ids].map(([{ depth, tokens }, id]) => ({ id, depth, text: plainText(tokens) }))
}

/** Replaces the links of TypeDoc, whose targets are not on the site, by their texts. @param {string} text */
function withoutTags(text) {
  return text.replace(/\{@link \S+ ([^}]+)\}/g, '`$1`')
}

/** @param {Token[]} tokens */
function headingIds(tokens) {
  /** @type {Map<Heading, string>} */
  const ids = new Map()
  const used = new Map()
  for (const token of tokens) {
    if (token.type !== 'heading') continue
    const heading = /** @type {Heading} */ (token)
    const slug = slugOf(plainText(heading.tokens))
    const count = used.get(slug) ?? 0
    used.set(slug, count + 1)
    ids.set(heading, count === 0 ? slug : `${slug}-${count}`)
  }
  return ids
}

/** Returns the id that GitHub gives a heading with a text. @param {string} text */
function slugOf(text) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}

/** Returns the text of tokens without any markup. @param {Token[]} tokens @returns {string} */
export function plainText(tokens) {
  return tokens
    .map(token => {
      if (token.type === 'html') return ' '
      if (token.type === 'list') {
        return token.items.map((/** @type {Token} */ item) => plainText([item])).join(' ')
      }
      if (token.type === 'table') {
        return [token.header, ...token.rows]
          .flatMap(row => row.map((/** @type {{ tokens: Token[] }} */ cell) => plainText(cell.tokens)))
          .join(' ')
      }
      if ('tokens' in token && token.tokens) return plainText(token.tokens)
      return 'text' in token ? unescaped(token.text) : ' '
    })
    .join('')
}

/** @param {string} text */
function unescaped(text) {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

/** Writes a text for HTML, also for an attribute in double quotes. @param {string} text */
export function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/**
 * Writes a file as HTML.
 * @param {Document} document
 * @param {(href: string) => string | undefined} resolve returns the address of a link on the site, or undefined
 *   if its text gets no link. Throws for a broken link.
 * @returns {string}
 */
export function write({ tokens, ids }, resolve) {
  const plain = new Renderer()
  const marked = new Marked({
    renderer: {
      heading(token) {
        const id = ids.get(token) ?? ''
        const content = this.parser.parseInline(token.tokens)
        const linked =
          token.depth === 1 || content.includes('<a ') ? content : `<a href="#${id}">${content}</a>`
        return `<h${token.depth} id="${escaped(id)}">${linked}</h${token.depth}>\n`
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens)
        const address = resolve(href)
        return address === undefined ? content : `<a href="${escaped(address)}">${content}</a>`
      },
      code({ text, lang }) {
        const language = lang?.split(' ')[0] ?? ''
        return `<pre tabindex="0"><code>${highlighted(text, language, escaped)}</code></pre>\n`
      },
      table(token) {
        plain.parser = this.parser
        return `<div class="table" tabindex="0">${plain.table(token)}</div>\n`
      },
      html({ text }) {
        if (/^<!--[\s\S]*-->\s*$/.test(text)) return ''
        if (/^<br ?\/?>$/.test(text)) return '<br>'
        throw new Error(`HTML is not supported in Markdown, except for comments and <br>: ${text.trim()}`)
      },
      image({ href }) {
        throw new Error(`images are not supported: ${href}`)
      },
    },
  })
  return marked.parser(tokens)
}
