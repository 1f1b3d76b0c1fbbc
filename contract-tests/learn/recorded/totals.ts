import { parsePointer, readPointer } from '../../../src/documents/pointer.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { leavesOf, textOf } from '../../core/match.ts'
import { distance } from '../shapes/fit/names.ts'
import { queryOf, type Taken } from './recording.ts'

/** A list of the recording, and the number of rows that it shows. */
export interface TakenList {
  taken: Taken
  rows: number
}

/** Returns how many records a list has on all pages. Undefined if the recording does not show it. */
export type TotalOf = (list: TakenList) => number | undefined

/**
 * Finds the place of the total in list responses, in the body or in a header. The number of rows on a page
 * that is not full reveals the total; the place must show that number in all such pages.
 */
export function totalsOf(lists: readonly TakenList[], parameter: Answers['list.page-parameter']): TotalOf {
  const counted = (list: TakenList): number | undefined => {
    const page = pageOf(list, parameter)
    if (page === undefined) return undefined
    const isLast = list.rows < page.perPage && (list.rows > 0 || page.skip === 0)
    return isLast ? page.skip + list.rows : undefined
  }
  const shown = (list: TakenList, place: string): number | undefined => {
    const { headers, json } = list.taken.exchange.answer
    const text = place.startsWith('/') ? textOf(readPointer(json, place)) : headers[place]
    return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
  }
  const places = new Set(lists.flatMap(({ taken }) => placesIn(taken)))
  const isTotal = (place: string) =>
    lists.every(list => {
      const [said, known] = [shown(list, place), counted(list)]
      return said !== undefined && (known === undefined ? said >= list.rows : said === known)
    })
  const sum = (place: string) => lists.reduce((all, list) => all + (shown(list, place) ?? 0), 0)
  const name = (place: string) => distance(place.startsWith('/') ? parsePointer(place) : [place], 'total')
  // If no page reveals the total, the name of the place has to be similar to `total`.
  const isSure = lists.some(list => counted(list) !== undefined)
  const [best] = [...places]
    .filter(place => isTotal(place) && (isSure || name(place) <= 0.5))
    .sort((a, b) => sum(b) - sum(a) || name(a) - name(b))
  return list => (best === undefined ? counted(list) : shown(list, best))
}

function placesIn({ exchange: { answer } }: Taken): string[] {
  const headers = Object.keys(answer.headers).filter(name => /total|count/.test(name))
  const leaves = leavesOf(answer.json)
    .map(({ pointer }) => pointer)
    .filter(pointer => !/\/\d+(\/|$)/.test(pointer) && pointer !== '')
  return [...headers, ...leaves]
}

/** Returns the part of a list that a request asks for. Undefined for cursors and invalid pages. */
function pageOf(
  { taken }: TakenList,
  { name, counts, first = 0 }: Answers['list.page-parameter'],
): { skip: number; perPage: number } | undefined {
  const query = new Map(queryOf(taken.exchange.request.path))
  const perPage = Number(query.get('per_page') ?? 25)
  const asked = query.get(name)
  if (asked === undefined) return { skip: 0, perPage }
  const number = Number(asked) - first
  if (counts === 'cursor' || counts === 'ids' || !(number >= 0)) return undefined
  return { skip: counts === 'records' ? number : number * perPage, perPage }
}
