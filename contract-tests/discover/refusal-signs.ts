import { formatPointer } from '../../src/documents/pointer.ts'
import type { Exchange } from '../core/exchange.ts'
import { isJsonObject } from '../core/match.ts'

// Some services respond with 200 to every request, and report a refusal only in the body:
// `{"success": false}`, `{"status": "error", "code": 102}`, `{"data": null, "errors": [...]}`.

/** A sign of a refusal: what one place of a body shows. */
interface Sign {
  place: string
  holds(value: unknown): boolean
}

/** The signs of each refusal that was seen. A response is such a refusal if all its signs hold. */
type RefusalSigns = readonly (readonly Sign[])[]

/** Number of levels of objects that are searched for signs. Records are further down. */
const deepest = 3

/** Names of members that exist for errors, and of members that contain the text of errors. */
const ofErrors = /err|fail|fault|issue|problem|violation|exception|invalid|reason/i
const ofWords = /message|msg|detail|^$/i

/** Requests of some methods. A write may be confirmed with a message alone, but a read shows records. */
const scopes: readonly ((exchange: Exchange) => boolean)[] = [
  () => true,
  ({ request }) => request.method === 'GET',
  ({ request }) => request.method === 'GET' || request.method === 'POST',
]

/**
 * Returns a function that recognises refusals with a success status, by signs that no success shows: none at
 * all, none of a read, or none of a read or a create. If all successes share the signs, because responses
 * about links and pixels differ, it recognises only refusals about pixels, by signs that no success about
 * pixels shows. If the signs do not distinguish every refusal from every success, it also recognises
 * refusals by their status, where successes of the method have a different one.
 * @param refused responses to requests that certainly created nothing
 * @param fine responses to requests that certainly succeeded, of every kind
 */
export function recogniserOf(
  refused: readonly Exchange[],
  fine: readonly Exchange[],
): (exchange: Exchange) => boolean {
  const known = scopes.map(isIn => ({
    isIn,
    signs: learnRefusalSigns(refused.filter(isIn), fine.filter(isIn)),
  }))
  const pixels = learnRefusalSigns(refused.filter(isAboutPixels), fine.filter(isAboutPixels))
  const all = known.some(({ signs }) => signs.length > 0) ? known : [{ isIn: isAboutPixels, signs: pixels }]
  const always = known[0]?.signs ?? []
  const areDistinguished = refused.filter(isGood).every(one => isRefusedInBody(one, always))
  return exchange =>
    all.some(({ isIn, signs }) => isIn(exchange) && isRefusedInBody(exchange, signs)) ||
    // Some services send a body with the success of one request and none with that of another.
    (!areDistinguished && hasStatusOfRefusals(exchange, refused, fine))
}

/**
 * Whether a response has the status and the members of a refusal, while all successes of its method have a
 * different status.
 */
function hasStatusOfRefusals(
  exchange: Exchange,
  refused: readonly Exchange[],
  fine: readonly Exchange[],
): boolean {
  if (!isGood(exchange)) return false
  const { status, json } = exchange.answer
  const ofMethod = fine.filter(({ request }) => request.method === exchange.request.method)
  if (ofMethod.length === 0 || ofMethod.some(({ answer }) => answer.status === status)) return false
  const own = outlineOf(placesOf(json))
  return refused.some(
    one => isGood(one) && one.answer.status === status && outlineOf(placesOf(one.answer.json)) === own,
  )
}

function isAboutPixels({ request }: Exchange): boolean {
  return /^\/pixels(?![^/?])/.test(request.path)
}

/**
 * Returns the signs that distinguish refusals with a success status from successes.
 * @param refused responses to requests that certainly created nothing
 * @param fine responses to requests that certainly succeeded, of every kind: nothing that they show is a sign
 */
function learnRefusalSigns(refused: readonly Exchange[], fine: readonly Exchange[]): RefusalSigns {
  const successes = fine.filter(isGood).map(({ answer }) => placesOf(answer.json))
  if (successes.length < 2) return []
  return refused
    .filter(isGood)
    .map(({ answer }) => signsOf(placesOf(answer.json), successes))
    .filter(signs => signs.length > 0)
}

