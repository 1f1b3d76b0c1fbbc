import { taken } from '../grammar/draw.ts'
import type { Draw } from '../grammar/index.ts'
import { measure, type Verified } from './measure.ts'
import { shrink } from './shrink.ts'
import type { Named } from './stranger.ts'

/** The choices that make the suite see red, and where. */
export interface Blame {
  choices: readonly string[]
  ids: readonly string[]
  strangers: readonly string[]
  /** What the suite says of the first. */
  says: string
}

interface Red {
  stranger: Named
  id: string
}

/** Problems that no requirement stands for: it takes a whole run to see them. */
const ofRuns = ['discovery', 'left-behind', 'left-and-told', 'intrusion'] as const

/** Everything that verify should not have said or done, by an id. */
function problemsOf({
  falseReds,
  errors,
  left,
  exitCode,
  intrusions,
}: Verified): { id: string; says: string }[] {
  return [
    ...falseReds.map(({ id, expected, received }) => ({
      id,
      says: `expected ${expected}, received ${received}`,
    })),
    ...errors.map(({ id, reason }) => ({ id, says: reason })),
    ...(left === 0
      ? []
      : [
          {
            id: exitCode === 3 ? 'left-and-told' : 'left-behind',
            says: `${left} records, exit code ${exitCode}`,
          },
        ]),
    ...intrusions.map(says => ({ id: 'intrusion', says })),
  ]
}

/** Finds the choices behind the false reds of many services, the most frequent first, as far as `most` causes. */
export async function blameReds(
  measured: readonly (Named & { verify: Verified })[],
  most: number,
  onBlame: (blame: Blame) => void,
): Promise<Blame[]> {
  let open: Red[] = measured.flatMap(({ verify, ...stranger }) =>
    problemsOf(verify).map(({ id }) => ({ stranger, id })),
  )
  const blames: Blame[] = []
  while (open.length > 0 && blames.length < most) {
    const first = mostFrequent(open)
    const smallest = await shrink(first.stranger.draw, draw => isRed(draw, first.id))
    const names = taken(smallest)
    const reds = problemsOf((await measure(smallest, ['verify'])).verify!)
    const ids = [...new Set([first.id, ...reds.map(({ id }) => id)])]
    const explained = (red: Red) =>
      red === first ||
      (ids.includes(red.id) && names.every(name => red.stranger.draw[name] === smallest[name]))
    const strangers = [...new Set(open.filter(explained).map(({ stranger }) => stranger.name))]
    open = open.filter(red => !explained(red))
    const says = reds.find(({ id }) => id === first.id)?.says ?? ''
    const blame = { choices: names.map(name => `${name}: ${smallest[name]}`), ids, strangers, says }
    blames.push(blame)
    onBlame(blame)
  }
  return blames
}

function mostFrequent(reds: readonly Red[]): Red {
  const counts = new Map<string, number>()
  for (const { id } of reds) counts.set(id, (counts.get(id) ?? 0) + 1)
  // Of the services, the one with the fewest choices takes the fewest runs.
  const size = ({ stranger }: Red) => taken(stranger.draw).length
  return reds.toSorted((a, b) => counts.get(b.id)! - counts.get(a.id)! || size(a) - size(b))[0]!
}

async function isRed(draw: Draw, id: string): Promise<boolean> {
  const whole = ofRuns.some(one => one === id)
  const { verify } = await measure(draw, ['verify'], whole ? undefined : [id])
  return problemsOf(verify!).some(problem => problem.id === id)
}
