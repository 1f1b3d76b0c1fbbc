import { createHash } from 'node:crypto'
import type { Verdict } from '../requirement.ts'
import type { Report } from '../run.ts'
import type { Judged } from '../summary.ts'
import { type Cause, causesOf } from './causes.ts'
import { scriptOf } from './curl.ts'
import { script } from './html-script.ts'
import { style } from './html-style.ts'
import { conclusionOf, factsOf, groupOf, sourceOf, verdictNames, verdicts } from './words.ts'

/** The report as one page that asks for nothing: to be opened from a disk or from the artifacts of a CI run. */
export function htmlReport(report: Report): string {
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${text(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${report.exitCode === 0 ? 'Kept' : 'Not kept'}: contract of ${text(report.target)}</title>
<style>${style}</style>
</head>
<body>
<header class="${report.exitCode === 0 ? 'good' : 'bad'}">
<p class="kicker">shortlink-kit contract suite</p>
<h1>${text(sentence(conclusionOf(report)))}</h1>
${metadata(report)}
</header>
<main>
${tiles(report)}
${leftBehind(report)}
${filters(report)}
<p id="shown" role="status" aria-live="polite">${report.results.length} requirements</p>
${groups(report)}
<p id="none" hidden>No requirement is like that. <button type="button" id="reset">Show all</button></p>
</main>
<footer><h2>Verdicts</h2>
<dl class="legend">${legend.map(([verdict, words]) => `<div><dt><span class="badge ${verdict}">${verdictNames[verdict]}</span></dt><dd>${words}</dd></div>`).join('')}</dl></footer>
<script>${script}</script>
</body>
</html>
`
}

/** What each verdict says, in a line. */
const legend: readonly (readonly [Verdict, string])[] = [
  ['pass', 'Documented, and the server does it.'],
  ['fail', 'Documented, and the server does something else.'],
  ['confirmed', 'The document leaves it open; the server answers as the dialect says.'],
  ['differs', 'The document leaves it open; the server answers otherwise. That is learned, not wrong.'],
  ['not-observable', 'The document leaves it open, and no response shows it.'],
  ['inconclusive', 'The server was too busy, or did not respond.'],
  ['skipped', 'Not tried; the reason is given.'],
  ['error', 'A mistake of the suite.'],
]

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function metadata(report: Report): string {
  const facts: [string, string][] = [
    ['Target', report.target],
    ['Dialect', `${report.dialect}${report.strict ? ', strict' : ''}`],
    ['Started', report.startedAt],
    ['Took', `${(report.durationMs / 1000).toFixed(1)} s`],
    ['Writes', report.readOnly ? 'none: read-only' : `named ${report.run}-…`],
  ]
  return `<dl class="meta">${facts.map(([name, value]) => `<div><dt>${name}</dt><dd>${text(value)}</dd></div>`).join('')}</dl>`
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
    tile('pass', documented.kept, 'kept', true),
    tile('fail', documented.broken, 'broken', true),
    tile('inconclusive', documented.inconclusive, 'inconclusive'),
    tile('skipped', documented.skipped, 'skipped'),
    tile('error', documented.error, 'error'),
  ].join('')}</ul></div>
<div><h3>Assumed</h3><ul class="tiles">${[
    tile('confirmed', assumed.confirmed, 'confirmed', true),
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
      `<li><code>${text(`${resource}/${id ?? '?'}`)}</code> <code>${text(marker)}</code> ${text(reason)}</li>`,
  )
  return `<section class="left" aria-labelledby="left"><h2 id="left">Left behind</h2>
<p>Take it away with <code>shortlink-kit cleanup --ledger ${text(report.ledger ?? '')}</code></p>
<ul>${items.join('')}</ul></section>`
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

/** What is red first, a cause at a time, then everything else by resource. */
function groups(report: Report): string {
  const byGroup = new Map<string, Judged[]>()
  for (const result of report.results) {
    if (result.red) continue
    const group = groupOf(result.id)
    byGroup.set(group, [...(byGroup.get(group) ?? []), result])
  }
  const causes = causesOf(report.results).map(cause => causeRows(report, cause))
  const others = [...byGroup].map(([group, results]): [string, string[]] => [
    group,
    results.map(result => row(report, result)),
  ])
  return [...(causes.length > 0 ? [['red', causes] as [string, string[]]] : []), ...others]
    .map(
      ([group, rows]) =>
        `<section class="group" aria-labelledby="g-${text(group)}"><h2 id="g-${text(group)}">${text(sentence(group))}</h2>
${rows.join('\n')}</section>`,
    )
    .join('\n')
}

/** The first requirement of a cause in full, the others closed below it. */
function causeRows(report: Report, { first, alike }: Cause): string {
  if (alike.length === 0) return row(report, first)
  return `${row(report, first)}
<details class="alike"><summary>${alike.length} more for the same cause</summary>
${alike.map(result => row(report, result, false)).join('\n')}</details>`
}

function row(report: Report, result: Judged, isOpen = result.red): string {
  const { id, title, verdict, level, red, known } = result
  return `<details class="row ${verdict}${red ? ' red' : ''}" data-verdict="${verdict}" data-level="${level}"${isOpen ? ' open' : ''}>
<summary><span class="badge">${verdictNames[verdict]}</span><span class="id">${text(id)}</span><span class="title">${text(title)}</span></summary>
<div class="facts"><dl>
<div><dt>source</dt><dd>${text(sourceOf(result))}, ${level}${known ? ', known failure' : ''}</dd></div>
${factsOf(result)
  .map(([name, value]) => `<div><dt>${name}</dt><dd><code>${text(value)}</code></dd></div>`)
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
    `<h3>${name}</h3><pre tabindex="0" role="region" aria-label="${name} of ${text(id)}">${text(value)}</pre>`
  const headers = Object.entries(response.headers).map(([name, value]) => `${name}: ${value}`)
  const answer = [`${response.status}`, ...headers, '', response.text].join('\n')
  return block('Request', script.join('\n')) + block('Answer', answer)
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text for an element or an attribute in quotes. */
function text(value: string): string {
  return value.replace(/[&<>"']/g, character => entities[character]!)
}
