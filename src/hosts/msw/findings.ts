import { type Finding, findingText } from '../../mock/findings/index.ts'

/** What the handlers do with a finding, as `onUnhandledRequest` says it for requests without a handler. */
export type OnFinding = 'warn' | 'error' | 'ignore' | ((finding: Finding, request: Request) => void)

/** Reports the findings of a request. Returns whether the request has to fail. */
type Reporter = (findings: readonly Finding[], request: Request) => boolean

/** How many distinct findings are remembered. Later ones are not logged. */
const most = 1000

/**
 * Returns a function that reports findings. Returns undefined if they are ignored, and need not be looked
 * for.
 */
export function findingReporter(
  onFinding: OnFinding,
  log: Pick<Console, 'warn' | 'error'> = console,
): Reporter | undefined {
  if (onFinding === 'ignore') return undefined
  if (typeof onFinding === 'function')
    return (findings, request) => {
      for (const finding of findings) onFinding(finding, request)
      return false
    }
  if (onFinding === 'error')
    return (findings, request) => {
      for (const finding of findings) log.error(message('Error', finding, request))
      return findings.length > 0
    }
  const known = new Set<string>()
  return (findings, request) => {
    for (const finding of findings) {
      const id = `${request.method} ${finding.text}`
      if (known.has(id) || known.size >= most) continue
      known.add(id)
      log.warn(message('Warning', finding, request))
    }
    return false
  }
}

function message(level: string, finding: Finding, { method, url }: Request): string {
  const expected = "If you expect this, set the handlers' option onFinding to 'ignore'."
  return `[shortlink-kit] ${level}: ${findingText(finding)}\n  in ${method} ${new URL(url).pathname}\n${expected}`
}
