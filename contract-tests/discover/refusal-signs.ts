import { formatPointer } from '../../src/dialect/pointer.ts'
import type { Exchange } from '../core/exchange.ts'
import { isObject } from '../core/match.ts'

// Some services answer every request with 200 and say in the body alone that they refuse it: `{"success": false}`,
// `{"status": "error", "code": 102}`, `{"data": null, "errors": [...]}`.

/** What one place of a body shows in a refusal. */
interface Sign {
  place: string
  holds(value: unknown): boolean
}

/** The signs of each refusal that was seen: all of one must hold. */
type RefusalSigns = readonly (readonly Sign[])[]

/** Levels of objects in which signs are looked for: further down are records. */
const deepest = 3

/** Names of members that are there for the sake of errors, and of those that errors are written in. */
const ofErrors = /err|fail|fault|issue|problem|violation|exception|invalid|reason/i
const ofWords = /message|msg|detail|^$/i

/**
 * What recognises refusals with a status of success: by signs that no success shows, or, where links and pixels are
 * answered in two ways, by those that no success about pixels shows.
 * @param refused responses to requests that surely made nothing
 * @param fine responses to requests that surely succeeded, of every kind
 */
export function recogniserOf(
  refused: readonly Exchange[],
  fine: readonly Exchange[],
): (exchange: Exchange) => boolean {
  const signs = learnRefusalSigns(refused, fine)
  if (signs.length > 0) return exchange => isRefusedInBody(exchange, signs)
  const own = learnRefusalSigns(refused.filter(isAboutPixels), fine.filter(isAboutPixels))
  return exchange => isAboutPixels(exchange) && isRefusedInBody(exchange, own)
}

function isAboutPixels({ request }: Exchange): boolean {
  return /^\/pixels(?![^/?])/.test(request.path)
}

/**
 * What tells refusals from successes of the same status.
 * @param refused responses to requests that surely made nothing
 * @param fine responses to requests that surely succeeded, of every kind: what they show is no sign
 */
function learnRefusalSigns(refused: readonly Exchange[], fine: readonly Exchange[]): RefusalSigns {
  const successes = fine.filter(isGood).map(({ answer }) => placesOf(answer.json))
  if (successes.length < 2) return []
  return refused
    .filter(isGood)
    .map(({ answer }) => signsOf(placesOf(answer.json), successes))
    .filter(signs => signs.length > 0)
}

/** Whether a response with a status of success refuses the request. */
function isRefusedInBody(exchange: Exchange, signs: RefusalSigns): boolean {
  if (signs.length === 0 || !isGood(exchange)) return false
  const places = placesOf(exchange.answer.json)
  places.set(outline, outlineOf(places))
  return signs.some(one => one.every(({ place, holds }) => holds(places.get(place))))
}

function isGood({ answer }: Exchange): boolean {
  return answer.status >= 200 && answer.status < 300 && answer.json !== undefined
}

type Places = ReadonlyMap<string, unknown>

/** The plainest signs of a refusal, with what it lacks of that all successes have; none where a success looks alike. */
function signsOf(refused: Places, successes: readonly Places[]): readonly Sign[] {
  const onlyIn = (name: RegExp) =>
    [...refused].filter(
      ([place, value]) =>
        name.test(place.split('/').at(-1)!) &&
        isFilled(value) &&
        !successes.some(one => isFilled(one.get(place))),
    )
  const filled = (places: readonly (readonly [string, unknown])[]) =>
    places.map(([place]): Sign => ({ place, holds: isFilled }))
  const found = [
    [...refused].flatMap(([place, value]) => verdictSign(place, value, successes)),
    filled(onlyIn(ofErrors)),
    filled(onlyIn(ofWords)),
    outlineSign(refused, successes),
  ].find(signs => signs.length > 0)
  return found === undefined ? [] : [...found, ...lacked(refused, successes)]
}

/** A member that is one word, flag or number in every success, and another in the refusal. */
function verdictSign(place: string, value: unknown, successes: readonly Places[]): Sign[] {
  const [usual, ...others] = successes.map(places => places.get(place))
  if (usual === undefined || usual === value || others.some(other => other !== usual)) return []
  if (isCount(value) && isCount(usual)) return [{ place, holds: shown => isCount(shown) && shown !== usual }]
  const isVerdict = typeof value === typeof usual && (typeof value === 'boolean' || isWord(value))
  return isVerdict ? [{ place, holds: shown => shown === value }] : []
}

/** That a body has the members of the refusal and no others, as no success has. */
function outlineSign(refused: Places, successes: readonly Places[]): Sign[] {
  const own = outlineOf(refused)
  return successes.some(places => outlineOf(places) === own)
    ? []
    : [{ place: outline, holds: shown => shown === own }]
}

/** Objects and lists that every success has. */
function lacked(refused: Places, successes: readonly Places[]): Sign[] {
  const [first = new Map<string, unknown>()] = successes
  const isThere = (value: unknown) => typeof value === 'object' && value !== null
  return [...first.keys()]
    .filter(place => successes.every(places => isThere(places.get(place))) && !isFilled(refused.get(place)))
    .map(place => ({ place, holds: shown => !isFilled(shown) }))
}

/** The members of a body by their pointers, in which one place for links and one for pixels have the same name. */
function placesOf(json: unknown, steps: readonly string[] = []): Map<string, unknown> {
  const places = new Map<string, unknown>(typeof json === 'string' && steps.length === 0 ? [['', json]] : [])
  if (!isObject(json) || steps.length === deepest) return places
  for (const [name, value] of Object.entries(json)) {
    const own = [...steps, name.replace(/(link|pixel)s?/gi, '*')]
    places.set(formatPointer(own), value)
    for (const [place, inner] of placesOf(value, own)) places.set(place, inner)
  }
  return places
}

/** The place of what members a body has at its top. */
const outline = 'members'

function outlineOf(places: Places): string {
  return [...places.keys()]
    .filter(place => /^(\/[^/]*)?$/.test(place))
    .sort()
    .join()
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}

/** A code such as 0 or "101". */
function isCount(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
}
