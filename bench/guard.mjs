// Fails if the mock has become much slower than in the committed results: less than half as fast, relative to the bare
// server, as then. Compares processor time, because the load generator shares the machine. Run after `npm run build`.

import { readdirSync, readFileSync } from 'node:fs'
import { measured } from './measure.mjs'
import { startBare, startLoad } from './processes.mjs'
import { kit } from './targets/index.mjs'
import { workloads } from './workloads.mjs'

const links = 1_000
const least = 0.5
const guarded = ['get', 'page', 'distinct lists', 'update', 'refusal', 'create']

const folder = new URL('results/', import.meta.url)
const major = `node-${process.versions.node.split('.')[0]}.json`
const [first = ''] = readdirSync(folder).sort()
const name = readdirSync(folder).includes(major) ? major : first
const committed = JSON.parse(readFileSync(new URL(name, folder), 'utf8')).targets.find(
  (/** @type {any} */ one) => one.target === kit.name && one.links === links,
).results

const load = startLoad()
const bare = await startBare()
const server = await kit.start(links, '')
const slower = []
try {
  for (const workload of workloads.filter(one => guarded.includes(one.name))) {
    const before = committed.find((/** @type {any} */ one) => one.workload === workload.name)
    const result = await measured({ server, bare, load, workload, links, rounds: 3 })
    const [was, is] = process.platform === 'linux' ? [before.cpu, result?.cpu] : [before.ratio, result?.ratio]
    process.stdout.write(`${workload.name}: ${is} of the bare server, committed ${was}\n`)
    if (is === undefined || is < least * was) slower.push(workload.name)
  }
} finally {
  load.stop()
  await bare.stop()
  await server.stop()
}
if (slower.length > 0) {
  process.stderr.write(`Less than half as fast as the committed results (${name}): ${slower.join(', ')}\n`)
  process.exitCode = 1
}
