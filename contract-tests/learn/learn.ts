import type { Dialect } from '../../src/dialect/dialect.ts'
import { redactorOf } from '../core/redact/index.ts'
import { Discovered } from '../discover/discovered.ts'
import { usualDomain, withUsual } from '../discover/usual-domain.ts'
import { questionsIn } from '../requirements/questions.ts'
import { isForm } from '../requirements/requirement.ts'
import { type Report, type RunOptions, runSuite } from '../run/run.ts'
import type { Suite } from '../run/session-options.ts'
import { suite as shipped } from '../run/suite.ts'
import { addAnswers } from './observed.ts'
import type { Unexplained } from './shapes/fitted.ts'
import { learnShapes } from './shapes/index.ts'
import { shownShapes } from './shown.ts'
import { sightedTwice } from './sightings.ts'
import { withoutSecret } from './without-key.ts'
import { deleteInvalidAnswers, sound, type Unseen } from './writable.ts'

/** The options of a run that learns a dialect. */
export interface LearnOptions extends Omit<RunOptions, 'dialect' | 'strict' | 'baseline' | 'shard'> {
  /**
   * The name of the dialect.
   * @default the server's host
   */
  name?: string | undefined
  /**
   * The day of the run, written as `observed`.
   * @default today
   */
  today?: Date | undefined
}

/** The result of learning from a server. */
export interface Learned {
  /** Contains only what was observed, no defaults. */
  dialect: Dialect
  unseen: readonly Unseen[]
  /** Answers that lack a part, because it was not observable. */
  partly: readonly Unseen[]
  /** Places in responses for which no shape was found. */
  unexplained: readonly Unexplained[]
  report: Report
  /** 0: learned. 2: could not run. 3: records are left behind. */
  exitCode: 0 | 2 | 3
}

/**
 * Learns a server's answers in a run like that of `verify` (same permissions, ledger and cleanup), and its
 * shapes. Never throws because of the server's behaviour. Throws UsageError for invalid options.
 */
export async function learn(options: LearnOptions, suite: Suite = shipped): Promise<Learned> {
  const { name, today = new Date(), only, ...run } = options
  let discovered = new Discovered()
  const report = await runSuite(
    { ...run, only: only ?? questioned(suite) },
    {
      requirements: suite.requirements.map(sightedTwice),
      async discover(...found) {
        discovered = await suite.discover(...found)
        return discovered
      },
    },
  )
  const dialect: Dialect = {
    name: name ?? new URL(report.target).host.replace(/[^\w.-]+/g, '-'),
    observed: today.toISOString().slice(0, 10),
    server: report.target,
    answers: {},
    evidence: {},
  }
  const { unseen, partly } = addAnswers(dialect, report)
  unseen.push(...deleteInvalidAnswers(dialect))
  const answered = { dialect, unseen, partly, unexplained: [], report, exitCode: exitCodeOf(dialect, report) }
  // Shapes are learned only by a full run of the shipped suite that leaves no records behind.
  if (answered.exitCode !== 0 || only !== undefined || suite !== shipped) return answered
  return report.readOnly ? withShown(answered, discovered, run.apiKey) : withShapes(answered, discovered, run)
}

/** Returns the ids of the requirements that observe answers. Learning shapes does not need the others. */
function questioned({ requirements }: Suite): string[] {
  return requirements.filter(one => one.level === 'assumed' && !isForm(one)).map(({ id }) => id)
}

function exitCodeOf({ answers }: Dialect, { stopped, leftBehind }: Report): Learned['exitCode'] {
  if (leftBehind.length > 0) return 3
  return stopped === undefined && Object.keys(answers).length > 0 ? 0 : 2
}

/** Adds the shapes that a read-only run shows. */
function withShown(answered: Learned, discovered: Discovered, apiKey: string): Learned {
  const { dialect, report } = answered
  const { shapes, unexplained } = shownShapes(discovered, report)
  dialect.shapes = sound(dialect, withoutSecret(shapes, redactorOf(apiKey), unexplained), unexplained)
  return { ...answered, unexplained }
}

/** The evidence for an answer that no single response shows. */
const besideMock = 'the responses to one plan, compared with those of a mock that gives this answer'

/** Adds the shapes that a second run shows, and the answers that only its records show. */
async function withShapes(answered: Learned, discovered: Discovered, run: RunOptions): Promise<Learned> {
  const { dialect, unseen, report } = answered
  const titleAt = discovered.derived('title')?.at
  const domainIds = withUsual((run.domainIds ?? []).map(String), usualDomain(discovered))
  const own = { ...run, domainIds }
  const { shapes, answers, report: second, unexplained: open } = await learnShapes(own, dialect, titleAt)
  const redact = redactorOf(run.apiKey)
  const unexplained = open.map(({ path, seen, where }) => ({
    path: redact.text(path),
    seen: redact.value(seen),
    ...(where !== undefined && { where: redact.text(where) }),
  }))
  dialect.shapes = sound(dialect, withoutSecret(shapes, redact, unexplained), unexplained)
  Object.assign(dialect.answers, answers)
  const evidence = { ...dialect.evidence }
  for (const id of questionsIn(answers)) evidence[id] ??= besideMock
  dialect.evidence = evidence
  const { leftBehind, ledger, stopped, durationMs, requests } = second
  return {
    ...answered,
    unseen: unseen.filter(({ id }) => !Object.hasOwn(answers, id)),
    unexplained,
    report: {
      ...report,
      durationMs: report.durationMs + durationMs,
      requests: report.requests + requests,
      leftBehind,
      ...(ledger !== undefined && { ledger }),
      ...(stopped !== undefined && { stopped }),
    },
    exitCode: leftBehind.length > 0 ? 3 : 0,
  }
}
