import { setTimeout } from 'node:timers/promises'
import { withPlain } from '../grammar/draw.ts'
import type { Draw } from '../grammar/index.ts'
import { startStranger } from '../service/server.ts'
import { send } from './client.ts'
import { checkLists } from './lists.ts'
import { checkPages } from './pages.ts'
import { checkCreates, checkDeletes, checkUpdates } from './records.ts'
import { createWorld, expect, isSuccess, make, type World } from './world.ts'

/**
 * Checks that a service conforms to the interface document. Reads its stored records directly, so that the
 * shapes of responses need not be known. Returns the violations, which invalidate what the suite reports.
 */
export async function checkStranger(draw: Draw, seed: string): Promise<string[]> {
  // The check reads what it has just written.
  const server = await startStranger(withPlain(draw, ['list.lag']))
  const world = createWorld(server, draw, seed)
  try {
    const foreign = () =>
      JSON.stringify(Object.values(server.records()).map(all => all.filter(one => one.foreign)))
    const before = foreign()
    await checkCreates(world)
    await checkForms(world)
    // Until then, a link whose title is not there yet has another place in lists.
    await setTimeout(draw['title.after'])
    await checkLists(world)
    await checkPages(world)
    await checkUpdates(world)
    await setTimeout(draw['title.after'])
    await checkLists(world)
    await checkDeletes(world)
    expect(world, foreign() === before, 'foreign records stay unchanged')
  } finally {
    await server.close()
  }
  return [...new Set(world.broken)]
}

/** Section 4: bodies are form-encoded. */
async function checkForms(world: World): Promise<void> {
  for (const [nth, text] of ['one two', 'Grüße-日本', 'a&b=c+d%20e;f#g'].entries()) {
    const name = `form-pp${90 + nth}pp ${text}`
    const fields = { name, type: 'bing', value: `F-${nth}` }
    const made = await make(world, 'pixels', { form: fields, fields })
    world.pixels = world.pixels.filter(one => one !== made)
    if (made === undefined) continue
    const body = `name=${encodeURIComponent(name)}&type=bing&value=F`
    const answered = await send(world.server, 'PUT', `/pixels/${made.id}`, body)
    expect(world, isSuccess(answered), 'a form with %20 is accepted', answered)
    await send(world.server, 'DELETE', `/pixels/${made.id}`)
  }
}
