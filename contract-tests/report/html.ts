import { createHash } from 'node:crypto'
import type { Report } from '../run/run.ts'
import type { Judged } from '../run/summary.ts'
import { type Cause, causeKey, causesOf } from './causes.ts'
import { scriptOf } from './curl.ts'
import { footer, sourceLink } from './html-legend.ts'
import { script } from './html-script.ts'
import { style } from './html-style.ts'
import { htmlText } from './html-text.ts'
import {
  conclusionOf,
  countOf,
  factsOf,
  groupOf,
  oneLine,
  othersWords,
  verdictNames,
  verdicts,
} from './words.ts'

/**
 * Returns the report as one HTML page that loads nothing else. It can be opened from a disk or from the
 * artifacts of a CI run.
 */
export function htmlReport(report: Report): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${htmlText(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${report.exitCode === 0 ? 'Passed' : 'Failed'}: contract of ${htmlText(report.target)}</title>
<style>${style}</style>
</head>
<body>
<header class="${report.exitCode === 0 ? 'good' : 'bad'}">
<p class="kicker">shortlink-kit contract suite</p>
<h1>${htmlText(sentence(conclusionOf(report)))}</h1>
${metadata(report)}
</header>
<main>
${red(report)}
${leftBehind(report)}
${others(report)}
${tiles(report)}
${filters(report)}
<p id="shown" role="status" aria-live="polite">${report.results.length} requirements</p>
${groups(report)}
<p id="none" hidden>No requirement matches these filters. <button type="button" id="reset">Show all</button></p>
</main>
${footer(report)}
<script>${script}</script>
</body>
</html>
`
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function metadata(report: Report): string {
  const facts: [string, string][] = [
    ['Target', report.target],
    ['Dialect', `${report.dialect}${report.strict ? ', strict' : ''}`],
    ['Started', report.startedAt],
    ['Took', `${(report.durationMs / 1000).toFixed(1)} s, ${countOf(report.requests)}`],
    ['Writes', report.readOnly ? 'none: read-only' : `every created record is named ${report.run}-…`],
  ]
  return `<dl class="meta">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${htmlText(value)}</dd></div>`).join('')}</dl>`
}

function tiles({ summary }: Report): string {
  const { documented, assumed } = summary
  const tile = (verdict: string, count: number, name: string, always = false) =>
    count > 0 || always
      ? `<li class="tile ${verdict}${count === 0 ? ' zero' : ''}"><b>${count}</b> ${name}</li>`
      : ''
  return `<section aria-labelledby="summary"><h2 id="summary">Summary</h2>
<div class="levels">
<div><h3>Documented</h3><ul class="tiles">${[
    tile('passed', documented.passed, 'passed', true),
    tile('failed', documented.failed, 'failed', true),
    tile('inconclusive', documented.inconclusive, 'inconclusive'),
    tile('skipped', documented.skipped, 'skipped'),
    tile('error', documented.error, 'error'),
  ].join('')}</ul></div>
<div><h3>Assumed</h3><ul class="tiles">${[
    tile('matches', assumed.matches, 'matches', true),
    tile('differs', assumed.differs, 'differs', true),
    tile('not-observable', assumed.notObservable, 'not observable'),
    tile('inconclusive', assumed.inconclusive, 'inconclusive'),
    tile('skipped', assumed.skipped, 'skipped'),
    tile('error', assumed.error, 'error'),
  ].join('')}</ul></div>
</div></section>`
}

function leftBehind(report: Report): string {
  if (report.leftBehind.length === 0) return ''
  const items = report.leftBehind.map(
    ({ resource, id, marker, reason }) =>
      `<li><code>${htmlText(`${resource}/${id ?? '?'}`)}</code> <code>${htmlText(marker)}</code> ${htmlText(reason)}</li>`,
  )
  return `<section class="left" aria-labelledby="left"><h2 id="left">Left behind</h2>
<p>Delete these records with <code>shortlink-kit cleanup --ledger ${htmlText(report.ledger ?? '')}</code></p>
<ul>${items.join('')}</ul></section>`
}

function others(report: Report): string {
  const words = othersWords(report).map(sentence => `<p>${htmlText(sentence)}</p>`)
  return words.length === 0
    ? ''
    : `<section aria-labelledby="others"><h2 id="others">Records of others</h2>\n${words.join('\n')}</section>`
}

function filters({ results }: Report): string {
  const present = verdicts.filter(verdict => results.some(result => result.verdict === verdict))
  const boxes = present.map(
    verdict =>
      `<label class="chip ${verdict}"><input type="checkbox" name="verdict" value="${verdict}" checked> ${verdictNames[verdict]}</label>`,
  )
  return `<form id="filters" role="search" aria-label="Requirements" hidden>
<label class="text">Text <input type="search" name="text" placeholder="id, title, answer …" autocomplete="off"></label>
<label class="level">Level <select name="level"><option value="">all</option><option>documented</option><option>assumed</option></select></label>
<fieldset><legend>Verdict</legend>${boxes.join('')}</fieldset>
</form>`
}

/** Returns the red results, grouped by cause, with every group closed. */
function red(report: Report): string {
  const causes = causesOf(report.results)
  if (causes.length === 0) return ''
  return group(
    'red',
    causes.map(cause => causeRows(report, cause)),
  )
}

/** Returns the results that are not red, by resource. */
function groups(report: Report): string {
  const byGroup = new Map<string, Judged[]>()
  for (const result of report.results) {
    if (result.red) continue
    const group = groupOf(result.id)
    byGroup.set(group, [...(byGroup.get(group) ?? []), result])
  }
  const rowsOf = (results: readonly Judged[]) => results.map(result => row(report, result))
  return [...byGroup].map(([name, results]) => group(name, rowsOf(results))).join('\n')
}

function group(name: string, rows: readonly string[]): string {
  return `<section class="group" aria-labelledby="g-${htmlText(name)}"><h2 id="g-${htmlText(name)}">${htmlText(sentence(name))}</h2>
${rows.join('\n')}</section>`
}

/** Returns the requirements of a cause. The first one is open. */
function causeRows(report: Report, cause: Cause): string {
  const { name, first, alike } = cause
  if (alike.length === 0) return row(report, first)
  const others = oneLine(alike.map(result => causeKey(cause, result)).join(', '), gistLength)
  return `<details class="cause ${first.verdict}">
<summary><span class="badge">${alike.length + 1} ${verdictNames[first.verdict]}</span><span class="id">${htmlText(name)}</span><span class="title">${htmlText(first.title)}, and ${alike.length} more with the same cause: ${htmlText(others)}</span>${gist(first)}</summary>
${[first, ...alike].map(result => row(report, result, result === first)).join('\n')}</details>`
}

/**
 * Returns one line with what was expected and received, or with the reason. Empty unless the result is red.
 */
function gist({ red, expected, received, reason }: Judged): string {
  if (!red) return ''
  const words =
    expected === undefined
      ? oneLine(reason, gistLength)
      : `expected ${oneLine(expected, gistLength)}, received ${oneLine(received, gistLength)}`
  return `<span class="gist">${htmlText(words)}</span>`
}

/** Maximum number of characters of a value in a closed row. */
const gistLength = 110

function row(report: Report, result: Judged, isOpen = false): string {
  const { id, title, verdict, level, red, known } = result
  return `<details class="row ${verdict}${red ? ' red' : ''}" data-verdict="${verdict}" data-level="${level}"${isOpen ? ' open' : ''}>
<summary><span class="badge">${verdictNames[verdict]}</span><span class="id">${htmlText(id)}</span><span class="title">${htmlText(title)}</span>${gist(result)}</summary>
<div class="facts"><dl>
<div><dt>source</dt><dd>${sourceLink(result)}, ${level}${known ? ', known failure' : ''}</dd></div>
${factsOf(result)
  .map(([name, value]) => `<div><dt>${name}</dt><dd><code>${htmlText(value)}</code></dd></div>`)
  .join('\n')}
<div><dt>took</dt><dd>${result.durationMs} ms</dd></div>
</dl>${exchange(report, result)}</div>
</details>`
}

function exchange(report: Report, result: Judged): string {
  const { id, response } = result
  const script = scriptOf(report.target, result)
  if (script.length === 0 || response === undefined) return ''
  const block = (name: string, value: string) =>
    `<h3>${name}</h3><pre tabindex="0" role="region" aria-label="${name} of ${htmlText(id)}">${htmlText(value)}</pre>`
  const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`)
  const answer = [`${response.status}`, ...headers, '', response.text].join('\n')
  return block('Request', script.join('\n')) + block('Response', answer)
}
