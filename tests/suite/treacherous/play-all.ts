import { type Case, play } from './judge/case.ts'
import { faultyRowOf, type Row, rowOf } from './judge/row.ts'

/** Runs one case and judges it. */
export async function judged(one: Case): Promise<Row> {
  try {
    const outcome = await play(one)
    const row = rowOf(one, outcome)
    await outcome.server.close()
    return row
  } catch (error) {
    return faultyRowOf(one, error)
  }
}

/** Runs several cases at once, as most of their time is waiting. Cases that change the process run alone. */
export async function playAll(
  cases: readonly Case[],
  jobs: number,
  onRow: (row: Row) => void = () => {},
): Promise<Row[]> {
  const rows: Row[] = []
  const alone = (one: Case) => one.moment.counts === 'ledger writes'
  const shared = cases.map((_, index) => index).filter(index => !alone(cases[index]!))
  const single = cases.map((_, index) => index).filter(index => alone(cases[index]!))
  async function work(queue: number[]): Promise<void> {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      const row = await judged(cases[index]!)
      rows[index] = row
      onRow(row)
    }
  }
  await Promise.all(Array.from({ length: jobs }, () => work(shared)))
  await work(single)
  return rows
}
