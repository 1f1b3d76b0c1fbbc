/** A run that the first signal, or an error that nobody caught, asks to stop; the second signal ends it at once. */
export interface Stop {
  signal: AbortSignal
  /** The exit code that a signal asks for, 128 and its number, or 3 for an error; undefined when there was none. */
  exitCode(): number | undefined
  release(): void
}

const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
type Name = keyof typeof codes
const names = Object.keys(codes) as Name[]

/** @param ledger the file that names what is still there, for the message of the second signal */
export function stopOnSignals(ledger: () => string | undefined): Stop {
  const controller = new AbortController()
  let code: number | undefined

  function stop(name: Name): void {
    if (code !== undefined) {
      say(`\nStopped at once. What is left: shortlink-kit cleanup --ledger '${ledger() ?? ''}'\n`)
      process.exit(codes[name])
    }
    code = codes[name]
    say(`\n${name}: stopping, and deleting what the run made. Once more to stop at once.\n`)
    controller.abort()
  }

  /** The records of a run must not stay because of an error of ours. */
  function fail(error: unknown): void {
    code ??= 3
    say(
      `\n${error instanceof Error ? error.stack : String(error)}\nStopping, and deleting what the run made.\n`,
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

/** The terminal may be gone by now, which is no reason to keep the records. */
function say(text: string): void {
  process.stderr.write(text, () => {})
}
