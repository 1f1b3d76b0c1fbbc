import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { ResponseShape, Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { isError } from '../../core/exchange.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import type { ResponsePair } from './pairs.ts'

const name = 'allow'
const least = 5

/**
 * Adds the `Allow` header to the shapes if a service sends it with every success, not only with 405. Errors get
 * it too if the service sends the same header with every refusal.
 */
export function withMethods(shapes: Shapes, pairs: readonly ResponsePair[]): void {
  const asked = pairs.filter(({ step }) => step.method !== 'OPTIONS')
  const one = methodsAt(/^\/(links|pixels)\/[^/]+$/, asked)
  const all = methodsAt(/^\/(links|pixels)$/, asked)
  if (one === undefined || all === undefined) return
  shapes.record = withHeader(shapes.record, one.methods)
  shapes.list = withHeader(shapes.list, all.methods)
  shapes.created = withHeader(shapes.created, all.methods)
  if (!one.isOfErrors || !all.isOfErrors) return
  const byPath = one.methods === all.methods ? one.methods : choice('path_id', one.methods, all.methods)
  const isNowhere = pairs.some(pair => pair.case === 'no_path' && headerOf(pair) === undefined)
  const { error, no_path } = shapes.errors ?? {}
  shapes.errors = {
    ...shapes.errors,
    error: withHeader(error, byPath),
    ...(isNowhere && { no_path: withHeader(no_path, '$absent') }),
  }
}

/** The methods that the responses at a kind of path name, and whether refusals name them too. */
interface Methods {
  methods: Json
  isOfErrors: boolean
}

/** Returns the methods that the responses at a kind of path name. Undefined unless all successes name the same. */
function methodsAt(path: RegExp, pairs: readonly ResponsePair[]): Methods | undefined {
  const own = pairs.filter(({ step }) => path.test(step.path))
  const successes = own.filter(({ exchange }) => !isError(exchange)).map(headerOf)
  const [first] = successes
  if (first === undefined || successes.length < least) return undefined
  if (successes.some(text => text !== first)) return undefined
  const refusals = own.filter(({ exchange }) => isError(exchange))
  return { methods: spelled(first), isOfErrors: refusals.every(pair => headerOf(pair) === first) }
}

function withHeader(to: ResponseShape = {}, methods: Json): ResponseShape {
  return { ...to, headers: { [name]: methods, ...to.headers } }
}

function headerOf({ exchange }: ResponsePair): string | undefined {
  return exchange.answer.headers[name]
}
