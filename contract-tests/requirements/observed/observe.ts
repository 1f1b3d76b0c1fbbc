import type { Stated } from '../../../src/generated/answers.ts'
import { questions } from '../../../src/generated/questions.ts'
import { ContractBroken, Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { JsonRecord } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { everything } from '../../discover/facts.ts'
import type { Attempt } from '../../discover/found.ts'
import { formFields, type LinkInput, type PixelInput } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { get } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { AssumedRequirement, Observation, QuestionId } from '../requirement.ts'
import { once } from '../support/kit.ts'
import { type Spare, takeSpare } from '../support/spares.ts'

/** Questions about keys and HTTP need no records. Only refusals with a success status have to be recognised. */
const withoutRecords = /^(auth|http|limits)\./

/**
 * Creates the requirement that observes the answer to a question of the register. Its title is the question.
 */
export function assumed<Id extends QuestionId>(
  id: Id,
  needs: 'read' | 'write',
  look: (context: Context) => Promise<Observation<Stated<Id>>>,
): AssumedRequirement<Id> {
  return {
    id,
    title: questions[id].ask,
    level: 'assumed',
    source: id,
    needs,
    discovers: withoutRecords.test(id) ? ['refusals'] : everything,
    after: ['links.list.answers'],
    run: context => look(context).catch(asUnseen),
  }
}

/**
 * Turns an error into the reason why an answer is not observable: a missing precondition of an observation is
 * not a failure of its own.
 */
export function asUnseen(error: unknown): { notObservable: string } {
  if (error instanceof Skipped) return { notObservable: error.message }
  if (error instanceof ContractBroken)
    return { notObservable: `expected ${error.expected}, received ${error.received}` }
  // Other errors, such as Inconclusive, are judged by the session.
  throw error
}

/** Returns an answer with the exchanges that show it. */
export function observed<Answer>(answer: Answer, ...evidence: Exchange[]): Observation<Answer> {
  return { answer, evidence }
}

/** Returns the reason why no answer was observed. */
export function unseen(
  notObservable: string,
  ...evidence: Exchange[]
): { notObservable: string; evidence: Exchange[] } {
  return { notObservable, evidence }
}

/**
 * Returns the status of a response that refuses the request: 4xx, 501, or a success status with a refusal in
 * its body. Undefined for any other response.
 */
export function refusalStatus(exchange: Exchange): number | undefined {
  const { status, refused } = exchange.answer
  return refused || (status >= 400 && status < 500) || status === 501 ? status : undefined
}

/**
 * Combines several sightings of one answer. If they disagree, the observation says what each of them showed.
 */
export function agreed<Answer extends string | number>(
  sightings: readonly { what: string; answer: Answer | undefined; exchange: Exchange }[],
): Observation<Answer> {
  const evidence = sightings.map(sighting => sighting.exchange)
  const answered = sightings.filter(sighting => sighting.answer !== undefined)
  const [first] = answered
  if (first?.answer === undefined) return { notObservable: 'no response showed the answer', evidence }
  if (answered.every(sighting => sighting.answer === first.answer)) return { answer: first.answer, evidence }
  const words = answered.map(({ what, answer }) => `${what}: ${answer}`)
  return { notObservable: `the responses contradict each other: ${words.join(', ')}`, evidence }
}

/** Returns a url that is outside the fixture account, so that no list of the fixture account contains it. */
export function tryUrl(context: Context, marker: string): string {
  return `https://try.${context.discovered.site}/${marker}`
}

/** Creates a link with a url and some more fields, which may replace the url. */
export function tryLink(
  context: Context,
  fields: LinkInput | ((marker: string) => LinkInput),
): Promise<Attempt> {
  return create(context, 'links', marker => ({
    url: tryUrl(context, marker),
    ...(typeof fields === 'function' ? fields(marker) : fields),
  }))
}

/** Returns a link that no requirement needs any more, or a new one. */
export function spareLink(context: Context): Promise<Spare> {
  return takeSpare(context, 'links', marker => ({ url: tryUrl(context, marker) }))
}

/** Creates a record from a form with some extra fields, which may be unknown or repeated. */
export async function tryForm(
  context: Context,
  resource: Resource,
  fieldsOf: (marker: string) => LinkInput | PixelInput,
  extra: (marker: string) => readonly (readonly [string, string])[],
): Promise<Attempt> {
  const { account, discovered } = context
  const always = resource === 'links' ? discovered.always : {}
  const made = await account.createAgain(resource, marker => [
    ...formFields({ ...always, ...fieldsOf(marker) }),
    ...extra(marker),
  ])
  return { exchange: made.exchange, id: made.id, marker: made.marker, sent: fieldsOf(made.marker) }
}

/**
 * Reads a record that was created. Undefined if its id is not known or the response does not contain it.
 * `fresh`: even if it was read since the last write.
 */
export async function recordOf(
  context: Context,
  resource: Resource,
  made: { id: string | undefined },
  options: { fresh?: boolean } = {},
): Promise<{ record: JsonRecord; exchange: Exchange } | undefined> {
  if (made.id === undefined) return undefined
  const { record, exchange } = await get(context, resource, made.id, options)
  return record === undefined ? undefined : { record, exchange }
}

/** Returns the fields of an ordinary pixel. */
export function pixelInput(marker: string): PixelInput {
  return { name: `${marker}-try`, type: 'bing', value: `try-${marker}` }
}

/** Returns the status of a refusal, or `ignored` if the request succeeds. */
export function ignoredOr(context: Context, exchange: Exchange): 'ignored' | number | undefined {
  return refusalStatus(exchange) ?? (context.discovered.ok(exchange) ? 'ignored' : undefined)
}

/** Sends POST to a record of this run. The document has no such method. */
export async function unknownMethod(
  context: Context,
  resource: Resource,
  content: {
    raw?: { type: string; body: string }
    authorization?: null
    headers?: Record<string, string>
  } = {},
): Promise<Exchange> {
  const [made] = context.discovered[resource === 'links' ? 'madeLinks' : 'madePixels']
  if (made === undefined) throw new Skipped(`no ${resource} could be created`)
  return context.account.update(resource, made.id, [], { method: 'POST', once: true, ...content })
}

/** Sends an empty pixel form, once in a run. The response shows how missing fields are refused. */
export function emptyForm(context: Context): Promise<Exchange> {
  return once(context, 'empty form', async () => {
    const made = await context.account.attempt('pixels', { form: [] }, context.account.marker())
    return made.exchange
  })
}
