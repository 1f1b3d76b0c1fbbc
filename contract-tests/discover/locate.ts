import { formatPointer, parsePointer, readPointer } from '../../src/dialect/pointer.ts'
import { isEmpty, type JsonObject, leavesOf, nodesOf, sameWords, textOf, wordsOf } from '../match.ts'
import type { Row } from './input.ts'
import { isMoment, showsDate, showsTime } from './moments.ts'
import { type FieldPlace, isId } from './places.ts'
import { placesOfRows, rowPlaceOf } from './rows.ts'

/** What is needed to find a field: records, and what had been sent for it. */
export interface Seen<Value> {
  record: JsonObject
  value: Value
  /** Set by the create alone, and by no update since. */
  fresh?: boolean
  /** Seen in a list, which may show less than a record does by itself. */
  listed?: boolean
}

/** Names of the member that holds an identifier, or an address that ends with it, inside an object. */
const idNames = ['id', 'uid', 'uuid', '_id', 'key', 'slug', 'code', '@id', 'href', 'uri', 'url']

const sameName = 3

/** How likely a pointer is the place of a field by its name alone: 0 not at all, 3 the very name. */
export function nameScore(pointer: string, names: readonly string[]): number {
  const steps = parsePointer(pointer).filter(step => !/^\d+$/.test(step))
  const last = wordsOf(steps.at(-1) ?? '')
  const joined = wordsOf(steps.slice(-2).join(''))
  let score = 0
  for (const name of names.map(wordsOf)) {
    if (last === name || joined === name) score = sameName
    else if (last.length > 2 && (name.startsWith(last) || last.startsWith(name))) score = Math.max(score, 2)
    else if (last.includes(name) || joined.includes(name)) score = Math.max(score, 1)
  }
  return score
}

/**
 * The pointers that most of the records agree on, the best first. The name counts too: where ids are small numbers,
 * other members hold the same number now and then.
 */
function ranked(counts: ReadonlyMap<string, number>, names: readonly string[], of: number): string[] {
  const score = (pointer: string) => (counts.get(pointer) ?? 0) / of + nameScore(pointer, names) * 0.15
  return [...counts.keys()].sort((a, b) => score(b) - score(a) || a.length - b.length)
}

function count(counts: Map<string, number>, pointer: string): void {
  counts.set(pointer, (counts.get(pointer) ?? 0) + 1)
}

function place(kind: FieldPlace['kind'], at: string, rest: Partial<FieldPlace> = {}): FieldPlace {
  return { kind, at, spellings: new Map(), partly: false, proven: true, ...rest }
}

const oneValue: readonly FieldPlace['kind'][] = ['text', 'date', 'time', 'enum', 'flag']

/** The member that bears a field's own name though no value that was sent has been seen there. */
export function nominalPlace(
  kind: FieldPlace['kind'],
  records: readonly JsonObject[],
  names: readonly string[],
): FieldPlace | undefined {
  for (const record of records) {
    const named = nodesOf(record).find(
      ({ pointer, value }) =>
        pointer !== '' &&
        !isInList(pointer) &&
        nameScore(pointer, names) === 3 &&
        !(oneValue.includes(kind) && typeof value === 'object' && value !== null),
    )
    if (named !== undefined) return place(kind, named.pointer, { proven: false })
  }
  return undefined
}

/** Whether a pointer leads into an array: what is there belongs to whatever comes first. */
function isInList(pointer: string): boolean {
  return /\/\d+(\/|$)/.test(pointer)
}

/** Finds the place of a free text: the leaf that is what was sent. */
export function locateText(seen: readonly Seen<string>[], names: readonly string[]): FieldPlace | undefined {
  return locateLeaf(seen, names, (text, value) => text === value)
}

