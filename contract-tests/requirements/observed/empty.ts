import type { Answers, Stated } from '../../../src/generated/answers.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import { update } from '../../discover/make.ts'
import { showsValue } from '../../discover/places.ts'
import type { Resource } from '../../writes/account.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { mustBeKnown } from '../support/kit.ts'
import { partialUpdate } from '../support/partial-update.ts'
import { leaveSpare, takeSpare } from '../support/spares.ts'
import { assumed, observed, pixelInput, recordOf, refusalStatus, tryLink, unseen } from './observe.ts'

type Empty = Answers['input.empty-value']

/** The question what an empty value of a field means. */
export const assumedEmpty: AssumedRequirement = assumed(
  'input.empty-value',
  'write',
  async (context): Promise<Observation<Stated<'input.empty-value'>>> => {
    const seenParts = {
      optional: await observeOptional(context),
      links: await observeUrl(context),
      pixels: await observeType(context),
    }
    const parts = Object.entries(seenParts)
    const hidden = parts.flatMap(([, part]) => ('notObservable' in part ? [part.notObservable] : []))
    const evidence = parts.flatMap(([, part]) => part.evidence ?? [])
    if (hidden.length === parts.length) return unseen(hidden.join('; '), ...evidence)
    const answer = Object.fromEntries(
      parts.flatMap(([name, part]) => ('answer' in part ? [[name, part.answer]] : [])),
    )
    return {
      answer,
      evidence,
      ...(hidden.length > 0 && { note: `not observed, and left out: ${hidden.join('; ')}` }),
    }
  },
)

async function observeOptional(context: Context): Promise<Observation<Empty['optional']>> {
  const { preserved } = await partialUpdate(context)
  const place = context.discovered.place('links', 'expiration_url')
  const value = 'https://empty-value.example.com/try'
  const made = await tryLink(context, { expiration_url: value })
  const id = mustBeKnown(made.id, 'a link')
  const exchange = await update(context, 'links', id, { ...made.sent, expiration_url: '' })
  if (refusalStatus(exchange) !== undefined) return observed('refused', exchange)
  if (place?.proven !== true) return unseen('links do not show expiration_url', exchange)
  const shown = await recordOf(context, 'links', made)
  if (shown === undefined) return unseen('the link could not be read', exchange)
  if (showsValue(place, shown.record, value) === true) return observed('absent', exchange, shown.exchange)
  const replaces = [...preserved.values()].filter(is => !is).length > preserved.size / 2
  if (replaces)
    return unseen(
      'on this server, an update removes the fields that are not sent, so an empty field and an unsent field look alike',
      exchange,
    )
  return showsValue(place, shown.record, null) !== false
    ? observed('clears', exchange, shown.exchange)
    : unseen('the link shows a different value', shown.exchange)
}

/** The link has its marker in the alias too, in case the server accepts the empty url. */
async function observeUrl(context: Context): Promise<Observation<Empty['links']>> {
  const made = await tryLink(context, marker => ({ alias: `empty${marker.replace(/\W/g, '')}` }))
  return observeRequired(context, 'links', made, 'url')
}

async function observeType(context: Context): Promise<Observation<Empty['pixels']>> {
  const made = await takeSpare(context, 'pixels', pixelInput)
  return observeRequired(context, 'pixels', made, 'type')
}

async function observeRequired(
  context: Context,
  resource: Resource,
  made: Pick<Attempt, 'id' | 'marker' | 'sent'>,
  name: 'url' | 'type',
): Promise<Observation<'refused' | 'absent'>> {
  const id = mustBeKnown(made.id, `one of the ${resource}`)
  const exchange = await update(context, resource, id, { ...made.sent, [name]: '' })
  if (refusalStatus(exchange) !== undefined) {
    leaveSpare(context, resource, made)
    return observed('refused', exchange)
  }
  const place = context.discovered.shapes[resource].fields.get(name)
  const shown = await recordOf(context, resource, made)
  if (shown === undefined || place?.proven !== true)
    return unseen(`${resource} do not show their ${name}`, exchange)
  return showsValue(place, shown.record, made.sent[name] ?? null) === true
    ? observed('absent', exchange, shown.exchange)
    : unseen(`an empty ${name} is accepted`, exchange, shown.exchange)
}
