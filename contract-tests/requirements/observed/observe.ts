import type { Stated } from '../../../src/generated/answers.ts'
import { questions } from '../../../src/generated/questions.ts'
import { ContractBroken, Inconclusive, Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { JsonObject } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import { formOf, type LinkInput, type PixelInput, type Row } from '../../discover/input.ts'
import { type Attempt, create } from '../../discover/make.ts'
import { get } from '../../discover/reads.ts'
import type { Resource } from '../../writes/account.ts'
import type { AssumedRequirement, Observation, QuestionId } from '../requirement.ts'
import { once } from '../support/kit.ts'
import { mustHold } from '../support/stored.ts'

/** A question of the register, observed. Its title is what the register asks. */
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
    after: ['links.list.answers'],
    run: context => look(context).catch(asUnseen),
  }
}

/** What a question needs and cannot have only hides its answer: it is never a failure of its own. */
export function asUnseen(error: unknown): { notObservable: string } {
  if (error instanceof Skipped) return { notObservable: error.message }
  // Trouble on the way is not an answer that breaks: the engine judges that.
  if (error instanceof ContractBroken && !(error instanceof Inconclusive)) {
    return { notObservable: `expected ${error.expected}, received ${error.received}` }
  }
  throw error
}

/** An answer with the exchanges that show it. */
export function seen<Answer>(answer: Answer, ...evidence: Exchange[]): Observation<Answer> {
  return { answer, evidence }
}

/** Why there is no answer. */
export function unseen(
  notObservable: string,
  ...evidence: Exchange[]
): { notObservable: string; evidence: Exchange[] } {
  return { notObservable, evidence }
}

/** The status of an answer that refuses, 501 too, or 200 with a refusal in its body; undefined for one that does not. */
export function refusalOf(exchange: Exchange): number | undefined {
  const { status, refused } = exchange.answer
  return refused || (status >= 400 && status < 500) || status === 501 ? status : undefined
}

/** Several sightings of one thing: the answer when they agree, and otherwise what each said. */
export function agreed<Answer extends string | number>(
  sightings: readonly { what: string; answer: Answer | undefined; exchange: Exchange }[],
): Observation<Answer> {
  const evidence = sightings.map(sighting => sighting.exchange)
  const answered = sightings.filter(sighting => sighting.answer !== undefined)
  const [first] = answered
  if (first?.answer === undefined) return { notObservable: 'nothing that was tried showed it', evidence }
  if (answered.every(sighting => sighting.answer === first.answer)) return { answer: first.answer, evidence }
  const words = answered.map(({ what, answer }) => `${what}: ${answer}`)
  return { notObservable: `the sightings contradict each other: ${words.join(', ')}`, evidence }
}

/** A url that no list of the scene has in it. */
export function tryUrl(context: Context, marker: string): string {
  return `https://try-${context.account.run}.example.com/${marker}`
}

/** Creates a link with some fields beside its url, which may be given too. */
export function tryLink(
  context: Context,
  fields: LinkInput | ((marker: string) => LinkInput),
): Promise<Attempt> {
  return create(context, 'links', marker => ({
    url: tryUrl(context, marker),
    ...(typeof fields === 'function' ? fields(marker) : fields),
  }))
}

/** Creates something of a form that has more than the known fields. */
export async function tryForm(
  context: Context,
  resource: Resource,
  fieldsOf: (marker: string) => LinkInput | PixelInput,
  extra: (marker: string) => readonly (readonly [string, string])[],
): Promise<Attempt> {
  const { account, discovered } = context
  const always = resource === 'links' ? discovered.always : {}
  const made = await account.createAgain(resource, marker => [
    ...formOf({ ...always, ...fieldsOf(marker) }),
    ...extra(marker),
  ])
  return { exchange: made.exchange, id: made.id, marker: made.marker, sent: fieldsOf(made.marker) }
}

/** The record of something that was made, as it is read. */
export async function recordOf(
  context: Context,
  resource: Resource,
  made: { id: string | undefined },
): Promise<{ record: JsonObject; exchange: Exchange } | undefined> {
  if (made.id === undefined) return undefined
  const { record, exchange } = await get(context, resource, made.id)
  return record === undefined ? undefined : { record, exchange }
}

/** A pixel with nothing special about it. */
export function plainPixel(marker: string): PixelInput {
  return { name: `${marker}-try`, type: 'bing', value: `try-${marker}` }
}

/** A refusal's status; `ignored` where the request succeeds. */
export function ignoredOr(context: Context, exchange: Exchange): 'ignored' | number | undefined {
  return refusalOf(exchange) ?? (context.discovered.ok(exchange) ? 'ignored' : undefined)
}

/** Whether a link holds a value; throws Skipped where that cannot be seen. */
export async function holdsIt(
  context: Context,
  id: string,
  sent: LinkInput,
  name: keyof LinkInput,
  value: string | readonly string[] | readonly Row[],
): Promise<boolean> {
  try {
    await mustHold(context, 'links', { id, sent }, name, value)
    return true
  } catch (error) {
    if (error instanceof ContractBroken) return false
    throw error
  }
}

/** What POST is answered on a record of ours, where the document knows no such method. */
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
  if (made === undefined) throw new Skipped(`no ${resource} could be made`)
  return context.account.update(resource, made.id, [], { method: 'POST', once: true, ...content })
}

/** What an empty form is answered: how missing fields are refused. */
export function emptyForm(context: Context): Promise<Exchange> {
  return once(context, 'empty form', async () => {
    const made = await context.account.attempt('pixels', { form: [] }, context.account.marker())
    return made.exchange
  })
}
