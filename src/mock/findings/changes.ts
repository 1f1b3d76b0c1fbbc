import type { Answers } from '../../generated/answers.ts'
import type { FormInput } from '../../operations/input.ts'
import { tidyRows } from '../../operations/link-fields.ts'
import { type SentRow, sortFields } from '../../wire/fields.ts'
import type { Pair } from '../../wire/plain.ts'
import { fieldSection } from './fields.ts'
import type { Finding } from './finding.ts'
import type { LookedAt } from './request.ts'

/** The fields of a request whose values the mock may not have used as they were sent. */
export interface ChangeContext {
  looked: LookedAt
  texts: ReadonlyMap<string, string>
  lists: ReadonlyMap<string, SentRow[]>
  found(field: string, text: string, question?: keyof Answers): Finding
}

export function changeContext(looked: LookedAt, fields: readonly Pair[]): ChangeContext {
  const { answers, operation } = looked
  const { texts, lists } = sortFields(fields, operation.fields, answers['input.duplicate-field'])
  const found: ChangeContext['found'] = (field, text, question) => ({
    kind: 'changed-value',
    text: `The field ${field} ${text}`,
    section: fieldSection(looked),
    field,
    ...(question && { question }),
  })
  return { looked, texts, lists, found }
}

/**
 * Returns the findings about values of fields that the mock did not store as they were sent, whatever its records
 * are.
 */
export function changeFindings(looked: LookedAt, fields: readonly Pair[]): Finding[] {
  if (looked.isRefused) return []
  const context = changeContext(looked, fields)
  const isUpdate = looked.operation.method === 'PUT'
  return [
    ...(isUpdate ? emptyFindings(context) : []),
    ...gapFindings(context),
    ...rowFindings(context),
    ...(isUpdate && fields.length === 0 ? [noField(looked)] : []),
  ]
}

function noField(looked: LookedAt): Finding {
  const text = 'The update sends no field.'
  return { kind: 'no-effect', text, section: fieldSection(looked), question: 'links.update.empty-body' }
}

/** Returns the findings about fields that were sent empty and have no effect. */
function emptyFindings({ looked, texts, found }: ChangeContext): Finding[] {
  const { optional } = looked.answers['input.empty-value']
  if (optional !== 'absent') return []
  const empty = [...texts].filter(([name, value]) => value === '' && name !== 'url')
  return empty.map(([name]) => found(name, 'is empty, which changes nothing.', 'input.empty-value'))
}

/**
 * Returns the findings about lists whose indexes have gaps, unless the dialect states that they are allowed.
 */
function gapFindings({ looked, lists, found }: ChangeContext): Finding[] {
  if (looked.isStated('input.list-index-gaps')) return []
  const gapped = [...lists].filter(([, rows]) => rows.some(({ index }, position) => index !== position))
  return gapped.map(([name]) =>
    found(name, 'has gaps in its indexes: its rows are moved together.', 'input.list-index-gaps'),
  )
}

/** Returns the findings about rows that were dropped, and about keys that are stored in another case. */
function rowFindings({ looked: { answers }, lists, found }: ChangeContext): Finding[] {
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
