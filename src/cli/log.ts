import { styleText } from 'node:util'
import type { Answered } from '../hosts/node.ts'
import { version } from './version.ts'

export const logKinds = ['pretty', 'json', 'none'] as const

/** What `serve` tells while it runs. Keys are shown once, by the banner; no line tells of bodies or headers. */
export interface Log {
  listening(facts: { baseUrl: string; key: string; seed: string }): void
  answered(answered: Answered, sandbox: number | undefined): void
}

/** @param out where lines go; colours follow what it can show */
export function logger(kind: (typeof logKinds)[number], out: NodeJS.WriteStream): Log {
  const line = (text: string) => out.write(`${text}\n`)
  const style = (format: Parameters<typeof styleText>[0], text: string) =>
    styleText(format, text, { stream: out })
  if (kind === 'json') {
    return {
      listening: ({ baseUrl, seed }) => line(JSON.stringify({ event: 'listening', baseUrl, seed })),
      answered: (answered, sandbox) =>
        line(JSON.stringify({ event: 'answered', ...factsOf(answered), sandbox })),
    }
  }
  return {
    listening({ baseUrl, key, seed }) {
      line('')
      line(
        `  ${style('bold', 'shortlink-kit')} ${version}  ${style('dim', 'mock of the link-shortening service')}`,
      )
      line('')
      line(`  Base URL  ${style('cyan', baseUrl)}`)
      line(`  API key   ${key}`)
      line(`  Seed      ${seed}`)
      line('')
      line('  Create a link, then list what is there:')
      line('')
      line(`    curl -H 'Authorization: Bearer ${key}' -d url=https://shop.example/sale ${baseUrl}/links`)
      line(`    curl -H 'Authorization: Bearer ${key}' '${baseUrl}/links?per_page=10'`)
      line('')
    },
    answered(answered, sandbox) {
      const { method, path, status, ms } = factsOf(answered)
      const colour = status < 400 ? 'green' : status < 500 ? 'yellow' : 'red'
      const where = sandbox === undefined ? '-' : `#${sandbox}`
      line(
        `${style(colour, String(status))} ${method.padEnd(6)} ${path} ${style('dim', `${ms} ms ${where}`)}`,
      )
    },
  }
}

function factsOf({ request, response, durationMs }: Answered) {
  const query = request.query === '' ? '' : `?${redacted(request.query)}`
  return {
    method: request.method,
    path: printable(`${request.path ?? '(outside of the base URL)'}${query}`),
    status: response.status,
    ms: Number(durationMs.toFixed(1)),
  }
}

/** A query without the values of parameters whose names sound like secrets. */
function redacted(query: string): string {
  return query.replace(/([^&=]*(?:pass|key|token|secret|auth)[^&=]*)=[^&]*/gi, '$1=[redacted]')
}

/** A text as one line of a terminal: what comes from outside must not move its cursor. */
function printable(text: string): string {
  const shown = text.replace(/[^\x20-\x7e]/g, '?')
  return shown.length > 200 ? `${shown.slice(0, 200)}…` : shown
}
