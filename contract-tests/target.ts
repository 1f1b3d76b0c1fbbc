import { startMock } from './run/mock.ts'
import type { RunOptions } from './run/run.ts'

/** A server to judge, with a function that stops it. */
export type RunningTarget = Pick<
  RunOptions,
  'baseUrl' | 'apiKey' | 'allowWrites' | 'domainIds' | 'spaceIds'
> & {
  close(): Promise<void>
}

/**
 * Returns the server that the environment variables name. If they name none, starts the mock of this package
 * in this process.
 */
export async function openTarget(environment: NodeJS.ProcessEnv): Promise<RunningTarget> {
  const baseUrl = environment.SHORTLINK_BASE_URL
  if (baseUrl === undefined || baseUrl === '') return startMock()
  return {
    baseUrl,
    apiKey: environment.SHORTLINK_API_KEY ?? '',
    allowWrites: environment.SHORTLINK_ALLOW_WRITES,
    domainIds: idsOf(environment.SHORTLINK_DOMAIN_IDS),
    spaceIds: idsOf(environment.SHORTLINK_SPACE_IDS),
    close: async () => {},
  }
}

/** Splits a comma-separated list of ids. */
function idsOf(text = ''): string[] {
  return text
    .split(',')
    .map(id => id.trim())
    .filter(id => id !== '')
}
