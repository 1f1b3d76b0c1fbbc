/**
 * A request to stop a run, made by the first signal or by an uncaught error. A second signal ends the process
 * at once.
 */
export interface Stop {
  signal: AbortSignal
  /**
   * Returns the exit code for the stop: 128 plus the number of the signal, or 3 for an error. Undefined if
   * there was none.
   */
  exitCode(): number | undefined
  release(): void
}

const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
type Name = keyof typeof codes
const names = Object.keys(codes) as Name[]

/**
 * Lets signals and uncaught errors stop a run.
 * @param ledger returns the file that names the remaining records, for the message of the second signal
 */
export function stopOnSignals(ledger: () => string | undefined): Stop {
  const controller = new AbortController()
  let code: number | undefined

  function stop(name: Name): void {
    if (code !== undefined) {
      say(
        `\nStopped at once. To delete the remaining records: shortlink-kit cleanup --ledger '${ledger() ?? ''}'\n`,
      )
      process.exit(codes[name])
    }
    code = codes[name]
    say(`\n${name}: stopping, and deleting the records of the run. Send the signal again to stop at once.\n`)
    controller.abort()
  }

  /** Stops the run on an uncaught error, so that its records are deleted. */
  function fail(error: unknown): void {
    code ??= 3
    say(
      `\n${error instanceof Error ? error.stack : String(error)}\nStopping, and deleting the records of the run.\n`,
    )
    controller.abort()
  }

  const listeners = names.map(name => [name, () => stop(name)] as const)
  for (const [name, listener] of listeners) process.on(name, listener)
  process.on('uncaughtException', fail)
  return {
    signal: controller.signal,
    exitCode: () => code,
    release() {
      for (const [name, listener] of listeners) process.off(name, listener)
      process.off('uncaughtException', fail)
    },
  }
}

/** Writes to stderr and ignores errors: the records must be deleted even if the terminal is closed. */
function say(text: string): void {
  process.stderr.write(text, () => {})
}
