import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openTwin } from '../../src/cli/twin.ts'
import { type Answers, defaultAnswers } from '../../src/generated/answers.ts'
import { questions } from '../../src/generated/questions.ts'
import { sampled } from '../../tests/support/sample.ts'
import { runContract } from '../index.ts'
import type { QuestionId } from '../requirements/requirement.ts'
import { type Learned, learn } from './learn.ts'

const folder = mkdtempSync(join(tmpdir(), 'answers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Answers to other questions that make a question observable, by question. */
const under: Partial<Record<QuestionId, Partial<Answers>>> = {
  // Some value that lists can be sorted by must be optional: here a pixel's name.
  'sort.order': { 'pixels.create.required': ['type', 'value'] },
  // A missing key and a wrong key must be refused with different statuses.
  'auth.malformed': { 'auth.invalid': 403 },
  // These requests must be refused. By default they are not.
  'errors.fields': {
    'list.page-beyond-last': 404,
    'list.page-invalid': 400,
    'list.unknown-filter-id': 404,
    'links.update.empty-body': 422,
  },
  // A title can change later only if a new link gets its title later.
  'links.title.on-update': { 'links.title.after': 300 },
  // `accept` has a place in the order only if the server sends 406.
  'errors.precedence': { 'http.accept': 406 },
}

/** Options of the mock, by question. Only for `auth.scope` does the mock accept any key. */
const options: Partial<Record<QuestionId, () => Parameters<typeof openTwin>[1]>> = {
  'auth.scope': () => ({ anyKey: true }),
  // The clock advances ten seconds at each reading, so that no run has to wait for the end of a rate limit.
  'limits.rate': () => ({ clock: { now: leaping() } }),
}

function leaping(): () => number {
  let now = Date.UTC(2026, 0, 1)
  return () => (now += 10_000)
}

/**
 * Answers of the mock that the suite cannot observe, with the reason it reports or the answer it observes
 * instead. The list is exact: an answer that becomes observable must be removed from it.
 */
const hidden: Readonly<Record<string, RegExp | { instead: unknown }>> = {
  'links.expiration.zone "America/New_York"': /its time zone cannot be determined/,
  // To distinguish these the suite would have to wait for the last minute of a day. Only a response that
  // shows the moment of expiration distinguishes them sooner.
  'links.expiration.date-only "last-minute"': { instead: 'end-of-day' },
  'links.expiration.date-only "last-second"': { instead: 'end-of-day' },
  'links.expiration.date-only "last-millisecond"': { instead: 'end-of-day' },
  'errors.malformed {"unreadable":400,"headers":431,"slow":408}': /sends only well-formed requests/,
  'errors.malformed {"unreadable":400,"headers":400,"slow":400}': /sends only well-formed requests/,
  'errors.unavailable 503': /cannot make a service unavailable/,
  'errors.unavailable 500': /cannot make a service unavailable/,
  // The mock's headers do not show the length of the window.
  'limits.rate {"requests":60,"seconds":60}': { instead: { requests: 60 } },
  // The suite does not test the place of `size`, because that would send too many large bodies to a server.
  'errors.precedence ["path","method","key","accept","media-type","size","record","input"]': {
    instead: ['path', 'method', 'key', 'accept', 'media-type', 'record', 'input'],
  },
  'errors.precedence ["key","path","accept","method","record","size","media-type","input"]': {
    instead: ['key', 'path', 'accept', 'method', 'record', 'media-type', 'input'],
  },
}

interface Case {
  id: QuestionId
  answer: unknown
  title: string
}

const cases: Case[] = (Object.keys(questions) as QuestionId[]).flatMap(id =>
  [defaultAnswers[id], ...questions[id].others].map(answer => ({
    id,
    answer,
    title: `${id} ${JSON.stringify(answer)}`,
  })),
)

/** Starts the mock with one answer, and learns only the question of that answer. */
async function observe({ id, answer, title }: Case): Promise<Learned> {
  const answers = { ...under[id], [id]: answer } as Partial<Answers>
  const twin = await openTwin({ name: title, answers }, options[id]?.() ?? {})
  try {
    const { baseUrl, apiKey, domainIds, spaceIds } = twin
    const ids = { domainIds: domainIds.slice(0, 2), spaceIds: spaceIds.slice(0, 2) }
    return await learn({
      baseUrl,
      apiKey,
      ...ids,
      only: [id],
      ledger: join(folder, `${new URL(baseUrl).port}.jsonl`),
    })
  } finally {
    await twin.close()
  }
}

/** `links` for questions such as `links.title`. */
const areaOf = ({ id }: Case) => id.split('.')[0]

describe('the answer of the mock is observed', { concurrent: true }, () => {
  const visible = cases.filter(({ title }) => hidden[title] === undefined)
  it.for(sampled(visible, 72, areaOf))('$title', async (one, { expect }) => {
    const { dialect, unseen, report } = await observe(one)
    expect(dialect.answers[one.id], unseen.map(({ reason }) => reason).join()).toEqual(one.answer)
    expect(report.leftBehind).toEqual([])
  })
})

describe('the answer cannot be observed', { concurrent: true }, () => {
  const invisible = cases.filter(({ title }) => hidden[title] !== undefined)
  it.for(sampled(invisible, 36, areaOf))('$title', async (one, { expect }) => {
    const { dialect, unseen, report } = await observe(one)
    const known = hidden[one.title]!
    if (known instanceof RegExp) {
      expect(dialect.answers[one.id]).toBeUndefined()
      expect(unseen.find(({ id }) => id === one.id)?.reason).toMatch(known)
    } else expect(dialect.answers[one.id]).toEqual(known.instead)
    expect(report.leftBehind).toEqual([])
  })
})

it('an answer that cannot be distinguished from the observed one is confirmed', async () => {
  const dialect = { name: 'late', answers: { 'links.expiration.date-only': 'last-minute' as const } }
  const twin = await openTwin(dialect)
  try {
    const { baseUrl, apiKey } = twin
    const only = ['links.expiration.date-only']
    const { results } = await runContract({
      baseUrl,
      apiKey,
      only,
      dialect,
      ledger: join(folder, 'late.jsonl'),
    })
    expect(results.map(({ verdict, received }) => [verdict, received])).toEqual([['matches', 'last-minute']])
  } finally {
    await twin.close()
  }
})

it('lists only existing answers as hidden', () => {
  const titles = cases.map(({ title }) => title)
  expect(Object.keys(hidden).filter(title => !titles.includes(title))).toEqual([])
})
