import { type Answered, send, shown } from './client.ts'
import { randomLink, randomPixel } from './random-form.ts'
import { expect, isSuccess, type Kind, make, mustHold, storedOf, type World } from './world.ts'

/** Number of created records: enough for most documented values, too few for a second page. */
const counts = { pixels: 8, links: 18 }

/** Sections 2, 4 and 5: a created record is stored, complete, and can be read. */
export async function checkCreates(world: World): Promise<void> {
  const { server, random } = world
  for (let nth = 0; nth < counts.pixels; nth += 1) await make(world, 'pixels', randomPixel(random, nth))
  const pixels = world.pixels.map(({ id }) => id)
  for (let nth = 0; nth < counts.links; nth += 1) {
    const made = await make(world, 'links', randomLink(random, nth, server, pixels))
    const fields = made === undefined ? {} : storedOf(world, 'links', made.id)?.fields
    if (made?.fields.disabled === undefined) expect(world, fields?.disabled === 0, 'disabled is 0 by default')
    if (made?.fields.privacy === undefined) expect(world, fields?.privacy === 0, 'privacy is 0 by default')
  }
  for (const kind of ['links', 'pixels'] as const) {
    for (const { id } of world[kind]) await mustShow(world, kind, id)
  }
}

/**
 * Reads a record: JSON that shows this record alone, and no secret. A former token may be shown too: that of a
 * title which is not new yet.
 */
async function mustShow(world: World, kind: Kind, id: string, former?: string): Promise<void> {
  const answered = await send(world.server, 'GET', `/${kind}/${encodeURIComponent(id)}`)
  expect(world, isSuccess(answered), 'a record can be read', answered)
  expect(world, isJson(answered), 'a record is answered as JSON', answered)
  const own = tokenOf(world, kind, id)
  const tokens = shown(answered, kind).filter(token => token !== former)
  expect(
    world,
    tokens.length === 1 && tokens[0] === own,
    `a read shows ${own} alone, not ${tokens}`,
    answered,
  )
  mustHideSecrets(world, answered)
}

/** The document leaves headers open: some services call all their JSON a text. */
export function isJson({ type, json }: Answered): boolean {
  return /^(application\/([\w.-]+\+)?json|text\/(html|plain))\b/.test(type) && json !== undefined
}

export function mustHideSecrets(world: World, answered: Answered): void {
  const leaks = /hunter2|correct-horse/.test(answered.text)
  expect(world, !leaks, 'no answer shows a password', answered)
}

/** The text by which a record is recognised in a response. */
export function tokenOf(world: World, kind: Kind, id: string): string {
  const { fields } = storedOf(world, kind, id)!
  return String(kind === 'links' ? fields.url : fields.name)
    .split('/')
    .at(-1)!
}

/** Section 4: an update changes the fields that it sends, and nothing else. */
export async function checkUpdates(world: World): Promise<void> {
  const { server, random } = world
  const pixels = world.pixels.map(({ id }) => id)
  for (const kind of ['links', 'pixels'] as const) {
    for (const [index, made] of world[kind].slice(0, 6).entries()) {
      const others = JSON.stringify(server.records()[kind].filter(({ id }) => id !== made.id))
      const former = tokenOf(world, kind, made.id)
      const keepsTitle = kind === 'links' && world.draw['title.on-update'] === 'as-after-a-create'
      const nth = 40 + index
      const sent = kind === 'links' ? randomLink(random, nth, server, pixels) : randomPixel(random, nth)
      const { domain_id: _, ...form } = sent.form
      const { domain_id: __, ...fields } = sent.fields
      const answered = await send(server, 'PUT', `/${kind}/${encodeURIComponent(made.id)}`, form)
      expect(world, isSuccess(answered), 'an update of documented fields is accepted', answered)
      mustHideSecrets(world, answered)
      const merges = world.draw['update.lists'] === 'merges'
      const lists = ['pixel_ids', 'country', 'platform', 'language', 'rotation']
      const exact = Object.entries(fields).filter(([name]) => !(merges && lists.includes(name)))
      mustHold(world, kind, { ...made, fields: Object.fromEntries(exact) }, 'an update')
      const now = storedOf(world, kind, made.id)?.fields
      if (kind === 'links')
        expect(world, now?.domain_id === made.fields.domain_id, 'an update keeps the domain')
      made.fields = { ...made.fields, ...fields }
      const after = JSON.stringify(server.records()[kind].filter(({ id }) => id !== made.id))
      expect(world, others === after, `an update of one of the ${kind} changes no other`)
      await mustShow(world, kind, made.id, keepsTitle ? former : undefined)
    }
  }
}

/** Section 4: a delete removes one record. */
export async function checkDeletes(world: World): Promise<void> {
  const { server } = world
  for (const kind of ['links', 'pixels'] as const) {
    for (const { id } of world[kind].slice(0, 4)) {
      const token = tokenOf(world, kind, id)
      const before = server.records()[kind].length
      const answered = await send(server, 'DELETE', `/${kind}/${encodeURIComponent(id)}`)
      // Whether a pixel can be deleted while links use it is open.
      const inUse = kind === 'pixels' && world.draw['pixels.in-use'] === 'refused'
      if (inUse && storedOf(world, kind, id) !== undefined) continue
      expect(world, isSuccess(answered), 'a delete is accepted', answered)
      expect(world, server.records()[kind].length === before - 1, 'a delete takes one record away')
      const got = await send(server, 'GET', `/${kind}/${encodeURIComponent(id)}`)
      expect(world, !shown(got, kind).includes(token), 'a deleted record cannot be read', got)
      const listed = await send(server, 'GET', `/${kind}?per_page=100`)
      expect(world, !shown(listed, kind).includes(token), 'a deleted record is in no list', listed)
    }
  }
}
