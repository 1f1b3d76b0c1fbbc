/** A part of a line: plain text, code, or strong text. */
export interface Run {
  kind: 'text' | 'code' | 'strong'
  text: string
}

/** A block of a section of the interface document. */
export type Block =
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }

/** Reads the Markdown of which the interface document is written: paragraphs, lists, tables and code. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}(?![^`]*\n```(?:\n|$))/)
    .filter(part => part.trim() !== '')
    .map(blockOf)
}

function blockOf(text: string): Block {
  const lines = text.split('\n')
  const code = /^```\w*\n([\s\S]*?)\n?```$/.exec(text.trim())
  if (code !== null) return { kind: 'code', text: code[1] ?? '' }
  if (lines.every(line => line.startsWith('|')) && lines.length > 1) {
    const [head = '', , ...rows] = lines
    return { kind: 'table', head: cellsOf(head), rows: rows.map(cellsOf) }
  }
  const isOrdered = lines.every(line => /^\d+\. /.test(line))
  if (isOrdered || lines.every(line => line.startsWith('- ')))
    return { kind: 'list', isOrdered, items: lines.map(line => runsOf(line.replace(/^(- |\d+\. )/, ''))) }
  return { kind: 'paragraph', runs: runsOf(lines.join(' ')) }
}

function cellsOf(line: string): Run[][] {
  return line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map(cell => runsOf(cell.trim()))
}

/** Reads the code and the strong text of a line. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(part => part !== '')
    .map(part => {
      if (/^`.+`$/.test(part)) return { kind: 'code', text: part.slice(1, -1) }
      if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) }
      return { kind: 'text', text: part }
    })
}
