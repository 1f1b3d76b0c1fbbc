import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { questions } from '../../src/generated/questions.ts'
import { suite } from '../run/suite.ts'
import { sections } from './html-legend.ts'
import { reporters } from './index.ts'
import { leaving, result, sampleReport } from './sample.ts'
import { terminalReport } from './terminal.ts'
import { verdicts } from './words.ts'

const report = sampleReport()
describe('json', () => {
  const schema = JSON.parse(readFileSync(new URL('report.schema.json', import.meta.url), 'utf8'))
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true })
  addFormats.default(ajv)
  const validate = ajv.compile(schema)

  it.for([
    ['every verdict', report],
    ['something left behind', leaving],
    ['a part of a run', sampleReport({ shard: { index: 1, of: 2 } })],
    ['nothing judged', sampleReport({ results: [], stopped: 'out of reach' })],
  ] as const)('matches its schema: %s', ([, one]) => {
    expect(validate(JSON.parse(reporters.json(one))), JSON.stringify(validate.errors)).toBe(true)
  })

  it.for([
    ['another verdict', { results: [{ ...report.results[0], verdict: 'good' }] }],
    ['no target', { target: undefined }],
    [
      'a key',
      {
        results: [
          { ...report.results[1], request: { method: 'GET', path: '/', headers: { authorization: 'x' } } },
        ],
      },
    ],
  ] as const)('has a schema that refuses %s', ([, change]) => {
    expect(validate(JSON.parse(JSON.stringify({ ...report, ...change })))).toBe(false)
  })
})

describe('junit', () => {
  const xml = reporters.junit(report)

  it('counts its results', () => {
    expect(xml).toContain('tests="8" failures="1" errors="1" skipped="3"')
    expect(xml.match(/<testcase /g)).toHaveLength(8)
    expect(xml.match(/<failure /g)).toHaveLength(1)
    expect(xml.match(/<error /g)).toHaveLength(1)
    expect(xml.match(/<skipped /g)).toHaveLength(3)
    expect(xml.match(/<testsuite /g)).toHaveLength(2)
  })

  it('is well-formed, whatever a server says', () => {
    expect(xml.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    expect(textOnly(xml, /<\/?[a-z-]+( [a-z]+="[^"<]*")*\/?>|<\?xml [^>]*\?>/g)).not.toMatch(
      /[<>]|&(?!amp;|lt;|gt;|quot;)/,
    )
    expect(xml).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;')
  })
})

function textOnly(markup: string, tags: RegExp): string {
  return markup.replace(tags, '')
}

describe('html', () => {
  const page = reporters.html(leaving)

  it('loads nothing', () => {
    expect(page).not.toMatch(/(?:src|action)=|href="[^#]|url\(|@import/)
    expect(page).toContain('default-src &#39;none&#39;')
  })

  it('contains no markup of a server', () => {
    expect(page.match(/<script>/g)).toHaveLength(1)
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;')
  })

  it('shows every result closed, red results first with their expected and received values', () => {
    expect(page.match(/<details /g)).toHaveLength(8)
    expect(page).not.toMatch(/ open>/)
    const places = ['links.fail', 'links/7', 'Summary', 'links.pass'].map(part => page.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(page).toContain('<span class="gist">expected a link, received &lt;script&gt;')
  })

  it('explains each verdict, and links a result to its section', () => {
    for (const verdict of verdicts) expect(page).toContain(`<span class="badge ${verdict}">`)
    expect(page).toContain('<a href="#section-4.1">section 4.1</a>')
    expect(page).toContain('<div id="section-4.1">')
  })

  it('has the text of each named section, and each named question', () => {
    const { section, ask } = questions['list.per-page']
    const results = [result('passed'), result('differs', { source: 'list.per-page' })]
    const page = reporters.html(sampleReport({ results }))
    expect(page).toContain(`Text of section 4.1</summary>`)
    expect(page).toContain('| Create link  | POST   | /links      | form fields of 2.1')
    expect(page).not.toContain(`Text of section ${section}</summary>`)
    expect(page).toContain('<a href="#question-list.per-page">question list.per-page</a>')
    expect(page).toContain(`<div id="question-list.per-page"><dt>list.per-page</dt><dd>${ask}</dd></div>`)
  })

  it('has no link without a target', () => {
    for (const [, id] of page.matchAll(/href="#([^"]*)"/g)) expect(page).toContain(` id="${id}"`)
  })

  it('explains each section that a requirement names as its source', () => {
    const named = suite.requirements.filter(({ level }) => level === 'documented').map(one => one.source)
    expect([...sections.keys()]).toEqual([...new Set(named)].sort())
  })

  it('names records of others that disappeared, as the terminal, Markdown and GitHub do', () => {
    const terminal = terminalReport({ live: false, stream: new PassThrough() })
    const lines = terminal.show({ type: 'end', report: leaving }).lines.join('\n')
    for (const text of [lines, reporters.md(leaving), page, reporters.github(leaving)])
      expect(text).toContain(
        'links/3, links/9 disappeared during the run and are not records of slk-0a1b2c3d',
      )
  })

  it('has the same order as the terminal and Markdown: red results, records left behind, differing answers, the rest', () => {
    const terminal = terminalReport({ live: false, stream: new PassThrough() })
    const lines = terminal.show({ type: 'end', report: leaving }).lines.join('\n')
    for (const text of [lines, reporters.md(leaving), page]) {
      const places = ['links.fail', 'links/7', 'links.differs', 'links.inconclusive'].map(part =>
        text.indexOf(part),
      )
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places[0]).toBeGreaterThan(0)
    }
  })
})

describe('md', () => {
  const text = reporters.md(leaving)
  it.for([
    ['the conclusion', '# ❌ Contract suite: 1 record was left behind; 2 requirements are red'],
    ['documented', '| Documented | 1 passed, 1 failed, 1 inconclusive, 1 skipped, 1 error |'],
    ['assumed', '| Assumed | 1 matches, 1 differs, 1 not observable |'],
    ['how to read the section', 'To read section 4.1: `shortlink-kit explain 4.1`'],
    ['the request', 'curl -sS -X POST -H "Authorization: Bearer $SHORTLINK_API_KEY"'],
    ['a differing answer', '| `links.differs` | `/meta/total` |'],
    ['a record left behind', '- `links/7` (`slk-0a1b2c3d-0001`): \\<script\\>'],
  ])('shows %s', ([, part]) => expect(text).toContain(part))

  it('keeps a value of a server inside inline code', () => {
    const line = text.split('\n').find(one => one.startsWith('- received:'))!
    expect(line).toMatch(/^- received: (`{5}) .* \1$/)
  })
})
