import type { Dialect } from '../../src/dialect/dialect.ts'
import { DialectError, formatDialect, parseDialect } from '../../src/dialect/file.ts'
import type { Shapes } from '../../src/dialect/shapes/shapes.ts'
import { keyPlaceholder } from '../core/exchange.ts'
import { type Redactor, redactorOf } from '../core/redact/index.ts'
import { Discovered } from '../discover/discovered.ts'
import { isForm, type QuestionId } from '../requirements/requirement.ts'
import type { Result } from '../run/result.ts'
import { type Report, type RunOptions, runSuite } from '../run/run.ts'
import type { Suite } from '../run/session.ts'
import { suite as shipped } from '../run/suite.ts'
import { evidenceLine } from './evidence.ts'
import type { Unexplained } from './shapes/fitted.ts'
import { learnShapes } from './shapes/index.ts'
import { shownShapes } from './shown.ts'
import { sightedTwice } from './sightings.ts'

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

/** A question that was not answered, in whole or in part. What is missing keeps its default. */
export interface Unseen {
  id: QuestionId
  reason: string
}

/** The result of learning from a server. */
export interface Learned {
  /** Holds only what was observed, no defaults. */
  dialect: Dialect
  unseen: readonly Unseen[]
  /** Answers that lack a part, because it was not observable. */
  partly: readonly Unseen[]
  /** Places in responses for which no shape was found. */
  unexplained: readonly Unexplained[]
  report: Report
  /** 0 learned, 2 could not run, 3 left something behind. */
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
  const unseen: Unseen[] = []
  const partly: Unseen[] = []
  for (const result of report.results) {
    if (result.level !== 'assumed' || isForm(result)) continue
    const id = result.source as QuestionId
    if (!wasSeen(result)) {
      unseen.push({ id, reason: result.reason ?? result.verdict })
      continue
    }
    if (holdsKey(result.received)) {
      unseen.push({ id, reason: 'the API key is in what was seen' })
      continue
    }
    write(dialect, id, result, report)
    if (result.reason !== undefined) partly.push({ id, reason: result.reason })
  }
  unseen.push(...takeOutNonsense(dialect))
  const learned = Object.keys(dialect.answers).length > 0
  const ran = report.stopped === undefined && learned
  const isLeft = report.leftBehind.length > 0
  const redact = redactorOf(run.apiKey)
  // Shapes are learned only by a full run of the shipped suite that leaves no records behind.
  if (!ran || isLeft || only !== undefined || suite !== shipped)
    return { dialect, unseen, partly, unexplained: [], report, exitCode: isLeft ? 3 : ran ? 0 : 2 }
  if (report.readOnly) {
    const { shapes, unexplained } = shownShapes(discovered, report)
    dialect.shapes = sound(dialect, withoutSecret(shapes, redact, unexplained), unexplained)
    return { dialect, unseen, partly, unexplained, report, exitCode: 0 }
  }
  const titleAt = discovered.derived('title')?.at
  const { shapes, answers, report: second, ...other } = await learnShapes(run, dialect, titleAt)
  const unexplained = redact.value(other.unexplained) as Unexplained[]
  dialect.shapes = sound(dialect, withoutSecret(shapes, redact, unexplained), unexplained)
  Object.assign(dialect.answers, answers)
  for (const id of Object.keys(answers) as QuestionId[]) dialect.evidence![id] ??= besideMock
  const { leftBehind, ledger, stopped, durationMs } = second
  return {
    dialect,
    unseen: unseen.filter(({ id }) => !Object.hasOwn(answers, id)),
    partly,
    unexplained,
    report: {
      ...report,
      durationMs: report.durationMs + durationMs,
      leftBehind,
      ...(ledger !== undefined && { ledger }),
      ...(stopped !== undefined && { stopped }),
    },
    exitCode: leftBehind.length > 0 ? 3 : 0,
  }
}

/** Returns the ids of the requirements that observe answers. Learning shapes does not need the others. */
function questioned({ requirements }: Suite): string[] {
  return requirements.filter(one => one.level === 'assumed' && !isForm(one)).map(({ id }) => id)
}

/** The evidence for an answer that no single response shows. */
const besideMock = 'the responses of one plan, beside those of a mock that answers so'

/** Moves shapes that contain the API key to `unexplained`, because the mock would send the key. */
export function withoutSecret(shapes: Shapes, redact: Redactor, unexplained: Unexplained[]): Shapes {
  const isSafe = (shape: unknown) => redact.name(JSON.stringify(shape)) === JSON.stringify(shape)
  const safe = (path: string, parts: object) =>
    Object.fromEntries(
      Object.entries(parts).filter(([name, shape]) => {
        if (isSafe(shape)) return true
        unexplained.push({ path: `${path}${name}`, seen: keyPlaceholder })
        return false
      }),
    )
  const { errors, ...others } = shapes
  return { ...safe('', others), ...(errors && { errors: safe('errors.', errors) }) }
}

/** Removes the shapes that are invalid in a dialect file, and adds them to `unexplained`. */
export function sound(dialect: Dialect, shapes: Shapes, unexplained: Unexplained[]): Shapes {
  let rest = shapes
  for (;;) {
    const [issue] = issuesOf({ ...dialect, shapes: rest }).filter(({ path }) => path.startsWith('shapes.'))
    if (issue === undefined) return rest
    const [, name = ''] = issue.path.split('.')
    const { [name as keyof Shapes]: seen, ...others } = rest
    unexplained.push({ path: issue.path, seen })
    if (seen === undefined) return {}
    rest = others
  }
}

function wasSeen({ verdict, received }: Result): boolean {
  return (verdict === 'confirmed' || verdict === 'differs') && received !== undefined
}

/** Whether an answer contains the placeholder for the API key, which the mock would send as a value. */
function holdsKey(answer: unknown): boolean {
  return JSON.stringify(answer).includes(keyPlaceholder)
}

function write(dialect: Dialect, id: QuestionId, result: Result, { run, readOnly }: Report): void {
  Object.assign(dialect.answers, { [id]: result.received })
  const line = evidenceLine(result, run)
  const certainty = readOnly ? ' (read-only: seen in what was there, less certain)' : ''
  if (line !== undefined) Object.assign(dialect.evidence!, { [id]: line + certainty })
}

/** Deletes and returns the answers that are invalid in a dialect file, which could not be read. */
export function takeOutNonsense(dialect: Dialect): Unseen[] {
  const taken: Unseen[] = []
  for (;;) {
    const issues = issuesOf(dialect)
    const found = (Object.keys(dialect.answers) as QuestionId[]).flatMap(id => {
      const issue = issues.find(({ path }) => isWithin(path, `answers.${id}`))
      return issue ? [{ id, ...issue }] : []
    })
    if (found.length === 0) return taken
    for (const { id, expected, received } of found) {
      taken.push({
        id,
        reason: `no dialect can say what was seen: expected ${expected}, received ${received}`,
      })
      delete dialect.answers[id]
      delete dialect.evidence?.[id]
    }
  }
}

/** Whether a path leads to an answer or into it. One question's id may be a prefix of another's. */
function isWithin(path: string, answer: string): boolean {
  return path === answer || path.startsWith(`${answer}.`) || path.startsWith(`${answer}[`)
}

function issuesOf(dialect: Dialect): DialectError['issues'] {
  try {
    parseDialect(formatDialect(dialect), dialect.name)
    return []
  } catch (error) {
    if (error instanceof DialectError) return error.issues
    throw error
  }
}
