import type { Report } from '../run/run.ts'

/** Whether a JSON value has the members that reports are written from. */
export function isReport(value: unknown): value is Report {
  if (!isRecord(value)) return false
  const { target, startedAt, durationMs, requests, run, results, leftBehind, vanished, exitCode, shard } =
    value
  return (
    [target, startedAt, run].every(text => typeof text === 'string') &&
    !Number.isNaN(Date.parse(String(startedAt))) &&
    [durationMs, requests, exitCode].every(Number.isInteger) &&
    Array.isArray(results) &&
    results.every(isResult) &&
    Array.isArray(leftBehind) &&
    leftBehind.every(isRecord) &&
    (vanished === undefined || (Array.isArray(vanished) && vanished.every(one => typeof one === 'string'))) &&
    (shard === undefined || (isRecord(shard) && [shard.index, shard.of].every(Number.isInteger)))
  )
}

function isResult(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { id, level, source, title, verdict, red } = value
  return (
    [id, level, source, title, verdict].every(text => typeof text === 'string') && typeof red === 'boolean'
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
