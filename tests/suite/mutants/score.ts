import { isCaught, type Played } from './play.ts'

/** The mutation score as Markdown: by server, by resource and operation, and by kind. Lists the survivors. */
export function scoreOf(rows: readonly Played[]): string {
  const columns = {
    server: (row: Played) => row.server,
    operation: ({ mutant }: Played) => `${mutant?.resource} ${mutant?.operation}`,
    kind: ({ mutant }: Played) => mutant?.kind ?? '',
  }
  const tables = Object.entries(columns).flatMap(([name, of]) => {
    const groups = [...new Set(rows.map(of))].sort()
    return [
      `| ${name} | mutants | red | ended, named | score |`,
      '| --- | --- | --- | --- | --- |',
      ...groups.map(group =>
        line(
          group,
          rows.filter(row => of(row) === group),
        ),
      ),
      '',
    ]
  })
  const survivors = rows.filter(row => !isCaught(row))
  return [
    ...tables,
    line('all', rows),
    '',
    ...survivors.map(
      ({ server, mutant, touched, exitCode }) =>
        `- ${server} ${mutant?.id}: ${mutant?.title} (${touched === 0 ? 'never applied' : `applied ${touched} times`}, exit ${exitCode})`,
    ),
  ].join('\n')
}

function line(name: string, rows: readonly Played[]): string {
  const red = rows.filter(({ red }) => red.length > 0).length
  const caught = rows.filter(isCaught).length
  return `| ${name} | ${rows.length} | ${red} | ${caught - red} | ${((caught / rows.length) * 100).toFixed(1)} % |`
}
