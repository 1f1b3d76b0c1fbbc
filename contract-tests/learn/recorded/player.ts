import { answersOf } from '../../../src/dialect/dialect.ts'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import type { Played, Side } from '../../compare/play.ts'
import type { Step } from '../../compare/step.ts'
import type { Answer, Exchange } from '../../core/exchange.ts'
import { isObject, type JsonObject } from '../../core/match.ts'
import { playedMock } from '../../run/mock.ts'
import { mirrorOf } from '../shapes/mirror.ts'
import { accountOf } from './account.ts'
import { type About, aboutOf } from './ids.ts'
import { pageFacts } from './page-facts.ts'
import { type Recording, sentFields, type Taken } from './recording.ts'
import { type TakenList, totalsOf } from './totals.ts'
import { type Numbers, translated } from './translate.ts'
import { queryOf, type Shown, type World } from './world.ts'

/** The exchanges of a recording, and a mirror's responses to the same requests. */
export interface PlayedRecording {
  steps: Step[]
  server: Side
  mirror: Side
  /** Steps made up for the rows of lists: the recording has no request for these records alone. */
  rows: ReadonlySet<Step>
}

/** The most list rows that are compared: further rows show little more about how a record is written. */
const mostRows = 80

/**
 * Plays a recording on a mirror that starts with the records that existed before the recording.
 * @param withLists whether to play lists. They are not needed to compare statuses
 */