/** Finds the place of a date or a time: the leaf that is it, or has it in a longer text or in another format. */
export function locateMoment(
  kind: 'date' | 'time',
  seen: readonly Seen<string>[],
  names: readonly string[],
): FieldPlace | undefined {
  const exact = locateText(seen, names)
  if (exact !== undefined) return { ...exact, kind }
  const part = leafThat((text, value) => text.includes(value), seen, names)
  const other = leafThat(kind === 'date' ? showsDate : showsTime, seen, names)
  // In half of the day `9:43` is also how another clock writes it.
  const isOther = part === undefined || (other !== undefined && other.agreeing > part.agreeing)
  const best = isOther ? other : part
  if (best === undefined) return undefined
  // Lists may show less than a record does by itself.
  const showing = seen.filter(({ record }) => readPointer(record, best.at) !== undefined)
  if (best.agreeing < 0.6 * showing.length) return undefined
  return place(kind, best.at, { partly: isOther ? 'reformatted' : true })
}

function locateLeaf(
  seen: readonly Seen<string>[],
  names: readonly string[],
  shows: (text: string, value: string) => boolean,
): FieldPlace | undefined {
  const { at } = leafThat(shows, seen, names) ?? {}
  return at === undefined ? undefined : place('text', at)
}

/** The leaf that shows what was sent in most of the records, and in how many. */
function leafThat(
  shows: (text: string, value: string) => boolean,
  seen: readonly Seen<string>[],
  names: readonly string[],
): { at: string; agreeing: number } | undefined {
  const counts = new Map<string, number>()
  for (const { record, value } of seen) {
    for (const leaf of leavesOf(record)) {
      const text = textOf(leaf.value)
      if (text !== undefined && shows(text, value)) count(counts, leaf.pointer)
    }
  }
  const at = ranked(counts, names, seen.length)[0]
  return at === undefined ? undefined : { at, agreeing: counts.get(at)! }
}

/** Finds the place of one identifier: a leaf that is it, alone or inside an object that stands for the other record. */
export function locateReference(
  seen: readonly Seen<string>[],
  names: readonly string[],
): FieldPlace | undefined {
  const found = locateLeaf(seen, names, isId)
  if (found !== undefined && isReference(found, seen, names)) return objectAround(found, names)
  // Written as something else, a name: then only what is called so can be it.
  const spelled = locateEnum(seen, names)
  if (spelled === undefined || nameScore(spelled.at, names) < 2) return undefined
  // One id in the place of another is no spelling of it.
  const swapped = [...spelled.spellings.values()].some(raw => seen.some(({ value }) => textOf(raw) === value))
  return swapped ? undefined : { ...spelled, kind: 'reference' }
}

/** Whether a leaf was more than one id, or is called so: one small number stands in many places. */
function isReference({ at }: FieldPlace, seen: readonly Seen<string>[], names: readonly string[]): boolean {
  const shown = seen.filter(({ record, value }) => isId(textOf(readPointer(record, at)), value))
  const count = (some: readonly Seen<string>[]) => new Set(some.map(({ value }) => value)).size
  return nameScore(at, names) === 3 || count(shown) >= Math.min(2, count(seen))
}

function objectAround(found: FieldPlace, names: readonly string[]): FieldPlace {
  const steps = parsePointer(found.at)
  const last = steps.at(-1) ?? ''
  const parent = formatPointer(steps.slice(0, -1))
  const inObject = steps.length > 1 && idNames.includes(last.toLowerCase()) && nameScore(parent, names) > 0
  if (inObject) return { ...found, kind: 'reference', at: parent, inside: `/${last}` }
  return { ...found, kind: 'reference' }
}

/** Finds the place of a list of identifiers: of texts, of objects, or one text with commas. */
export function locateIds(
  seen: readonly Seen<readonly string[]>[],
  names: readonly string[],
): FieldPlace | undefined {
  const counts = new Map<string, number>()
  /** Places of ids that stand alone, and not at the end of an address. */
  const alone = new Set<string>()
  for (const { record, value } of seen) {
    for (const leaf of leavesOf(record)) {
      const text = textOf(leaf.value)
      if (text === undefined) continue
      if (value.some(id => isId(text, id))) {
        // The id of the record itself, or of anything that is no list, is not one of a list of ids.
        const steps = parsePointer(leaf.pointer)
        const index = steps.findLastIndex(step => /^\d+$/.test(step))
        const at = `${formatPointer(steps.slice(0, index))} ${formatPointer(steps.slice(index + 1))}`
        if (index > 0) count(counts, at)
        if (value.includes(text)) alone.add(at)
      } else if (value.length > 1 && text.split(/\s*,\s*/).join() === value.join())
        count(counts, `${leaf.pointer} `)
    }
  }
  const best = [...counts.keys()].sort(
    (a, b) =>
      counts.get(b)! - counts.get(a)! ||
      nameScore(b.split(' ')[0]!, names) - nameScore(a.split(' ')[0]!, names) ||
      Number(alone.has(b)) - Number(alone.has(a)),
  )[0]
  if (best === undefined) return undefined
  const [at = '', inside = ''] = best.split(' ')
  return place('ids', at, inside === '' ? {} : { inside })
}

