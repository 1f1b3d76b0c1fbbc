import type { StoredRecord } from '../../fixtures/types.ts'
import { pick } from '../grammar/random.ts'
import { shown } from './client.ts'
import { isJson, mustHideSecrets, tokenOf } from './records.ts'
import { ask, expect, isSuccess, type Kind, type World } from './world.ts'

/** Sections 4 and 8: filters, searches, orders and page sizes of lists. */
export async function checkLists(world: World): Promise<void> {
  for (let nth = 0; nth < 15; nth += 1) await checkFilters(world)
  await checkSearch(world)
  await checkOrders(world)
  await checkClicks(world)
  await checkSizes(world)
}

/** Section 3, for a record whose status is not open: 1 Active, 2 Expired, 3 Disabled. */
function statusOf({ fields }: StoredRecord): string | undefined {
  const date = fields.expiration_date as string | null
  const expired = date !== null && date < '2022'
  const disabled = fields.disabled === 1
  if (expired && disabled) return undefined
  return expired ? '2' : disabled ? '3' : '1'
}

async function checkFilters(world: World): Promise<void> {
  const { server, random } = world
  const { links, pixels } = server.records()
  const maybe = (name: string, values: readonly string[]) =>
    random() < 0.4 && values.length > 0 ? { [name]: pick(random, values) } : {}
  const query: Record<string, string> = {
    per_page: '100',
    ...maybe('status', ['0', '1', '2', '3']),
    ...maybe('space_id', server.spaceIds),
    ...maybe('domain_id', server.domainIds),
    ...maybe(
      'pixel_id',
      pixels.map(({ id }) => id),
    ),
    ...maybe('sort_by', ['id', 'clicks', 'title', 'alias', 'url']),
    ...maybe('sort', ['asc', 'desc']),
  }
  const answered = await ask(world, 'links', query)
  expect(world, isSuccess(answered), 'documented filters are accepted', answered)
  mustHideSecrets(world, answered)
  const tokens = shown(answered, 'links')
  for (const link of links) {
    const { status = '0' } = query
    const own = status === '0' ? '0' : statusOf(link)
    if (own === undefined) continue
    const { fields } = link
    const wanted =
      own === status &&
      (query.space_id === undefined || fields.space_id === query.space_id) &&
      (query.domain_id === undefined || fields.domain_id === query.domain_id) &&
      (query.pixel_id === undefined || (fields.pixel_ids as string[]).includes(query.pixel_id))
    const token = tokenOf(world, 'links', link.id)
    const there = tokens.includes(token)
    expect(world, there === wanted, `${token} is ${wanted ? '' : 'not '}in ${JSON.stringify(query)}`)
  }
  const type = pick(
    random,
    pixels.map(({ fields }) => String(fields.type)),
  )
  const typed = shown(await ask(world, 'pixels', { type, per_page: '100' }), 'pixels')
  const right = pixels
    .filter(({ fields }) => fields.type === type)
    .map(({ id }) => tokenOf(world, 'pixels', id))
  expect(
    world,
    typed.length === right.length && right.every(one => typed.includes(one)),
    `type=${type} lists ${right}`,
  )
}

async function checkSearch(world: World): Promise<void> {
  for (const { id, fields } of world.links) {
    for (const by of ['url', 'alias'] as const) {
      const answered = await ask(world, 'links', { search: String(fields[by]), search_by: by })
      expect(
        world,
        shown(answered, 'links').includes(tokenOf(world, 'links', id)),
        `a search finds ${fields[by]}`,
        answered,
      )
    }
    for (const search of [String(fields.url).replace('https://', ''), String(fields.alias)]) {
      const plain = shown(await ask(world, 'links', { search }), 'links')
      const titled = shown(await ask(world, 'links', { search, search_by: 'title' }), 'links')
      expect(world, plain.join() === titled.join(), 'a search is by title by default')
    }
  }
  for (const { id, fields } of world.pixels) {
    for (const by of [{}, { search_by: 'name' }]) {
      const answered = await ask(world, 'pixels', { search: String(fields.name), ...by })
      const tokens = shown(answered, 'pixels')
      expect(
        world,
        tokens.join() === tokenOf(world, 'pixels', id),
        `a search finds ${fields.name} alone`,
        answered,
      )
    }
  }
}

