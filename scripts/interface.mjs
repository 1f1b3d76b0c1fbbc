// Turns the interface document into a module, for `shortlink-kit explain` and for reports.

/** The widest column of a table, in characters. A longer cell moves the next cells of its row. */
const widest = 44

/**
 * Returns the sections of the interface document as a module. The text of a section ends at the next heading, so
 * that of section 2 does not contain that of section 2.1.
 * @param {string} markdown the text of spec/interface.md
 */
export function interfaceModule(markdown) {
  const sections = [...markdown.matchAll(/^##+ (\d+(?:\.\d+)*)\.? (.+)\n([\s\S]*?)(?=^#|$(?![\s\S]))/gm)].map(
    ([, number = '', title = '', text = '']) => [number, { title, text: aligned(text.trim()) }],
  )
  return `/** A section of the interface document. Its text is Markdown, and empty if only its subsections have text. */
export interface Section {
  title: string
  text: string
}

/** The sections of the interface document, by number, in order. */
export const sections: ReadonlyMap<string, Section> = new Map(${JSON.stringify(sections, null, 2)})
`
}

/** Aligns the columns of the tables, because the text is read as it is. @param {string} text */
function aligned(text) {
  return text.replace(/(?:^\|.*\|[ ]*$\n?)+/gm, table => {
    const rows = table
      .trimEnd()
      .split('\n')
      .map(row =>
        row
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      )
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.min(widest, Math.max(...rows.map(row => row[column]?.length ?? 0))),
    )
    const lines = rows.map(row => {
      const cells = row.map((cell, column) => {
        const width = widths[column] ?? 0
        return /^-+$/.test(cell) ? '-'.repeat(width) : cell.padEnd(width)
      })
      return `| ${cells.join(' | ')} |`
    })
    return lines.join('\n') + (table.endsWith('\n') ? '\n' : '')
  })
}
