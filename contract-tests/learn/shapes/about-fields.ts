import type { Json } from '../../../src/dialect/shapes/json.ts'
import { type Answers, defaultAnswers } from '../../../src/generated/answers.ts'
import { commonPlaces, mapsIn, placesIn, sourceless } from './body-places.ts'
import { namesSent, namingPlaces } from './names-sent.ts'
import { bodyOf, type ResponsePair } from './pairs.ts'

/**
 * Answers `errors.fields`: which refusals that need not be about fields are about fields. Their bodies are
 * built like the bodies of errors that certainly are.
 */
export function aboutFields(errors: readonly ResponsePair[]): Partial<Answers['errors.fields']> {
  const isSure = ({ step }: ResponsePair) => step.method === 'POST' && (step.asks ?? []).length === 0
  const sure = errors.filter(pair => pair.case === 'invalid' && isSure(pair))
  const maps = mapsIn(sure.map(sourcelessBody))
  const built = (pair: ResponsePair) => placesIn(sourcelessBody(pair), maps)
  const usual = commonPlaces(sure.map(built))
  const general = commonPlaces(errors.filter(pair => isMissing(pair.case)).map(built))
  const isBuiltAlike = usual.every(place => general.includes(place))
  const naming = isBuiltAlike ? namingPlaces(sure) : []
  if (usual.length === 0 || (isBuiltAlike && naming.length === 0)) return {}
  const others = outlinesOf(errors.filter(pair => isGeneral(pair.case)))
  for (const outline of outlinesOf(sure)) others.delete(outline)
  const seen = new Map<string, boolean[]>()
  for (const pair of errors) {
    const [question] = pair.step.asks ?? []
    if (question === undefined || !(question in defaultAnswers['errors.fields'])) continue
    const own = new Set(built(pair))
    const isLikeFields = isBuiltAlike ? namesSent(pair, naming) : usual.every(place => own.has(place))
    // A map without an envelope has any members, so a general error may look like one.
    const isAbout = isLikeFields && !others.has(outlineOf(pair))
    seen.set(question, [...(seen.get(question) ?? []), isAbout])
  }
  // If the refusals of a question differ, the majority decides.
  const isMostly = (all: readonly boolean[]) => all.filter(is => is).length > all.length / 2
  return Object.fromEntries([...seen].map(([question, all]) => [question, isMostly(all)]))
}

/** Whether errors of this case are never about fields. */
function isGeneral(name: ResponsePair['case']): boolean {
  return [
    'unauthenticated',
    'wrong_key',
    'not_found',
    'deleted',
    'no_path',
    'method',
    'accept',
    'in_use',
  ].includes(name ?? '')
}

function isMissing(name: ResponsePair['case']): boolean {
  return name === 'not_found' || name === 'deleted'
}

function outlinesOf(errors: readonly ResponsePair[]): Set<string> {
  return new Set(errors.map(outlineOf))
}

/** Returns the places of a body with all names of members. */
function outlineOf(pair: ResponsePair): string {
  return JSON.stringify(placesIn(sourcelessBody(pair), new Set()).sort())
}

function sourcelessBody(pair: ResponsePair): Json | undefined {
  const body = bodyOf(pair)
  return body && sourceless(body)
}
