import { readPointer } from '../../../src/documents/pointer.ts'
import type { Answers, Stated } from '../../../src/generated/answers.ts'
import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { LinkInput } from '../../discover/input.ts'
import { create } from '../../discover/make.ts'
import { usualDomain } from '../../discover/usual-domain.ts'
import type { AssumedRequirement, Observation } from '../requirement.ts'
import { holds } from '../support/stored.ts'
import { acceptedWith, aliasInUse } from '../support/taken.ts'
import { greatestAccepted } from './limits.ts'
import { observeGenerated } from './made-aliases.ts'
import { agreed, assumed, observed, recordOf, refusalStatus, tryLink, tryUrl, unseen } from './observe.ts'
import { observeKeys } from './target-keys.ts'

/** Questions about which links the server accepts. */
export const assumedLinks: readonly AssumedRequirement[] = [
  assumed('links.alias.rule', 'write', observeAliasRule),
  assumed('links.alias.generated', 'write', observeGenerated),
  assumed('links.alias.unique', 'write', observeUnique),
  assumed('links.url.rule', 'write', observeUrlRule),
  assumed(
    'links.privacy.password',
    'write',
    async (context): Promise<Observation<Answers['links.privacy.password']>> => {
      const bare = await tryLink(context, { privacy: '2' })
      const send = async () =>
        (await tryLink(context, { privacy: '2', privacy_password: 'with-a-password' })).exchange
      const whole = acceptedWith(context, 'privacy', '2') ?? (await send())
      if (!context.discovered.ok(whole)) return unseen('privacy 2 is refused even with a password', whole)
      const status = refusalStatus(bare.exchange)
      return observed(status ?? 'accepted', bare.exchange, whole)
    },
  ),
  assumed('links.password.meaning', 'write', observePasswords),
  assumed('links.target-type.undocumented', 'write', async context => {
    const rows = [{ key: 'de', value: 'https://language.example.com/' }]
    const inputs: LinkInput[] = [{ target_type: '3', language: rows }, { target_type: '3' }]
    const sightings = []
    for (const fields of inputs) {
      const { exchange } = await tryLink(context, fields)
      const accepted = context.discovered.ok(exchange) ? ('accepted' as const) : undefined
      sightings.push({ what: 'target_type=3', answer: refusalStatus(exchange) ?? accepted, exchange })
    }
    return agreed<'accepted' | number>(sightings)
  }),
  assumed(
    'links.target-type.unsent',
    'write',
    async (context): Promise<Observation<Answers['links.target-type.unsent']>> => {
      const rotation = [{ value: 'https://unsent.example.com/' }]
      const made = await tryLink(context, { rotation })
      if (made.id === undefined) return unseen('a list without a target_type is refused', made.exchange)
      const isImplied = await holds(context, 'links', { id: made.id, sent: made.sent }, 'target_type', '4')
      return observed(isImplied ? 'by-list' : 'unchanged', made.exchange)
    },
  ),
  assumed(
    'links.targeting.inactive',
    'write',
    async (context): Promise<Observation<Answers['links.targeting.inactive']>> => {
      const country = [{ key: 'DE', value: 'https://inactive.example.com/' }]
      const platform = [{ key: 'iOS', value: 'https://active.example.com/' }]
      const language = [{ key: 'de', value: 'https://language.example.com/' }]
      const made = await tryLink(context, { target_type: '2', country, platform, language })
      if (made.id === undefined)
        return unseen('a list that target_type does not name is refused', made.exchange)
      if (context.discovered.place('links', 'country')?.proven !== true)
        return unseen('links do not show their countries', made.exchange)
      if (await holds(context, 'links', { id: made.id, sent: made.sent }, 'country', country))
        return observed('kept', made.exchange)
      const isStored =
        context.discovered.place('links', 'language')?.proven === true &&
        (await holds(context, 'links', { id: made.id, sent: made.sent }, 'language', language))
      return observed(isStored ? 'dropped' : 'all-dropped', made.exchange)
    },
  ),
  assumed('links.targeting.keys', 'write', observeKeys),
]

/** Returns a word that is different for each marker, with exactly `length` letters and digits. */
function word(marker: string, length: number): string {
  return marker
    .replace(/[^a-z0-9]/g, '')
    .slice(-length)
    .padEnd(length, 'abcdefghij')
}

/** Finds out which characters and lengths an alias may have. Each alias is tried on a new link. */
async function observeAliasRule(context: Context): Promise<Observation<Answers['links.alias.rule']>> {
  const evidence: Exchange[] = []
  const send = async (aliasOf: (marker: string) => string) => {
    const made = await tryLink(context, marker => ({ alias: aliasOf(marker) }))
    evidence.push(made.exchange)
    return { alias: made.sent.alias ?? '', isTaken: context.discovered.ok(made.exchange) }
  }
  const takes = async (aliasOf: (marker: string) => string) => (await send(aliasOf)).isTaken
  const { alias, isTaken: capitals } = await send(marker => `Qa${word(marker, 8)}Z`)
  if (!capitals && !(await takes(marker => word(marker, 12))))
    return unseen('no alias of 12 letters and digits was accepted', ...evidence)
  let set = capitals ? 'A-Za-z0-9' : 'a-z0-9'
  for (const sign of ['_', '.', '~', '-']) {
    if (await takes(marker => `q${sign}${word(marker, 9)}`)) set += sign
  }
  let least = 1
  while (least < 5 && !(await takesSome(context, least, evidence))) least += 1
  const most = await greatestAccepted(64, 512, length =>
    takes(marker => word(marker, Math.min(40, length)).padEnd(length, 'x')),
  )
  const cased = capitals ? await observeCase(context, alias, evidence) : 'insensitive'
  const pattern = `^[${set}]{${least},${most}}$`
  return { answer: { pattern, case: cased }, evidence: evidence.slice(0, 4) }
}

