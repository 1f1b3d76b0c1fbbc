import { taken } from './draw.ts'
import { choices, type Draw, plainDraw } from './index.ts'

/** Describes a service: a line for each choice with another option than the plain one. */
export function describeDraw(draw: Draw): string[] {
  return taken(draw).map(
    name => `${name}: ${draw[name]} (${choices[name].about}; otherwise ${plainDraw[name]})`,
  )
}
