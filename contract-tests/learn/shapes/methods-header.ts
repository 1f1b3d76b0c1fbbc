import { parents } from '../../../src/dialect/shapes/complete.ts'
import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { ErrorCase, ResponseShape, Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { isError } from '../../core/exchange.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import type { ResponsePair } from './pairs.ts'

const name = 'allow'
const least = 5

/**
 * Adds the `Allow` header to the shapes if a service sends it with every success, not only with 405. Errors get
 * it too if the service sends the same header with every refusal of a case: usually the key is looked at first.
 */
export function withMethods(shapes: Shapes, pairs: readonly ResponsePair[]): void {
  const asked = pairs.filter(({ step }) => step.method !== 'OPTIONS')
  const one = methodsAt(/^\/(links|pixels)\/[^/]+$/, asked)
  const all = methodsAt(/^\/(links|pixels)$/, asked)
  if (one === undefined || all === undefined) return
  shapes.record = withHeader(shapes.record, one.methods)
  shapes.list = withHeader(shapes.list, all.methods)
  shapes.created = withHeader(shapes.created, all.methods)
  const nowhere = pairs.filter(pair => pair.case === 'no_path')
  const refusals = [
    ...one.refusals,
    ...all.refusals,
    ...nowhere.map(pair => [pair, headerOf(pair) !== undefined] as const),
  ]
  const byPath = one.methods === all.methods ? one.methods : choice('path_id', one.methods, all.methods)
  const errors = withCases(shapes.errors, refusals, byPath)
  if (errors !== undefined) shapes.errors = errors
}

/** A refusal, and whether it names the methods of its path. */
type Refusal = readonly [pair: ResponsePair, isNaming: boolean]

/** The methods that the successes at a kind of path name, and the refusals there. */
interface Methods {
  methods: Json
  refusals: readonly Refusal[]
}

/** Returns the methods that the responses at a kind of path name. Undefined unless all successes name the same. */
function methodsAt(path: RegExp, pairs: readonly ResponsePair[]): Methods | undefined {
  const own = pairs.filter(({ step }) => path.test(step.path))
  const successes = own.filter(({ exchange }) => !isError(exchange)).map(headerOf)
  const [first] = successes
  if (first === undefined || successes.length < least) return undefined
  if (successes.some(text => text !== first)) return undefined
  const refusals = own.filter(pair => isError(pair.exchange) && pair.case !== undefined)
  return { methods: spelled(first), refusals: refusals.map(pair => [pair, headerOf(pair) === first]) }
}

/**
 * Returns the errors with the header, but for cases that never have it. Undefined if no refusal
 * has it, or a case only sometimes.
 */
function withCases(errors: Shapes['errors'], refusals: readonly Refusal[], methods: Json): Shapes['errors'] {
  const naming = new Map(refusals.map(([pair, isNaming]) => [pair.case as ErrorCase, isNaming]))
  const isMixed = refusals.some(([pair, isNaming]) => isNaming !== naming.get(pair.case as ErrorCase))
  if (isMixed || ![...naming.values()].includes(true)) return undefined
  const parts = [...naming].flatMap(([name, isNaming]) => {
    const parent = parents[name]
    const inherits = parent === undefined || naming.get(parent) !== false
    if (isNaming && inherits) return []
    return [[name, withHeader(errors?.[name], isNaming ? methods : '$absent')] as const]
  })
  return { ...errors, error: withHeader(errors?.error, methods), ...Object.fromEntries(parts) }
}

function withHeader(to: ResponseShape = {}, methods: Json): ResponseShape {
  return { ...to, headers: { [name]: methods, ...to.headers } }
}

function headerOf({ exchange }: ResponsePair): string | undefined {
  return exchange.answer.headers[name]
}
