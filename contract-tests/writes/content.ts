import { carries, compact } from '../core/marker.ts'
import type { Content, Resource } from './account.ts'

/** Whether the form, the body or the query of a create contains a marker. */
export function hasMarker({ form, raw, query }: Content, marker: string): boolean {
  const pairs = [...(form ?? []), ...(query ?? [])]
  return carries(raw?.body ?? '', marker) || pairs.some(([, value]) => carries(value, marker))
}

/** Returns a text that is equal for creates that differ only in their markers. */
export function samenessOf(resource: Resource, marker: string, { form, raw }: Content): string {
  const run = marker.replace(/-\d+$/, '')
  const body = raw?.body ?? JSON.stringify(form)
  const markers = new RegExp(`${run}-\\d+|${compact(run)}\\d+`, 'g')
  return `${resource} ${body.replaceAll(markers, '*')}`
}
