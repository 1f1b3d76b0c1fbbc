import { setTimeout } from 'node:timers/promises'
import type { Answers } from '../../src/generated/answers.ts'
import { ContractBroken, Inconclusive, Skipped } from '../core/errors.ts'
import type { Exchange } from '../core/exchange.ts'
import type { Context } from '../discover/context.ts'
import { titleWaitMs } from '../discover/title-wait.ts'
import { unnamedDomain } from '../discover/usual-domain.ts'
import type { Form } from '../writes/account.ts'
import { unlikeId } from '../writes/ids.ts'
import { fieldPairs, resourceOf, type Step, type StepFields } from './scenario/step.ts'

/** The outcome of a step on one side: an exchange with its times, or the reason why the step was skipped. */
export type Played = { exchange: Exchange; sentAt: number; receivedAt: number } | { skipped: string }

/** One side of the comparison: the values that placeholders had there, and the outcomes of the steps. */
export interface Side {
  /** The base URL, with `/api/v1`. */
  baseUrl: string
  /** The word that all markers of the run begin with: `slk-5f3a9c1b`. */
  run: string
  /** The records that were created, by the name of the step. */
  made: Map<string, { resource: 'links' | 'pixels'; id: string; marker: string }>
  domainIds: readonly string[]
  spaceIds: readonly string[]
  played: Played[]
}

/** Plays the scenario on one side, step by step. A step that cannot be played is skipped with a reason. */
export async function play(context: Context, answers: Answers, steps: readonly Step[]): Promise<Side> {
  const { account, settings } = context
  const side: Side = {
    baseUrl: '',
    run: account.run,
    made: new Map(),
    domainIds: settings.domainIds,
    spaceIds: settings.spaceIds,
    played: [],
  }
  const titlesChangeLater = answers['links.title.on-update'] === 'later'
  let titledAt = 0
  for (const step of steps) {
    try {
      if (step.restMs !== undefined) await setTimeout(step.restMs)
      // Otherwise the speed of the requests would decide which links have their titles.
      const changesTitle = step.method === 'POST' || (titlesChangeLater && sendsUrl(step))
      if (!changesTitle && titledAt > Date.now()) await setTimeout(titledAt - Date.now())
      const sentAt = Date.now()
      const exchange = await send(context, answers, side, step)
      const receivedAt = Date.now()
      side.played.push({ exchange, sentAt, receivedAt })
      // Much may happen before a write is sent, so the wait begins with its response.
      if (changesTitle) titledAt = receivedAt + titleWaitMs(answers['links.title.after'])
    } catch (error) {
      if (!(error instanceof Skipped || error instanceof Inconclusive || error instanceof ContractBroken))
        throw error
      side.played.push({ skipped: error.message })
    }
  }
  return side
}

function sendsUrl({ form }: Step): boolean {
  return fieldPairs(form).some(([name]) => name === 'url')
}

