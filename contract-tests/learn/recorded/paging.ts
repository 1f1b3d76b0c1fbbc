import type { Answers, StatedAnswers } from '../../../src/generated/answers.ts'
import { isSuccess } from '../../core/exchange.ts'
import { nodesOf } from '../../core/match.ts'
import { rateOf, shownBy, writesIn } from '../../requirements/observed/rate.ts'
import { aboutOf } from './ids.ts'
import type { Recording, Taken } from './recording.ts'

/**
 * Reads the rate limit from the headers of successful responses, if all reads show the same limit. A recording without
 * reads shows it in its writes.
 */
export function rateIn({ taken }: Recording): StatedAnswers {
  const shown = taken
    .filter(({ exchange }) => isSuccess(exchange))
    .map(({ exchange }) => ({
      isRead: exchange.request.method === 'GET',
      limit: rateOf(exchange.answer.headers),
      by: shownBy(exchange.answer.headers),
    }))
  const reads = shown.filter(({ isRead }) => isRead)
  const [first, ...others] = reads.length > 0 ? reads : shown
  const { requests, seconds } = first?.limit ?? {}
  if (requests === undefined || others.some(({ limit }) => limit.requests !== requests)) return {}
  const isOneWindow = seconds !== undefined && others.every(({ limit }) => limit.seconds === seconds)
  const written = shown.filter(({ isRead }) => !isRead).map(({ limit }) => limit.requests)
  return {
    'limits.rate': {
      ...{ requests, ...writesIn(written, requests), ...first?.by },
      ...(isOneWindow && { seconds }),
    },
  }
}

const documented = [
  ...['search', 'search_by', 'status', 'space_id', 'domain_id', 'pixel_id', 'type'],
  ...['sort_by', 'sort', 'per_page'],
]

const counting: readonly [RegExp, Answers['list.page-parameter']['counts']][] = [
  [/^(page|p|page_?(no|num|number)|page\[number\])$/i, 'pages'],
  [/^(offset|skip|start|from|page\[offset\])$/i, 'records'],
  [/(cursor|token)/i, 'cursor'],
  [/^(starting_)?after$/i, 'ids'],
]

/** Derives the page parameter from the undocumented query parameters of list requests. */
export function pagingIn({ taken }: Recording): StatedAnswers {
  const values = new Map<string, string[]>()
  for (const { exchange } of taken.filter(isListed)) {
    for (const [name, value] of new URL(exchange.request.path, 'http://x').searchParams)
      if (!documented.includes(name)) values.set(name, [...(values.get(name) ?? []), value])
  }
  for (const [pattern, counts] of counting) {
    const found = [...values].find(([name]) => pattern.test(name))
    if (found === undefined) continue
    const [name, asked] = found
    if (counts === 'cursor' || counts === 'ids') return { 'list.page-parameter': { name, counts } }
    if (!asked.every(value => /^\d+$/.test(value))) continue
    const first = counts === 'records' || asked.includes('0') || isBeyondFirst(taken, name, '1') ? 0 : 1
    return { 'list.page-parameter': { name, counts, first } }
  }
  return {}
}

/** Whether a list request with this page number shows different records from the same request without one. */
function isBeyondFirst(taken: readonly Taken[], name: string, number: string): boolean {
  const asked = (one: Taken) => new URL(one.exchange.request.path, 'http://x')
  const lists = taken.filter(one => isListed(one) && isSuccess(one.exchange))
  return lists.some(one => {
    const address = asked(one)
    if (address.searchParams.get(name) !== number) return false
    address.searchParams.delete(name)
    address.searchParams.sort()
    const whole = lists.filter(other => {
      const own = asked(other)
      own.searchParams.sort()
      return own.href === address.href
    })
    const nearest = whole.sort((a, b) => Math.abs(a.sentAt - one.sentAt) - Math.abs(b.sentAt - one.sentAt))[0]
    return nearest !== undefined && leafTexts(nearest) !== leafTexts(one)
  })
}

/** Returns the longest array of a response as JSON: the records of a list. */
function leafTexts({ exchange: { answer } }: Taken): string {
  const all = nodesOf(answer.json).filter(({ value }) => Array.isArray(value))
  return JSON.stringify(all.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]?.value)
}

function isListed(one: Taken): boolean {
  const about = aboutOf(one)
  return about !== undefined && about.id === undefined && one.exchange.request.method === 'GET'
}
