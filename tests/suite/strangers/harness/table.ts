import type { Blame } from './blame.ts'
import type { Measured } from './measure.ts'
import type { Named } from './stranger.ts'

export type Row = Named & Measured & { choices: number; crash?: string }

const columns = [
  'stranger',
  'choices',
  'verify',
  'false red',
  'error',
  'left',
  'requests',
  'learned',
  'status',
  'bodies',
  'headers',
  'agree',
  'members unlike',
  'HAR: status',
  'HAR: bodies',
] as const

/** The measurements as a Markdown table, with the median and the worst value of each figure. */
export function tableOf(rows: readonly Row[]): string[] {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(row => line(cellsOf(row))),
    line(summaryOf(rows, 'median')),
    line(summaryOf(rows, 'worst')),
  ]
}

function cellsOf({ name, choices, verify, learn, compare, har }: Row): (string | number)[] {
  return [
    name,
    choices,
    verify?.exitCode ?? '',
    verify?.falseReds.length ?? '',
    verify?.errors.length ?? '',
    verify === undefined
      ? ''
      : verify.left + (verify.intrusions.length === 0 ? '' : ' **foreign records written to**'),
    verify?.requests ?? '',
    learn === undefined ? '' : `${learn.answers}${learn.exitCode === 0 ? '' : ` (exit ${learn.exitCode})`}`,
    ...(compare === undefined
      ? ['', '', '', '', '']
      : compare.stopped !== undefined
        ? [`stopped: ${compare.stopped.slice(0, 60)}`, '', '', '', '']
        : [
            percent(compare.status),
            percent(compare.bodies),
            percent(compare.headers),
            percent(compare.agree),
            compare.members.length,
          ]),
    ...(har === undefined ? ['', ''] : [percent(har.status), percent(har.bodies)]),
  ]
}

function summaryOf(rows: readonly Row[], of: 'median' | 'worst'): (string | number)[] {
  /** Whether a higher value is worse. */
  const figure = (
    valueIn: (row: Row) => number | undefined,
    more: boolean,
    show = String as (one: number) => string,
  ) => {
    const values = rows.flatMap(row => valueIn(row) ?? []).sort((a, b) => (more ? a - b : b - a))
    const value = of === 'worst' ? values.at(-1) : values[Math.floor((values.length - 1) / 2)]
    return value === undefined ? '' : `**${show(value)}**`
  }
  return [
    `**${of}**`,
    figure(({ choices }) => choices, true),
    figure(({ verify }) => verify?.exitCode, true),
    figure(({ verify }) => verify?.falseReds.length, true),
    figure(({ verify }) => verify?.errors.length, true),
    figure(({ verify }) => verify?.left, true),
    figure(({ verify }) => verify?.requests, true),
    figure(({ learn }) => learn?.answers, false),
    figure(({ compare }) => compare?.status, false, percent),
    figure(({ compare }) => compare?.bodies, false, percent),
    figure(({ compare }) => compare?.headers, false, percent),
    figure(({ compare }) => compare?.agree, false, percent),
    figure(({ compare }) => compare?.members.length, true),
    figure(({ har }) => har?.status, false, percent),
    figure(({ har }) => har?.bodies, false, percent),
  ]
}

function percent(share: number): string {
  return `${Math.floor(share * 1000) / 10} %`
}

/** The problems of each service that is not green, and the command that runs it again. */
export function failuresOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ name, verify, crash }) => {
    if (crash !== undefined) return [`- ${name}: crashed: ${crash}`]
    if (verify === undefined) return []
    const lines = [
      ...verify.falseReds.map(
        ({ id, expected, received }) => `  - \`${id}\`: expected ${cut(expected)}, received ${cut(received)}`,
      ),
      ...verify.errors.map(({ id, reason }) => `  - \`${id}\`: ${cut(reason)}`),
      ...verify.inconclusive.map(id => `  - \`${id}\` is inconclusive`),
      ...(verify.left === 0 ? [] : [`  - ${verify.left} records left behind`]),
      ...verify.intrusions.map(write => `  - a foreign record: ${write}`),
    ]
    return lines.length === 0
      ? []
      : [`- ${name}: \`npm run strangers -- --seeds ${name} --steps verify\``, ...lines]
  })
}

function cut(text: string): string {
  const one = text.replaceAll(/\s+/g, ' ')
  return one.length > 160 ? `${one.slice(0, 160)}…` : one
}

/** Number of failures of each requirement. */
export function redsOf(rows: readonly Row[]): string[] {
  const seen = new Map<string, string[]>()
  for (const { name, verify } of rows) {
    for (const { id } of verify?.falseReds ?? []) seen.set(id, [...(seen.get(id) ?? []), name])
  }
  const sorted = [...seen].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
  return sorted.map(([id, names]) => `| \`${id}\` | ${names.length} | ${names.slice(0, 12).join(' ')} |`)
}

export function blameLine({ choices, ids, strangers, says }: Blame): string {
  const shown = ids
    .slice(0, 8)
    .map(id => `\`${id}\``)
    .join(', ')
  const more = ids.length > 8 ? ` and ${ids.length - 8} more` : ''
  return `| ${choices.join('<br>') || 'the plain service'} | ${ids.length} | ${shown}${more} | ${strangers.length}: ${strangers.slice(0, 8).join(' ')} | ${cut(says).replaceAll('|', '\\|')} |`
}