async function send(context: Context, answers: Answers, side: Side, step: Step): Promise<Exchange> {
  const { account, client } = context
  const resource = resourceOf(step)
  const fill = (text: string, marker: string) => filled(side, text, marker)
  // An id may have a slash.
  const path = step.path
    .split('/')
    .map(segment => encodeURIComponent(fill(segment, '')))
    .join('/')
  const query = withPage(fieldPairs(step.query), answers).map(pair => [pair[0], fill(pair[1], '')] as const)
  const formOf = (fields: StepFields, marker: string): Form =>
    fieldPairs(fields)
      .map(([name, value]) => [name, fill(value, marker)] as const)
      .filter(([, value]) => value !== unnamedDomain)
  const extra = {
    ...(step.headers && { headers: { ...step.headers } }),
    ...(step.authorization !== undefined && { authorization: step.authorization }),
  }
  const { method } = step
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') {
    // What was read just after a create lacks a late title.
    const fresh = answers['links.title.after'] > 0
    return client.send({ method, path, query, mayRedirect: true, ...extra, ...(fresh && { fresh }) })
  }
  const named = /\{id:([^}]*)\}/.exec(step.path)?.[1]
  const id = named === undefined ? undefined : side.made.get(named)?.id
  if (method === 'DELETE') return account.delete(resource, id ?? '')
  if (id !== undefined) {
    const raw = step.raw && { type: step.raw.type, body: fill(step.raw.body, '') }
    return account.update(resource, id, formOf(step.form ?? {}, ''), {
      method,
      once: true,
      ...(raw && { raw }),
    })
  }
  const required = resource === 'links' && !step.bare ? requiredFields(answers, step) : []
  if (step.as !== undefined) {
    const made = await account.createAgain(resource, marker => [
      ...formOf(step.form ?? {}, marker),
      ...formOf(required, marker),
    ])
    if (made.id !== undefined) side.made.set(step.as, { resource, id: made.id, marker: made.marker })
    return made.exchange
  }
  const marker = account.marker()
  const name = `request ${side.played.length + 1}`
  const content =
    step.raw === undefined
      ? { form: [...formOf(step.form ?? {}, marker), ...formOf(required, marker)] }
      : { raw: { type: step.raw.type, body: fill(step.raw.body, marker) } }
  if (method !== 'POST') throw new Error(`Failed to send ${method} ${step.path}: its path names no record`)
  const sent = { ...content, ...extra, ...(step.query && { query: formOf(step.query, marker) }) }
  const { exchange, id: accepted } = await account.attempt(resource, sent, marker)
  if (accepted !== undefined) side.made.set(name, { resource, id: accepted, marker })
  return exchange
}

/** Returns `domain_id` and `alias` if the dialect requires them in a create and the step has none. */
function requiredFields(answers: Answers, { form }: Step): StepFields {
  const names = fieldPairs(form).map(([name]) => name)
  const fields: [string, string][] = []
  for (const name of answers['links.create.required']) {
    if (names.includes(name)) continue
    if (name === 'domain_id' && names.length > 0) fields.push([name, '{domain1}'])
    if (name === 'alias') fields.push([name, 'r{a}'])
  }
  return fields
}

/** Replaces `{page}` by the name of the page parameter, and the page number by its value. */
function withPage(query: Form, answers: Answers): Form {
  const { name, counts, first = 0 } = answers['list.page-parameter']
  const size = Number(query.find(([parameter]) => parameter === 'per_page')?.[1] ?? 25)
  return query.map(pair => {
    if (pair[0] !== '{page}') return pair
    const page = Number(pair[1])
    if (!(page > 0)) return [name, pair[1]] as const
    return [
      name,
      counts === 'records' ? String((page - 1) * size + first) : String(page - 1 + first),
    ] as const
  })
}

function filled(side: Side, text: string, marker: string): string {
  return text.replace(
    /\{(run|r|m|a|m:[^}]*|a:[^}]*|id:[^}]*|no:[^}]*|domain[012]|space[12])\}/g,
    (_, word: string) => {
      if (word === 'run') return side.run
      if (word === 'r') return side.run.replace(/\W/g, '')
      if (word === 'm') return marker
      if (word === 'a') return marker.replace(/\W/g, '')
      const [kind = '', name = ''] = word.split(/:(.*)/)
      if (name !== '') {
        const made = side.made.get(name)
        if (made === undefined) throw new Skipped(`the record "${name}" was not created`)
        if (kind === 'id') return made.id
        if (kind === 'no') return unlikeId(made.id)
        return kind === 'm' ? made.marker : made.marker.replace(/\W/g, '')
      }
      const known = kind.startsWith('domain') ? side.domainIds : side.spaceIds
      const nth = Number(kind.at(-1))
      if (nth === 0) return unlikeId(known.find(id => id !== unnamedDomain) ?? '1')
      const id = known[nth - 1]
      if (id === undefined) throw new Skipped(`no ${kind} is known: give two with --domain-id and --space-id`)
      return id
    },
  )
}