async function checkOrders(world: World): Promise<void> {
  const mustBe = async (
    kind: Kind,
    query: Record<string, string>,
    wanted: readonly string[],
    says: string,
  ) => {
    const answered = await ask(world, kind, { ...query, per_page: '100' })
    const order = shown(answered, kind).filter(token => wanted.includes(token))
    expect(world, order.join() === wanted.join(), `${says}: ${wanted}, not ${order}`)
  }
  for (const kind of ['links', 'pixels'] as const) {
    const all = world.server.records()[kind].map(({ id }) => tokenOf(world, kind, id))
    await mustBe(kind, { sort_by: 'id', sort: 'asc' }, all, 'sort_by=id is the order of creation')
    await mustBe(kind, {}, all.toReversed(), 'lists begin with the newest')
    await mustBe(kind, { sort: 'desc' }, all.toReversed(), 'sort_by is id by default')
    const keys = kind === 'links' ? ['url', 'alias', ...titles(world)] : ['name']
    for (const key of keys) {
      // The words differ in letters that every collation orders alike.
      const field = key === 'title' ? 'url' : key
      const own = world[kind]
        .map(({ id, fields }) => ({ token: tokenOf(world, kind, id), key: String(fields[field]) }))
        .filter(
          ({ key: text }, index, list) =>
            list.findIndex(other => wordOf(other.key) === wordOf(text)) === index,
        )
        .sort((a, b) => (wordOf(a.key) < wordOf(b.key) ? -1 : 1))
        .map(({ token }) => token)
      await mustBe(kind, { sort_by: key, sort: 'asc' }, own, `sort_by=${key}`)
      await mustBe(kind, { sort_by: key }, own.toReversed(), `sort_by=${key} descends by default`)
    }
  }
}

/** Clicks cannot be sent. The links are visited, each a different number of times. */
async function checkClicks(world: World): Promise<void> {
  const clicks = new Map<string, number>()
  for (const [index, { id }] of world.links.entries()) {
    const times = 2000 + ((index * 7) % world.links.length)
    world.server.visit(id, times)
    clicks.set(tokenOf(world, 'links', id), (world.clicks.get(id) ?? 0) + times)
    world.clicks.set(id, (world.clicks.get(id) ?? 0) + times)
  }
  const answered = await ask(world, 'links', { sort_by: 'clicks', sort: 'asc', per_page: '100' })
  const seen = shown(answered, 'links').flatMap(token => clicks.get(token) ?? [])
  const ascends = seen.every((value, index) => index === 0 || seen[index - 1]! <= value)
  expect(world, ascends && seen.length === clicks.size, `sort_by=clicks, not ${seen}`)
}

function titles({ draw }: World): string[] {
  return draw['title.from'] === 'none' ? [] : ['title']
}

function wordOf(text: string): string {
  return /[a-z]+(?=\d|-)/.exec(text.split('/').at(-1)!)?.[0] ?? text
}

async function checkSizes(world: World): Promise<void> {
  for (const kind of ['links', 'pixels'] as const) {
    const there = world.server.records()[kind].length
    for (const size of [undefined, '10', '25', '50', '100']) {
      const answered = await ask(world, kind, size === undefined ? {} : { per_page: size })
      const wanted = Math.min(there, Number(size ?? 25))
      const got = shown(answered, kind).length
      expect(world, got === wanted, `per_page=${size} answers ${wanted} ${kind}, not ${got}`)
      expect(world, isSuccess(answered) && isJson(answered), 'a list is answered as JSON', answered)
    }
  }
}
