import { compare } from '../../../../contract-tests/compare/compare.ts'
import { cleanUpLedger, type RunOptions, runContract, UsageError } from '../../../../contract-tests/index.ts'
import { learn } from '../../../../contract-tests/learn/learn.ts'
import { openServer } from '../server/server.ts'
import type { Ended } from './outcome.ts'

export const commandNames = ['verify', 'learn', 'compare', 'cleanup'] as const
export type CommandName = (typeof commandNames)[number]

/** Runs a command in this process, as the command line would. */
export async function callCommand(command: CommandName, options: RunOptions): Promise<Ended> {
  const events: string[] = []
  const onEvent = (event: unknown) => events.push(jsonOf(event))
  try {
    const ended = await call(command, { ...options, onEvent })
    return { ...ended, text: [...events, ended.text].join('\n') }
  } catch (error) {
    const text = [...events, String(error)].join('\n')
    return error instanceof UsageError ? { exitCode: 2, text } : { exitCode: null, text, threw: error }
  }
}

async function call(command: CommandName, options: RunOptions): Promise<Ended> {
  if (command === 'verify') {
    const report = await runContract(options)
    return { exitCode: report.exitCode, leftBehind: report.leftBehind, text: jsonOf(report) }
  }
  if (command === 'learn') {
    const { report, exitCode, ...learned } = await learn(options)
    return { exitCode, leftBehind: report.leftBehind, text: jsonOf({ report, learned }) }
  }
  if (command === 'cleanup') {
    const { left } = await cleanUpLedger({ file: options.ledger!, apiKey: options.apiKey })
    return { exitCode: left.length === 0 ? 0 : 3, leftBehind: left, text: jsonOf(left) }
  }
  const twin = await openServer()
  try {
    const { only: _, ...rest } = options
    const dialect = { name: 'default', answers: {} }
    const { baseUrl, apiKey } = twin
    const ids = { domainIds: ['1', '2'], spaceIds: ['1', '2'] }
    const comparison = await compare({ ...rest, dialect, twin: { baseUrl, apiKey, ...ids } })
    return { exitCode: comparison.exitCode, leftBehind: comparison.leftBehind, text: jsonOf(comparison) }
  } finally {
    await twin.close()
  }
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    return `no JSON: ${error}`
  }
}
