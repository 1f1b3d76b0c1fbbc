import type { Draw } from './index.ts'

/** Styles of paging with nothing but the address of the next page. */
const byAddress: readonly string[] = ['drf', 'hal', 'json-api', 'headers']

/** Styles of paging that show no cursor but in addresses. */
const withoutCursor: readonly string[] = [...byAddress, 'laravel', 'laravel-bare']

/** Resets choices that contradict each other to the plain option, which is always possible. */
export function settle(draw: Draw): Draw {
  const settled: { -readonly [Name in keyof Draw]: Draw[Name] } = { ...draw }
  const bare = draw['list.envelope'] === 'bare' || draw['list.pixels'] === 'bare'
  // A bare array has no other members, so its pages are only in headers.
  if (bare && !['headers', 'content-range', 'none'].includes(draw['paging.style'])) {
    settled['paging.style'] = 'headers'
  }
  const style = settled['paging.style']
  // If the key is not shown, no client can request the next page with it.
  const isCursor = draw['paging.by'] === 'cursor'
  if ((isCursor ? withoutCursor : byAddress).includes(style) && draw['paging.addresses'] === 'none')
    settled['paging.addresses'] = 'absolute'
  if (isCursor && style === 'stripe') settled['paging.by'] = 'after-id'
  const silent = style === 'none' || style === 'content-range'
  if (silent && ['cursor', 'after-id'].includes(draw['paging.by'])) settled['paging.by'] = 'page'
  if (bare) settled['list.empty'] = 'array'
  // A pixel that needs nothing would be made of JSON that is read as a form, without a name.
  if (draw['input.type'] === 'as-form') settled['input.pixel-required'] = 'all'
  // 204 has no body.
  if (draw['update.status'] === 204) settled['update.body'] = 'empty'
  if (draw['delete.status'] === 204) settled['delete.body'] = 'empty'
  return settled
}
