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

function sourcelessBody(pair: ResponsePair): Json | undefined {
  const body = bodyOf(pair)
  return body && sourceless(body)
}
