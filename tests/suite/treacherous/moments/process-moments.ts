import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callCommand } from '../judge/commands.ts'
import type { Ended } from '../judge/outcome.ts'
import type { Stage } from '../judge/stage.ts'
import type { Moment } from './moment.ts'
import { restart } from './restart.ts'

/** The built command line. */
const cli = () => process.env.TREACHEROUS_CLI ?? join(process.cwd(), 'dist/cli.js')

/** Milliseconds after which a process counts as one that does not end. */
const longest = 180_000

/** Runs the command line in its own process, with little memory. */
async function runProcess(stage: Stage, signals: readonly NodeJS.Signals[] = [], k = 0): Promise<Ended> {
  const child = spawn(process.execPath, ['--max-old-space-size=192', cli(), ...argumentsOf(stage)], {
    cwd: stage.folder,
    timeout: longest,
    killSignal: 'SIGKILL',
    env: { PATH: process.env.PATH, SHORTLINK_API_KEY: stage.options.apiKey },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      text += chunk
    })
  if (signals.length > 0)
    stage.at(k, () => {
      for (const [index, signal] of signals.entries()) setTimeout(() => child.kill(signal), index * 100)
      return undefined
    })
  const exitCode = await new Promise<number | null>(done => child.on('close', done))
  return { exitCode, text }
}

function argumentsOf({ command, server, options, ledgerFile, folder }: Stage): string[] {
  if (command === 'cleanup') return ['cleanup', '--ledger', ledgerFile]
  const ids = ['--domain-id', '1', '--domain-id', '2', '--space-id', '1', '--space-id', '2']
  const all = [command, server.baseUrl, ...ids, '--ledger', ledgerFile]
  if (options.timeoutMs !== undefined) all.push('--timeout', String(options.timeoutMs))
  if (command === 'verify') return [...all, ...(options.only ?? []).flatMap(id => ['--only', id])]
  if (command === 'learn') return all
  const dialect = join(folder, 'dialect.yaml')
  writeFileSync(dialect, 'name: default\nanswers: {}\n')
  return [...all, '--dialect', dialect]
}

function signalMoment(
  id: string,
  signals: NodeJS.Signals[],
  code: number,
  rest: Partial<Moment> = {},
): Moment {
  return {
    id,
    title: `the process gets ${signals.join(' and ')}`,
    counts: 'requests',
    alsoAllowed: [code],
    play: (stage, k) => runProcess(stage, signals, k),
    ...rest,
  }
}

/** Kills the process, causes the event, and cleans up afterwards. */
function killMoment(id: string, title: string, between: (stage: Stage) => void): Moment {
  return {
    id,
    title: `the process is killed; ${title}cleanup follows`,
    counts: 'requests',
    async play(stage, k) {
      const killed = await runProcess(stage, ['SIGKILL'], k)
      if (stage.ledger() === undefined) return { ...killed, exitCode: killed.exitCode ?? 2 }
      between(stage)
      const { ledger, apiKey } = stage.options
      const cleaned = await callCommand('cleanup', { ...stage.options, ledger, apiKey })
      return { ...cleaned, text: `${killed.text}\n${cleaned.text}` }
    },
  }
}

/** The second signal may arrive when the process has ended. */
const atOnce = { mayLeaveAny: true, alsoAllowed: [130, null] }

const all: readonly Moment[] = [
  { id: 'process', title: 'nothing happens, in a process with 192 MB', play: stage => runProcess(stage) },
  signalMoment('sigint', ['SIGINT'], 130),
  signalMoment('sigterm', ['SIGTERM'], 143),
  signalMoment('sighup', ['SIGHUP'], 129),
  signalMoment('sigint-twice', ['SIGINT', 'SIGINT'], 130, atOnce),
  killMoment('kill', '', () => {}),
  killMoment('kill-restart', 'the server is restarted, and others get our ids; ', ({ server }) =>
    restart(server),
  ),
]

/** Events of the process, with real signals. */
export const processMoments = all.map(moment => ({ ...moment, costly: true }))