/**
 * Whether an alias of a given length is accepted. Tries three aliases, because a short one may already be in
 * use.
 */
async function takesSome(context: Context, length: number, evidence: Exchange[]): Promise<boolean> {
  const letters = 'qjxzvwkyh'
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const alias = Array.from(
      { length },
      (_, index) => letters[(attempt * 4 + index * 5) % letters.length],
    ).join('')
    const { exchange } = await tryLink(context, { alias })
    evidence.push(exchange)
    if (context.discovered.ok(exchange)) return true
  }
  return false
}

/** Creates a link with the alias of another link in the other case. `alias` has small letters and capitals. */
async function observeCase(
  context: Context,
  alias: string,
  evidence: Exchange[],
): Promise<'sensitive' | 'insensitive'> {
  const isCapital = (letter: string) => letter !== letter.toLowerCase()
  const other = [...alias].map(one => (isCapital(one) ? one.toLowerCase() : one.toUpperCase())).join('')
  const { exchange } = await tryLink(context, { alias: other })
  evidence.push(exchange)
  return context.discovered.ok(exchange) ? 'sensitive' : 'insensitive'
}

async function observeUnique(context: Context): Promise<Observation<Stated<'links.alias.unique'>>> {
  const [one, two] = context.settings.domainIds
  const first = (await aliasInUse(context, one)) ?? (await takeAlias(context, one))
  const inDomain = (domain: string | undefined): LinkInput => ({
    ...(domain !== undefined && { domain_id: domain }),
    alias: first.alias,
  })
  const again = await tryLink(context, inDomain(one))
  const status = refusalStatus(again.exchange)
  if (status === undefined)
    return unseen('an alias that is in use is not refused', first.exchange, again.exchange)
  const usual = usualDomain(context.discovered)
  const hasOther = two !== undefined || (one !== undefined && usual !== undefined && usual !== one)
  if (!hasOther) {
    const note = 'not observed, and left out: scope (no second domain is known: pass two with --domain-id)'
    return { answer: { status }, evidence: [again.exchange], note }
  }
  // A link without a domain gets the usual one.
  const elsewhere = await tryLink(context, inDomain(two))
  const scope = context.discovered.ok(elsewhere.exchange) ? 'domain' : 'account'
  return observed({ scope, status }, again.exchange, elsewhere.exchange)
}

/** Creates a link with an alias that no other link has. */
async function takeAlias(
  context: Context,
  domain: string | undefined,
): Promise<{ alias: string; exchange: Exchange }> {
  const fieldsOf = (marker: string) => ({
    ...(domain !== undefined && { domain_id: domain }),
    alias: `unique${word(marker, 8)}`,
  })
  const { sent, exchange } = await tryLink(context, fieldsOf)
  return { alias: sent.alias ?? '', exchange }
}

async function observeUrlRule(context: Context): Promise<Observation<Stated<'links.url.rule'>>> {
  const evidence: Exchange[] = []
  const takes = async (urlOf: (marker: string) => string): Promise<boolean> => {
    const { exchange } = await create(context, 'links', marker => ({ url: urlOf(marker) }))
    evidence.push(exchange)
    return context.discovered.ok(exchange)
  }
  const any = await takes(marker => `slk-scheme://example.com/${marker}`)
  const schemes: string[] = []
  // All links of discovery have this scheme.
  const isHttpsTaken = context.discovered.madeLinks.length > 0
  for (const scheme of any ? [] : ['http', 'https', 'ftp']) {
    if (
      (scheme === 'https' && isHttpsTaken) ||
      (await takes(marker => `${scheme}://try.example.com/${marker}`))
    )
      schemes.push(scheme)
  }
  const length = await greatestAccepted(256, 8192, number =>
    takes(marker => `${tryUrl(context, marker)}/`.padEnd(number, 'x')),
  )
  if (length === 8192) {
    const note =
      'not observed, and left out: length (8192 characters are accepted; longer ones are not tried)'
    return { answer: { schemes }, evidence: evidence.slice(0, 4), note }
  }
  return { answer: { schemes, length }, evidence: [...evidence.slice(0, 4), ...evidence.slice(-1)] }
}

async function observePasswords(context: Context): Promise<Observation<Answers['links.password.meaning']>> {
  const { discovered } = context
  const guard = discovered.place('links', 'password')
  const stats = discovered.place('links', 'privacy_password')
  if (guard?.proven !== true || stats?.proven !== true)
    return unseen('links do not show whether they have passwords')
  const made = await tryLink(context, { password: 'only-this-one' })
  const shown = await recordOf(context, 'links', made)
  if (shown === undefined) return unseen('the link could not be read', made.exchange)
  const both = readPointer(shown.record, guard.at) === readPointer(shown.record, stats.at)
  return observed(both ? 'same' : 'separate', made.exchange, shown.exchange)
}
