import { answersOf } from '../../../src/dialect/dialect.ts'
import { statusQuestions } from '../../../src/dialect/shapes/statuses.ts'
import type { Answers, StatedAnswers } from '../../../src/generated/answers.ts'
import { isError } from '../../core/exchange.ts'
import { isJsonObject } from '../../core/match.ts'
import { questionsIn } from '../../requirements/questions.ts'
import type { QuestionId } from '../../requirements/requirement.ts'
import { pagingIn, rateIn } from './paging.ts'
import { playRecording } from './player.ts'
import type { Recording } from './recording.ts'
import { requiredByName, requiredIn } from './required.ts'
import { generatedIn } from './servers-own.ts'
import type { World } from './world.ts'

/** The answers that the statuses, page parameters and rate-limit headers of a recording reveal. */
export interface RecordedAnswers {
  answers: StatedAnswers
  /** The evidence for each answer, by question. */
  evidence: Partial<Record<QuestionId, string>>
  /** Requests that only one of service and mirror refuses, with the service's status. */
  unlike: readonly string[]
}

/** A request, and the outcome on the service and on the mirror. */
interface Judged {
  line: string
  /** The service's status, and whether it refused the request. */
  status: number
  isRefused: boolean
  /** Whether only one of service and mirror refused the request. */
  isUnlike: boolean
  /** The error case of the mirror's response, if it is an error. */
  case: string | undefined
}

/**
 * The answers to try besides the default, by question. Each changes whether the mirror refuses a request.
 * `refused` stands for every status with which the service refused a request that the mirror accepts.
 */
const refusable: Partial<Record<QuestionId, readonly string[]>> = {
  'references.unknown': ['ignored'],
  'links.privacy.password': ['accepted'],
  'links.expiration.time-only': ['no-effect'],
  'links.expiration.past': ['refused'],
  'list.per-page': ['ignored', 'larger', 'taken'],
  'list.unknown-value': ['ignored'],
  'list.unknown-parameter': ['refused'],
  'list.unknown-filter-id': ['refused'],
  'list.page-beyond-last': ['refused'],
  'list.page-invalid': ['refused'],
  'links.update.empty-body': ['refused'],
  'links.update.domain': ['refused'],
  'input.unknown-field': ['refused'],
  'input.list-row-incomplete': ['dropped'],
}

/**
 * Derives answers from statuses. If both sides refuse a request, the mirror's response gives the reason and
 * the service's the status. If only one side refuses it, answers are tried one at a time: one is adopted that
 * explains requests which no other answer explains.
 */
export async function answersIn(recording: Recording, world: World): Promise<RecordedAnswers> {
  let answers: StatedAnswers = {
    ...pagingIn(recording),
    ...rateIn(recording),
    ...requiredByName(recording.taken),
    ...generatedIn(world),
  }
  const evidence: RecordedAnswers['evidence'] = {}
  for (const id of questionsIn(answers)) evidence[id] = 'recorded: what requests and responses have in common'
  const judge = (speaks: StatedAnswers) => judged(recording, world, speaks)
  const note = (found: StatedAnswers, lines: readonly Judged[]) => {
    answers = { ...answers, ...found }
    const line = [...new Set(lines.map(one => `${one.line} -> ${one.status}`))].slice(0, 2).join(', ')
    for (const id of questionsIn(found)) evidence[id] = `recorded: ${line}`
  }
  // The mirror refuses a taken alias with a status of its own, so that it is not mistaken for invalid input.
  const apart = { 'links.alias.unique': { scope: 'domain', status: 409 } } as const
  for (const { found, lines } of statusesIn(await judge({ ...apart, ...answers }), answers))
    note(found, lines)
  const required = requiredIn(recording.taken)
  for (;;) {
    const now = await judge(answers)
    const unlike = now.filter(one => one.isUnlike)
    const lines = [...new Set(unlike.map(one => `${one.line} -> ${one.status}`))]
    if (unlike.length === 0) return { answers, evidence, unlike: lines }
    const better: Explaining[] = []
    for (const found of [...candidates(unlike, answers), ...required.filter(one => !isKnown(one, answers))]) {
      const then = await judge({ ...answers, ...found })
      const explains = new Set(now.flatMap((one, at) => (one.isUnlike && !then[at]?.isUnlike ? [at] : [])))
      const isWorse = then.some((one, at) => one.isUnlike && !now[at]?.isUnlike)
      if (explains.size > 0 && !isWorse) better.push({ found, explains })
    }
    const best = onlyOne(better)
    if (best === undefined) return { answers, evidence, unlike: lines }
    note(
      best.found,
      now.filter((_, at) => best.explains.has(at)),
    )
  }
}

