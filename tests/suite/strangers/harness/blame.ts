import { taken } from '../grammar/draw.ts'
import type { Draw } from '../grammar/index.ts'
import { measure, type Verified } from './measure.ts'
import { shrink } from './shrink.ts'
import type { Named } from './stranger.ts'

/** The choices that make requirements fail, and the services with them. */
export interface Blame {
  choices: readonly string[]
  ids: readonly string[]
  strangers: readonly string[]
  /** The message of the suite for the first service. */
  says: string
}

interface Red {
  stranger: Named
  id: string
}

/** Problems that belong to no requirement, so that only a whole run shows them. */
const ofRuns = ['discovery', 'left-behind', 'left-and-named', 'intrusion'] as const

/** All false results and effects of a run of verify, by id. */
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
            id: exitCode === 3 ? 'left-and-named' : 'left-behind',
            says: `${left} records, exit code ${exitCode}`,
          },
        ]),
    ...intrusions.map(says => ({ id: 'intrusion', says })),
  ]
}

/** Finds the choices behind the false failures of many services, the most frequent first. */
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
  // The service with the fewest choices needs the fewest runs.
  const size = ({ stranger }: Red) => taken(stranger.draw).length
  return reds.toSorted((a, b) => counts.get(b.id)! - counts.get(a.id)! || size(a) - size(b))[0]!
}

async function isRed(draw: Draw, id: string): Promise<boolean> {
  const whole = ofRuns.some(one => one === id)
  const { verify } = await measure(draw, ['verify'], whole ? {} : { only: [id] })
  return problemsOf(verify!).some(problem => problem.id === id)
}
