import { stringify } from 'yaml'
import { type Answers, defaultAnswers } from '../generated/answers.ts'
import { defaultShapes } from '../generated/default-shapes.ts'
import { type Question, questions } from '../generated/questions.ts'
import { type Section, sections } from '../generated/sections.ts'

/** What the letters of a question's basis stand for. */
const bases: Readonly<Record<string, string>> = {
  D: 'implied by the document',
  F: "seen in the family's public documentation or clients",
  L: "Laravel's documented convention",
  S: 'the stricter choice',
  C: 'common convention',
}

const questionIds = Object.keys(questions) as (keyof Answers)[]

/** Returns the list of the sections and questions, one a line. */
export function overview(): string {
  const rows = (names: readonly (readonly [string, string])[]) => {
    const width = Math.max(...names.map(([name]) => name.length)) + 2
    return names.map(([name, title]) => `  ${name.padEnd(width)}${title}`)
  }
  return lines(
    'Sections of the interface document:',
    '',
    ...rows([...sections].map(([number, { title }]) => [number, title])),
    '',
    'Open questions:',
    '',
    ...rows(questionIds.map(id => [id, questions[id].ask.trim()])),
  )
}

/** Returns everything that can be explained, by name. Each value returns the explanation. */
export async function explanations(): Promise<Record<string, () => string>> {
  const { suite } = await import('../../contract-tests/run/suite.ts')
  const all: Record<string, () => string> = {}
  for (const number of sections.keys()) all[number] = () => sectionText(number)
  for (const id of questionIds) all[id] = () => questionText(id)
  for (const [part, shape] of Object.entries(defaultShapes))
    all[`shapes.${part}`] = () => shapeText(part, shape)
  for (const { id, level, source, title } of suite.requirements) {
    // The requirement of a question or shape has the same id: its explanation is already there.
    if (id === source) continue
    all[id] = () => lines(`${id} (${level})`, '', title, '') + (all[source]?.() ?? '')
  }
  return all
}

/** Returns a section with its subsections, and the questions that it leaves open. */
function sectionText(number: string): string {
  const within = [...sections].filter(([other]) => other === number || other.startsWith(`${number}.`))
  const text = within.map(([other, section]) => oneSection(other, section)).join('\n')
  const open = questionIds.filter(id => within.some(([other]) => questions[id].section === other))
  if (open.length === 0) return text
  return text + lines('', 'Questions that it leaves open:', ...open.map(id => `  ${id}`))
}

function oneSection(number: string, { title, text }: Section): string {
  return lines(`Section ${number} of the interface document: ${title}`, ...(text === '' ? [] : ['', text]))
}

function questionText(id: keyof Answers): string {
  const { ask, others, basis, section }: Question = questions[id]
  const because = basis.map(letter => bases[letter] ?? letter).join('; ')
  return lines(
    `Question ${id}, which section ${section} leaves open`,
    '',
    ask.trim(),
    '',
    `  default answer  ${inYaml(defaultAnswers[id])}  (${because})`,
    ...others.map((other, index) => `  ${index === 0 ? 'other answers ' : ' '.repeat(14)}  ${inYaml(other)}`),
    '',
    `The mock gives another answer with: --answer '${id}=${inYaml(others[0] ?? defaultAnswers[id])}'`,
  )
}

function shapeText(part: string, shape: unknown): string {
  return lines(
    `shapes.${part}: how a service writes a response. The interface document shows none.`,
    '',
    'The default dialect:',
    '',
    stringify({ shapes: { [part]: shape } }, { lineWidth: 0 }).trimEnd(),
  )
}

function inYaml(answer: unknown): string {
  return stringify(answer, { collectionStyle: 'flow', lineWidth: 0 }).trim()
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`
}
