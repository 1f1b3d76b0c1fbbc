import { isJsonObject } from '../../core/match.ts'
import type { KnownAccount } from '../../run/mock.ts'
import type { Numbers } from './translate.ts'
import type { World } from './world.ts'

/** Builds the mock's account from the records before the recording. Placeholders fill unknown values. */
export function accountOf(world: World, numbers: Numbers): KnownAccount {
  const { before, readings, domainIds, spaceIds, startedAt } = world
  const day = 86_400_000
  const numberOf = (kind: string, id: unknown) => numbers.get(`${kind}/${String(id)}`)
  const made = (values: Record<string, unknown>, index: number) =>
    typeof values.created_at === 'number' ? values.created_at : startedAt - 365 * day + index * 1000
  const links = [...before.links].map(([id, record], index) => {
    const { short_url: _s, domain: _d, status, expires_at, ...values } = readings.links.read(record)
    const created_at = made(values, index)
    const url =
      typeof values.url === 'string' && URL.canParse(values.url) ? values.url : 'https://unknown.example/'
    const rotation = Array.isArray(values.rotation)
      ? values.rotation.filter(isJsonObject).map(({ value }) => ({ value: String(value) }))
      : undefined
    return {
      ...activeList(values),
      ...values,
      ...expiry(values, expires_at),
      ...(rotation && { rotation }),
      ...(values.disabled === undefined && status === 3 && { disabled: 1 }),
      id: numberOf('links', id) ?? index + 1,
      url,
      alias: String(values.alias ?? `unknown-${index}`),
      domain_id: numberOf('domains', values.domain_id) ?? 1,
      space_id: values.space_id == null ? null : (numberOf('spaces', values.space_id) ?? null),
      pixel_ids: [values.pixel_ids ?? []].flat().flatMap(one => numberOf('pixels', one) ?? []),
      created_at,
      updated_at: typeof values.updated_at === 'number' ? values.updated_at : created_at,
      updates: typeof values.updates === 'number' ? values.updates : 0,
    }
  })
  const pixels = [...before.pixels].map(([id, record], index) => {
    const values = readings.pixels.read(record)
    const created_at = made(values, index)
    const text = (name: string) => (typeof values[name] === 'string' ? values[name] : null)
    return {
      id: numberOf('pixels', id) ?? index + 1,
      name: text('name'),
      type: text('type'),
      value: text('value'),
      created_at,
      updated_at: typeof values.updated_at === 'number' ? values.updated_at : created_at,
      updates: typeof values.updates === 'number' ? values.updates : 0,
    }
  })
  return { domains: Math.max(1, domainIds.length), spaces: spaceIds.length, links, pixels }
}

/** The target type of each targeting list that has one. */
const listTypes = { country: 1, platform: 2, rotation: 4 } as const

/** Returns the target type of a link that does not show it, if only one targeting list has rows. */
function activeList(values: Record<string, unknown>): { target_type?: number } {
  const filled = (['country', 'platform', 'rotation'] as const).filter(
    name => Array.isArray(values[name]) && values[name].length > 0,
  )
  const [only, ...others] = filled
  return only === undefined || others.length > 0 ? {} : { target_type: listTypes[only] }
}

/** Splits an expiration moment into a date and a time, unless the record shows a date itself. */
function expiry(values: Record<string, unknown>, moment: unknown): Record<string, unknown> {
  if (typeof moment !== 'number' || values.expiration_date !== undefined) return {}
  const text = new Date(moment).toISOString()
  const time = text.slice(11, 16)
  return { expiration_date: text.slice(0, 10), ...(time !== '00:00' && { expiration_time: time }) }
}
