import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import type { Comparison } from '../../../contract-tests/compare/compare.ts'
import { comparisonReporters, terminalTable } from '../../../contract-tests/compare/report.ts'
import { runContract } from '../../../contract-tests/index.ts'
import { reporters } from '../../../contract-tests/report/index.ts'
import { terminalReport } from '../../../contract-tests/report/terminal.ts'
import { start as learn } from '../../../src/cli/learn.ts'
import { parseDialect } from '../../../src/dialect/file.ts'
import { turns } from '../../support/sample.ts'
import { strangerOf } from '../strangers/harness/stranger.ts'
import { startStranger } from '../strangers/service/server.ts'
import { type Rewriting, startFront } from './front.ts'

afterEach(() => void vi.restoreAllMocks())
const folder = mkdtempSync(join(tmpdir(), 'hostile-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Markup of every format that the kit writes, and control characters that move the cursor of a terminal. */
const evil = [
  '"\'x',
  'answers: {injected: &a [*a]}',
  '---',
  '- !!js/function "f"',
  '</code></pre><script>alert(1)</script><img src=x onerror=alert(1)>',
  '| ![p](http://evil.example/p.png) | [l](javascript:alert(1)) | @everyone ```` ` `` ',
  ']]> \u001b[2J \u009b31m \u0000',
].join('\n')

/** Titles, types, errors and names of members are hostile texts. */
const rewriting: Rewriting = (text, { target }) => {
  const json = JSON.stringify(evil)
  const own = target.includes('/pixels') ? text.replaceAll('"bing"', json) : text
  return own
    .replace(/"title":\s*"[^"]*"/g, () => `"title":${json},${json}:${json}`)
    .replace(/"message":\s*"[^"]*"/g, () => `"message":${json}`)
}

async function withFront<T>(
  act: (options: { baseUrl: string; apiKey: string }) => Promise<T>,
): Promise<{ result: T; hits: number }> {
  const { baseUrl, apiKey, close } = await startStranger(strangerOf('laravel').draw)
  const front = await startFront(baseUrl, { rewriting })
  try {
    const result = await act({ baseUrl: front.baseUrl, apiKey })
    return { result, hits: front.hits }
  } finally {
    await front.close()
    await close()
  }
}

/** Markdown without its code, which contains no markup. */
function withoutCode(markdown: string): string {
  return markdown.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '')
}

/** Markup that is not escaped. */
const markup = /(?<!\\)(<(?!br>)|\]\(|!\[|@)/

describe('reports about a server with hostile texts', () => {
  const inTurn = turns(4)

  inTurn('verify: no markup and no control characters get into reports', async () => {
    const { result: report, hits } = await withFront(options =>
      runContract({ ...options, ledger: join(folder, 'verify.jsonl'), only: ['links.list.search-by-title'] }),
    )
    expect(hits).toBeGreaterThan(0)
    expect(report.results.map(({ expected }) => String(expected)).join()).toContain('onerror')
    const html = reporters.html(report)
    expect(html.match(/<script>/g)).toHaveLength(1)
    expect(html).not.toMatch(/<img|<\/code><\/pre><script/)
    expect(withoutCode(reporters.md(report))).not.toMatch(markup)
    expect(JSON.parse(reporters.json(report)).results).toHaveLength(report.results.length)
    for (const line of reporters.github(report).trim().split('\n')) expect(line).toMatch(/^::\w+ title=/)
    const terminal = terminalReport({ live: false, stream: new PassThrough() })
    expect(terminal.show({ type: 'end', report }).lines.join('')).not.toMatch(/\p{Cc}/u)
  })

  it('compare: every row of the table has the same number of cells', () => {
    const comparison: Comparison = {
      target: `http://127.0.0.1/${evil}`,
      dialect: evil,
      score: { compared: 1, agree: 0, status: 1, headers: 1, body: 0 },
      rows: [
        {
          n: 1,
          title: `GET /links?search=${evil}`,
          status: { server: 200, twin: 200 },
          differences: [
            {
              part: 'values',
              at: `/data/${evil}`,
              server: evil,
              twin: 1,
              cause: 'documented behaviour broken',
              subjects: [],
              because: evil,
            },
          ],
        },
      ],
      leftBehind: [],
      exitCode: 0,
    }
    const markdown = comparisonReporters.md(comparison)
    expect(withoutCode(markdown)).not.toMatch(markup)
    const rows = markdown.split('\n').filter(line => line.startsWith('| 1 '))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.split(/(?<!\\)\|/)).toHaveLength(7)
    expect(terminalTable(comparison).join('')).not.toMatch(/\p{Cc}/u)
  })

  inTurn(
    'learn: the file has the observed answers alone, and the output has no control characters',
    async () => {
      const file = join(folder, 'learned.yaml')
      const printed: string[] = []
      vi.spyOn(process.stdout, 'write').mockImplementation(chunk => {
        printed.push(String(chunk))
        return true
      })
      const { result: exitCode, hits } = await withFront(({ baseUrl, apiKey }) =>
        learn([baseUrl, '--key', apiKey, '--output', file, '--ledger', join(folder, 'learn.jsonl')]),
      )
      vi.restoreAllMocks()
      expect(hits).toBeGreaterThan(0)
      expect(exitCode).toBe(0)
      const text = readFileSync(file, 'utf8')
      expect(Object.keys(parseDialect(text, file).answers)).not.toContain('injected')
      const known = ['$schema', 'name', 'observed', 'server', 'answers', 'evidence', 'shapes']
      expect(Object.keys(parse(text)).filter(name => !known.includes(name))).toEqual([])
      expect(printed.join('').replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
      // A terminal that prints the file does not move its cursor either.
      expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
    },
  )
})
