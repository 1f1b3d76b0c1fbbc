import { kinds } from './kinds/index.ts'
import type { Kind } from './kinds/kind.ts'
import { type JsonForm, jsonForms } from './server/json-form.ts'
import { pick, randomOf } from './server/random.ts'

/** A random server: two or three kinds of different parts, in a random JSON form. */
export function draw(seed: number): { kinds: Kind[]; form: JsonForm } {
  const random = randomOf(seed)
  const form = {
    envelope: pick(random, jsonForms.envelope),
    names: pick(random, jsonForms.names),
    ids: pick(random, jsonForms.ids),
    location: pick(random, jsonForms.location),
  }
  const drawn: Kind[] = []
  const most = 2 + Math.floor(random() * 2)
  while (drawn.length < most) {
    const kind = pick(random, kinds)
    if (!kind.alone && !drawn.some(({ part }) => part === kind.part)) drawn.push(kind)
  }
  return { kinds: drawn, form }
}
