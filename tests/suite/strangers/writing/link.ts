import type { Draw } from '../grammar/index.ts'
import { statusOf, titleOf } from '../service/facts.ts'
import { commonMembers } from './common.ts'
import { displayOf, writeDisabled, writePrivacy, writeStatus, writeTarget } from './enums.ts'
import { expirationGroup, expirationMembers } from './expiration.ts'
import type { JsonObject } from './json.ts'
import { assemble, type Group, type Member, settleNames } from './members.ts'
import { disabledName, secretName } from './names.ts'
import { referenceMembers } from './references.ts'
import type { LinkSubject } from './subject.ts'
import { targetingMembers } from './targeting.ts'
import { textMembers } from './texts.ts'
import { writeUnset } from './unset.ts'

interface Plan {
  members: readonly Member<LinkSubject>[]
  /** The members that a list with short records shows. */
  slim: readonly Member<LinkSubject>[]
  groups: readonly Group<LinkSubject>[]
}

const plans = new WeakMap<Draw, Plan>()

/** A link as a service writes it. */
export function linkRecord(subject: LinkSubject, slim = false): JsonObject {
  const plan = plans.get(subject.draw) ?? planOf(subject.draw)
  plans.set(subject.draw, plan)
  return slim ? assemble(plan.slim, [], subject) : assemble(plan.members, plan.groups, subject)
}

function planOf(draw: Draw): Plan {
  const targets = (name: string) => (draw['link.group.targeting'] === 'flat' ? [name] : ['routing', name])
  const brief = [
    ...commonMembers<LinkSubject>('link', draw, ({ link }) => link),
    ...urlMembers(draw),
    ...textMembers(draw),
    ...stateMembers(draw),
  ]
  const rest = [
    ...referenceMembers(draw),
    ...expirationMembers(draw),
    ...targetMembers(draw, targets),
    ...targetingMembers(draw, targets),
    ...accessMembers(draw),
  ]
  const groups = [
    ...expirationGroup(draw),
    ...groupOf(draw['link.group.targeting'], ['routing'], ({ link }) => Boolean(link.fields.target_type)),
    ...groupOf(draw['link.group.access'], ['access_control'], ({ link }) => link.fields.privacy !== 0),
  ]
  const nested = (path: readonly string[]) =>
    draw['link.attributes'] === 'nested' && !outside(path, draw) ? ['attributes', ...path] : path
  const settled = settleNames(
    [...brief, ...rest].map(member => ({ ...member, path: nested(member.path) })),
    draw,
  )
  return {
    members: settled,
    slim: settled.slice(0, brief.length),
    groups: settleNames(
      groups.map(group => ({ ...group, path: nested(group.path), of: () => undefined })),
      draw,
    ).map(({ path }, index) => ({ ...groups[index]!, path })),
  }
}

/** Members that stay next to the attributes. */
function outside([first = '']: readonly string[], draw: Draw): boolean {
  return ['relationships', 'links', draw['names.id'], 'link_id', draw['extra.object']].includes(first)
}

function groupOf(
  form: string,
  path: readonly string[],
  has: (subject: LinkSubject) => boolean,
): Group<LinkSubject>[] {
  if (form === 'flat' || form === 'nested') return []
  return [{ path, has, otherwise: form.startsWith('null') ? 'null' : 'absent' }]
}

function urlMembers(draw: Draw): Member<LinkSubject>[] {
  const path = (name: string) => (draw['link.group.url'] === 'nested' ? ['landing', name] : [name])
  const title: Member<LinkSubject> = {
    path: path(draw['names.title']),
    of: ({ link }) => {
      const title = titleOf(link, draw)
      if (title === null) return writeUnset(draw['unset.title'])
      return draw['link.title'] === 'raw-and-rendered' ? { raw: title, rendered: `<b>${title}</b>` } : title
    },
  }
  return [
    { path: path(draw['names.url']), of: ({ link }) => link.fields.url },
    { path: [draw['names.alias']], of: ({ link }) => link.fields.alias },
    ...(draw['link.title'] === 'hidden' ? [] : [title]),
  ]
}

function stateMembers(draw: Draw): Member<LinkSubject>[] {
  const expired = draw['link.expired']
  const isExpired: Member<LinkSubject> = {
    path: ['is_expired'],
    of: ({ link }) => {
      const is = statusOf(link, draw) === 2
      return expired === 'number' ? Number(is) : is
    },
  }
  return [
    { path: [disabledName(draw)], of: ({ link }) => writeDisabled(link.fields.disabled, draw) },
    { path: [draw['names.status']], of: ({ link }) => writeStatus(statusOf(link, draw), draw) },
    ...(expired === 'none' ? [] : [isExpired]),
    ...(draw['link.displays'] === 'all'
      ? [
          {
            path: ['status_display'],
            of: ({ link }: LinkSubject) => displayOf('status', statusOf(link, draw)),
          },
        ]
      : []),
  ]
}

function targetMembers(draw: Draw, path: (name: string) => string[]): Member<LinkSubject>[] {
  const member: Member<LinkSubject> = {
    path: path(draw['names.target']),
    of: ({ link }) => {
      const type = link.fields.target_type
      if (type !== null) return writeTarget(type, draw)
      return draw['link.target'] === 'hidden' ? undefined : writeUnset(draw['unset.target'])
    },
  }
  return draw['link.target'] === 'hidden' ? [] : [member]
}

function accessMembers(draw: Draw): Member<LinkSubject>[] {
  const path = (name: string) => (draw['link.group.access'] === 'flat' ? [name] : ['access_control', name])
  const secrets = ['password', 'privacy_password'] as const
  const form = draw['link.secrets']
  const write = (isSet: boolean) => {
    if (form === 'masked') return isSet ? '********' : null
    return form === 'numbers' ? Number(isSet) : isSet
  }
  const flags: Member<LinkSubject>[] = secrets.map(secret => ({
    path: path(secretName(secret, draw)),
    of: ({ link }) => write(link.fields[secret] !== null),
  }))
  const one: Member<LinkSubject> = {
    path: path('is_protected'),
    of: ({ link }) => link.fields.password !== null || link.fields.privacy_password !== null,
  }
  const display: Member<LinkSubject> = {
    path: path('privacy_display'),
    of: ({ link }) => displayOf('privacy', link.fields.privacy),
  }
  return [
    { path: path(draw['names.privacy']), of: ({ link }) => writePrivacy(link.fields.privacy, draw) },
    ...(form === 'hidden' ? [] : form === 'one-flag' ? [one] : flags),
    ...(draw['link.displays'] === 'none' ? [] : [display]),
  ]
}
