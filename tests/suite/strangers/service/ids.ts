import { createHash } from 'node:crypto'
import type { Draw } from '../grammar/index.ts'

export type IdForm = Draw['ids.links'] | Draw['ids.references']

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The id of the n-th record in a path. An opaque id does not show the age of the record. */
export function identifierOf(form: IdForm, kind: string, serial: number): string {
  if (form === 'number' || form === 'digits' || form === 'in-name' || form === 'in-address')
    return String(serial)
  const hash = createHash('sha256').update(`${kind} ${serial}`).digest()
  const hex = hash.toString('hex')
  if (form === 'uuid') {
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
  }
  const opaque = [...hash.subarray(0, 10)].map(byte => digits[byte % digits.length]).join('')
  return form === 'prefixed' ? `${kind.slice(0, 4)}_${opaque}` : opaque
}

/** Whether a text has the form of an id. */
export function isIdentifier(form: IdForm, text: string): boolean {
  if (form === 'uuid') return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
  if (form === 'opaque') return /^[0-9A-Za-z]{10}$/.test(text)
  if (form === 'prefixed') return /^[a-z]+_[0-9A-Za-z]{10}$/.test(text)
  return /^[1-9]\d{0,14}$/.test(text)
}
