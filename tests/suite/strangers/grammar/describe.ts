import { taken } from './draw.ts'
import { choices, type Draw, plainDraw } from './index.ts'

/** What a service is like: a line for each choice that is not the plain one. */
export function describeDraw(draw: Draw): string[] {
  return taken(draw).map(
    name => `${name}: ${draw[name]} (${choices[name].about}; otherwise ${plainDraw[name]})`,
  )
}
