import { type Document, type ToStringOptions, visit } from 'yaml'

/** Characters that YAML takes in escapes alone, and that break a line or move the cursor of a terminal. */
const odd = /[\p{Cc}\u2028\u2029\ufeff]/u
const oddEach = new RegExp(`(?!\\n)${odd.source}`, 'gu')

/** A document as text in which each scalar is in one line, and every odd character of it is escaped. */
export function textOf(document: Document, options: ToStringOptions): string {
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string' && odd.test(node.value)) node.type = 'QUOTE_DOUBLE'
    },
  })
  const text = document.toString({
    ...options,
    blockQuote: false,
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
  })
  return text.replace(oddEach, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
