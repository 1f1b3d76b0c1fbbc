import type { RecordedExchange } from '../../../src/client/index.ts'
import type { Copied } from './curl.ts'
import { scriptText } from './quoting.ts'
import { replayOf } from './replay.ts'
import { callOf } from './test-call.ts'
import { setupOf, type TestContext } from './test-setup.ts'

/** Methods that `fetch` refuses to send. */
const unsendable = /^(connect|trace|track)$/i

/**
 * Returns the source of a Vitest test that sends a recorded request to a mock of its own and expects the same
 * status. Undefined if no `Request` can have the method.
 */
export function testOf(exchange: RecordedExchange, context: TestContext): Copied | undefined {
  if (unsendable.test(exchange.method)) return undefined
  const replay = replayOf(exchange)
  const { statements, usesClient, notes } = callOf(exchange, replay)
  const setup = setupOf(exchange, replay, context)
  const { status, method, target } = exchange
  const name = `${method} ${shortened(target)}: ${status === 0 ? 'no response' : status}`
  const lines = [
    ...(usesClient ? ["import { createClient } from 'shortlink-kit/client'"] : []),
    "import { createTestMock } from 'shortlink-kit/testing'",
    "import { expect, test } from 'vitest'",
    '',
    `test(${scriptText(name)}, async () => {`,
    ...indented(setup.statements),
    ...indented(statements),
    '})',
    '',
  ]
  const redacted = replay.redacted.map(what => redactedNote(what))
  return { text: lines.join('\n'), notes: [...redacted, ...replay.lost, ...notes, ...setup.notes] }
}

function redactedNote(what: string): string {
  return /^the header authorization$/i.test(what)
    ? 'The API key was redacted. The test sends the key of its mock.'
    : `The value of ${what} was redacted. The test sends a made-up value.`
}

function shortened(target: string): string {
  const path = target.split('?', 1)[0] ?? ''
  return path.length > 60 ? `${path.slice(0, 60)}…` : path
}

function indented(statements: readonly string[]): string[] {
  return statements.flatMap(statement => statement.split('\n')).map(line => (line === '' ? '' : `  ${line}`))
}
