import { answersOf, type Dialect } from '../../../src/dialect/dialect.ts'
import { isSame } from '../../../src/dialect/shapes/json.ts'
import { type Shapes, type SuccessShapes, successKinds } from '../../../src/dialect/shapes/shapes.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { replay } from '../../compare/replay.ts'
import { startMock } from '../../mock.ts'
import type { Report, RunOptions } from '../../run.ts'
import { learnEnvelopes } from './envelopes.ts'
import type { Place } from './fit/fit.ts'
import { mirrorOf } from './mirror.ts'
import { pairsOf } from './pairs.ts'
import { planFor } from './plan.ts'
import { learnRecord } from './records.ts'
import { learnRefusals } from './refusals.ts'

/** What was learned of how a server writes its JSON. */
export interface LearnedShapes {
  shapes: Shapes
  /** What no shape could be found for: the place, and what was seen there. */
  unexplained: Unexplained[]
  /** Which refusals name fields. */
  fields: Partial<Answers['errors.fields']>
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
  const mirror = mirrorOf(learned.answers)
  const answers = answersOf(mirror)
  const domainIds = options.domainIds?.slice(0, 2) ?? []
  const spaceIds = options.spaceIds?.slice(0, 2) ?? []
  const steps = planFor({ domainIds, spaceIds })
  const { report, side: server } = await replay({ ...options, domainIds, spaceIds }, answers, steps)
  if (server === undefined || report.stopped !== undefined) {
    const reason = report.stopped ?? report.results.find(result => result.reason !== undefined)?.reason
    const stopped = `No shapes were learned: ${reason ?? 'the plan could not be played'}`
    return { shapes: {}, unexplained: [], fields: {}, report: { ...report, stopped } }
  }
  const mock = await startMock(mirror)
  try {
    const other = await replay(
      {
        ...mock,
        domainIds: mock.domainIds.slice(0, domainIds.length),
        spaceIds: mock.spaceIds.slice(0, spaceIds.length),
        signal: options.signal,
      },
      answers,
      steps.map(({ restMs: _, ...step }) => step),
    )
    if (other.report.stopped !== undefined || other.side === undefined)
      throw new Error(`Failed to learn shapes: the mirror said ${other.report.stopped ?? 'nothing'}`)
    const pairs = pairsOf(steps, server, other.side)
    const markers = new Map([...server.made].map(([name, { marker }]) => [name, marker]))
    // Of a page's title only the place is known.
    const titleAt =
      answers['links.title'] === 'page' ? learned.answers['links.derived']?.title?.at : undefined
    const pixel = learnRecord('pixels', pairs, markers, {})
    const link = learnRecord('links', pairs, markers, { titleAt: titleAt ?? undefined, pixels: pixel })
    const around = {
      ...(link && { links: learnEnvelopes('links', pairs, link) }),
      ...(pixel && { pixels: learnEnvelopes('pixels', pairs, pixel) }),
    }
    const words = [
      server.run,
      server.run.replaceAll('-', ''),
      ...[...server.made.values()].map(({ id }) => id),
    ]
    const refusals = learnRefusals(pairs, text =>
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
      fields: refusals.fields,
      report,
    }
  } finally {
    await mock.close()
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
