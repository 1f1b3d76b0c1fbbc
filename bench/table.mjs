// Writes the tables of bench/README.md from the results in bench/results.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { workloads } from './workloads.mjs'

const readme = new URL('README.md', import.meta.url)
const results = new URL('results/', import.meta.url)

/** @param {readonly (string | number)[]} cells */
const row = cells => `| ${cells.join(' | ')} |`

/** @param {readonly string[]} head @param {readonly (readonly (string | number)[])[]} rows */
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')

/** @param {{ratio: number, low: number, high: number} | undefined} result */
const cell = result =>
  result === undefined
    ? '–'
    : `${result.ratio.toFixed(2)} (${result.low.toFixed(2)}–${result.high.toFixed(2)})`

/** Returns the tables of one run. @param {any} run as in bench/results */
function tablesOf(run) {
  const about = new Map(workloads.map(({ name, about }) => [name, about]))
  const columns = run.targets.map((/** @type {any} */ one) => `${one.target}, ${one.links} links`)
  const rows = workloads.map(({ name }) => [
    `${name}: ${about.get(name)}`,
    ...run.targets.map((/** @type {any} */ one) =>
      cell(one.results.find((/** @type {any} */ result) => result.workload === name)),
    ),
  ])
  const memory = run.targets.map((/** @type {any} */ one) => [
    one.target,
    one.links,
    one.readyMs,
    one.memoryAtStart,
    one.memory,
  ])
  const parts = [
    `## Node ${run.node}`,
    `${run.processor}, ${run.rounds} rounds. Median of the ratios of the rounds, and their extremes.`,
    table(['', ...columns], rows),
    'Milliseconds from the start of the process until it responds, and memory in MB at the start and after all workloads:',
    table(['', 'links', 'ready (ms)', 'at the start', 'at the end'], memory),
  ]
  if (run.start) {
    const { start, accounts, msw } = run
    parts.push(
      [
        `- Start of \`serve\` to its first response: ${start.ratio} times an empty \`node:http\` process (${start.serveMs} ms, ${start.emptyMs} ms).`,
        ...accounts.results.map(
          (/** @type {any} */ one) =>
            `- ${accounts.count} accounts of the demo that ${one.accounts}: ${one.memory} MB (${accounts.memoryBefore} MB with one), first response ${one.firstMs} ms, next ${one.nextMs} ms.`,
        ),
        `- A get through Mock Service Worker: ${msw.ratio} times a handler that returns a fixed response.`,
      ].join('\n'),
    )
  }
  return parts.join('\n\n')
}

/** Replaces everything after the line `<!-- results -->`. */
export function writeTables() {
  const [intro = ''] = readFileSync(readme, 'utf8').split('<!-- results -->')
  const runs = readdirSync(results)
    .sort()
    .map(name => tablesOf(JSON.parse(readFileSync(new URL(name, results), 'utf8'))))
  writeFileSync(readme, `${intro}<!-- results -->\n\n${runs.join('\n\n')}\n`)
}
