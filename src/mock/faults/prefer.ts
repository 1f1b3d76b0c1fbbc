import type { FaultEffect } from './faults.ts'
import type { FaultRule } from './rule.ts'

/** The longest delay that a request can ask for, in milliseconds. */
const longest = 60_000

/**
 * Returns what the Prefer header of a request asks for (RFC 7240): an error with `code=503`, from 400 to 599,
 * and a delay with `delay=800`, up to 60 seconds. Other preferences and values are ignored, as servers may
 * do. Returns undefined if nothing applies.
 */
export function preferredEffect(header: string): FaultEffect | undefined {
  const code = /^[45]\d\d$/.exec(preference(header, 'code') ?? '')?.[0]
  const given = /^\d{1,5}$/.exec(preference(header, 'delay') ?? '')?.[0]
  const delay = given !== undefined && Number(given) <= longest ? Number(given) : undefined
  if (code === undefined && delay === undefined) return undefined
  const applied = [code && `code=${code}`, delay !== undefined && `delay=${delay}`].filter(Boolean)
  return {
    rule: code === undefined ? undefined : ruleOf(Number(code)),
    delay: delay ?? 0,
    preference: applied.join(', '),
  }
}

function ruleOf(status: number): FaultRule {
  return { operation: '*', status, message: `The Prefer header of the request asks for status ${status}.` }
}

/** Returns the value of a preference. If the header has it several times, the first counts. */
function preference(header: string, wanted: string): string | undefined {
  for (const part of header.match(/(?:[^,"]|"(?:[^"\\]|\\.)*"?)+/g) ?? []) {
    const [, name = '', value = ''] = /^\s*([^\s=;]+)\s*(?:=\s*"?([^\s";]*)"?)?/.exec(part) ?? []
    if (name.toLowerCase() === wanted) return value
  }
  return undefined
}
