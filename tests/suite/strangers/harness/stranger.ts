import { conventionNames, conventionOf } from '../conventions/index.ts'
import { drawOf, withPlain } from '../grammar/draw.ts'
import { type ChoiceName, choiceNames, type Draw } from '../grammar/index.ts'

/** A service with a name by which it can be drawn again. */
export interface Named {
  /** A seed, or the name of a convention. */
  name: string
  draw: Draw
}

/** The service with a name such as `17` or `laravel`. */
export function strangerOf(name: string, without: readonly ChoiceName[] = []): Named {
  const seed = /^\d+$/.test(name) ? Number(name) : undefined
  return { name, draw: seed === undefined ? withPlain(conventionOf(name), without) : drawOf(seed, without) }
}

/** The names in a list such as `1-20,33,laravel`. */
export function namesIn(text: string): string[] {
  return text
    .split(',')
    .filter(part => part !== '')
    .flatMap(part => {
      const range = /^(\d+)-(\d+)$/.exec(part)
      if (range === null) return known(part)
      const [from, to] = [Number(range[1]), Number(range[2])]
      return Array.from({ length: to - from + 1 }, (_, nth) => String(from + nth))
    })
}

function known(name: string): string {
  if (/^\d+$/.test(name) || conventionNames.includes(name)) return name
  throw new RangeError(`Failed to find the stranger ${name}: give seeds or ${conventionNames.join(', ')}`)
}

export function choicesIn(text: string): ChoiceName[] {
  return text
    .split(',')
    .filter(name => name !== '')
    .map(name => {
      const found = choiceNames.find(choice => choice === name)
      if (found === undefined) throw new RangeError(`Failed to find the choice ${name}`)
      return found
    })
}
