// Measures this mock and its peers, and writes bench/results and the tables of bench/README.md:
//   npm run bench [-- --sizes 1000,100000 --rounds 7 --only get --targets shortlink-kit,prism --write]
// All figures are ratios to a bare node:http server in the same run. Use a quiet machine with two cores or more.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { measuredAccounts } from './accounts.mjs'
import { measured } from './measure.mjs'
import { measuredMsw } from './msw.mjs'
import { startBare, startLoad } from './processes.mjs'
import { measuredStart } from './start.mjs'
import { writeTables } from './table.mjs'
import { installed, kit, peers } from './targets/index.mjs'
import { workloads } from './workloads.mjs'

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
    targets: { type: 'string', default: [kit, ...peers].map(({ name }) => name).join(',') },
    write: { type: 'boolean', default: false },
  },
})
const rounds = Number(values.rounds)
const [smallest = 1_000, ...larger] = values.sizes.split(',').map(Number)
const names = values.targets.split(',')
const chosen = workloads.filter(({ name }) => values.only === undefined || name === values.only)

/** @param {string} text */
const print = text => process.stdout.write(`${text}\n`)

const load = startLoad()
const bare = await startBare()
const root = mkdtempSync(join(tmpdir(), 'bench-'))

/**
 * Measures a target with one number of links. Also returns how long it took to start, and its memory.
 * @param {import('./targets/index.mjs').Target} target
 * @param {number} links
 * @param {readonly import('./workloads.mjs').Workload[]} among
 * @param {string} folder
 */
async function measuredTarget(target, links, among, folder) {
  const startedAt = performance.now()
  const server = await target.start(links, folder)
  const readyMs = Math.round(performance.now() - startedAt)
  const memoryAtStart = Math.round(server.memory())
  const results = []
  try {
    for (const workload of among) {
      const result = await measured({ server, bare, load, workload, links, rounds, dialect: target.dialect })
      if (result === undefined) continue
      results.push(result)
      const { ratio, low, high, cpu, perSecond, bytes } = result
      const own = `${target.name.padEnd(14)} ${String(links).padStart(7)}  ${workload.name.padEnd(20)}`
      print(
        `${own} ${ratio.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})  cpu ${cpu.toFixed(2)}  ${perSecond}/s, ${bytes} bytes`,
      )
    }
    return {
      target: target.name,
      links,
      readyMs,
      memoryAtStart,
      memory: Math.round(server.memory()),
      results,
    }
  } finally {
    await server.stop()
  }
}

const all = []
try {
  if (names.includes(kit.name)) {
    for (const links of [smallest, ...larger]) all.push(await measuredTarget(kit, links, chosen, root))
  }
  const common = chosen.filter(({ isCommon }) => isCommon)
  // The peers are so much slower that a tenth of the requests takes as long.
  const fewer = common.map(workload => ({ ...workload, count: workload.count / 10 }))
  for (const peer of peers.filter(({ name }) => names.includes(name))) {
    print(`${peer.name}: ${Object.entries(peer.packages).flat().join(' ')}`)
    all.push(await measuredTarget(peer, smallest, fewer, installed(peer, root)))
  }
  const isWhole = values.only === undefined && names.includes(kit.name)
  const whole = isWhole && {
    start: await measuredStart(3 * rounds),
    accounts: await measuredAccounts(1_000),
    msw: await measuredMsw(rounds),
  }
  if (whole) print(JSON.stringify(whole, null, 2))
  if (values.write) {
    const results = fileURLToPath(new URL('results/', import.meta.url))
    mkdirSync(results, { recursive: true })
    const node = process.versions.node
    const run = { node, processor: cpus()[0]?.model, rounds, targets: all, ...whole }
    writeFileSync(join(results, `node-${node.split('.')[0]}.json`), `${JSON.stringify(run, null, 2)}\n`)
    writeTables()
  }
} finally {
  load.stop()
  await bare.stop()
  rmSync(root, { recursive: true, force: true })
}
