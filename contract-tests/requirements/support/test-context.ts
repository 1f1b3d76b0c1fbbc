import type { Context } from '../../discover/context.ts'
import { Discovered } from '../../discover/discovered.ts'

/**
 * Returns a context whose server has this many links and pixels, with ids from 1. `asked` has the query of
 * each request. `narrows`: discovery found that a search finds this run's records. `pages`: the server reads
 * the parameter `page`. `overlap`: how many records a page repeats from the page before. `records`: the parameter that
 * has the number of the first record on a page, and the number of the first of all.
 */
export function contextOf(
  records: number,
  options: {
    narrows: boolean
    pages: boolean
    overlap?: number
    records?: readonly [parameter: string, first: number]
  },
) {
  const discovered = new Discovered()
  Object.assign(discovered.prefixes, { links: 'https://slk.example.com/', pixels: 'slk-' })
  for (const resource of ['links', 'pixels'] as const) {
    discovered.narrows[resource] = options.narrows
    discovered.shapes[resource].items = '/data'
    discovered.shapes[resource].ids = ['/id']
  }
  const asked: string[] = []
  const client: Context['client'] = {
    recognise() {},
    async send({ path, query = [] }) {
      const parameters = new URLSearchParams(query.map(([name, value]) => [name, value]))
      asked.push(parameters.toString())
      const size = Number(parameters.get('per_page'))
      const step = size - (options.overlap ?? 0)
      const [parameter = '', first = 0] = options.records ?? []
      const skipped = Number(parameters.get(parameter) ?? first) - first
      const start = options.pages ? (Number(parameters.get('page') ?? 1) - 1) * step : skipped
      const ids = Array.from({ length: records }, (_, index) => index + 1).slice(start, start + size)
      const json = { data: ids.map(id => ({ id })) }
      return {
        request: { method: 'GET', path: `${path}?${parameters}`, headers: {} },
        answer: { status: 200, headers: {}, text: JSON.stringify(json), json },
        durationMs: 0,
        attempts: 1,
      }
    },
  }
  const settings = { domainIds: [], spaceIds: [], readOnly: false }
  // Lists only read.
  const account = { created: () => [] } as Partial<Context['account']> as Context['account']
  const context: Context = { client, account, discovered, settings }
  return { context, asked }
}
