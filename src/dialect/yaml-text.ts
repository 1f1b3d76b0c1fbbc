import { type Document, type ToStringOptions, visit } from 'yaml'

/**
 * Characters that YAML allows only as escapes, and those that break a line or move the cursor of a terminal.
 */
const odd = /[\p{Cc}\u2028\u2029\ufeff]/u
const oddEach = new RegExp(`(?!\\n)${odd.source}`, 'gu')

/** Writes a document as text. Each scalar is in one line, with control characters escaped. */
export function yamlText(document: Document, options: ToStringOptions): string {
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
