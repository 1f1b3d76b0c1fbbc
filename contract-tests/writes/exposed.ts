import { type Exchange, isSuccess, type Reader, type SentRequest } from '../core/exchange.ts'
import { isNotFound } from '../core/not-found.ts'
import type { Form } from './account.ts'
import type { Bystanders } from './bystanders.ts'
import { answered, elementsOf, type Foreign, foreignIn, isList } from './foreign.ts'
import { type Harm, harmful, isHarmless } from './harm.ts'
import { pathOf } from './ids.ts'
import { idPlaceOf, type Ledger } from './ledger.ts'

/** The largest page. A list that fills it may lack a record that is there. */
const pageSize = 100
/** The links that a parameter of the list selects, such as those of a space or with a pixel of ours. */
interface Group {
  parameter: 'space_id' | 'status' | 'pixel_id'
  value: string
  /** Names the writes of which only one is checked. */
  once: string
}

/**
 * Watches the links of other people that a write makes ours similar to: those of its space, and the expired ones. A
 * service may hold only so many links in a space, delete all expired links when a date is written, or move a whole space. So
 * the first create and the first update that enter or leave such a group are checked at once. So is the first update that
 * attaches a pixel: it may attach it to links of other people, too.
 */
export class ExposedLinks {
  readonly #read: Reader
  readonly #ledger: Ledger
  readonly #bystanders: Bystanders
  /** The writes that were checked: `POST status=2`. */
  readonly #checked = new Set<string>()
  /** The spaces of the links of this run, by the ids of the links. */
  readonly #spaceOf = new Map<string, string>()

  constructor(read: Reader, ledger: Ledger, bystanders: Bystanders) {
    this.#read = read
    this.#ledger = ledger
    this.#bystanders = bystanders
  }

  /** Creates a link. Throws RunEnded if a link of other people was deleted or left a group meanwhile. */
  async create<Done extends { id: string | undefined; exchange: Exchange }>(
    form: Form,
    write: () => Promise<Done>,
  ): Promise<Done> {
    const request = { method: 'POST', path: '/links' }
    const done = await this.#around(request, groupsOf(form), write)
    if (done.id !== undefined) this.#note(done.id, form)
    return done
  }

  /** Changes a link. Throws RunEnded in the same cases. */
  async change(method: string, id: string, form: Form, write: () => Promise<Exchange>): Promise<Exchange> {
    const from = this.#spaceOf.get(id)
    const [to] = spacesIn(form)
    const left = from === undefined || to === undefined || from === to ? [] : [spaceOf(from)]
    const entered = groupsOf(form).filter(
      ({ parameter, value }) => parameter !== 'space_id' || value !== from,
    )
    const attached = form.filter(([name, value]) => name.startsWith('pixel_ids') && value !== '')
    // Which pixel is attached does not matter.
    const pixels = attached
      .slice(0, 1)
      .map(([, value]): Group => ({ parameter: 'pixel_id', value, once: 'pixel_id' }))
    const request = { method, path: pathOf('links', id) }
    const { exchange } = await this.#around(request, [...left, ...entered, ...pixels], async () => ({
      exchange: await write(),
    }))
    if (isSuccess(exchange)) this.#note(id, form)
    return exchange
  }

  #note(id: string, form: Form): void {
    for (const space of spacesIn(form)) this.#spaceOf.set(id, space)
  }

  async #around<Done extends { exchange: Exchange }>(
    request: Pick<SentRequest, 'method' | 'path'>,
    groups: readonly Group[],
    write: () => Promise<Done>,
  ): Promise<Done> {
    const unchecked = groups.filter(({ once }) => !this.#checked.has(`${request.method} ${once}`))
    if (unchecked.length === 0) return write()
    const before = await Promise.all(unchecked.map(group => this.#list(group)))
    const done = await write()
    if (!isSuccess(done.exchange)) return done
    for (const [index, group] of unchecked.entries()) {
      this.#checked.add(`${request.method} ${group.once}`)
      const harm = await this.#harmSince(group, before[index])
      const requirement = request.method === 'POST' ? 'links.create.alone' : 'links.update.other-links'
      const ended = harmful(requirement, '', harm, request, done.exchange)
      if (ended !== undefined) throw ended
    }
    return done
  }

  /** Returns the oldest links of a group. Undefined if they cannot be listed. */
  async #list({ parameter, value }: Group): Promise<Foreign | undefined> {
    const query = Object.entries({ [parameter]: value, sort_by: 'id', sort: 'asc', per_page: `${pageSize}` })
    const list = await answered(() => this.#read({ method: 'GET', path: '/links', query }))
    if (list === undefined || !isList(list)) return undefined
    return foreignIn('links', [elementsOf(list.answer.json)])
  }

  /**
   * Returns the harm, unless more is done a moment later: then other people are active. Those who delete links may not
   * delete a second one of the same group.
   */
  async #harmSince(group: Group, before: Foreign | undefined): Promise<Harm> {
    if (before === undefined) return {}
    const harm = await this.#harmTo(group, before)
    if (isHarmless(harm)) return {}
    const now = await this.#list(group)
    const isHarmed = async (all: Foreign) =>
      !isHarmless(await this.#harmTo(group, now)) ||
      (harm.gone !== undefined && (await this.#bystanders.vanished('links', all, 1)).length > 0)
    return (await this.#bystanders.mayOthersHave('links', isHarmed)) ? {} : harm
  }

  async #harmTo(group: Group, before: Foreign | undefined): Promise<Harm> {
    const now = await this.#list(group)
    if (before === undefined || now === undefined) return {}
    const at = this.#idPlace()
    const { parameter, value } = group
    // Nobody else attaches a pixel of ours.
    const entered =
      parameter === 'pixel_id'
        ? this.#bystanders.theirs('links', now).find(id => !before.has(id, at))
        : undefined
    if (entered !== undefined)
      return { moved: { id: entered, how: `entered the list with ${parameter}=${value}` } }
    for (const id of this.#bystanders.theirs('links', before)) {
      if (now.has(id, at)) continue
      const shown = await answered(() => this.#read({ method: 'GET', path: pathOf('links', id) }))
      if (shown !== undefined && isNotFound(shown)) return { gone: id }
      if (shown !== undefined && isSuccess(shown) && now.size < pageSize)
        return { moved: { id, how: `left the list with ${parameter}=${value}` } }
    }
    return {}
  }

  #idPlace(): string {
    return idPlaceOf(this.#ledger, 'links') ?? '/id'
  }
}

function spacesIn(form: Form): string[] {
  return form.filter(([name, value]) => name === 'space_id' && value !== '').map(([, value]) => value)
}

/**
 * Returns the groups to which a link with these fields belongs. A service may look for expired links whenever it stores a
 * date of expiration, or only if that has passed.
 */
function groupsOf(form: Form): Group[] {
  const spaces = spacesIn(form).map(spaceOf)
  const date = form.find(([name, value]) => name === 'expiration_date' && value !== '')?.[1]
  if (date === undefined) return spaces
  const once = date < new Date().toISOString().slice(0, 10) ? 'a date that has passed' : 'a date'
  return [...spaces, { parameter: 'status', value: '2', once }]
}

function spaceOf(value: string): Group {
  return { parameter: 'space_id', value, once: `space_id=${value}` }
}
