import { type ChoiceName, choiceNames, choices, type Draw, plainDraw } from './index.ts'
import { pick, randomOf } from './random.ts'
import { settle } from './settle.ts'

/** The least and the greatest share of choices for which a seed draws another option than the plain one. */
const mildest = 0.1
const wildest = 0.65

/**
 * Draws a service. Every choice depends only on the seed and its own name, so that resetting one choice, or
 * adding one to the grammar, does not change the others.
 */
export function drawOf(seed: number, without: readonly ChoiceName[] = []): Draw {
  const wildness = mildest + (wildest - mildest) * randomOf(`${seed} wildness`)()
  const draw: Record<string, unknown> = { ...plainDraw }
  for (const name of choiceNames) {
    const { options, rare } = choices[name]
    const random = randomOf(`${seed} ${name}`)
    const taken = random() < (rare ? wildness / 8 : wildness)
    if (taken && !without.includes(name)) draw[name] = pick(random, options.slice(1))
  }
  return settle(draw as Draw)
}

/** The choices of a draw with another option than the plain one. */
export function taken(draw: Draw): ChoiceName[] {
  return choiceNames.filter(name => draw[name] !== plainDraw[name])
}

/** A draw with some choices reset to the plain option. */
export function withPlain(draw: Draw, without: readonly ChoiceName[]): Draw {
  return settle({ ...draw, ...Object.fromEntries(without.map(name => [name, plainDraw[name]])) } as Draw)
}