/** Whether a response with a success status refuses the request. */
function isRefusedInBody(exchange: Exchange, signs: RefusalSigns): boolean {
  if (signs.length === 0 || !isGood(exchange)) return false
  const places = placesOf(exchange.answer.json)
  places.set(mapOfMessages, isMapOfMessages(places)).set(outline, outlineOf(places))
  return signs.some(one => one.every(({ place, holds }) => holds(places.get(place))))
}

function isGood({ answer }: Exchange): boolean {
  return answer.status >= 200 && answer.status < 300 && answer.json !== undefined
}

type Places = ReadonlyMap<string, unknown>

/**
 * Returns the plainest signs of a refusal, and signs for what it lacks although all successes have it.
 * Returns none if a success looks the same.
 */
function signsOf(refused: Places, successes: readonly Places[]): readonly Sign[] {
  const onlyIn = (name: RegExp) =>
    [...refused].filter(
      ([place, value]) =>
        name.test(place.split('/').at(-1) ?? '') &&
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

/**
 * Returns a sign for a member that is the same word, flag or number in every success, and a different one in
 * the refusal.
 */
function verdictSign(place: string, value: unknown, successes: readonly Places[]): Sign[] {
  const [usual, ...others] = successes.map(places => places.get(place))
  if (usual === undefined || usual === value || others.some(other => other !== usual)) return []
  if (isCount(value) && isCount(usual)) return [{ place, holds: shown => isCount(shown) && shown !== usual }]
  const isVerdict = typeof value === typeof usual && (typeof value === 'boolean' || isWord(value))
  return isVerdict ? [{ place, holds: shown => shown === value }] : []
}

/**
 * Returns a sign for the top-level members of the refusal: that they are messages by field, whatever the fields,
 * or their names. Returns none if a success has such members too.
 */
function outlineSign(refused: Places, successes: readonly Places[]): Sign[] {
  if (isMapOfMessages(refused) && !successes.some(isMapOfMessages))
    return [{ place: mapOfMessages, holds: shown => shown === true }]
  const own = outlineOf(refused)
  return successes.some(places => outlineOf(places) === own)
    ? []
    : [{ place: outline, holds: shown => shown === own }]
}

/** Returns signs for the objects and lists that every success has and the refusal lacks. */
function lacked(refused: Places, successes: readonly Places[]): Sign[] {
  const [first = new Map<string, unknown>()] = successes
  const isThere = (value: unknown) => typeof value === 'object' && value !== null
  return [...first.keys()]
    .filter(place => successes.every(places => isThere(places.get(place))) && !isFilled(refused.get(place)))
    .map(place => ({ place, holds: shown => !isFilled(shown) }))
}

/**
 * Returns the members of a body by pointer. In the pointers, `link` and `pixel` become `*`, so that members
 * about either resource have the same place.
 */
function placesOf(json: unknown, steps: readonly string[] = []): Map<string, unknown> {
  const places = new Map<string, unknown>(typeof json === 'string' && steps.length === 0 ? [['', json]] : [])
  if (!isJsonObject(json) || steps.length === deepest) return places
  for (const [name, value] of Object.entries(json)) {
    const own = [...steps, name.replace(/(link|pixel)s?/gi, '*')]
    places.set(formatPointer(own), value)
    for (const [place, inner] of placesOf(value, own)) places.set(place, inner)
  }
  return places
}

/** The places of two facts about a body's top-level members: their names, and whether they are messages. */
const outline = 'members'
const mapOfMessages = 'map of messages'

function outlineOf(places: Places): string {
  return [...places.keys()].filter(isTop).sort().join()
}

/** Whether all top-level members are lists of texts: `{"url": ["is not an address"]}`. */
function isMapOfMessages(places: Places): boolean {
  const members = [...places].filter(([place]) => isTop(place)).map(([, value]) => value)
  const isMessages = (value: unknown) =>
    Array.isArray(value) && value.length > 0 && value.every(one => typeof one === 'string')
  return members.length > 0 && members.every(isMessages)
}

function isTop(place: string): boolean {
  return /^(\/[^/]*)?$/.test(place)
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return Boolean(value)
}

/** Whether a value is a number, such as the code 0 or "101". */
function isCount(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && /^-?\d+$/.test(value))
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
}