/** Finds the place of an indexed list: the array, or the object from key to value, that holds the values sent. */
export function locateRows(
  seen: readonly Seen<readonly Row[]>[],
  names: readonly string[],
): FieldPlace | undefined {
  const places = placesOfRows(seen)
  const counts = new Map([...places].map(([at, { times }]) => [at, times]))
  const at = ranked(counts, names, seen.length)[0]
  if (at === undefined) return undefined
  const row = rowPlaceOf(seen, at)
  return place('rows', at, row && { row })
}

/**
 * Finds the place of a field with few values by difference: the leaf that is written alike wherever the value is the
 * same, and otherwise where it is not. A few samples may disagree: one value may be stored wrongly.
 * @param ids what other fields were sent: a leaf that shows one of these and nothing else is theirs
 */
export function locateEnum(
  seen: readonly Seen<string>[],
  names: readonly string[],
  except: readonly string[] = [],
  ids: readonly ReadonlySet<string>[] = [],
): FieldPlace | undefined {
  const all = seen.flatMap(({ record }) => leavesOf(record).map(leaf => leaf.pointer))
  const inside = (at: string) => except.some(taken => at === taken || at.startsWith(`${taken}/`))
  const pointers = new Set(all.filter(at => !inside(at) && !isInList(at)))
  // Where creates store it wrongly updates may not, and the other way round; then the name has to speak for it too.
  const parts = [seen, seen.filter(one => one.fresh === true), seen.filter(one => one.fresh === false)]
  let best: { score: number; at: string; spellings: Map<string, unknown> } | undefined
  for (const at of pointers) {
    const name = nameScore(at, names)
    const inLists = seen.some(({ record, listed }) => listed && readPointer(record, at) !== undefined)
    for (const [index, some] of parts.entries()) {
      const part = inLists ? some : some.filter(({ listed }) => !listed)
      const { spellings, agreeing } = assign(part, at)
      if (spellings.size < 2 || isNoSpelling(spellings, part, name) || !isConfirmed(spellings, part, at))
        continue
      const written = [...spellings.values()].filter(raw => !isEmpty(raw)).map(String)
      if (name < 2 && ids.some(some => written.every(raw => some.has(raw)))) continue
      const share = agreeing / part.length
      const needed = index > 0 ? (name > 0 ? 0.95 : Number.POSITIVE_INFINITY) : name === 3 ? 0.5 : 0.7
      const own =
        [...spellings].filter(([value, raw]) => sameWords(String(raw), value)).length / spellings.size
      // Of two names that fit, the one that is named first.
      const rank = names.findIndex(one => nameScore(at, [one]) === name) / 1000
      const score = share + name * 0.08 + own * 0.2 - rank - (index > 0 ? 0.15 : 0)
      if (share >= needed && (best === undefined || score > best.score)) best = { score, at, spellings }
    }
  }
  if (best === undefined) return undefined
  return place('enum', best.at, { spellings: best.spellings })
}

/** Whether what a leaf shows spells no values: moments, objects, a masked secret, other values, a flag for more than two. */
function isNoSpelling(
  spellings: ReadonlyMap<string, unknown>,
  seen: readonly Seen<string>[],
  name: number,
): boolean {
  const raws = [...spellings.values()]
  if (raws.some(raw => typeof raw === 'object' && raw !== null) || raws.every(isMoment)) return true
  if (raws.some(raw => /^[*•]{3,}$/.test(String(raw)))) return true
  const values = new Set(seen.map(({ value }) => value))
  const isOther = ([value, raw]: [string, unknown]) => String(raw) !== value && values.has(String(raw))
  // One value in the place of another spells it only where the name speaks for that.
  if ([...spellings].some(isOther) && (name < 2 || spellings.size < values.size)) return true
  return spellings.size < values.size && raws.some(raw => typeof raw === 'boolean')
}

