import { answersOf } from '../../../src/dialect/dialect.ts'
import { isObject, type JsonObject } from '../../../src/dialect/shapes/json.ts'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import type { Side } from '../../compare/play.ts'
import type { Step } from '../../compare/scenario/step.ts'
import { type Answer, type Exchange, isSuccess } from '../../core/exchange.ts'
import { type KnownAccount, type PlayedMock, playedMock } from '../../run/mock.ts'
import type { Resource } from '../../writes/account.ts'
import { mirrorOf } from '../shapes/mirror.ts'
import { accountOf } from './account.ts'
import { type About, aboutOf } from './ids.ts'
import { pageFacts } from './page-facts.ts'
import { queryOf, type Recording, sentFields, type Taken } from './recording.ts'
import { copyServersValues, withServersAlias } from './servers-own.ts'
import type { ShownRecord } from './shown-records.ts'
import { sidesOf } from './sides.ts'
import { atPlace } from './single-place.ts'
import { type TotalOf, totalsOf } from './totals.ts'
import { type Numbers, numbersOf, translated, withoutEmptyQuery } from './translate.ts'
import type { World } from './world.ts'

/** The exchanges of a recording, and a mirror's responses to the same requests. */
export interface PlayedRecording {
  steps: Step[]
  server: Side
  mirror: Side
  /** Steps added for the rows of lists, because the recording has no requests for these single records. */
  rows: ReadonlySet<Step>
}

/**
 * Maximum number of list rows that are compared: further rows show little more about how a record is written.
 */
const mostRows = 80

/**
 * Plays a recording on a mirror that starts with the records that existed before the recording.
 * @param withLists whether to play lists. They are not needed to compare statuses
 */
export async function playRecording(
  recording: Recording,
  world: World,
  speaks: StatedAnswers,
  { withLists }: { withLists: boolean },
): Promise<PlayedRecording> {
  const player = new Player(recording, world, speaks)
  for (const one of recording.taken) await player.play(one, withLists)
  const { steps, server, mirror, rows } = player
  return { steps, server, mirror, rows }
}

/** Plays requests on the mirror, and collects them as steps of both sides. */
class Player {
  readonly steps: Step[] = []
  readonly rows = new Set<Step>()
  readonly server: Side
  readonly mirror: Side
  readonly #world: World
  readonly #numbers: Numbers
  readonly #account: KnownAccount
  readonly #mock: PlayedMock
  readonly #totals: Readonly<Record<Resource, TotalOf>>
  /** The rows that were played, as JSON: the same row in a second list shows nothing more. */
  readonly #seen = new Set<string>()

  constructor({ baseUrl, taken }: Recording, world: World, speaks: StatedAnswers) {
    const dialect = mirrorOf(speaks)
    this.#world = world
    this.#numbers = numbersOf(world)
    this.#account = accountOf(world, this.#numbers)
    this.#mock = playedMock(dialect, baseUrl, this.#account)
    const sides = sidesOf(baseUrl, world)
    this.server = sides.server
    this.mirror = sides.mirror
    for (const resource of ['links', 'pixels'] as const)
      for (const [id, record] of world.before[resource]) this.#made(resource, id, record)
    const parameter = answersOf(dialect)['list.page-parameter']
    const totalsIn = (resource: Resource) =>
      totalsOf(
        taken.flatMap(one => {
          const rows = aboutOf(one)?.resource === resource ? this.#rowsOf(one) : undefined
          return rows === undefined ? [] : [{ taken: one, rows: rows.length }]
        }),
        parameter,
      )
    this.#totals = { links: totalsIn('links'), pixels: totalsIn('pixels') }
  }

  async play(one: Taken, withLists: boolean): Promise<void> {
    const about = aboutOf(one)
    if (about === undefined) return
    const rows = this.#rowsOf(one)
    if (rows === undefined) await this.#playSingle(one, about)
    else if (withLists) await this.#playList(one, about, rows)
  }

