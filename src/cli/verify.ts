import {
  type RunOptions,
  runContract,
  select,
  suite,
  UsageError as WrongCall,
} from '../../contract-tests/index.ts'
import { reporters } from '../../contract-tests/report/index.ts'
import { terminalReport } from '../../contract-tests/report/terminal.ts'
import type { RunEvent } from '../../contract-tests/run/run.ts'
import { checkReportFiles, writeReports } from './reports.ts'
import { stopOnSignals } from './signals.ts'
import { UsageError } from './usage.ts'
import { readCommand, type VerifyCommand } from './verify-options.ts'

const help = `Usage: shortlink-kit verify BASE_URL [options]

Checks whether a server keeps the documented interface, whatever its responses look like. Everything that it creates is
taken away again. BASE_URL may end with /api/v1 or not.

Options:
  --key KEY             The API key; the variable SHORTLINK_API_KEY is safer.
  --allow-writes HOST   Permit writes to a server that is not this machine, by repeating its host name.
  --read-only           Write nothing, whatever is permitted.
  --domain-id ID        A domain of the account; give two for the domain filter.
  --space-id ID         A space of the account; give two for the space filter.
  --dialect DIALECT     The answers to open questions that this server is known to give: a difference is red. A file, or
                        a convention such as json-api; repeated, the later one counts.
  --answer ID=VALUE     One such answer (YAML); may be repeated.
  --strict              Every answer that differs is red.
  --baseline FILE       Ids of requirements known to fail, one a line: red are only the others, and those that are kept.
  --only GLOB           Judge only requirements whose id matches, such as 'links.list.*'; may be repeated.
  --shard i/n           Judge the i-th of n parts.
  --list                List the requirements, and judge nothing.
  --report KIND=FILE    Write a report: junit, json, md, html or github (annotations of a job); - is the standard
                        output; may be repeated.
  --ledger FILE         Where to note what is created. Default .shortlink-kit/ledger-<run>.jsonl.
  --max-objects N       The most objects of the run that may be there at once. Default 300.
  --timeout MS          How long to wait for an answer. Default 10000.
  --help                Show this help.

Exit codes: 0 kept, 1 red (broken, or an answer that drifted), 2 wrong usage or could not run, 3 left something behind
(see the ledger), or this machine failed on the way.
`

/** Judges a server. Gives the exit code; throws UsageError for a mistake in the command line. */
export async function verify(argv: string[]): Promise<number> {
  const command = await readCommand(argv, process.env)
  if (command.help) {
    process.stdout.write(help)
    return 0
  }
  try {
    return command.list ? list(command.run) : await judge(command)
  } catch (error) {
    throw error instanceof WrongCall ? new UsageError(error.message) : error
  }
}

export { verify as run }

function list(options: RunOptions): number {
  for (const { id, level, source, needs, title } of select(suite.requirements, options)) {
    process.stdout.write(`${[id, level, source, needs, title].join('\t')}\n`)
  }
  return 0
}

async function judge({ run, reports }: VerifyCommand): Promise<number> {
  checkReportFiles(reports)
  let ledger: string | undefined
  const stop = stopOnSignals(() => ledger)
  try {
    const show = screen()
    const report = await runContract({
      ...run,
      signal: stop.signal,
      onEvent(event) {
        if (event.type === 'start') ledger = event.ledger
        show(event)
      },
    })
    const isWritten = writeReports(reports, kind => reporters[kind](report))
    return report.exitCode === 3 || !isWritten ? 3 : (stop.exitCode() ?? report.exitCode)
  } finally {
    stop.release()
  }
}

/** Prints what happens: with a line at the bottom that changes on a terminal, and without one in a log. */
function screen(): (event: RunEvent) => void {
  const stream = process.stdout
  const live = stream.isTTY === true
  const terminal = terminalReport({ live, stream })
  return event => {
    const { lines, status } = terminal.show(event)
    if (live) stream.write('\r\u001b[2K')
    for (const line of lines) stream.write(`${line}\n`)
    if (live) stream.write(status)
  }
}
