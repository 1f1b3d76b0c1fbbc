import type { Anchor } from '../store/view/order.ts'

/** Encodes a place in a list as a cursor. The cursor is only valid for a list with the same `sortBy`. */
export function encodeCursor(sortBy: string, { key, id }: Anchor): string {
  const bytes = new TextEncoder().encode(JSON.stringify([sortBy, key, id]))
  const text = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Decodes a cursor. Returns undefined if the text is not a cursor of a list sorted by `sortBy`. */
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
