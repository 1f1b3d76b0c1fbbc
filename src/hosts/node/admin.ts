import { Guard } from '../../admin/guard.ts'
import { AdminError, refusalResponse } from '../../admin/refusal.ts'
import { host, type Mock } from '../../mock/mock.ts'
import { RequestLog } from '../../mock/request-log.ts'
import type { Scenario } from '../../store/seeds/index.ts'
import { basePath } from '../../wire/base.ts'
import { inspectorFile } from './inspector.ts'
import type { Outside, OutsideRequest } from './outside.ts'

/** The path of the control plane. */
export const adminPath = '/__admin'

/** Options of the control plane of a server. */
export interface ServedAdminOptions {
  /**
   * The token that opens the control plane, also for other machines. @default none: only programs on this machine,
   * and pages of the mock itself, can use the control plane
   */
  token?: string
  /** Scenarios to which accounts can be reset by name. A function is called when they are first needed. */
  scenarios?: Readonly<Record<string, Scenario>> | (() => Promise<Readonly<Record<string, Scenario>>>)
}

/**
 * Serves the control plane of a mock at `/__admin`, and the inspector at `/`. The requests to the mock are
 * recorded from now on.
 * @throws TypeError if the token is too short to be one
 */
export function controlPlane(mock: Mock, { token, scenarios = {} }: ServedAdminOptions = {}): Outside {
  if (token !== undefined && !/^[\x21-\x7e]{16,}$/.test(token)) {
    throw new TypeError(
      'Failed to serve the control plane: a token needs 16 visible ASCII characters or more.',
    )
  }
  const log = new RequestLog(mock[host])
  log.observe()
  const guard = new Guard(token)
  // Loaded with the first request, so that a mock starts fast.
  const load = async () => {
    const { Admin } = await import('../../admin/index.ts')
    return new Admin(mock[host], log, {
      scenarios: typeof scenarios === 'function' ? await scenarios() : scenarios,
    })
  }
  let admin: ReturnType<typeof load> | undefined
  const respond = async (request: OutsideRequest) => {
    try {
      const path = request.path.slice(adminPath.length)
      const file = await inspectorFile(request)
      await guard.check(request, file !== undefined || path === '/health')
      if (file !== undefined) return file
      admin ??= load()
      return await (await admin).handle({ ...request, path })
    } catch (error) {
      if (error instanceof AdminError) return refusalResponse(error)
      if (isStateWriteError(error)) return refusalResponse(new AdminError(500, error.message))
      throw error
    }
  }
  return request => {
    const { path } = request
    const isAdmin = path === adminPath || path.startsWith(`${adminPath}/`)
    const isPage =
      path === '/' && request.method === 'GET' && (request.header('accept') ?? '').includes('text/html')
    return isAdmin || isPage ? respond(request) : undefined
  }
}

/** Whether an error is that of changes that could not be stored, and are undone. The keeper has reported it. */
function isStateWriteError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STATE_WRITE'
}

/** Returns the address of the control plane of a server. */
export function adminUrlOf(baseUrl: string): string {
  return baseUrl.slice(0, -basePath.length) + adminPath
}
