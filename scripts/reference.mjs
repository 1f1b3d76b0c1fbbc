// Makes the reference page of the open questions.
import { stringify } from 'yaml'

/**
 * Questions by the first word of their id, in the order of the register.
 * @param {import('./questions.mjs').Register} register
 * @returns {string} the text of docs/open-questions.md
 */
export function referencePage({ questions }) {
  /** @type {Map<string, string[]>} */
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
  return `<!-- Generated from spec/questions.yaml by \`npm run generate\`. Do not edit. -->
# Open questions

What the interface document leaves "not shown", and what the mock answers all the same. A dialect is a set of answers to
these ${Object.keys(questions).length} questions; what it leaves out keeps the default. Each is asked in \`spec/questions.yaml\`, with the schema of
its answers.

Basis of the default: **D** implied by the document, **F** seen in the family's public documentation or clients,
**L** Laravel's documented convention, **S** the stricter choice, **C** common convention. The section is the one of the
interface document that leaves the question open.

${tables.join('\n')}`
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
