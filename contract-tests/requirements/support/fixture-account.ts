import { Skipped } from '../../core/errors.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { JsonRecord } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { ExpiredBy } from '../../discover/found.ts'
import type { Input, LinkInput } from '../../discover/input.ts'
import { create, createWhatIsTaken, update } from '../../discover/make.ts'
import { showsValue } from '../../discover/places.ts'
import { list, narrowing, shownAfterCreate } from '../../discover/reads.ts'
import { fieldsIn } from './input-fields.ts'
import { once } from './kit.ts'

/** A link of the fixture account: the fields it was created with, and the record that the server shows. */
export interface FixtureLink {
  id: string
  marker: string
  /** Decides the link's place in the order of urls, and of titles that start like the url. */
  urlWord: string
  /** Decides the link's place in the order of titles that are the last part of the url. */
  titleWord: string
  /** Decides the link's place in the order of aliases. */
  aliasWord: string
  sent: LinkInput
  expired: boolean
  record: JsonRecord | undefined
}

/** Links of many kinds, in order of creation. Requirements about lists share them and never change them. */
export interface FixtureAccount {
  actors: readonly FixtureLink[]
  pixels: readonly string[]
}

interface Part {
  /**
   * Words that decide the order by each field. All are in lower case and of the same length, so every
   * collation orders them alike. The orders by url, alias, title and creation are different.
   */
  words: readonly [url: string, alias: string, title: string]
  /** The end of the url. */
  end?: string
  disabled?: '1'
  privacy?: '1' | '2'
  /** Whether `disabled` and `privacy` are not sent. Otherwise they are 0 unless given. */
  byDefault?: true
  expired?: true
  /** Whether it expires late on its day, and also after clicks that it does not have. */
  late?: true
  space?: 0 | 1
  domain?: 0 | 1
  pixels?: readonly (0 | 1)[]
}

/** Links with nothing but their names. Two are enough to see what a search finds. */
const plainParts: readonly Part[] = [
  // A search pattern of SQL takes an underscore for any character, unless it is escaped.
  { words: ['grape', 'cedar', 'cedar'], domain: 0, end: '_en' },
  // A regular expression takes a question mark for a sign of its own. A search that is decoded twice loses the %20.
  { words: ['fjord', 'grape', 'jolly'], domain: 1, end: '?from=plain%20path&to=link' },
]

const otherParts: readonly Part[] = [
  { words: ['noble', 'ebony', 'grape'], space: 0, domain: 0, pixels: [0] },
  { words: ['cedar', 'kiosk', 'birch'], disabled: '1', space: 1, domain: 1 },
  { words: ['jolly', 'birch', 'mango'], privacy: '1', space: 0, domain: 0, pixels: [1, 0] },
  { words: ['amber', 'ivory', 'ebony'], expired: true, space: 0, domain: 0 },
  { words: ['lemon', 'amber', 'amber'], privacy: '2', space: 0, domain: 0, pixels: [0] },
  { words: ['daisy', 'lemon', 'noble'], disabled: '1', space: 0, pixels: [0, 1], domain: 0 },
  { words: ['ivory', 'daisy', 'fjord'], expired: true, domain: 1, late: true },
  { words: ['birch', 'jolly', 'kiosk'], space: 1, pixels: [1, 0], domain: 0 },
  { words: ['kiosk', 'fjord', 'ivory'], space: 0, domain: 1, pixels: [1, 0], byDefault: true },
  { words: ['ebony', 'hazel', 'lemon'], privacy: '1', space: 0, domain: 0, pixels: [0] },
  { words: ['hazel', 'noble', 'daisy'], space: 0, domain: 0, pixels: [1, 0] },
  { words: ['mango', 'mango', 'hazel'], space: 0, domain: 0, pixels: [0], byDefault: true },
]

/** Returns the text at the start of the urls of links that nothing changes, and that lists are judged by. */
export function listedUrls({ discovered }: Pick<Context, 'discovered'>): string {
  return `${discovered.prefixes.links}list/`
}

/**
 * Returns the fields of a link that matches every filter. Six links of the fixture account have them, if ids of a
 * domain and a space were given.
 */
export function filteredFields({ settings }: Context, pixels: readonly string[]): LinkInput {
  const [domain_id] = settings.domainIds
  const [space_id] = settings.spaceIds
  return {
    ...(domain_id !== undefined && { domain_id }),
    ...(space_id !== undefined && { space_id }),
    ...(pixels[0] !== undefined && { pixel_ids: [pixels[0]] }),
  }
}

/** Returns the ids of two pixels to attach to links. */
export async function fixturePixelIds(context: Context): Promise<readonly [string, string]> {
  return once(context, 'pixels to attach', async () => {
    const ids = context.discovered.madePixels.map(pixel => pixel.id)
    for (let nth = ids.length; nth < 2; nth += 1) {
      const made = await create(context, 'pixels', marker => ({
        name: `${marker}-attach`,
        type: 'bing',
        value: marker,
      }))
      if (made.id !== undefined) ids.push(made.id)
    }
    const [first, second] = ids
    if (first === undefined || second === undefined) throw new Skipped('no pixels could be created to attach')
    return [first, second]
  })
}

/** The same, or none if no pixels could be created. */
export async function anyFixturePixelIds(context: Context): Promise<readonly string[]> {
  try {
    return await fixturePixelIds(context)
  } catch (error) {
    if (error instanceof Skipped) return []
    throw error
  }
}

