import { parents } from '../../../src/dialect/shapes/complete.ts'
import { isSame } from '../../../src/dialect/shapes/json.ts'
import { errorCases, type Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { isError } from '../../core/exchange.ts'
import { errorOf, isAboutFieldsAlone, type KnownErrors, usualType } from './error-shape.ts'
import type { Place } from './fit/place.ts'
import type { ResponsePair } from './pairs.ts'
import { absentHeaders } from './refusal-headers.ts'
import { volatilePlaces } from './volatile-errors.ts'

/** The shapes of a service's errors, and the places that nothing explains. */
export interface Refusals {
  shapes: NonNullable<Shapes['errors']>
  unexplained: Place['unexplained']
}

/** Returns the error responses for which the mirror knows the error case. */
export function refusalsIn(pairs: readonly ResponsePair[]): ResponsePair[] {
  return pairs.filter(pair => pair.case !== undefined && isError(pair.exchange))
}

/** Learns the general shape of errors, and the shapes of the error cases that differ from it. */
export function learnRefusals(errors: readonly ResponsePair[], isOwn: (text: string) => boolean): Refusals {
  const unexplained: Place['unexplained'] = []
  const shapes: Refusals['shapes'] = {}
  const known: KnownErrors = { isOwn, unexplained, volatile: volatilePlaces(errors) }
  const general = errors.filter(pair => !isAboutFieldsAlone(pair.case) && pair.case !== 'no_path')
  const base = errorOf(general.length > 0 ? general : errors, 'error', known, true)
  if (base === undefined) return { shapes, unexplained }
  shapes.error = isSame(base.type, usualType) ? { body: base.body } : base
  for (const name of errorCases.slice(1)) {
    const own = errors.filter(pair => pair.case === name)
    const response = errorOf(own, name, known, isAboutFieldsAlone(name))
    const usual = { ...base, ...shapes[parents[name] ?? 'error'] }
    if (response === undefined) continue
    const { type, body } = response
    const stated = { ...absentHeaders(own, usual.headers), ...response.headers }
    const headers = isSame(stated, usual.headers ?? {}) ? {} : stated
    const shape = {
      ...(type !== usual.type && { type }),
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(!isSame(body, usual.body) && { body }),
    }
    if (Object.keys(shape).length > 0) shapes[name] = shape
  }
  return { shapes, unexplained }
}
