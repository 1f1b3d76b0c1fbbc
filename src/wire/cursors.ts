import type { Anchor } from '../store/view/order.ts'

/** The text that names a place in a list sorted by `sortBy`, for the address of the page that starts there. */
export function encodeCursor(sortBy: string, { key, id }: Anchor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sortBy, key, id]))
  const text = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The place that a cursor names, or undefined when it is none of a list sorted so. */
export function decodeCursor(text: string, sortBy: string): Anchor | undefined {
  let content: unknown
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    content = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, unit => unit.charCodeAt(0))))
  } catch {
    return undefined
  }
  if (!Array.isArray(content) || content.length !== 3 || content[0] !== sortBy) return undefined
  const [, key, id]: unknown[] = content
  const isKey = key === null || typeof key === 'string' || typeof key === 'number'
  return isKey && typeof id === 'number' ? { key, id } : undefined
}
