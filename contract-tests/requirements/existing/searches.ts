import { Skipped } from '../../core/errors.ts'
import { brief, sameSet } from '../../core/match.ts'
import type { Listed } from '../../discover/reads.ts'
import { broken } from '../support/kit.ts'
import { queryWords } from '../support/list-judge.ts'
import { type Existing, everything } from './lists.ts'
import { type Key, membersFor, shownText } from './members.ts'

interface Text {
  id: string
  text: string
}

/** Returns the texts of a member by which a search can be judged, with the ids of their records. */
export function textsOf({ ids, records }: Listed, at: string): Text[] {
  const all = records.map(record => shownText(record, at))
  return all.flatMap((text, index) => {
    // A text that several records share may be one of a few words, such as a type.
    if (all.indexOf(text) !== all.lastIndexOf(text)) return []
    // A longer text may be shortened, and punctuation may be written in another way than it is stored.
    const isPlain =
      text !== undefined && text.length <= 100 && /^[\w .:/~?&=-]{3,}$/.test(text) && !/\.\.$/.test(text)
    return isPlain ? [{ id: ids[index] ?? '', text }] : []
  })
}

/** The first text, one in the middle and the last. */
function someOf(texts: readonly Text[]): Text[] {
  return texts.filter((_, index) => [0, Math.floor(texts.length / 2), texts.length - 1].includes(index))
}

/**
 * Throws if a search for the whole text that a record shows does not find it, or finds others. Of the members that
 * may show the field, the first counts whose text finds a record.
 * @param by the parameter `search_by`, if it is sent
 */
export async function mustFind(existing: Existing, key: Key, by: { search_by?: string }): Promise<void> {
  const all = await everything(existing)
  const tried: Find[][] = []
  for (const at of membersFor(existing, key, all)) {
    const finds: Find[] = []
    for (const { id, text } of someOf(textsOf(all, at))) {
      const found = await existing.ask({ search: text, ...by, per_page: '100' })
      finds.push({ id, text, found })
    }
    if (finds.some(({ id, found }) => found.ids.includes(id))) return mustFindEach(finds, at, key)
    tried.push(finds)
  }
  const missed = tried[0]?.[0]
  if (missed === undefined || tried.some(finds => finds.length < 2))
    throw new Skipped(`${existing.resource} show no ${key} that a search can find`)
  throw broken(`the record whose ${key} is ${missed.text}`, 'a list without it', missed.found.exchange)
}

interface Find extends Text {
  found: Listed
}

function mustFindEach(finds: readonly Find[], at: string, key: Key): void {
  for (const { id, text, found } of finds) {
    if (!found.ids.includes(id) && found.ids.length < 100)
      throw broken(`the record whose ${key} is ${text}`, 'a list without it', found.exchange)
    // It is open how a search matches. It may match by words.
    const words = text.toLowerCase().split(/[^\p{L}\d]+/u)
    for (const [index, record] of found.records.entries()) {
      const shown = shownText(record, at)?.toLowerCase()
      if (shown === undefined || words.every(word => shown.includes(word))) continue
      throw broken(
        `only records whose ${key} matches ${text}`,
        `also ${found.ids[index]}: ${brief(shown)}`,
        found.exchange,
      )
    }
  }
}

/** Throws unless a search without `search_by` finds what one by its default finds. */
export async function mustSearchByDefault(existing: Existing, key: 'title' | 'name'): Promise<void> {
  const all = await everything(existing)
  const keys: readonly Key[] = key === 'title' ? ['title', 'url', 'alias'] : ['name']
  let tells = false
  for (const one of keys) {
    const [at] = membersFor(existing, one, all)
    const [first] = at === undefined ? [] : textsOf(all, at)
    if (first === undefined) continue
    const search = { search: first.text }
    const plain = await existing.ask({ ...search, per_page: '100' })
    const named = await existing.ask({ ...search, search_by: key, per_page: '100' })
    if (!sameSet(plain.ids, named.ids))
      throw broken(
        `the ${named.ids.length} records for ${queryWords({ ...search, search_by: key })}`,
        `${plain.ids.length} records, not the same ones`,
        plain.exchange,
      )
    const other = await existing.ask({ ...search, search_by: one, per_page: '100' })
    tells ||=
      key === one ? named.ids.length > 0 && named.ids.length < all.ids.length : !sameSet(other.ids, named.ids)
  }
  if (!tells) throw new Skipped(`no text is known that only a search by ${key} finds`)
}