  /** Returns the rows of a list's response. Undefined for other responses. */
  #rowsOf(one: Taken): JsonObject[] | undefined {
    const about = aboutOf(one)
    const { request, answer } = one.exchange
    const isList = about !== undefined && about.id === undefined && request.method === 'GET'
    return isList && isSuccess(one.exchange)
      ? this.#world.finders[about.resource].rows(answer.json)
      : undefined
  }

  /** Notes that both sides have a record. Its URL or name serves as its marker. */
  #made(resource: Resource, id: string, record: JsonObject): void {
    const name = `${resource}/${id}`
    const values = this.#world.readings[resource].read(record)
    const marker = String((resource === 'links' ? values.url : values.name) ?? id)
    this.server.made.set(name, { resource, id, marker })
    this.mirror.made.set(name, { resource, id: String(this.#numbers.get(name)), marker })
  }

  /** @param own the service's exchange, unless it is that of the request itself */
  #add(step: Step, one: Taken, answer: Answer, own: Exchange = one.exchange): void {
    const { sentAt, receivedAt } = one
    this.steps.push(step)
    this.server.played.push({ exchange: own, sentAt, receivedAt })
    const exchange = { ...one.exchange, answer }
    this.mirror.played.push({ exchange, sentAt, receivedAt })
  }

  async #playSingle(one: Taken, about: About): Promise<void> {
    const { request } = one.exchange
    const { resource, id } = about
    const created = this.#world.made.get(one)
    const own = created === undefined ? request : withServersAlias(one, created, this.#world)
    const response = await this.#mock.send(translated(own, about, this.#numbers), one.sentAt)
    const record = recordIn(response)
    const name = `${resource}/${created ?? id}`
    if (created !== undefined && record !== undefined) {
      this.#numbers.set(name, Number(record.id))
      this.#made(
        resource,
        created,
        this.#shown(each => each.id === created && each.resource === resource),
      )
    }
    const known = this.#world.shown.find(each => each.taken === one)
    if (record !== undefined && known !== undefined) copyServersValues(record, known, this.#world)
    const isKnown = id !== undefined && this.#numbers.has(name)
    const query = queryOf(request.path)
    const step: Step = {
      // Any other method is compared like these: both sides refuse it.
      method: request.method as Step['method'],
      path: isKnown ? `/${resource}/{id:${name}}` : request.path.replace(/\?.*$/s, ''),
      ...(query.length > 0 && { query }),
      ...(request.body !== undefined && { form: sentFields(one.exchange) }),
      ...(created !== undefined && isSuccess(one.exchange) && { as: name }),
    }
    this.#add(step, one, response)
    if (known !== undefined) await this.#playAssumed(one, known)
  }

  /**
   * If the recording has no GET of a single record, plays one that the service answers like this create or update.
   */
  async #playAssumed(one: Taken, { resource, id, record, at }: ShownRecord): Promise<void> {
    const place = this.#world.places[resource]
    const { method } = one.exchange.request
    if (method === 'GET' || place?.isAssumed !== true || place.at !== at) return
    const name = `${resource}/${id}`
    const request = { method: 'GET', path: `/${resource}/${this.#numbers.get(name)}`, headers: {} }
    const response = await this.#mock.send(request, one.receivedAt)
    const mine = recordIn(response)
    if (mine === undefined) return
    copyServersValues(mine, { resource, id, record }, this.#world)
    const answer: Answer = { ...one.exchange.answer, status: 200 }
    const step: Step = { method: 'GET', path: `/${resource}/{id:${name}}` }
    this.#add(step, one, response, { ...one.exchange, answer })
  }

  /** Returns the record that a response first shows, or an empty one. */
  #shown(isIt: (shown: ShownRecord) => boolean): JsonObject {
    return this.#world.shown.find(isIt)?.record ?? {}
  }

  async #playList(one: Taken, about: About, rows: readonly JsonObject[]): Promise<void> {
    const { resource } = about
    const records: JsonObject[] = []
    for (const row of rows) records.push(await this.#playRow(one, resource, row))
    const total = this.#totals[resource]({ taken: one, rows: rows.length })
    if (total === undefined) return
    const asked = { taken: one, about, records, total, numbers: this.#numbers, account: this.#account }
    const facts = await pageFacts(this.#mock, asked)
    if (facts === undefined) return
    const step: Step = { method: 'GET', path: `/${resource}`, query: queryOf(one.exchange.request.path) }
    const { answer } = one.exchange
    const own = { ...one.exchange, answer: { ...answer, json: withoutEmptyQuery(answer.json) } }
    this.#add(step, one, { ...facts, json: { ...facts.json, records } }, own)
  }

  /** Plays a request for the record of a row. Returns the mirror's record, or an empty one if it has none. */
  async #playRow(one: Taken, resource: Resource, row: JsonObject): Promise<JsonObject> {
    const id = this.#world.finders[resource].idOf(row)
    const name = `${resource}/${id}`
    const number = this.#numbers.get(name)
    if (id === undefined || number === undefined) return {}
    const request = { method: 'GET', path: `/${resource}/${number}`, headers: {} }
    const response = await this.#mock.send(request, one.receivedAt)
    const record = recordIn(response)
    if (record === undefined) return {}
    copyServersValues(record, { resource, id, record: row }, this.#world)
    const text = JSON.stringify(row)
    const key = `${name} ${text}`
    if (this.#seen.has(key) || this.rows.size >= mostRows) return record
    this.#seen.add(key)
    const step: Step = { method: 'GET', path: `/${resource}/{id:${name}}` }
    this.rows.add(step)
    const json = atPlace(this.#world.places[resource], row)
    const headers = { 'content-type': 'application/json' }
    const answer: Answer = { status: 200, headers, text: JSON.stringify(json), json }
    this.#add(step, one, response, { ...one.exchange, answer })
    return record
  }
}

/** Returns the record in a response of the mirror. */
function recordIn({ json }: Answer): JsonObject | undefined {
  const record = isObject(json) ? json.record : undefined
  return isObject(record) ? record : undefined
}
