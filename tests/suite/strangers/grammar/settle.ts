import type { Draw } from './index.ts'

/** Styles of paging that tell of the next page by its address alone. */
const byAddress: readonly string[] = ['drf', 'hal', 'json-api', 'headers']

/** Takes back what would make a service that cannot be: the plain option always can. */
export function settle(draw: Draw): Draw {
  const settled: { -readonly [Name in keyof Draw]: Draw[Name] } = { ...draw }
  const bare = draw['list.envelope'] === 'bare' || draw['list.pixels'] === 'bare'
  // A bare array has no room for anything: only headers tell of its pages.
  if (bare && !['headers', 'content-range', 'none'].includes(draw['paging.style'])) {
    settled['paging.style'] = 'headers'
  }
  const style = settled['paging.style']
  if (byAddress.includes(style) && draw['paging.addresses'] === 'none')
    settled['paging.addresses'] = 'absolute'
  // Nobody could ask for the next page with a key that is not shown.
  const silent = style === 'none' || style === 'content-range'
  if (silent && ['cursor', 'after-id'].includes(draw['paging.by'])) settled['paging.by'] = 'page'
  if (bare) settled['list.empty'] = 'array'
  // 204 has no body.
  if (draw['update.status'] === 204) settled['update.body'] = 'empty'
  if (draw['delete.status'] === 204) settled['delete.body'] = 'empty'
  return settled
}
