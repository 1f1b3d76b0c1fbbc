import { UsageError } from '../../contract-tests/core/usage.ts'
import { controlPlane } from '../hosts/node/admin.ts'
import type { Outside } from '../hosts/node/index.ts'
import type { Mock } from '../mock/mock.ts'
import { flag, textOption } from './option.ts'

/** The options of the control plane. */
export const adminOptions = {
  'admin-token': textOption(
    'TOKEN',
    'A token that opens the control plane and the inspector, also for other machines. Without it, programs on this ' +
      'machine can use them. Default: the variable SHORTLINK_ADMIN_TOKEN.',
  ),
  'no-admin': flag('Serve neither the control plane, at /__admin, nor the inspector, at /.'),
}

/**
 * Returns the control plane that the options state, or undefined if there is none. Throws UsageError.
 * @param keys the API keys, none of which may open the control plane
 */
export function adminOf(
  values: { 'admin-token': string | undefined; 'no-admin': boolean },
  mock: Mock,
  keys: readonly string[],
): Outside | undefined {
  const given = values['admin-token']
  if (values['no-admin']) {
    if (given !== undefined) throw new UsageError('--admin-token does not go with --no-admin')
    return undefined
  }
  const token = given ?? (process.env.SHORTLINK_ADMIN_TOKEN || undefined)
  const source = given === undefined ? 'SHORTLINK_ADMIN_TOKEN' : '--admin-token'
  if (token !== undefined && !/^[\x21-\x7e]{16,}$/.test(token)) {
    throw new UsageError(`${source} must be at least 16 visible ASCII characters without spaces`)
  }
  if (token !== undefined && keys.includes(token)) {
    throw new UsageError(`${source} must differ from every --key: an API key does not open the control plane`)
  }
  return controlPlane(mock, {
    ...(token !== undefined && { token }),
    scenarios: async () => (await import('../testing/scenarios.ts')).scenarios,
  })
}