/** Returns the first links of the fixture account. Creates them on the first call. */
export function plainLinks(context: Context): Promise<readonly FixtureLink[]> {
  return once(context, 'plain links', () => createLinks(context, plainParts, { pixels: [] }))
}

/** Returns the fixture account. Creates it on the first call. */
export function fixtureAccount(context: Context): Promise<FixtureAccount> {
  return once(context, 'fixture account', () => createFixtureAccount(context))
}

async function createFixtureAccount(context: Context): Promise<FixtureAccount> {
  const pixels = await anyFixturePixelIds(context)
  const { expiredBy } = context.discovered
  const plain = await plainLinks(context)
  const actors = [...plain, ...(await createLinks(context, otherParts, { pixels, expiredBy }))]
  await touch(context, actors[2])
  return { actors, pixels }
}

/** What links need that are more than plain. */
interface Means {
  pixels: readonly string[]
  expiredBy?: ExpiredBy | undefined
}

/** Creates links with as many of their fields as the server accepts. */
async function createLinks(context: Context, parts: readonly Part[], means: Means): Promise<FixtureLink[]> {
  const refused = new Set<readonly (keyof LinkInput)[]>()
  const run = context.account.run.replace(/\W/g, '')
  const actors: FixtureLink[] = []
  for (const part of parts) {
    const [urlWord, aliasWord, titleWord] = part.words
    const fieldsOf = (marker: string): LinkInput => ({
      url: `${listedUrls(context)}${urlWord}/${titleWord}-${marker}-${urlWord}${part.end ?? ''}`,
      // The start is that of all aliases: a service may compare only the first characters.
      alias: `${run}${aliasWord}${marker.slice(-4)}`,
      ...fieldsFor(context, means, part),
    })
    const made = await createWhatIsTaken(context, fieldsOf, refused)
    if (!context.discovered.ok(made.exchange) || made.id === undefined) continue
    const sent = await complete(context, made.id, made.sent, fieldsOf(made.marker))
    const { id, marker } = made
    const expired = part.expired === true && means.expiredBy !== undefined
    const isAsCreated = sent === made.sent
    const record = await recordOf(context, id, isAsCreated ? made.proof : undefined)
    actors.push({ id, marker, urlWord, titleWord, aliasWord, sent, expired, record })
  }
  return actors
}

/** Fields with which a link whose day has passed is Expired all the same. */
const late: LinkInput = { expiration_time: '23:59', expiration_clicks: '73021' }

/** Returns the fields of a link of the fixture account, except its url and alias. */
function fieldsFor(
  { settings }: Context,
  { pixels, expiredBy }: Means,
  part: Part,
): Omit<LinkInput, 'url' | 'alias'> {
  const domain = part.domain === undefined ? undefined : settings.domainIds[part.domain]
  const space = part.space === undefined ? undefined : settings.spaceIds[part.space]
  const attached = (part.pixels ?? []).map(index => pixels[index]).filter(id => id !== undefined)
  return {
    ...(part.byDefault ? {} : { disabled: part.disabled ?? '0', privacy: part.privacy ?? '0' }),
    ...(part.privacy === '2' ? { privacy_password: 'scene-secret' } : {}),
    ...(domain === undefined ? {} : { domain_id: domain }),
    ...(space === undefined ? {} : { space_id: space }),
    ...(attached.length === 0 ? {} : { pixel_ids: attached }),
    ...(part.expired ? expiredBy?.input : {}),
    ...(part.late && expiredBy?.input.expiration_date !== undefined ? late : {}),
  }
}

/**
 * Tries to set by an update the fields that the server refused on create. Returns the fields that the link
 * has now.
 */
async function complete(
  context: Context,
  id: string,
  sent: LinkInput,
  wanted: LinkInput,
): Promise<LinkInput> {
  const known: Input = sent
  if (fieldsIn(wanted).every(([name]) => known[name] !== undefined)) return sent
  const exchange = await update(context, 'links', id, wanted)
  if (!context.discovered.ok(exchange)) return sent
  return { ...wanted, ...(sent.domain_id === undefined ? {} : { domain_id: sent.domain_id }) }
}

/** Reads the record of a link. Undefined if the server does not show it. */
async function recordOf(context: Context, id: string, proof?: Exchange): Promise<JsonRecord | undefined> {
  const { record } = await shownAfterCreate(context, 'links', { id, proof })
  if (record !== undefined && context.discovered.id('links', record) === id) return record
  const listed = await list(context, 'links', { ...narrowing(context, 'links'), per_page: '100' })
  return listed.records[listed.ids.indexOf(id)]
}

/** Updates one link that is not the last, so that the order of updates differs from the order of creation. */
async function touch(context: Context, actor: FixtureLink | undefined): Promise<void> {
  if (actor === undefined) return
  const sent = { ...actor.sent, expiration_url: 'https://touched.example.com/' }
  const exchange = await update(context, 'links', actor.id, sent)
  if (context.discovered.ok(exchange)) actor.sent = sent
  actor.record = await recordOf(context, actor.id)
}

/**
 * Whether a link has a value, as the server shows it. If it does not show the field, the value that was sent
 * counts; and so it does for `disabled` of an expired link: a flag of active links is off for both.
 */
export function holdsValue(
  context: Context,
  actor: FixtureLink,
  name: 'disabled' | 'privacy' | 'space_id' | 'domain_id',
  value: string,
): boolean {
  const place = name === 'disabled' && actor.expired ? undefined : context.discovered.place('links', name)
  const shown =
    place?.proven === true && actor.record !== undefined ? showsValue(place, actor.record, value) : undefined
  return shown ?? actor.sent[name] === value
}
