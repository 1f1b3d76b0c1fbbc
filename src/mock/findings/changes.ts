import { answerFor } from '../../dialect/by-name.ts'
import type { Answers } from '../../generated/answers.ts'
import type { FormInput } from '../../operations/input.ts'
import { tidyRows } from '../../operations/link-fields.ts'
import { takeType } from '../../operations/link-state.ts'
import { decoded } from '../../operations/request-parts.ts'
import type { Link } from '../../store/entities.ts'
import { type SentRow, sortFields } from '../../wire/fields.ts'
import { decodeWholeNumber } from '../../wire/ids.ts'
import type { Pair } from '../../wire/plain.ts'
import { fieldSection } from './fields.ts'
import type { Finding } from './finding.ts'
import type { LookedAt } from './request.ts'

/** Returns the findings about values of fields that the mock did not store as they were sent. */
export function changeFindings(looked: LookedAt, fields: readonly Pair[]): Finding[] {
  if (looked.isRefused) return []
  const { answers, operation } = looked
  const { texts, lists } = sortFields(fields, operation.fields, answers['input.duplicate-field'])
  const found = (field: string, text: string, question?: keyof Answers): Finding => ({
    kind: 'changed-value',
    text: `The field ${field} ${text}`,
    section: fieldSection(looked),
    field,
    ...(question && { question }),
  })
  const context = { looked, texts, lists, found }
  const isUpdate = operation.method === 'PUT'
  return [
    ...(isUpdate ? emptyFindings(context) : pastFindings(context)),
    ...(operation.path.startsWith('/links') ? idFindings(context) : []),
    ...(lists.size > 0 ? listFindings(context) : []),
    ...(isUpdate && fields.length === 0 ? [noField(looked)] : []),
  ]
}

interface Context {
  looked: LookedAt
  texts: ReadonlyMap<string, string>
  lists: ReadonlyMap<string, SentRow[]>
  found(field: string, text: string, question?: keyof Answers): Finding
}

function listFindings(context: Context): Finding[] {
  return [...gapFindings(context), ...rowFindings(context), ...inactiveFindings(context)]
}

function noField(looked: LookedAt): Finding {
  const text = 'The update sends no field.'
  return { kind: 'no-effect', text, section: fieldSection(looked), question: 'links.update.empty-body' }
}

/** Returns the findings about fields that were sent empty and have no effect. */
function emptyFindings({ looked, texts, found }: Context): Finding[] {
  const { optional } = looked.answers['input.empty-value']
  if (optional !== 'absent') return []
  const empty = [...texts].filter(([name, value]) => value === '' && name !== 'url')
  return empty.map(([name]) => found(name, 'is empty, which changes nothing.', 'input.empty-value'))
}

/** Returns the finding about a new link that has expired already. */
function pastFindings({ looked: { resources, answers }, texts }: Context): Finding[] {
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

/**
 * Returns the findings about lists whose indexes have gaps, unless the dialect states that they are allowed.
 */
function gapFindings({ looked, lists, found }: Context): Finding[] {
  if (looked.isStated('input.list-index-gaps')) return []
  const gapped = [...lists].filter(([, rows]) => rows.some(({ index }, position) => index !== position))
  return gapped.map(([name]) =>
    found(name, 'has gaps in its indexes: its rows are moved together.', 'input.list-index-gaps'),
  )
}

/** Returns the findings about rows that were dropped, and about keys that are stored in another case. */
function rowFindings({ looked: { answers }, lists, found }: Context): Finding[] {
  const input: FormInput = new Map([...lists].map(([name, rows]) => [name, rows.map(row => ({ ...row }))]))
  tidyRows(input, answers)
  return [...lists].flatMap(([name, rows]) => {
    const tidied = input.get(name)
    if (!Array.isArray(tidied)) return []
    if (tidied.length < rows.length)
      return [found(name, 'has incomplete rows, which are dropped.', 'input.list-row-incomplete')]
    const isCased = tidied.some(({ key }, position) => key !== rows[position]?.key)
    return isCased
      ? [found(name, 'has a key in another case, which is corrected.', 'links.targeting.keys')]
      : []
  })
}

/** Returns the findings about ids that name nothing and were ignored, and about ids that were sent twice. */
function idFindings({ looked, texts, lists, found }: Context): Finding[] {
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
function inactiveFindings({ looked, texts, lists, found }: Context): Finding[] {
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