/** An answer, and the positions of the requests that it explains. */
interface Explaining {
  found: StatedAnswers
  explains: ReadonlySet<number>
}

/**
 * Returns the answer that explains the most requests. If several answers explain the same requests, the right one is
 * unknown, and none of these is returned.
 */
function onlyOne(answers: readonly Explaining[]): Explaining | undefined {
  const isWithin = (inner: Explaining, outer: Explaining) =>
    [...inner.explains].every(at => outer.explains.has(at))
  return answers
    .filter(one => !answers.some(other => other !== one && isWithin(one, other)))
    .sort((one, other) => other.explains.size - one.explains.size)[0]
}

const isKnown = (found: StatedAnswers, answers: StatedAnswers) =>
  Object.keys(found).every(id => Object.hasOwn(answers, id))

/** Returns the answers to try, one question each. */
function candidates(unlike: readonly Judged[], answers: StatedAnswers): StatedAnswers[] {
  const statuses = [...new Set(unlike.flatMap(({ isRefused, status }) => (isRefused ? [status] : [])))]
  return Object.entries(refusable).flatMap(([id, others]): StatedAnswers[] => {
    if (Object.hasOwn(answers, id)) return []
    return others.flatMap((other): StatedAnswers[] =>
      other === 'refused' ? statuses.map(status => ({ [id]: status })) : [{ [id]: other }],
    )
  })
}

/** Derives the status of each kind of refusal from the requests that both sides refuse. */
function statusesIn(
  judged: readonly Judged[],
  stated: StatedAnswers,
): { found: StatedAnswers; lines: Judged[] }[] {
  const usual = answersOf({ name: '', answers: stated })
  const groups = new Map<QuestionId, Judged[]>()
  const add = (id: QuestionId, one: Judged) => groups.set(id, [...(groups.get(id) ?? []), one])
  const refused = judged.filter(one => one.isRefused)
  const unknown = refused.filter(one => one.case === 'not_found')
  for (const one of refused) {
    const isAsUnknown = one.case === 'deleted' && unknown.every(({ status }) => status === one.status)
    if (isAsUnknown) add('errors.not-found', one)
    else if (one.case !== undefined && isStatusCase(one.case)) add(statusQuestions[one.case], one)
  }
  return [...groups].flatMap(([id, lines]) => {
    const statuses = new Set(lines.map(one => one.status))
    const [status] = statuses
    // If the service sends two statuses for one kind of refusal, it distinguishes two kinds that the mirror
    // does not.
    if (statuses.size > 1 || status === undefined) return []
    const found: StatedAnswers =
      id === 'errors.deleted' ? { [id]: goneWith(status, lines) } : { [id]: withStatus(usual[id], status) }
    return [{ found, lines }]
  })
}

function isStatusCase(name: string): name is keyof typeof statusQuestions {
  return Object.hasOwn(statusQuestions, name)
}

function goneWith(status: number, lines: readonly Judged[]): Answers['errors.deleted'] {
  const statusOf = (kind: string) => (lines.some(({ line }) => line.includes(kind)) ? status : 'as-unknown')
  return { links: statusOf('/links/'), pixels: statusOf('/pixels/') }
}

function withStatus(answer: unknown, status: number): unknown {
  if (!isJsonObject(answer)) return status
  return { ...answer, ['otherwise' in answer ? 'otherwise' : 'status']: status }
}

async function judged(recording: Recording, world: World, speaks: StatedAnswers): Promise<Judged[]> {
  const played = await playRecording(recording, world, speaks, { withLists: false })
  return played.steps.map(({ method, path }, index) => {
    const [server, mirror] = [played.server, played.mirror].map(({ played: all }) => {
      const one = all[index]
      return one === undefined || 'skipped' in one ? undefined : one.exchange
    })
    const { json } = mirror?.answer ?? {}
    const refusal = isJsonObject(json) && typeof json.case === 'string' ? json.case : undefined
    const isRefused = server !== undefined && isError(server)
    const isRefusedByMirror = refusal !== undefined || (mirror !== undefined && isError(mirror))
    return {
      line: `${method} ${path.replace(/^(\/\w+)\/.*$/s, '$1/{id}')}`,
      status: server?.answer.status ?? 0,
      isRefused,
      isUnlike: isRefused !== isRefusedByMirror,
      case: refusal,
    }
  })
}
