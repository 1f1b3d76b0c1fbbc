import type { Draw } from '../grammar/index.ts'
import { endOf } from './facts.ts'
import { checkStrange, type Form } from './form.ts'
import { Judge } from './judge.ts'
import { blankLink, type Link, type LinkFields, listNames } from './model.ts'
import { domainOf, pixelsOf, spaceOf } from './reference-input.ts'
import { invalid, Refusal } from './refusal.ts'
import { dropInactive, impliedType, listsOf, mergedRows } from './rows.ts'
import { isAddress, isAlias, isCount, isDay, isTime } from './rules.ts'
import type { Store } from './store.ts'

type Changes = { -readonly [Name in keyof LinkFields]?: LinkFields[Name] | undefined }

/** The fields of a link after a form: of a new link, or of `current`. Throws a Refusal. */
export function linkAfter(
  form: Form,
  store: Store,
  draw: Draw,
  current: Link | undefined,
  newAlias: () => string,
): LinkFields {
  checkStrange(form, draw)
  if (current !== undefined && form.size === 0) {
    if (draw['update.empty'] === 'unchanged') return current.fields
    throw new Refusal('other', draw['errors.invalid.status'], 'There is nothing to update.')
  }
  const judge = new Judge(form, draw)
  const sent = changesOf(form, judge, store, draw, current)
  if (judge.issues.length > 0) throw invalid(draw['errors.invalid.status'], judge.issues)
  const before = baseOf(current, store, draw, newAlias)
  const merges = current !== undefined && draw['update.lists'] === 'merges'
  const fields = { ...before } as Record<string, unknown>
  for (const [name, value] of Object.entries(sent)) if (value !== undefined) fields[name] = value
  const after = fields as unknown as LinkFields
  after.own_alias = sent.alias !== undefined || current?.fields.own_alias === true
  if (merges) {
    if (sent.pixel_ids?.length) after.pixel_ids = [...new Set([...before.pixel_ids, ...sent.pixel_ids])]
    for (const name of listNames) {
      if (sent[name]?.length) after[name] = mergedRows(before[name], sent[name], name)
    }
  }
  return checked(after, store, draw, current, sent)
}

/** The fields that a form changes. */
function changesOf(form: Form, judge: Judge, store: Store, draw: Draw, current: Link | undefined): Changes {
  const address = (name: string) => judge.ruled(name, text => isAddress(text, draw), 'must be an address')
  const url = address('url')
  const needed = current === undefined || draw['input.update-url'] === 'yes'
  if (needed && !form.fields.get('url')) judge.wrong('url', 'required', 'url is required.')
  const alias = judge.ruled('alias', text => isAlias(text, draw), 'has characters that are not allowed')
  const lists = listsOf(form, judge, draw)
  const types = draw['target.undocumented'] === 'accepted' ? [0, 1, 2, 3, 4] : [0, 1, 2, 4]
  const type = judge.choice('target_type', types)
  const clicks = judge.ruled('expiration_clicks', isCount, 'must be a whole number')
  const none = clicks === null || (clicks === '0' && draw['expiration.no-clicks'] === 'unset')
  const implied = draw['target.implied'] === 'set-it' ? impliedType(lists) : undefined
  const noType = draw['target.default'] === 'zero' ? 0 : null
  const disabled = judge.choice('disabled', [0, 1])
  const privacy = judge.choice('privacy', [0, 1, 2])
  return {
    url: url ? storedUrl(url, draw) : undefined,
    domain_id: domainOf(form, judge, store, draw, current),
    alias: alias || undefined,
    password: judge.text('password'),
    privacy_password: judge.text('privacy_password'),
    space_id: spaceOf(judge, store, draw),
    pixel_ids: pixelsOf(form, judge, store, draw),
    disabled: disabled === null ? 0 : disabled,
    privacy: privacy === null ? 0 : privacy,
    expiration_url: address('expiration_url'),
    expiration_date: judge.ruled('expiration_date', isDay, 'must be a day, YYYY-MM-DD'),
    expiration_time: judge.ruled('expiration_time', isTime, 'must be a time, HH:MM'),
    expiration_clicks: none ? null : clicks === undefined ? undefined : Number(clicks),
    target_type: type === null ? noType : (type ?? implied),
    ...lists,
  }
}

function storedUrl(url: string, draw: Draw): string {
  return draw['url.kept'] === 'normalised' ? new URL(url).href : url
}

/** The fields before the changes: none, those of the link, or those that a replacing update keeps. */
function baseOf(current: Link | undefined, store: Store, draw: Draw, newAlias: () => string): LinkFields {
  if (current !== undefined && draw['update.mode'] === 'keeps') return current.fields
  const { url, alias, domain_id } = current?.fields ?? {
    url: '',
    alias: newAlias(),
    domain_id: store.domains[draw['input.default-domain'] === 'first' ? 0 : 1].id,
  }
  const blank = blankLink(url, alias, domain_id)
  return draw['target.default'] === 'zero' ? { ...blank, target_type: 0 } : blank
}

/** Validates fields that depend on each other. */
function checked(
  after: LinkFields,
  store: Store,
  draw: Draw,
  current: Link | undefined,
  sent: Changes,
): LinkFields {
  const fields = { ...after }
  const status = draw['errors.invalid.status']
  const refuse = (field: string, code: string, message: string) => invalid(status, [{ field, code, message }])
  if (fields.expiration_time !== null && fields.expiration_date === null) {
    if (draw['expiration.time-only'] === 'refused') {
      throw refuse('expiration_date', 'required', 'expiration_date is required with expiration_time.')
    }
    if (draw['expiration.time-only'] === 'dropped') fields.expiration_time = null
  }
  const end = endOf(fields, draw)
  const dated = typeof sent.expiration_date === 'string' || typeof sent.expiration_time === 'string'
  if (draw['expiration.past'] === 'refused' && dated && end !== undefined && end <= Date.now()) {
    throw refuse('expiration_date', 'past', 'expiration_date must be in the future.')
  }
  if (fields.privacy === 2 && !fields.privacy_password && draw['privacy.password'] === 'refused') {
    throw refuse('privacy_password', 'required', 'privacy_password is required when privacy is 2.')
  }
  if (fields.privacy !== 2 && draw['privacy.leftover'] === 'dropped') fields.privacy_password = null
  const folded = (alias: string) => (draw['alias.case'] === 'insensitive' ? alias.toLowerCase() : alias)
  const taken = store.links.rows.some(
    link =>
      link !== current &&
      folded(link.fields.alias) === folded(fields.alias) &&
      (draw['alias.unique'] === 'account' || link.fields.domain_id === fields.domain_id),
  )
  if (taken && draw['alias.taken'] === 409) throw new Refusal('conflict', 409, 'The alias is taken.')
  if (taken) throw refuse('alias', 'taken', 'The alias has already been taken.')
  return draw['target.inactive'] === 'dropped' ? dropInactive(fields) : fields
}
