import { sections } from '../../../src/generated/sections.ts'
import { type Block, blocksOf, type Run } from './markdown.ts'

/** The text of a section of the interface document, shown when its title is pressed. */
export function SectionText({ section, isOpen = false }: { section: string; isOpen?: boolean }) {
  const found = sections.get(section)
  if (found === undefined) return null
  return (
    <details class="panel section" open={isOpen}>
      <summary>
        Section {section}: {found.title}
      </summary>
      <div class="section-text">
        {blocksOf(found.text).map((block, index) => (
          <BlockText key={`${section} ${index}`} block={block} label={found.title} />
        ))}
      </div>
    </details>
  )
}

function BlockText({ block, label }: { block: Block; label: string }) {
  if (block.kind === 'paragraph') return <p>{block.runs.map(runText)}</p>
  if (block.kind === 'code') return <pre>{block.text}</pre>
  if (block.kind === 'list') {
    const items = block.items.map((runs, index) => <li key={String(index)}>{runs.map(runText)}</li>)
    return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
  }
  return (
    <table class="table" aria-label={label}>
      <thead>
        <tr>
          {block.head.map((runs, index) => (
            <th scope="col" key={String(index)}>
              {runs.map(runText)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((cells, row) => (
          <tr key={String(row)}>
            {cells.map((runs, index) => (
              <td key={String(index)}>{runs.map(runText)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A part of a line of Markdown. */
export function runText({ kind, text }: Run) {
  if (kind === 'code') return <code>{text}</code>
  return kind === 'strong' ? <strong>{text}</strong> : text
}
