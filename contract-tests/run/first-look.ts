import { RunEnded } from '../core/ended.ts'
import { ContractBroken, Inconclusive } from '../core/errors.ts'
import type { Exchange, SuiteClient } from '../core/exchange.ts'

const paths = ['/links', '/pixels'] as const

/**
 * Reads both lists before anything else, at once if `concurrency` allows. Returns the reason why nothing can be
 * judged, or undefined. Throws RunEnded if the server fails for both lists or has none: a record written to it could
 * not be proven to be the run's.
 */
export async function firstLook(
  client: SuiteClient,
  host: string,
  concurrency: number,
): Promise<string | undefined> {
  const seen: Exchange[] = []
  const failed: Exchange[] = []
  // One after the other, the second list is not waited for if the first gets no response.
  const together = concurrency > 1 ? [paths] : paths.map(path => [path])
  for (const group of together) {
    const looks = await Promise.allSettled(group.map(path => client.send({ method: 'GET', path })))
    for (const look of looks) {
      if (look.status === 'fulfilled') {
        seen.push(look.value)
        continue
      }
      const error: unknown = look.reason
      if (error instanceof ContractBroken) return undefined
      if (!(error instanceof Inconclusive)) throw error
      // A broken gateway responds with 502, 503 or 504. That says nothing about the service.
      if (error.exchange?.answer.status !== 500) return `${host} is out of reach: ${error.message}`
      failed.push(error.exchange)
    }
  }
  const [first] = failed
  if (first !== undefined && failed.length === paths.length) throw failing(host, first)
  const statuses = seen.map(({ answer }) => answer.status)
  const where = 'GET /links and GET /pixels'
  if (statuses.every(status => status === 401 || status === 403))
    return `${host} refuses the key: ${statuses.join(' and ')} for ${where}`
  const [list] = seen
  if (list !== undefined && statuses.length === paths.length && statuses.every(status => status === 404))
    throw missing(host, list)
  if (seen.length === paths.length && seen.every(isPage))
    return `${host} is not this API: ${where} return web pages`
  return undefined
}

function isPage({ answer }: Exchange): boolean {
  return answer.status < 300 && answer.json === undefined && /^\s*<(!doctype html|html)/i.test(answer.text)
}

function missing(host: string, exchange: Exchange): RunEnded {
  const broken = new ContractBroken('/links and /pixels under the prefix /api/v1', '404 for both', exchange)
  const message = `${host} responds to GET /links and GET /pixels with 404: is the base URL right?`
  return new RunEnded(message, 1, { requirement: 'http.path-prefix', broken })
}

function failing(host: string, exchange: Exchange): RunEnded {
  const received = `500, ${exchange.attempts} times`
  const broken = new ContractBroken('a list', received, exchange)
  return new RunEnded(`${host} responds to every list with ${received}`, 1, {
    requirement: 'links.list.answers',
    broken,
  })
}
