import { answerFor } from '../../dialect/by-name.ts'
import type { Answers } from '../../generated/answers.ts'
import { takeType } from '../../operations/link-state.ts'
import { decoded } from '../../operations/request-parts.ts'
import type { Link } from '../../store/entities.ts'
import type { SentRow } from '../../wire/fields.ts'
import { decodeWholeNumber } from '../../wire/ids.ts'
import type { Pair } from '../../wire/plain.ts'
import { type ChangeContext, changeContext } from './changes.ts'
import { rootOf } from './fields.ts'
import type { Finding } from './finding.ts'
import type { LookedAt } from './request.ts'

/** Returns the findings about fields that the mock compared with its records or with the time. */
export function recordFindings(looked: LookedAt, fields: readonly Pair[]): readonly Finding[] {
  const context = changeContext(looked, fields)
  const { method, path } = looked.operation
  return [
    ...(method === 'POST' ? pastFindings(context) : []),
    ...(path.startsWith('/links') ? idFindings(context) : []),
    ...inactiveFindings(context),
  ]
}

/** Whether `recordFindings` may find anything in the fields. */
export function areAboutRecords(fields: readonly Pair[], answers: Answers): boolean {
  const names = namesOf(answers)
  return fields.some(([name]) => names.has(rootOf(name)))
}

const namesByAnswers = new WeakMap<Answers, ReadonlySet<string>>()

/** Returns the names of the fields that a dialect compares with its records or with the time. */
function namesOf(answers: Answers): ReadonlySet<string> {
  let names = namesByAnswers.get(answers)
  if (names === undefined) {
    const unknown = answers['references.unknown']
    names = new Set([
      'pixel_ids',
      ...(answers['links.expiration.past'] === 'expired' ? ['expiration_date'] : []),
      ...(answerFor(unknown, 'domain_id') === 'ignored' ? ['domain_id', 'domain'] : []),
      ...(answerFor(unknown, 'space_id') === 'ignored' ? ['space_id'] : []),
      ...(answers['links.targeting.inactive'] === 'kept'
        ? []
        : ['country', 'platform', 'language', 'rotation']),
    ])
    namesByAnswers.set(answers, names)
  }
  return names
}

/** Returns the finding about a new link that has expired already. */
function pastFindings({ looked: { resources, answers }, texts }: ChangeContext): Finding[] {
  const date = texts.get('expiration_date')
  if (!date || resources === undefined || answers['links.expiration.past'] !== 'expired') return []
  const { expiry, clock } = resources.store
  const moment = expiry.momentOf({
    expiration_date: date,
    expiration_time: texts.get('expiration_time') || null,
  })
  if (moment === null || moment > clock.now()) return []
  const text = 'The field expiration_date is in the past: the new link has expired already.'
  const question = 'links.expiration.past'
  return [{ kind: 'no-effect', text, section: '2.1', field: 'expiration_date', question }]
}

/** Returns the findings about ids that name nothing and were ignored, and about ids that were sent twice. */
function idFindings({ looked, texts, lists, found }: ChangeContext): Finding[] {
  const { answers, resources, ids: codec } = looked
  if (resources === undefined) return []
  const { store } = resources
  const isIgnored = (name: string) => answerFor(answers['references.unknown'], name) === 'ignored'
  const ignored = (field: string, name: string) =>
    found(field, `names no ${name} of the account, and is ignored.`, 'references.unknown')
  const findings: Finding[] = []
  const owners = { domain_id: store.domains, domain: store.domains, space_id: store.spaces }
  for (const [field, owner] of Object.entries(owners)) {
    const text = texts.get(field)
    if (!text || looked.operation.fields[field] === undefined) continue
    const of = field === 'space_id' ? 'space_id' : 'domain_id'
    if (isIgnored(of) && !owner.has(decodeWholeNumber(text) ?? 0))
      findings.push(ignored(field, of.slice(0, -3)))
  }
  const rows = lists.get('pixel_ids') ?? []
  const isList = answers['input.id-lists'] === 'comma'
  const ids = rows
    .flatMap(({ value = '' }) => (isList ? value.split(',') : [value]))
    .map(text => codec.decode(text.trim()))
  const known = ids.filter(id => id !== undefined && store.pixels.get(id) !== undefined)
  if (isIgnored('pixel_ids') && known.length < ids.length) findings.push(ignored('pixel_ids', 'pixel'))
  if (new Set(known).size < known.length)
    findings.push(found('pixel_ids', 'has an id twice, which counts once.', 'input.id-lists'))
  return findings
}

/** Returns the findings about targeting lists that were dropped, because target_type does not name them. */
function inactiveFindings({ looked, texts, lists, found }: ChangeContext): Finding[] {
  const { answers, resources, id } = looked
  const inactive = answers['links.targeting.inactive']
  if (inactive === 'kept' || resources === undefined) return []
  const decodedId = id === undefined ? undefined : resources.links.ids.decode(decoded(id))
  const stored = decodedId === undefined ? undefined : resources.store.links.get(decodedId)
  const changes: Partial<Link> = {}
  takeType(changes, new Map<string, SentRow[] | number | null>([...lists, ...typeIn(texts)]), answers)
  const type = typeIn(texts)[0]?.[1] ?? changes.target_type ?? stored?.target_type ?? 0
  const active = { 1: 'country', 2: 'platform', 3: 'language', 4: 'rotation' }[type]
  return [...lists].flatMap(([name, rows]) => {
    if (name === 'pixel_ids' || name === active || rows.length === 0) return []
    if (name === 'language' && inactive === 'dropped') return []
    return [found(name, 'is dropped: target_type does not name it.', 'links.targeting.inactive')]
  })
}

function typeIn(texts: ReadonlyMap<string, string>): [name: string, type: number][] {
  const text = texts.get('target_type')
  return text ? [['target_type', Number(text)]] : []
}
