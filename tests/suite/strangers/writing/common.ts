import { createHash } from 'node:crypto'
import type { Draw } from '../grammar/index.ts'
import { offsetAt } from '../service/facts.ts'
import type { Entity } from '../service/model.ts'
import type { Json } from './json.ts'
import type { Member } from './members.ts'
import { writeMoment, writePart } from './moments.ts'
import { idName, momentName } from './names.ts'
import type { Surroundings } from './subject.ts'

type Of<Subject> = (subject: Subject) => Entity<unknown>

/** Members of links and pixels alike: ids, constants, moments, and members that change by themselves. */
export function commonMembers<Subject extends Surroundings>(
  kind: 'link' | 'pixel',
  draw: Draw,
  of: Of<Subject>,
): Member<Subject>[] {
  const object = draw['extra.object']
  return [
    idMember(kind, draw, of),
    ...(object === 'none' ? [] : [constant<Subject>(object, kind)]),
    ...secondId(kind, draw, of),
    ...constants<Subject>(draw),
    ...moments(draw, of),
    ...volatile(draw, of),
  ]
}

function constant<Subject>(name: string, value: Json): Member<Subject> {
  return { path: [name], of: () => value }
}

function idMember<Subject extends Surroundings>(
  kind: 'link' | 'pixel',
  draw: Draw,
  of: Of<Subject>,
): Member<Subject> {
  switch (draw[`ids.${kind}s`]) {
    case 'number':
      return { path: [idName(kind, draw)], of: subject => Number(of(subject).id) }
    case 'in-name':
      return { path: ['name'], of: subject => `${kind}s/${of(subject).id}` }
    case 'in-address':
      return { path: ['href'], of: subject => `${subject.baseUrl}/${kind}s/${of(subject).id}` }
    default:
      return { path: [idName(kind, draw)], of: subject => of(subject).id }
  }
}

function secondId<Subject>(kind: string, draw: Draw, of: Of<Subject>): Member<Subject>[] {
  switch (draw['ids.second']) {
    case 'none':
      return []
    case 'serial':
      return [{ path: ['legacy_id'], of: subject => of(subject).serial * 7 + 3 }]
    case 'hash':
      return [{ path: ['hash'], of: subject => hashOf(`${kind} hash ${of(subject).serial}`) }]
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}

function constants<Subject>(draw: Draw): Member<Subject>[] {
  if (draw['extra.constants'] === 'none') return []
  const few = [constant<Subject>('archived', false), constant<Subject>('version', 2)]
  if (draw['extra.constants'] === 'few') return few
  return [...few, owner(draw), constant('tags', []), constant('plan', 'business'), constant('notes', null)]
}

/** The owner of all records, whose id a new record may have too. */
function owner<Subject>(draw: Draw): Member<Subject> {
  const next = draw['account.size'] + 1
  switch (draw['extra.owner']) {
    case 'far':
      return constant('owner', { id: 77, name: 'Acme Ltd', role: 'admin' })
    case 'first':
      return constant('owner', { id: next, name: 'Acme Ltd', role: 'admin' })
    case 'soon':
      return constant('owner', { id: next + 8, name: 'Acme Ltd', role: 'admin' })
    case 'flat':
      return constant('owner_id', next)
  }
}

function moments<Subject>(draw: Draw, of: Of<Subject>): Member<Subject>[] {
  const shown = { both: ['created', 'updated'], created: ['created'], none: [] } as const
  const names: readonly ('created' | 'updated')[] = shown[draw['times.shown']]
  const path = (name: string) => (draw['link.group.times'] === 'nested' ? ['history', name] : [name])
  return names.flatMap(which => {
    const timeOf = (subject: Subject) => {
      const at = of(subject)[`${which}At`]
      return { at, ahead: draw['times.clock'] === 'utc' ? 0 : offsetAt(at, draw) }
    }
    const parts = draw['times.parts']
    if (parts !== 'one')
      return (['day', 'time'] as const).map(part => ({
        path: path(`${which}_${part}`),
        of: (subject: Subject) => {
          const { at, ahead } = timeOf(subject)
          return writePart(part, at, ahead, parts === 'digits')
        },
      }))
    return {
      path: path(momentName(which, draw)),
      of: (subject: Subject) => {
        const { at, ahead } = timeOf(subject)
        return writeMoment(draw['times.format'], at, ahead)
      },
    }
  })
}

function volatile<Subject extends Surroundings>(draw: Draw, of: Of<Subject>): Member<Subject>[] {
  switch (draw['extra.volatile']) {
    case 'none':
      return []
    case 'fetched_at':
      return [{ path: ['fetched_at'], of: () => new Date().toISOString() }]
    case 'reads':
      return [{ path: ['reads'], of: ({ count }) => count() }]
    case 'revision':
      return [{ path: ['_rev'], of: subject => hashOf(`${of(subject).id} ${subject.count()}`) }]
  }
}
