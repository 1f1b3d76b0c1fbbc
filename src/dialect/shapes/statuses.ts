import type { Answers } from '../../generated/answers.ts'
import type { ErrorCase, Shapes } from './shapes.ts'

/**
 * The question whose answer is the status of an error case. Cases that are not listed have no status of their
 * own.
 */
export const statusQuestions = {
  unauthenticated: 'auth.missing',
  wrong_key: 'auth.invalid',
  not_found: 'errors.not-found',
  deleted: 'errors.deleted',
  malformed_id: 'ids.malformed',
  no_path: 'errors.unknown-path',
  no_fields: 'links.update.empty-body',
  method: 'errors.method',
  accept: 'http.accept',
  media_type: 'input.content-type',
  too_large: 'errors.too-large',
  invalid: 'errors.validation.status',
  missing: 'errors.missing',
  conflict: 'links.alias.unique',
  in_use: 'pixels.delete.attached',
  unavailable: 'errors.unavailable',
} as const satisfies Partial<Record<ErrorCase, keyof Answers>>

/**
 * Returns the answers with the statuses that shapes state, so that a dialect needs to state each status only
 * once. An answer that such requests are not refused at all stays unchanged.
 */
export function withStatuses(answers: Answers, shapes: Shapes): Answers {
  const next = { ...answers }
  const { errors = {} } = shapes
  const take = (name: keyof typeof statusQuestions, use: (status: number) => Partial<Answers>) => {
    const status = errors[name]?.status
    if (status !== undefined) Object.assign(next, use(status))
  }
  take('unauthenticated', status => ({ 'auth.missing': status }))
  take('wrong_key', status => ({ 'auth.invalid': status }))
  take('not_found', status => ({ 'errors.not-found': status }))
  take('deleted', status => ({ 'errors.deleted': { links: status, pixels: status } }))
  take('malformed_id', status => ({ 'ids.malformed': status }))
  take('no_path', status => ({ 'errors.unknown-path': status }))
  if (typeof next['links.update.empty-body'] === 'number')
    take('no_fields', status => ({ 'links.update.empty-body': status }))
  take('method', status => ({ 'errors.method': status }))
  take('invalid', status => ({ 'errors.validation.status': status }))
  take('missing', status => ({ 'errors.missing': status }))
  take('unavailable', status => ({ 'errors.unavailable': status }))
  take('too_large', status => ({ 'errors.too-large': { ...next['errors.too-large'], status } }))
  take('conflict', status => ({ 'links.alias.unique': { ...next['links.alias.unique'], status } }))
  if (typeof next['pixels.delete.attached'] === 'number')
    take('in_use', status => ({ 'pixels.delete.attached': status }))
  const { also, otherwise } = next['input.content-type']
  if (typeof otherwise === 'number')
    take('media_type', status => ({ 'input.content-type': { also, otherwise: status } }))
  if (next['http.accept'] !== 'json') take('accept', status => ({ 'http.accept': status }))
  return next
}
