import type { Json } from '../../../src/dialect/shapes/json.ts'
import type { Shapes } from '../../../src/dialect/shapes/shapes.ts'
import { choice } from './fit/choice.ts'
import { spelled } from './fit/leaf.ts'
import type { ResponsePair } from './pairs.ts'

const name = 'allow'
const least = 5

/** Adds the `Allow` header to the shapes if a service sends it with every response, not only with 405. */
export function withMethods(shapes: Shapes, pairs: readonly ResponsePair[]): void {
  const [one, all] = [/^\/(links|pixels)\/[^/]+$/, /^\/(links|pixels)$/].map(path => methodsAt(path, pairs))
  if (one === undefined || all === undefined) return
  const add = (to: { headers?: Readonly<Record<string, unknown>> | undefined } = {}, methods: Json) => ({
    ...to,
    headers: { [name]: methods, ...to.headers },
  })
  shapes.record = add(shapes.record, one)
  shapes.list = add(shapes.list, all)
  shapes.created = add(shapes.created, all)
  const byPath = choice('path_id', one, all)
  const { error, no_path } = shapes.errors ?? {}
  const isNowhere = pairs.some(pair => pair.case === 'no_path' && headerOf(pair) === undefined)
  shapes.errors = {
    ...shapes.errors,
    error: add(error, one === all ? one : byPath),
    ...(isNowhere && { no_path: add(no_path, '$absent') }),
  }
}

/** Returns the `Allow` header of the responses at a kind of path. Undefined unless all have the same one. */
function methodsAt(path: RegExp, pairs: readonly ResponsePair[]): Json | undefined {
  const own = pairs.filter(({ step }) => path.test(step.path)).map(headerOf)
  const [first] = own
  return own.length >= least && first !== undefined && own.every(text => text === first)
    ? spelled(first)
    : undefined
}

function headerOf({ exchange }: ResponsePair): string | undefined {
  return exchange.answer.headers[name]
}