/** Whether one spelling at least is seen for one value alone: what is the record's own stays where its value changes. */
function isConfirmed(
  spellings: ReadonlyMap<string, unknown>,
  seen: readonly Seen<string>[],
  at: string,
): boolean {
  return [...spellings].some(
    ([value, raw]) =>
      sameWords(String(raw), value) ||
      seen.every(one => one.value === value || (readPointer(one.record, at) ?? null) !== raw),
  )
}

/** Gives every value a spelling of its own, so that as many records as possible agree. */
function assign(
  seen: readonly Seen<string>[],
  at: string,
): { spellings: Map<string, unknown>; agreeing: number } {
  const table = new Map<string, Map<unknown, number>>()
  for (const { record, value } of seen) {
    const raw = readPointer(record, at) ?? null
    const row = table.get(value) ?? new Map<unknown, number>()
    table.set(value, row.set(raw, (row.get(raw) ?? 0) + 1))
  }
  const values = [...table.keys()]
  // A leaf with nearly as many spellings as records is no field with few values.
  if (new Set([...table.values()].flatMap(row => [...row.keys()])).size > values.length + 3)
    return { spellings: new Map(), agreeing: 0 }
  let best = { spellings: new Map<string, unknown>(), weight: -1 }
  const search = (index: number, spellings: Map<string, unknown>, agreeing: number): void => {
    const value = values[index]
    if (value === undefined) {
      if (agreeing > best.weight) best = { spellings: new Map(spellings), weight: agreeing }
      return
    }
    for (const [raw, times] of table.get(value)!) {
      if ([...spellings.values()].includes(raw)) continue
      search(index + 1, spellings.set(value, raw), agreeing + times * likelihood(value, raw))
      spellings.delete(value)
    }
    search(index + 1, spellings, agreeing)
  }
  search(0, new Map(), 0)
  let agreeing = 0
  for (const [value, raw] of best.spellings) agreeing += table.get(value)?.get(raw) ?? 0
  return { spellings: best.spellings, agreeing }
}

/** A value is likelier to be written as itself, and nothing is likelier to stand for 0 than for anything else. */
function likelihood(value: string, raw: unknown): number {
  if (sameWords(String(raw), value)) return 2
  return isEmpty(raw) && value !== '0' ? 0.5 : 1
}

/**
 * Finds the member that says whether a secret is set: true where it was sent, false or empty where it was not.
 * @param others what else a member can be the flag of: what always agrees with it, and not always with the secret, is
 */
export function locateFlag(
  seen: readonly Seen<boolean>[],
  names: readonly string[],
  others: readonly { seen: readonly Seen<boolean>[]; names: readonly string[] }[],
): FieldPlace | undefined {
  const { agreeing, shown } = flagsIn(seen)
  const flags = others.map(other => flagsIn(other.seen))
  // A member of the secret's own name is its flag, even where one password is both.
  const isOfOther = (at: string) =>
    nameScore(at, names) < sameName &&
    agreeing.get(at) !== shown.get(at) &&
    flags.some(other => other.shown.has(at) && other.agreeing.get(at) === other.shown.get(at))
  const likely = ranked(agreeing, names, seen.length).filter(
    at =>
      nameScore(at, names) > 0 &&
      others.every(other => nameScore(at, names) >= nameScore(at, other.names)) &&
      agreeing.get(at)! > shown.get(at)! / 2 &&
      !isOfOther(at),
  )
  return likely[0] === undefined ? undefined : place('flag', likely[0])
}

/** How often each member is true or false, and how often it is what a secret was. A list may show less of a record. */
function flagsIn(seen: readonly Seen<boolean>[]): Record<'agreeing' | 'shown', Map<string, number>> {
  const agreeing = new Map<string, number>()
  const shown = new Map<string, number>()
  for (const { record, value } of seen) {
    for (const leaf of leavesOf(record)) {
      if (typeof leaf.value !== 'boolean') continue
      count(shown, leaf.pointer)
      if (leaf.value === value) count(agreeing, leaf.pointer)
    }
  }
  return { agreeing, shown }
}
