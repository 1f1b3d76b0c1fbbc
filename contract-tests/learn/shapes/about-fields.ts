import { isObject, type Json } from '../../../src/dialect/shapes/json.ts'
import type { Values } from '../../../src/dialect/shapes/scope.ts'
import { type Answers, defaultAnswers } from '../../../src/generated/answers.ts'
import { nodesOf, wordsOf } from '../../core/match.ts'
import { isJson } from '../json.ts'
import type { Sample } from './fit/sample.ts'
import { namesSent, namingPlaces } from './names-sent.ts'
import type { Pair } from './pairs.ts'

/**
 * Answers `errors.fields`: which refusals that need not be about fields are about fields. Their bodies are
 * built like the bodies of errors that certainly are.
 */
export function aboutFields(errors: readonly Pair[]): Partial<Answers['errors.fields']> {
  const isSure = ({ step }: Pair) => step.method === 'POST' && (step.asks ?? []).length === 0
  const sure = errors.filter(pair => pair.case === 'invalid' && isSure(pair))
  const maps = mapsIn(sure.map(pair => sourceless(bodyOf(pair))))
  const built = (pair: Pair) => placesIn(sourceless(bodyOf(pair)), maps)
  const usual = commonPlaces(sure.map(built))
  const general = commonPlaces(errors.filter(pair => pair.case === 'not_found').map(built))
  const isBuiltAlike = usual.every(place => general.includes(place))
  const naming = isBuiltAlike ? namingPlaces(sure) : []
  if (usual.length === 0 || (isBuiltAlike && naming.length === 0)) return {}
  const seen = new Map<string, boolean[]>()
  for (const pair of errors) {
    const [question] = pair.step.asks ?? []
    if (question === undefined || !(question in defaultAnswers['errors.fields'])) continue
    const own = new Set(built(pair))
    const isAbout = isBuiltAlike ? namesSent(pair, naming) : usual.every(place => own.has(place))
    seen.set(question, [...(seen.get(question) ?? []), isAbout])
  }
  // If the refusals of a question differ, the majority decides.
  const isMostly = (all: readonly boolean[]) => all.filter(is => is).length > all.length / 2
  return Object.fromEntries([...seen].map(([question, all]) => [question, isMostly(all)]))
}

/** Returns the places that at least 80 % of the bodies have. */
function commonPlaces(bodies: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>()
  for (const places of bodies)
    for (const place of new Set(places)) counts.set(place, (counts.get(place) ?? 0) + 1)
  return [...counts].filter(([, count]) => count >= bodies.length * 0.8).map(([place]) => place)
}

/** Names of members that say where a field was sent. */
const sources =
  /^(body|form|form_?data|json|payload|query|query_?string|query_?params?|params?|parameters?)$/i

/**
 * Names of members that name a field. JSON:API uses `pointer` for a field of the body and `parameter` for a
 * query.
 */
const names = /^(pointer|parameter|param|field|property|query)$/i

/** Renames members so that mistakes in query parameters are at the same places as mistakes in the body. */
function sourceless(json: Json | undefined): Json | undefined {
  if (Array.isArray(json)) return json.map(item => sourceless(item)!)
  if (!isObject(json)) return json
  const isPart = (part: Json) => typeof part === 'object' && part !== null
  return Object.fromEntries(
    Object.entries(json).map(([name, part]) => [
      sources.test(name) && isPart(part)
        ? '(source)'
        : names.test(name) && typeof part === 'string'
          ? '(name)'
          : name,
      sourceless(part)!,
    ]),
  )
}

/**
 * Returns the pointers of objects that are maps with a member for each field: in every body they have a
 * member that not all bodies have, and no such member is in most bodies.
 */
function mapsIn(bodies: readonly (Json | undefined)[]): ReadonlySet<string> {
  const objects = new Map<string, string[][]>()
  for (const { pointer, value } of bodies.flatMap(body => nodesOf(body))) {
    if (!isObject(value) || Object.keys(value).length === 0) continue
    objects.set(pointer, [...(objects.get(pointer) ?? []), Object.keys(value)])
  }
  return new Set([...objects].filter(([, all]) => isMap(all)).map(([pointer]) => pointer))
}

function isMap(objects: readonly (readonly string[])[]): boolean {
  const own = objects.map(names => names.filter(name => !objects.every(other => other.includes(name))))
  const names = own.flat()
  const often = names.filter(name => name === mostFrequent(names)).length
  return objects.length >= 3 && own.every(some => some.length > 0) && often <= objects.length / 2
}

/** Returns the pointers of maps whose member names go with the field, not with the kind of mistake. */
export function fieldMapsIn(samples: readonly Sample[]): ReadonlySet<string> {
  const maps = mapsIn(samples.map(({ json }) => json))
  const single = samples.filter(({ values }) => (values.fields as unknown[] | undefined)?.length === 1)
  const ofFields = [...maps].filter(pointer => {
    const shown = single.flatMap(({ values, json }) =>
      nodesOf(json)
        .filter(node => node.pointer === pointer && isObject(node.value as Json))
        .map(({ value }) => ({ root: values.field_root, names: Object.keys(value as object) })),
    )
    const names = new Set(shown.flatMap(one => one.names))
    return names.size > 1 && names.size >= new Set(shown.map(({ root }) => root)).size / 2
  })
  return new Set(ofFields)
}

