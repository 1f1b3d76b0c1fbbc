import { answersOf, type Dialect } from '../../../src/dialect/dialect.ts'
import { isSame } from '../../../src/dialect/shapes/json.ts'
import { type Shapes, type SuccessShapes, successKinds } from '../../../src/dialect/shapes/shapes.ts'
import type { Answers, StatedAnswers } from '../../../src/generated/answers.ts'
import type { Side } from '../../compare/play.ts'
import { replay } from '../../compare/replay.ts'
import type { Step } from '../../compare/step.ts'
import { startMock } from '../../mock.ts'
import type { Report, RunOptions } from '../../run.ts'
import { aboutFields } from './about-fields.ts'
import { learnEnvelopes } from './envelopes.ts'
import { expirationShown } from './expiration.ts'
import type { Place } from './fit/fit.ts'
import { mirrorOf } from './mirror.ts'
import { type Pair, pairsOf } from './pairs.ts'
import { planFor } from './plan.ts'
import { learnRecord } from './records.ts'
import { learnRefusals, refusalsIn } from './refusals.ts'

/** What was learned of how a server writes its JSON. */
export interface LearnedShapes {
  shapes: Shapes
  /** What no shape could be found for: the place, and what was seen there. */
  unexplained: Unexplained[]
  /** What responses beside each other tell of how the service behaves. */
  answers: StatedAnswers
  report: Report
}

/** A place of a response that no shape was found for, and what was seen there. */
export interface Unexplained {
  /** `link.plan.tier`, `links.list.meta` … */
  path: string
  seen: unknown
  /** Which records alone are written otherwise; undefined where the place is not understood at all. */
  where?: string
}

/**
 * Learns how a server writes its JSON: plays one plan on it and on a mock that behaves alike and shows what its responses
 * were written from, and fits the simplest shape to each place of a response.
 */
export async function learnShapes(
  options: RunOptions,
  learned: Pick<Dialect, 'answers'>,
): Promise<LearnedShapes> {
  const answers = answersOf(mirrorOf(learned.answers))
  const domainIds = options.domainIds?.slice(0, 2) ?? []
  const spaceIds = options.spaceIds?.slice(0, 2) ?? []
  const steps = planFor({ domainIds, spaceIds })
  const { report, side: server } = await replay({ ...options, domainIds, spaceIds }, answers, steps)
  if (server === undefined || report.stopped !== undefined) {
    const reason = report.stopped ?? report.results.find(result => result.reason !== undefined)?.reason
    const stopped = `No shapes were learned: ${reason ?? 'the plan could not be played'}`
    return { shapes: {}, unexplained: [], answers: {}, report: { ...report, stopped } }
  }
  const paired = async (speaks: StatedAnswers) =>
    pairsOf(steps, server, await mirrored(speaks, steps, { domainIds, spaceIds, signal: options.signal }))
  // What only responses beside each other tell changes what they are written from: the mirror is asked again.
  const first = await paired(learned.answers)
  const fields = aboutFields(refusalsIn(first))
  const expiration = expirationShown(first)
  const told = { ...answers['errors.fields'], ...fields }
  // Of a page's title only the place is known.
  const titleAt = answers['links.title'] === 'page' ? learned.answers['links.derived']?.title?.at : undefined
  const explain = async (speaks: StatedAnswers) => fitted(await paired(speaks), server, titleAt ?? undefined)
  const base = { ...learned.answers, ...expiration, 'errors.fields': told }
  const { best, answers: shown } = await bestOf(base, explain)
  return {
    ...best,
    answers: {
      ...expiration,
      ...shown,
      ...(Object.keys(fields).length > 0 && {
        'errors.fields': { ...learned.answers['errors.fields'], ...fields },
      }),
    },
    report,
  }
}

/** Questions whose answer shows in records and may be seen nowhere else, with the answers that are tried. */
const tried: Partial<{ [Id in keyof Answers]: readonly Answers[Id][] }> = {
  'links.target-type.unsent': ['by-list'],
  'links.targeting.inactive': ['dropped', 'all-dropped'],
  'links.password.meaning': ['same'],
  'links.status.precedence': ['expired'],
}

/** The shapes that explain the most, with the answers to unseen questions under which they do. */
async function bestOf(
  base: StatedAnswers,
  explain: (speaks: StatedAnswers) => Promise<Fitted>,
): Promise<{ best: Fitted; answers: StatedAnswers }> {
  let best = await explain(base)
  let found: StatedAnswers = {}
  for (const [id, others] of Object.entries(tried)) {
    if (Object.hasOwn(base, id)) continue
    for (const answer of others) {
      if (best.unexplained.length === 0) return { best, answers: found }
      const own = { ...found, [id]: answer }
      const other = await explain({ ...base, ...own })
      if (other.unexplained.length >= best.unexplained.length) continue
      best = other
      found = own
    }
  }
  return { best, answers: found }
}