export async function playRecording(
  { baseUrl, taken }: Recording,
  world: World,
  speaks: StatedAnswers,
  { withLists }: { withLists: boolean },
): Promise<PlayedRecording> {
  const dialect = mirrorOf(speaks)
  const numbers = numbersOf(world)
  const account = accountOf(world, numbers)
  const mock = playedMock(dialect, baseUrl, account)
  const steps: Step[] = []
  const rows = new Set<Step>()
  const server = sideOf(baseUrl, world)
  const mirror = sideOf(baseUrl, { domainIds: counted(world.domainIds), spaceIds: counted(world.spaceIds) })
  for (const resource of ['links', 'pixels'] as const)
    for (const [id, record] of world.before[resource]) made(`${resource}/${id}`, record)
  const lists = taken.flatMap((one): TakenList[] => {
    const shown = rowsOf(one)
    return shown === undefined ? [] : [{ taken: one, rows: shown.length }]
  })
  const totals = {
    links: totalsOf(
      lists.filter(list => aboutOf(list.taken)?.resource === 'links'),
      pageParameter(),
    ),
    pixels: totalsOf(
      lists.filter(list => aboutOf(list.taken)?.resource === 'pixels'),
      pageParameter(),
    ),
  }
  const seen = new Set<string>()
  for (const one of taken) await play(one)
  return { steps, server, mirror, rows }

  function pageParameter() {
    return answersOf(dialect)['list.page-parameter']
  }

  function rowsOf(one: Taken): JsonObject[] | undefined {
    const about = aboutOf(one)
    const { request, answer } = one.exchange
    const isList = about !== undefined && about.id === undefined && request.method === 'GET'
    return isList && answer.status < 300 ? world.finders[about.resource].rows(answer.json) : undefined
  }

  function made(name: string, record: unknown): void {
    const [resource, id = ''] = name.split(/\/(.*)/s) as ['links' | 'pixels', string]
    const values = world.readings[resource].read(record as never)
    const marker = String((resource === 'links' ? values.url : values.name) ?? id)
    server.made.set(name, { resource, id, marker })
    mirror.made.set(name, { resource, id: String(numbers.get(name)), marker })
  }

  function add(step: Step, one: Taken, answer: Answer, own: Exchange = one.exchange): void {
    const { sentAt, receivedAt } = one
    steps.push(step)
    server.played.push({ exchange: own, sentAt, receivedAt })
    const exchange = { ...one.exchange, answer }
    mirror.played.push({ exchange, sentAt, receivedAt })
  }

  async function play(one: Taken): Promise<void> {
    const about = aboutOf(one)
    if (about === undefined) return
    const shown = rowsOf(one)
    if (shown !== undefined) return withLists ? playList(one, about, shown) : undefined
    const { request, answer } = one.exchange
    const { resource, id } = about
    const created = world.made.get(one)
    const own = created === undefined ? request : withServersChoice(one, created)
    const response = await mock.send(translated(own, about, numbers), one.sentAt)
    const record = isObject(response.json) ? response.json.record : undefined
    const name = created === undefined ? `${resource}/${id}` : `${resource}/${created}`
    if (created !== undefined && isObject(record)) {
      numbers.set(name, Number(record.id))
      made(name, world.shown.find(each => each.id === created && each.resource === resource)?.record ?? {})
    }
    const known = world.shown.find(each => each.taken === one)
    if (isObject(record) && known !== undefined) synced(record, known)
    const path = id !== undefined && numbers.has(name) ? `/${resource}/{id:${name}}` : pathOf(request.path)
    const step: Step = {
      method: request.method as Step['method'],
      path,
      ...(queryOf(request.path).length > 0 && { query: queryOf(request.path) }),
      ...(request.body !== undefined && { form: sentFields(one.exchange) }),
      ...(created !== undefined && answer.status < 300 && { as: name }),
    }
    add(step, one, response)
  }

  async function playList(one: Taken, about: About, shown: readonly JsonObject[]): Promise<void> {
    const { resource } = about
    const finder = world.finders[resource]
    const records: JsonObject[] = []
    for (const row of shown) {
      const id = finder.idOf(row)
      const name = `${resource}/${id}`
      const number = numbers.get(name)
      if (id === undefined || number === undefined) {
        records.push({})
        continue
      }
      const request = { method: 'GET', path: `/${resource}/${number}`, headers: {} }
      const response = await mock.send(request, one.receivedAt)
      const record = isObject(response.json) ? response.json.record : undefined
      if (!isObject(record)) {
        records.push({})
        continue
      }
      synced(record, { resource, id, record: row as never, taken: one })
      records.push(record)
      const key = `${name} ${JSON.stringify(row)}`
      if (seen.has(key) || rows.size >= mostRows) continue
      seen.add(key)
      const step: Step = { method: 'GET', path: `/${resource}/{id:${name}}` }
      rows.add(step)
      const text = JSON.stringify(row)
      const answer: Answer = { status: 200, headers: { 'content-type': 'application/json' }, text, json: row }
      add(step, one, response, { ...one.exchange, answer })
    }
    const total = totals[resource]({ taken: one, rows: shown.length })
    const facts =
      total === undefined
        ? undefined
        : await pageFacts(mock, { taken: one, about, records, total, numbers, account })
    const step: Step = { method: 'GET', path: `/${resource}`, query: queryOf(one.exchange.request.path) }
    if (facts === undefined) return
    const { answer } = one.exchange
    const own = { ...one.exchange, answer: { ...answer, json: withoutEmptyQuery(answer.json) } }
    add(step, one, { ...facts, json: { ...(facts.json as object), records } }, own)
  }

  /** Adds the alias that the service generated to a create that was sent without one. */
  function withServersChoice(one: Taken, id: string): Exchange['request'] {
    const { request } = one.exchange
    const sent = sentFields(one.exchange).map(([name]) => name)
    const record = world.shown.find(each => each.id === id && each.resource === 'links')?.record
    const alias = record === undefined ? undefined : world.readings.links.read(record).alias
    const isForm = /form-urlencoded/.test(request.headers['content-type'] ?? '')
    if (!isForm || sent.includes('alias') || typeof alias !== 'string' || aboutOf(one)?.resource !== 'links')
      return request
    return { ...request, body: `${request.body}&${new URLSearchParams({ alias })}` }
  }

  /** Copies what only the service knows to the mirror's link: its clicks, and an earlier link's title. */
  function synced(mine: JsonObject, { resource, id, record }: Shown): void {
    if (resource !== 'links') return
    const { clicks, title } = world.readings.links.read(record)
    if (clicks !== undefined) mine.clicks = clicks
    if (title !== undefined && world.before.links.has(id)) mine.title = title
  }
}

/** Removes the question mark at the end of addresses: an empty query has no meaning. */
function withoutEmptyQuery(json: unknown): unknown {
  if (json === undefined) return undefined
  return JSON.parse(JSON.stringify(json).replace(/"((?:https?:\/)?\/[^"\\]*)\?"/g, '"$1"'))
}

function pathOf(path: string): string {
  return path.replace(/\?.*$/s, '')
}

function numbersOf(world: World): Numbers {
  const numbers: Numbers = new Map()
  const count = (kind: string, ids: Iterable<string>) => {
    let next = 1
    for (const id of ids) numbers.set(`${kind}/${id}`, next++)
  }
  count('links', world.before.links.keys())
  count('pixels', world.before.pixels.keys())
  count('domains', world.domainIds)
  count('spaces', world.spaceIds)
  return numbers
}

/** A word for the run that occurs in no text of a recording. */
const noRun = 'no-run-\u0001'

function sideOf(baseUrl: string, known: Pick<Side, 'domainIds' | 'spaceIds'>): Side {
  const { domainIds, spaceIds } = known
  const played: Played[] = []
  return { baseUrl, run: noRun, made: new Map(), domainIds, spaceIds, played }
}

/** Returns the mock's ids for these ids: the mock counts from 1. */
function counted(ids: readonly string[]): string[] {
  return ids.map((_, index) => String(index + 1))
}
