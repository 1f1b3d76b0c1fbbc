import { answersOf, type Dialect } from '../../../src/dialect/dialect.ts'
import { parsePointer } from '../../../src/documents/pointer.ts'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import type { Resource } from '../../writes/account.ts'
import { aboutFields } from '../shapes/about-fields.ts'
import { bestOf, shownInRecords, type TriedShapes } from '../shapes/best-of.ts'
import { expirationShown } from '../shapes/expiration.ts'
import { type Fitted, fitted } from '../shapes/fitted.ts'
import { pairsOf, type ResponsePair } from '../shapes/pairs.ts'
import { refusalsIn } from '../shapes/refusals.ts'
import { answersIn } from './answers.ts'
import { assumedFrom } from './assumed.ts'
import { masked } from './mask.ts'
import { withMissingKeys } from './missing-key.ts'
import { type Open, openIn } from './open.ts'
import { playRecording } from './player.ts'
import type { Recording } from './recording.ts'
import { withRefusals } from './refused.ts'
import { sameMistakes, withConflicts } from './same-mistakes.ts'
import type { ShownRecord } from './shown-records.ts'
import { type World, worldOf } from './world.ts'

/** The answers and shapes that a recording shows, and what it leaves open. */
export interface LearnedFromRecording extends Fitted {
  answers: StatedAnswers
  evidence: NonNullable<Dialect['evidence']>
  /** Places whose construct is a guess by name, and values and responses that the recording never shows. */
  open: readonly Open[]
  /** Requests that only one of the service and the mirror refuses, with the service's status. */
  unlike: readonly string[]
  /** Number of requests that were used. */
  used: number
}

/** The answers to try, by question. Only records, not statuses, can show which one is right. */
const tried: TriedShapes = {
  ...shownInRecords,
  'update.partial': ['replaces'],
  'links.title': ['none', 'page'],
}

/** Learns answers and shapes by comparing a recording with a mirror's responses to the same requests. */
export async function learnFromRecording(recorded: Recording): Promise<LearnedFromRecording> {
  const { hasKeys } = recorded
  const recording = { ...recorded, taken: withMissingKeys({ taken: withRefusals(recorded.taken), hasKeys }) }
  const world = worldOf(recording.taken)
  const { answers: statuses, evidence, unlike } = await answersIn(recording, world)
  let titleAt = placeName(world, 'title')
  const roots = { links: world.places.links?.at, pixels: world.places.pixels?.at }
  const hasAlikeRows = { links: areRowsAlike('links', world), pixels: areRowsAlike('pixels', world) }
  const paired = async (speaks: StatedAnswers) => {
    const played = await playRecording(recording, world, speaks, { withLists: true })
    const pairs = pairsOf(played.steps, played.server, played.mirror).map(pair => withAge(pair, world))
    const alike = pairs.filter(pair => hasAlikeRows[pair.resource] || !played.rows.has(pair.step))
    return { ...played, pairs: withConflicts(sameMistakes(alike)) }
  }
  const explain = async (speaks: StatedAnswers) => {
    const { pairs, server, rows } = await paired(speaks)
    return fitted(pairs, server, {
      titleAt: speaks['links.title'] === 'page' ? titleAt : undefined,
      page: answersOf({ name: '', answers: speaks })['list.page-parameter'],
      rows,
      roots,
      rate: speaks['limits.rate'],
    })
  }
  const first = await paired(statuses)
  const fields = aboutFields(refusalsIn(first.pairs))
  const found = { ...statuses, ...expirationShown(first.pairs) }
  const isNamed = titleAt !== undefined
  titleAt ??= titleIn(await explain(found))
  const { best, answers: shown } = await bestOf(found, explain, { tried, bySize: true })
  const answers: StatedAnswers = {
    ...found,
    ...shown,
    ...(Object.keys(fields).length > 0 && { 'errors.fields': fields }),
  }
  const { shapes, open } = openIn(best.shapes, first.pairs)
  const isTaken = !isNamed && titleAt !== undefined && answers['links.title'] === 'page'
  const taken = isTaken
    ? [{ path: `link${titleAt?.replaceAll('/', '.')}`, why: 'assumed to be the title of a page' }]
    : []
  const assumed = assumedFrom(answers)
  return {
    shapes: masked(shapes, recording, world),
    unexplained: best.unexplained.map(({ seen: _, ...place }) => ({ ...place, seen: null })),
    answers: { ...answers, ...assumed.answers },
    evidence: {
      ...assumed.evidence,
      ...Object.fromEntries(Object.keys(answers).map(id => [id, 'recorded: what records show'])),
      ...evidence,
    },
    open: [...taken, ...open],
    unlike,
    used: recording.taken.length,
  }
}

function placeName(world: World, name: string): string | undefined {
  const pointer = world.readings.links.places.get(name)
  return pointer === undefined ? undefined : `/${parsePointer(pointer).at(-1)}`
}

/** Returns the place of the only unexplained text of links with a name for titles, if there is just one. */
function titleIn({ unexplained }: Fitted): string | undefined {
  const names = unexplained.flatMap(({ path, seen, where }) =>
    /^link\./.test(path) && where === undefined && typeof seen === 'string'
      ? [path.replace(/^.*\./s, '')]
      : [],
  )
  const [name, ...others] = names.filter(one => /title|name|label|caption|heading/i.test(one))
  return name !== undefined && others.length === 0 ? `/${name}` : undefined
}

/** Marks a pair whose record existed before the recording: its creation time is unknown. */
function withAge(pair: ResponsePair, world: World): ResponsePair {
  const id = pair.name?.replace(/^\w+\//, '')
  if (id === undefined || !world.before[pair.resource].has(id)) return pair
  return { ...pair, before: [0, pair.receivedAt] }
}

/** The number of single records from which a shape can be learned without the rows of lists. */
const enough = 3

/**
 * Whether the rows of lists are examples of a kind of record. They are not if all of them have a member that single
 * records lack. Nor are they if they lack a member that all single records have, and there are enough of these.
 */
function areRowsAlike(resource: Resource, { shown }: World): boolean {
  const own = shown.filter(one => one.resource === resource)
  const single = own.filter(one => one.at !== undefined)
  const row = own.filter(one => one.at === undefined)
  const isSlim = !isMember(namesInAll(single), row) && new Set(single.map(({ id }) => id)).size >= enough
  return single.length === 0 || (isMember(namesInAll(row), single) && !isSlim)
}

/** Returns the names of the members that all of some records have. */
function namesInAll([first, ...others]: readonly ShownRecord[]): string[] {
  const rest = others.map(({ record }) => new Set(namesIn(record)))
  return first === undefined ? [] : namesIn(first.record).filter(name => rest.every(names => names.has(name)))
}

/** Whether each name is that of a member of some of these records. */
function isMember(names: readonly string[], records: readonly ShownRecord[]): boolean {
  const known = new Set(records.flatMap(({ record }) => namesIn(record)))
  return names.every(name => known.has(name))
}

function namesIn(json: unknown): string[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([name, value]) => [name, ...namesIn(value)])
}