/** Plays the plan on a mock that behaves as the answers say, and shows what its responses are written from. */
async function mirrored(
  speaks: StatedAnswers,
  steps: readonly Step[],
  { domainIds, spaceIds, signal }: Pick<RunOptions, 'signal'> & Record<'domainIds' | 'spaceIds', string[]>,
): Promise<Side> {
  const mirror = mirrorOf(speaks)
  const mock = await startMock(mirror)
  try {
    const own = {
      ...mock,
      domainIds: mock.domainIds.slice(0, domainIds.length),
      spaceIds: mock.spaceIds.slice(0, spaceIds.length),
      signal,
    }
    const { report, side } = await replay(
      own,
      answersOf(mirror),
      steps.map(({ restMs: _, ...step }) => step),
    )
    if (report.stopped === undefined && side !== undefined) return side
    throw new Error(`Failed to learn shapes: the mirror said ${report.stopped ?? 'nothing'}`)
  } finally {
    await mock.close()
  }
}

type Fitted = Pick<LearnedShapes, 'shapes' | 'unexplained'>

function fitted(pairs: readonly Pair[], server: Side, titleAt: string | undefined): Fitted {
  const markers = new Map([...server.made].map(([name, { marker }]) => [name, marker]))
  // What is asked for an answer may be refused or not, and is no example of its kind.
  const usual = pairs.filter(({ step }) => step.asks === undefined)
  const pixel = learnRecord('pixels', usual, markers, {})
  const link = learnRecord('links', usual, markers, { titleAt, pixels: pixel })
  const around = {
    ...(link && { links: learnEnvelopes('links', usual, link) }),
    ...(pixel && { pixels: learnEnvelopes('pixels', usual, pixel) }),
  }
  const words = [server.run, server.run.replaceAll('-', ''), ...[...server.made.values()].map(({ id }) => id)]
  const refusals = learnRefusals(refusalsIn(pairs), text =>
    words.some(word => text.split(/[^\w-]+/).some(part => part.includes(word))),
  )
  const shapes: Shapes = {
    ...(link && { link: link.shape }),
    ...(pixel && { pixel: pixel.shape }),
    ...((link?.listed || pixel?.listed) && {
      listed: {
        ...(link?.listed && { links: link.listed.shape }),
        ...(pixel?.listed && { pixels: pixel.listed.shape }),
      },
    }),
    ids: { ...(link && { links: link.id }), ...(pixel && { pixels: pixel.id }) },
    ...shared(around.links?.shapes, around.pixels?.shapes),
    ...(Object.keys(refusals.shapes).length > 0 && { errors: refusals.shapes }),
  }
  return {
    shapes: withoutRun(shapes, server.run),
    unexplained: [
      ...under('link', link?.unexplained),
      ...under('pixel', pixel?.unexplained),
      ...under('listed.links', link?.listed?.unexplained),
      ...under('listed.pixels', pixel?.listed?.unexplained),
      ...under('links', around.links?.unexplained),
      ...under('pixels', around.pixels?.unexplained),
      ...under('errors', refusals.unexplained),
    ],
  }
}

function under(name: string, unexplained: Place['unexplained'] = []): Unexplained[] {
  return unexplained.map(({ path, ...what }) => ({ path: [name, ...path].join('.'), ...what }))
}

/** What was only seen may have the markers of the run in it, which are other ones in each run. */
function withoutRun(shapes: Shapes, run: string): Shapes {
  const word = run.replaceAll('-', '')
  const marked = new RegExp(`${run}(-\\d+)?|${word}\\d*`, 'g')
  return JSON.parse(JSON.stringify(shapes).replace(marked, 'slk-*')) as Shapes
}

/** What is so for both kinds of record is said once. */
function shared(links: SuccessShapes = {}, pixels: SuccessShapes = {}): Shapes {
  const shapes: Shapes = {}
  const own: { links: SuccessShapes; pixels: SuccessShapes } = { links: {}, pixels: {} }
  for (const kind of successKinds) {
    const [one, other] = [links[kind], pixels[kind]]
    if (one !== undefined && (other === undefined || isSame(one, other))) shapes[kind] = one
    else {
      if (one !== undefined) own.links[kind] = one
      if (other !== undefined) own.pixels[kind] = other
    }
  }
  const isFilled = (of: SuccessShapes) => Object.keys(of).length > 0
  return {
    ...shapes,
    ...(isFilled(own.links) && { links: own.links }),
    ...(isFilled(own.pixels) && { pixels: own.pixels }),
  }
}
