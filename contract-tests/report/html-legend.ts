import { questions } from '../../src/generated/questions.ts'
import { sections as texts } from '../../src/generated/sections.ts'
import type { Verdict } from '../run/result.ts'
import type { Report } from '../run/run.ts'
import type { Judged } from '../run/summary.ts'
import { htmlText } from './html-text.ts'
import { sourceOf, verdictNames } from './words.ts'

/** A one-line explanation of each verdict. */
const verdictWords: readonly (readonly [Verdict, string])[] = [
  ['passed', 'Documented, and the server does it.'],
  ['failed', 'Documented, and the server does something else.'],
  ['matches', 'The document leaves it open; the server responds as the dialect says.'],
  ['differs', 'The document leaves it open; the server responds differently. This is not a failure.'],
  ['not-observable', 'The document leaves it open, and no response shows it.'],
  [
    'inconclusive',
    'The server was too busy, did not respond, or left it open whether the requirement is broken.',
  ],
  ['skipped', 'Not tried, for the reason shown.'],
  ['error', 'An error in the suite.'],
]

/** Titles of the sections of the interface document that requirements name as their source. */
export const sections: ReadonlyMap<string, string> = new Map([
  ['2.1', 'Link (input fields): fields, allowed values, defaults on create'],
  ['2.2', 'Pixel (input fields): fields, allowed values'],
  ['3', 'States and transitions: status 0 All, 1 Active, 2 Expired, 3 Disabled'],
  ['4', 'Endpoints: paths, headers, forms'],
  ['4.1', 'Links: the five operations, parameters of the list and their defaults'],
  ['4.2', 'Pixels: the five operations, parameters of the list and their defaults'],
  ['5', 'Authentication: the API key as a bearer token'],
  ['8', 'Limits: per_page is 10, 25, 50 or 100, by default 25'],
  ['9', 'Versioning: /api/v1 is part of the path'],
])

/** Returns the source of a result as HTML. A section or question links to its text in the footer. */
export function sourceLink(result: Judged): string {
  const words = htmlText(sourceOf(result))
  const { level, source } = result
  const isKnown = level === 'documented' ? sections.has(source) : Object.hasOwn(questions, source)
  if (!isKnown) return words
  return `<a href="#${level === 'documented' ? 'section' : 'question'}-${htmlText(source)}">${words}</a>`
}

/** Returns the legend: every verdict, and the sections and questions that the results name. */
export function footer({ results }: Report): string {
  const isNamed = (level: Judged['level'], source: string) =>
    results.some(result => result.level === level && result.source === source)
  const named = [...sections].filter(([source]) => isNamed('documented', source))
  const open = Object.entries(questions).filter(([id]) => isNamed('assumed', id))
  const verdicts = verdictWords.map(
    ([verdict, words]) =>
      `<div><dt><span class="badge ${verdict}">${verdictNames[verdict]}</span></dt><dd>${words}</dd></div>`,
  )
  const rows = named.map(
    ([source, words]) =>
      `<div id="section-${source}"><dt>${source}</dt><dd>${words}${sectionText(source)}</dd></div>`,
  )
  const asked = open.map(
    ([id, { ask }]) => `<div id="question-${id}"><dt>${id}</dt><dd>${htmlText(ask)}</dd></div>`,
  )
  return `<footer><h2>Verdicts</h2>
<dl class="legend">${verdicts.join('')}</dl>
${list('Sections of the interface document', 'sections', rows)}
${list('Open questions', 'questions', asked)}</footer>`
}

function list(title: string, name: string, rows: readonly string[]): string {
  return rows.length === 0 ? '' : `<h2>${title}</h2>\n<dl class="legend ${name}">${rows.join('')}</dl>`
}

/** Returns the text of a section, which opens on demand. */
function sectionText(number: string): string {
  const text = texts.get(number)?.text ?? ''
  const label = `Text of section ${number}`
  return `<details><summary>${label}</summary><pre tabindex="0" role="region" aria-label="${label}">${htmlText(text)}</pre></details>`
}
