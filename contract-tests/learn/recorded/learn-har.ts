import type { Dialect } from '../../../src/dialect/dialect.ts'
import { defaultAnswers } from '../../../src/generated/answers.ts'
import { parseBaseUrl } from '../../core/base-url.ts'
import { redactorOf } from '../../core/redact/index.ts'
import { UsageError } from '../../core/usage.ts'
import type { Unexplained } from '../shapes/fitted.ts'
import { withoutSecret } from '../without-key.ts'
import { deleteInvalidAnswers, sound } from '../writable.ts'
import { type HarEntry, readHar } from './har.ts'
import { type LearnedFromRecording, learnFromRecording } from './index.ts'
import { recordingOf } from './recording.ts'

/** The recordings to learn from, and options of the dialect. */
export interface HarOptions {
  /** The recordings: the name of each file, for messages, and its text. */
  files: readonly { name: string; text: string }[]
  /** The service's base URL, with or without `/api/v1`. Required for recordings of several services. */
  baseUrl?: string | undefined
  /**
   * The name of the dialect.
   * @default the service's host
   */
  name?: string | undefined
  /** An API key that must not be written, in addition to the secrets in the recordings. */
  apiKey?: string | undefined
}

/** The result of learning from recordings. */
export interface LearnedFromHar extends Pick<LearnedFromRecording, 'open' | 'unlike' | 'used'> {
  dialect: Dialect
  unexplained: readonly Unexplained[]
  /** Number of requests to the service that were not used, by reason. */
  skipped: ReadonlyMap<string, number>
  /** Number of questions without an answer. For these, the default applies. */
  unanswered: number
  /** Lines for the head of the dialect file that list what is open. */
  notes: readonly string[]
}

/**
 * Learns a dialect from recorded traffic, without sending a request.
 * @throws UsageError if a file is not a HAR file, or if nothing can be learned from the recordings
 */
export async function learnHar({ files, baseUrl, name, apiKey = '' }: HarOptions): Promise<LearnedFromHar> {
  const entries = files.flatMap(({ name: file, text }): HarEntry[] => readHar(text, file))
  entries.sort((a, b) => a.startedAt - b.startedAt)
  const names = files.map(file => file.name).join(', ')
  const recording = recordingOf(entries, names, baseUrl === undefined ? undefined : parseBaseUrl(baseUrl).url)
  const learned = await learnFromRecording(recording)
  if (learned.shapes.link === undefined && learned.shapes.pixel === undefined)
    throw new UsageError(`Failed to learn from ${names}: no response in it shows a link or a pixel`)
  const dialect: Dialect = {
    name: name ?? new URL(recording.baseUrl).host.replace(/[^\w.-]+/g, '-'),
    observed: new Date(recording.taken[0]?.sentAt ?? 0).toISOString().slice(0, 10),
    server: recording.baseUrl,
    answers: { ...learned.answers },
    evidence: { ...learned.evidence },
  }
  deleteInvalidAnswers(dialect)
  const unexplained = [...learned.unexplained]
  let { shapes } = learned
  for (const secret of [apiKey, ...recording.secrets]) {
    if (secret !== '') shapes = withoutSecret(shapes, redactorOf(secret), unexplained)
  }
  dialect.shapes = sound(dialect, shapes, unexplained)
  const unanswered = Object.keys(defaultAnswers).filter(id => !Object.hasOwn(dialect.answers, id))
  const { open, unlike, used } = learned
  const base = { dialect, open, unlike, used, unexplained, skipped: recording.skipped }
  return { ...base, unanswered: unanswered.length, notes: notesOf(base, unanswered.length) }
}

/** Writes the notes of a dialect file: what the recorded requests leave open, since they follow no plan. */
function notesOf(
  { used, open, unlike, unexplained }: Omit<LearnedFromHar, 'notes' | 'unanswered'>,
  unanswered: number,
): string[] {
  const unknown = unexplained.filter(({ where }) => where === undefined)
  const odd = unexplained.filter(({ where }) => where !== undefined)
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [title, ...lines.map(line => `  ${line}`)]
  return [
    `Learned from ${used} recorded requests. They follow no plan: what none of them shows is open.`,
    `${unanswered} questions have no answer here and keep their defaults.`,
    ...section(
      'Not decided by the recording. These members are guessed from their names, or left out:',
      open.map(({ path, why }) => `${path}: ${why}`),
    ),
    ...section(
      'Not understood: written as seen, with other letters and digits ($seen):',
      unknown.map(({ path }) => path),
    ),
    // Only the paths are written: the values by which these records differ may be personal data.
    ...section(
      'Understood, except for some records:',
      odd.map(({ path }) => path),
    ),
    ...section('Refused by only one of the service and the mock in this dialect:', unlike),
  ]
}
