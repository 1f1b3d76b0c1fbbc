/** A run that the first SIGINT or SIGTERM asks to stop, and the second ends at once. */
export interface Stop {
  signal: AbortSignal
  /** The exit code that a signal asks for: 130 or 143; undefined when there was none. */
  exitCode(): number | undefined
  release(): void
}

const codes = { SIGINT: 130, SIGTERM: 143 } as const

/** @param ledger the file that names what is still there, for the message of the second signal */
export function stopOnSignals(ledger: () => string | undefined): Stop {
  const controller = new AbortController()
  let code: number | undefined
  function stop(name: NodeJS.Signals): void {
    const asked = name === 'SIGTERM' ? codes.SIGTERM : codes.SIGINT
    if (code !== undefined) {
      process.stderr.write(
        `\nStopped at once. What is left: shortlink-kit cleanup --ledger '${ledger() ?? ''}'\n`,
      )
      process.exit(asked)
    }
    code = asked
    process.stderr.write(`\n${name}: stopping, and taking away what was made. Once more to stop at once.\n`)
    controller.abort()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    signal: controller.signal,
    exitCode: () => code,
    release() {
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
    },
  }
}
