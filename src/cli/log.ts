import { jsonLine } from '../wire/printable.ts'
import { logFacts, stackOf } from './log-facts.ts'
import type { Log, Streams } from './log-types.ts'
import { prettyLog } from './pretty-log.ts'

export const logKinds = ['pretty', 'json', 'none'] as const
export type LogKind = (typeof logKinds)[number]

/**
 * Creates a log. Colours depend on what each stream supports and on NO_COLOR.
 */
export function logger(kind: LogKind, streams: Streams): Log {
  if (kind === 'json') return jsonLog(streams)
  const log = prettyLog(streams)
  return kind === 'pretty' ? log : { ...log, answered: () => undefined, ended: () => undefined }
}

function jsonLog({ out, err }: Streams): Log {
  const line = (stream: NodeJS.WritableStream, event: string, facts: object) =>
    stream.write(`${jsonLine({ event, ...facts })}\n`)
  return {
    listening: ({ baseUrl, inspector, seed, dialect, faults, now }) =>
      line(out, 'listening', {
        baseUrl,
        inspector,
        seed,
        dialect,
        ...(faults.length > 0 && { faults }),
        now,
      }),
    answered: logged => {
      const { reason, setting, ...facts } = logFacts(logged)
      const { exchange } = logged
      line(out, 'answered', {
        ...facts,
        reason: reason?.text,
        question: reason?.question,
        try: setting,
        ...exchange,
      })
    },
    noted: message => line(out, 'note', { message }),
    warned: message => line(err, 'warning', { message }),
    failed: error => line(err, 'failed', { error: stackOf(error) }),
    stopping: signal => line(out, 'stopping', { signal }),
    ended: summary => line(out, 'summary', summary),
  }
}
