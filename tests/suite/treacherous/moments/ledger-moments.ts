import { readFileSync, writeFileSync } from 'node:fs'
import type { Stage } from '../judge/stage.ts'
import type { Moment } from './moment.ts'
import { restart } from './restart.ts'

type Line = Record<string, unknown>

/** Changes the lines of the ledger of a run before the cleanup reads it. */
function ledgerMoment(
  id: string,
  title: string,
  edit: (line: Line, stage: Stage, index: number) => Line | string,
): Moment {
  return {
    id,
    title,
    mayLeaveAny: true,
    mayRefuse: true,
    notFor: ['verify', 'learn', 'compare'],
    async play(stage) {
      const lines = readFileSync(stage.ledgerFile, 'utf8').trim().split('\n')
      const edited = lines.map((line, index) => {
        const now = edit(JSON.parse(line), stage, index)
        return typeof now === 'string' ? now : JSON.stringify(now)
      })
      writeFileSync(stage.ledgerFile, `${edited.join('\n')}\n`)
      return stage.call()
    },
  }
}

const withId = (id: string) => (line: Line) => (typeof line.id === 'string' ? { ...line, id } : line)

const withBaseUrl = (line: Line, origin: string) =>
  line.baseUrl === undefined ? line : { ...line, baseUrl: `${origin}/api/v1` }

export const ledgerMoments: readonly Moment[] = [
  {
    id: 'between-restart',
    title: 'between the run and its cleanup the server is restarted, and others get our ids',
    notFor: ['verify', 'learn', 'compare'],
    play(stage) {
      restart(stage.server)
      return stage.call()
    },
  },
  ledgerMoment('ledger-foreign-id', 'the ledger names a foreign id', withId('3')),
  ledgerMoment('ledger-path', 'the ledger names a path to a foreign record', withId('81/../3')),
  ledgerMoment('ledger-query', 'the ledger names an id with a query', withId('3?x=')),
  ledgerMoment('ledger-empty-id', 'the ledger names an empty id', withId('')),
  ledgerMoment('ledger-dots', 'the ledger names .. as an id', withId('..')),
  ledgerMoment('ledger-short-marker', 'the ledger names a foreign id, and markers are cut to "e"', line => ({
    ...withId('3')(line),
    ...(line.marker !== undefined && { marker: 'e' }),
  })),
  ledgerMoment('ledger-empty-marker', 'the ledger names a foreign id, and markers are empty', line => ({
    ...withId('3')(line),
    ...(line.marker !== undefined && { marker: '' }),
  })),
  ledgerMoment('ledger-other-host', 'the ledger names a host that needs a permission', (line, { server }) =>
    // An address of this machine with an unusual host name.
    withBaseUrl(line, server.elsewhere.replace('127.0.0.1', '0.0.0.0')),
  ),
  {
    ...ledgerMoment(
      'ledger-other-port',
      'the ledger names another server of this machine',
      (line, { server }) => withBaseUrl(line, server.elsewhere),
    ),
    leadsElsewhere: true,
  },
  ledgerMoment('ledger-other-resource', 'the ledger calls links pixels, and the other way round', line =>
    line.resource === undefined
      ? line
      : { ...line, resource: line.resource === 'links' ? 'pixels' : 'links' },
  ),
  ledgerMoment('ledger-torn', 'every third line of the ledger is cut in two', (line, _, index) =>
    index % 3 === 2 ? JSON.stringify(line).slice(0, 20) : line,
  ),
  ledgerMoment('ledger-types', 'ids in the ledger are numbers, and markers are arrays', line => ({
    ...line,
    ...(line.id !== undefined && { id: 3 }),
    ...(line.marker !== undefined && { marker: [line.marker] }),
  })),
]
