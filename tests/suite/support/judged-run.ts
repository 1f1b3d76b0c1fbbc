import type { Exchange } from '../../../contract-tests/core/exchange.ts'
import { Discovered } from '../../../contract-tests/discover/discovered.ts'
import type {
  AssumedRequirement,
  DocumentedRequirement,
  Requirement,
} from '../../../contract-tests/requirements/requirement.ts'
import { type RunOptions, runSuite } from '../../../contract-tests/run/run.ts'
import type { Suite } from '../../../contract-tests/run/session-options.ts'
import { openTinyServer } from './tiny-server.ts'

/** The API key of the run. */
export const apiKey = 'sk-verysecret-1234'
/** A successful exchange, as evidence. */
export const exchange: Exchange = {
  request: { method: 'GET', path: '/links', headers: {} },
  answer: { status: 200, headers: {}, text: 'it', json: undefined },
  durationMs: 1,
  attempts: 1,
}

/** Returns a documented requirement. It passes unless `run` throws. */
export function documented(
  id: string,
  run: DocumentedRequirement['run'] = async () => {},
  rest: Partial<DocumentedRequirement> = {},
): Requirement {
  return { id, title: `${id} is fulfilled`, level: 'documented', source: '4.1', needs: 'read', run, ...rest }
}

/** Returns a requirement that observes an answer. */
export function assumed(run: AssumedRequirement<'ids.type'>['run']): Requirement {
  const requirement: AssumedRequirement<'ids.type'> = {
    id: 'ids.type',
    title: 'GET /links shows ids as integers',
    level: 'assumed',
    source: 'ids.type',
    needs: 'read',
    run,
  }
  return requirement as Requirement
}

/** Judges a tiny server that sends the same response to every request. */
export async function judge(
  requirements: readonly Requirement[],
  options: Partial<RunOptions> & { status?: number; text?: string; discover?: Suite['discover'] } = {},
) {
  const { status = 200, text = '[]', discover = async () => new Discovered(), ...rest } = options
  const server = await openTinyServer((_, response) => response.writeHead(status).end(text))
  try {
    const run = { baseUrl: server.baseUrl, apiKey, timeoutMs: 500, ...rest }
    const report = await runSuite(run, { requirements, discover })
    return { report, verdicts: report.results.map(({ id, verdict }) => `${id} ${verdict}`) }
  } finally {
    await server.close()
  }
}

/** Returns a function that throws this error. */
export const throwing = (error: unknown) => async () => {
  throw error
}
