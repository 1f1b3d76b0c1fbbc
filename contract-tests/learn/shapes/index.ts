import { answersOf, type Dialect } from '../../../src/dialect/dialect.ts'
import type { StatedAnswers } from '../../../src/generated/answers.ts'
import type { Played, Side } from '../../compare/play.ts'
import { replay } from '../../compare/replay.ts'
import type { Step } from '../../compare/scenario/step.ts'
import { isError } from '../../core/exchange.ts'
import { temporaryLedgerFile } from '../../core/temporary-ledger.ts'
import { startMock } from '../../run/mock.ts'
import type { Report, RunOptions } from '../../run/run.ts'
import { aboutFields } from './about-fields.ts'
import { bestOf, shownInRecords, type TriedShapes } from './best-of.ts'
import { expirationShown } from './expiration.ts'
import { type Fitted, fitted } from './fitted.ts'
import { keysAccepted } from './keys-accepted.ts'
import { mirrorOf } from './mirror.ts'
import { pairsOf } from './pairs.ts'
import { planFor } from './plan.ts'
import { refusalsIn } from './refusals.ts'

/** The shapes of a server's JSON, as learned, and the answers that the shapes revealed. */
export interface LearnedShapes extends Fitted {
  /** Answers that only a comparison of responses reveals. */
  answers: StatedAnswers
  report: Report
}

/**
 * Learns how a server writes its JSON. Plays one plan on the server and on the mirror, a mock that behaves
 * like the server and shows the values of its responses. Then fits the simplest shape to each place of a
 * response.
 * @param pageTitleAt pointer of a link's title, used if the server takes titles from the page
 */
export async function learnShapes(
  options: RunOptions,
  learned: Pick<Dialect, 'answers'>,
  pageTitleAt?: string,
): Promise<LearnedShapes> {
  const answers = answersOf(mirrorOf(learned.answers))
  const domainIds = (options.domainIds ?? []).slice(0, 2).map(String)
  const spaceIds = (options.spaceIds ?? []).slice(0, 2).map(String)
  const steps = planFor({
    domainIds,
    spaceIds,
    isDomainless: learned.answers['links.domain.unsent'] === 'none',
  })
  const titleAfter = learned.answers['links.title.after'] ?? 0
  const { report, side: server } = await replay(
    { ...options, domainIds, spaceIds },
    { ...answers, 'links.title.after': titleAfter },
    steps,
  )
  if (server === undefined || report.stopped !== undefined) {
    const reason = report.stopped ?? report.results.find(result => result.reason !== undefined)?.reason
    const stopped = `No shapes were learned: ${reason ?? 'the plan could not be played'}`
    return { shapes: {}, unexplained: [], answers: {}, report: { ...report, stopped } }
  }
  const paired = async (speaks: StatedAnswers) =>
    pairsOf(
      steps,
      server,
      await mirrored(speaks, steps, server, { domainIds, spaceIds, signal: options.signal }),
      titlesLateAfter(learned.answers),
    )
  // Answers that this first comparison reveals change the mirror's values, so the mirror is played again.
  const first = await paired(learned.answers)
  const fields = aboutFields(refusalsIn(first))
  const expiration = expirationShown(first)
  const withFields = { ...answers['errors.fields'], ...fields }
  // A title that the server reads from the page cannot be predicted. Only its place is known.
  const titleAt = answers['links.title'] === 'page' ? pageTitleAt : undefined
  const explain = async (speaks: StatedAnswers, tooMany?: number) =>
    fitted(await paired(speaks), server, {
      titleAt,
      page: answers['list.page-parameter'],
      tooMany,
      rate: learned.answers['limits.rate'],
    })
  const isKnown = learned.answers['links.targeting.keys'] !== undefined
  const [keys, ...otherKeys] = isKnown ? [] : keysAccepted(steps, server.played)
  const accepted: StatedAnswers = keys === undefined ? {} : { 'links.targeting.keys': keys }
  const base = { ...learned.answers, ...expiration, ...accepted, 'errors.fields': withFields }
  const tried: TriedShapes = { ...shownInRecords, 'links.targeting.keys': otherKeys }
  const { best, answers: shown } = await bestOf(base, explain, { tried })
  return {
    ...best,
    answers: {
      ...expiration,
      ...accepted,
      ...shown,
      ...(Object.keys(fields).length > 0 && {
        'errors.fields': { ...learned.answers['errors.fields'], ...fields },
      }),
    },
    report,
  }
}

/**
 * Plays the plan on a mirror: a mock that behaves as the answers say and shows the values of its responses.
 * Creates that the server refused are skipped on the mirror, so that both have the same records.
 */
async function mirrored(
  speaks: StatedAnswers,
  steps: readonly Step[],
  server: Side,
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
      ledger: temporaryLedgerFile(),
    }
    const isRefused = steps.map((step, index) => step.as !== undefined && wasRefused(server.played[index]))
    const { report, side } = await replay(
      own,
      answersOf(mirror),
      steps.filter((_, index) => !isRefused[index]).map(({ restMs: _, ...step }) => step),
    )
    if (report.stopped === undefined && side !== undefined) {
      const played = [...side.played]
      const skipped = { skipped: 'the server refused it' }
      side.played = isRefused.map(is => (is ? skipped : (played.shift() ?? skipped)))
      return side
    }
    throw new Error(`Failed to learn shapes: the mirror reported ${report.stopped ?? 'nothing'}`)
  } finally {
    await mock.close()
  }
}

function wasRefused(played: Played | undefined): boolean {
  return played !== undefined && 'exchange' in played && isError(played.exchange)
}

/** Returns the writes of links to which a server responds before it has found the new title. */
function titlesLateAfter(answers: StatedAnswers): ('POST' | 'PUT' | 'PATCH')[] {
  if ((answers['links.title.after'] ?? 0) === 0) return []
  return answers['links.title.on-update'] === 'later' ? ['POST', 'PUT', 'PATCH'] : ['POST']
}