/**
 * Returns the places of a body. `*` stands for any list item and any member of a map. The inside of a map
 * member is left out, because it differs for rows.
 */
function placesIn(json: Json | undefined, maps: ReadonlySet<string>, at = ''): string[] {
  if (Array.isArray(json)) return json.flatMap(item => placesIn(item, maps, `${at}/*`))
  if (!isObject(json)) return json === undefined ? [] : [`${at}=`]
  if (Object.keys(json).length === 0) return [`${at}=`]
  return Object.entries(json).flatMap(([name, part]) => {
    if (!maps.has(at)) return placesIn(part, maps, `${at}/${name}`)
    return [typeof part === 'object' && part !== null ? `${at}/*/` : `${at}/*=`]
  })
}

/**
 * Separates the samples about one mistake from those about several. Undefined unless each group has a place
 * that the other group never has: a service may write several mistakes in a completely different body.
 */
export function severalApart(samples: readonly Sample[]): Record<'single' | 'several', Sample[]> | undefined {
  const isSeveral = ({ values }: Sample) => Number(values.more ?? 0) > 0
  const several = samples.filter(isSeveral)
  const single = samples.filter(sample => !isSeveral(sample))
  if (several.length < 2 || single.length < 2) return undefined
  const [own, other] = [several, single].map(some => some.map(({ json }) => placesIn(json, new Set())))
  const isAlone = (some: string[][], others: string[][]) =>
    commonPlaces(some).some(place => !others.some(places => places.includes(place)))
  return isAlone(own!, other!) && isAlone(other!, own!) ? { single, several } : undefined
}

/**
 * Returns the samples whose bodies have the usual places, as other bodies are not about fields. All samples
 * if few match.
 */
export function aboutTheSame(samples: readonly Sample[]): Sample[] {
  const bodies = samples.map(({ json }) => sourceless(json))
  const maps = mapsIn(bodies)
  const places = bodies.map(body => placesIn(body, maps))
  const usual = commonPlaces(places)
  // A member that is a scalar in most bodies may be an object or a list in others.
  const has = (own: readonly string[], place: string) =>
    own.some(one => one === place || one.startsWith(place.replace(/=$/, '/')))
  const fitting = samples.filter((_, index) => usual.every(place => has(places[index]!, place)))
  return fitting.length >= samples.length / 2 ? fitting : [...samples]
}

/**
 * Returns the samples that show as many mistakes as the mirror found, counted at the place where most samples
 * do. If the server found further mistakes, the response is no example. Returns all samples if fewer than 60
 * % match.
 */
export function ofSameLength(samples: readonly Sample[]): Sample[] {
  const countsOf = ({ values }: Sample) =>
    [values.fields, values.issues].map(all => (all as unknown[])?.length)
  const places = new Map<string, Sample[]>()
  for (const sample of samples) {
    for (const { pointer, value } of nodesOf(sourceless(sample.json))) {
      const isCounted = typeof value === 'object' && value !== null
      if (isCounted && countsOf(sample).includes(Object.keys(value).length))
        places.set(pointer, [...(places.get(pointer) ?? []), sample])
    }
  }
  const [most = []] = [...places.values()].sort((a, b) => b.length - a.length)
  return most.length >= samples.length * 0.6 ? most : [...samples]
}

export function mostFrequent(texts: readonly string[]): string | undefined {
  const count = (text: string) => texts.filter(other => other === text).length
  return [...texts].sort((a, b) => count(b) - count(a))[0]
}

export function fieldsOf({ fields }: Values): string[] {
  const list = (fields as Record<string, unknown>[] | undefined) ?? []
  return list.flatMap(({ field, field_root, field_brackets }) =>
    [field, field_root, field_brackets].map(String),
  )
}

/** Returns the body of a response: its JSON, or else its text. Undefined if it is empty. */
export function bodyOf({ exchange: { answer } }: Pair): Json | undefined {
  const { json, text } = answer
  if (text === '') return undefined
  return isJson(json) && json !== null ? json : text
}

/** Returns the samples whose bodies have the most frequent outline. */
export function ofOneKind(samples: readonly Sample[]): Sample[] {
  const outlines = samples.map(({ values, json }) =>
    JSON.stringify(outlineOf(json, new Set(fieldsOf(values).map(wordsOf)))),
  )
  const usual = mostFrequent(outlines)
  return samples.filter((_, index) => outlines[index] === usual)
}

function outlineOf(json: Json | undefined, fields: ReadonlySet<string>): Json {
  if (Array.isArray(json)) return json.length === 0 ? [] : [outlineOf(json[0], fields)]
  if (!isObject(json)) return typeof json
  const parts = Object.entries(json).map(([name, part]): [string, Json] => [
    fields.has(wordsOf(name)) ? '*' : name,
    outlineOf(part, fields),
  ])
  return Object.fromEntries(parts.sort(([a], [b]) => (a < b ? -1 : 1)))
}
