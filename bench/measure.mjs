// Measures workloads: rounds of a server and of the bare server alternate, and each pair of rounds gives a ratio.

import { median } from './processes.mjs'
import { own } from './workloads.mjs'

// V8 compiles a function to fast code after it has run some thousand times.
const warmUps = 4

/** @typedef {import('./processes.mjs').Server} Server */
/** @typedef {import('./workloads.mjs').Workload} Workload */
/** @typedef {import('./workloads.mjs').Sent} Sent */

/**
 * The result of a workload. `ratio` compares requests per second with those of a bare server that sends as many bytes,
 * `cpu` the processor time of a response; 1 is as fast as the bare server. `low` and `high` are the extremes of `ratio`.
 * @typedef {object} Result
 * @property {string} workload
 * @property {number} links
 * @property {number} bytes of a response, on average
 * @property {number} perSecond
 * @property {number} ratio
 * @property {number} low
 * @property {number} high
 * @property {number} cpu NaN where the system does not say it
 */

/**
 * @param {{
 *   server: Server, bare: Server, load: ReturnType<typeof import('./processes.mjs').startLoad>,
 *   workload: Workload, links: number, rounds: number, dialect?: import('./workloads.mjs').Dialect,
 * }} what
 * @returns {Promise<Result | undefined>} undefined if the server has nothing of the kind
 */
export async function measured({ server, bare, load, workload, links, rounds, dialect = own }) {
  const { name, count, connections = 32, status } = workload
  /** @type {{ratios: number[], cpus: number[], rates: number[]}} */
  const all = { ratios: [], cpus: [], rates: [] }
  let bytes = 0
  for (let round = 0; round < warmUps + rounds; round++) {
    const sent = workload.requests(links, round, dialect)
    if (sent.length === 0) return undefined
    const job = { count, connections, statuses: status === undefined ? [200, 201] : [status] }
    const [ours, ourCpu] = await timed(server, load, {
      ...job,
      requests: sent.map(one => textOf(one, server.port)),
    })
    if (ours.failed > 0) throw new Error(`${name}: ${ours.failed} of ${count} had another status`)
    bytes = ours.bytes
    const asked = sent.map(one => textOf(one, bare.port, bytes))
    const [theirs, theirCpu] = await timed(bare, load, { ...job, statuses: [200], requests: asked })
    if (round < warmUps) continue
    all.rates.push(count / ours.seconds)
    all.ratios.push(theirs.seconds / ours.seconds)
    all.cpus.push(theirCpu / ourCpu)
  }
  return {
    workload: name,
    links,
    bytes,
    perSecond: Math.round(median(all.rates)),
    ratio: rounded(median(all.ratios)),
    low: rounded(Math.min(...all.ratios)),
    high: rounded(Math.max(...all.ratios)),
    cpu: rounded(median(all.cpus)),
  }
}

const rounded = (/** @type {number} */ ratio) => Number(ratio.toFixed(3))

/**
 * @param {Server} server
 * @param {ReturnType<typeof import('./processes.mjs').startLoad>} load
 * @param {Omit<import('./load.mjs').Job, 'port'>} job
 * @returns {Promise<[{seconds: number, failed: number, bytes: number}, cpuSeconds: number]>}
 */
async function timed(server, load, job) {
  const before = server.cpuSeconds()
  const result = await load.run({ ...job, port: server.port })
  return [result, server.cpuSeconds() - before]
}

/** Returns a request as text. @param {Sent} sent @param {number} port @param {number} [length] how many bytes the bare server sends */
function textOf({ method, path, form, json }, port, length) {
  const body = form ?? (json === undefined ? undefined : JSON.stringify(json))
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Authorization: Bearer bench',
    ...(length === undefined ? [] : [`X-Response-Length: ${length}`]),
    ...(body === undefined ? [] : [`Content-Type: ${type}`, `Content-Length: ${body.length}`]),
    '',
    body ?? '',
  ].join('\r\n')
}
