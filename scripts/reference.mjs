// Generates the reference page of the open questions.
import { parse, stringify } from 'yaml'

/**
 * Returns a page with the questions, grouped by the first word of their id, and the default shapes.
 * @param {import('./questions.mjs').Register} register
 * @param {string} shapes the text of spec/default-shapes.yaml: how the default dialect writes its responses
 * @returns {string} the text of docs/open-questions.md
 */
export function referencePage({ questions }, shapes) {
  /**
   * @type {Map<string, string[]>}
   */
  const groups = new Map()
  for (const [id, question] of Object.entries(questions)) {
    const group = id.split('.')[0] ?? id
    groups.set(group, [...(groups.get(group) ?? []), row(id, question)])
  }
  const tables = [...groups].map(
    ([group, rows]) => `## ${group}

| question | asked | default | others | basis | section |
|---|---|---|---|---|---|
${rows.join('\n')}
`,
  )
  return `<!-- Generated from spec/questions.yaml and spec/default-shapes.yaml by \`npm run generate\`. Do not edit. -->
# Open questions

The interface document leaves some behaviour open ("not shown"). This page has each such question, and what the mock does.
A dialect has answers to these ${Object.keys(questions).length} questions, which say how a service behaves, and shapes, which show how it writes its
responses ([form](#form)). The default dialect applies to everything that a dialect leaves out. \`spec/questions.yaml\` has
each question with the schema of its answers.

Basis of the default: **D** implied by the document, **F** seen in the family's public documentation or clients,
**L** Laravel's documented convention, **S** the stricter choice, **C** common convention. The section is the one of
the interface document that leaves the question open.

${tables.join('\n')}
## Form

How responses are written is not a question of the register: the \`shapes\` of a dialect show it. The OpenAPI document
marks each part that depends on a default shape with the name of the shape: ${Object.keys(parse(shapes))
    .map(part => `\`shapes.${part}\``)
    .join(', ')}.
The document leaves all of it open in its sections 2.1, 2.2, 4.3 and 7. The default is:

\`\`\`yaml
${shapes.replace(/^(#.*\n)+/, '')}\`\`\`
`
}

/**
 * @param {string} id
 * @param {import('./questions.mjs').Question} question
 */
function row(id, { ask, default: answer, others, basis, section }) {
  const cells = [
    `\`${id}\``,
    ask.trim(),
    code(answer),
    others.map(code).join('<br>'),
    basis.join(', '),
    `§${section}`,
  ]
  return `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

/** @param {unknown} answer */
function code(answer) {
  const text = stringify(answer, { collectionStyle: 'flow', lineWidth: 0 }).trim()
  return `\`${text}\``
}
