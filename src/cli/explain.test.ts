import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { suite } from '../../contract-tests/run/suite.ts'
import { runHere } from '../../tests/support/command-here.ts'
import { questions } from '../generated/questions.ts'
import { sections } from '../generated/sections.ts'
import { explanations } from './explanations.ts'

const source = readFileSync(new URL('../../spec/interface.md', import.meta.url), 'utf8')

describe('the sections', () => {
  it('are those of the interface document, with all of its text', () => {
    const headings = [...source.matchAll(/^##+ ([\d.]+?)\.? /gm)].map(([, number]) => number)
    expect([...sections.keys()]).toEqual(headings)
    // The columns of tables are aligned, and nothing else is different.
    const words = (text: string) =>
      text
        .replaceAll(/^#.*$/gm, '')
        .replaceAll(/-{3,}/g, '---')
        .replaceAll('|', ' | ')
        .split(/\s+/)
        .filter(Boolean)
    const whole = words(source.slice(source.indexOf('\n## ')))
    expect([...sections.values()].flatMap(({ text }) => words(text))).toEqual(whole)
  })

  it('have each one that a question or a requirement names', () => {
    const named = suite.requirements.filter(({ level }) => level === 'documented').map(one => one.source)
    named.push(...Object.values(questions).map(({ section }) => section))
    for (const number of named) expect(sections.has(number), number).toBe(true)
  })
})

describe('explanations', async () => {
  const all = await explanations()

  it('has each source and each id of a requirement, and each question', () => {
    const ids = suite.requirements.flatMap(({ id, source }) => [id, source])
    for (const name of [...ids, ...Object.keys(questions)]) expect(Object.keys(all)).toContain(name)
  })

  it.each([
    ['4', ['Section 4 of', 'Section 4.1 of', 'Section 4.3 of', '  list.page-parameter']],
    ['2.1', ['Section 2.1 of the interface document: Link (input fields)', '| privacy_password  ']],
    ['6', ['Section 6 of the interface document: Events']],
    [
      'list.per-page',
      [
        'Question list.per-page, which section 8 leaves open',
        'default answer  422  (the stricter choice)',
        'other answers   ignored',
        "--answer 'list.per-page=ignored'",
      ],
    ],
    ['shapes.record', ['shapes:\n  record:\n']],
    ['pixels.list.sort-by-default', ['(documented)', 'GET /pixels', 'Section 4.2 of']],
  ])('%s', (name, parts) => {
    const text = all[name]!()
    for (const part of parts) expect(text).toContain(part)
    expect(text).toMatch(/[^\n]\n$/)
    expect(text).not.toContain('undefined')
  })
})

describe('shortlink-kit explain', () => {
  it.each([['2.1'], ['§2.1'], ['section 2.1'], ['section', '2.1']])('%s %s', async (...words) => {
    const { code, out } = await runHere(['explain', ...words])
    expect(code).toBe(0)
    expect(out).toMatch(/^Section 2\.1 of the interface document: Link \(input fields\)\n\n\| Field +\|/)
  })

  it('without an argument lists the sections and questions', async () => {
    const asked = await runHere(['explain'])
    expect(asked.code).toBe(0)
    for (const name of [...sections.keys(), ...Object.keys(questions)]) {
      expect(asked.out).toMatch(new RegExp(`^  ${name.replaceAll('.', '\\.')} {2,}\\S`, 'm'))
    }
  })

  it.each([
    ['2.9', "There is no section, question or requirement '2.9'. Did you mean '2.1'?"],
    ['list.perpage', "Did you mean 'list.per-page'?"],
    [
      'toString',
      "There is no section, question or requirement 'toString'. Without an argument, explain lists",
    ],
  ])('%s is not known', async (name, message) => {
    const wrong = await runHere(['explain', name])
    expect(wrong).toMatchObject({ code: 2, out: '' })
    expect(wrong.err).toContain(message)
  })
})
