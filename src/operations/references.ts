import { answerFor } from '../dialect/by-name.ts'
import type { Answers } from '../generated/answers.ts'
import type { Link } from '../store/entities.ts'
import type { Store } from '../store/store.ts'
import { decodeWholeNumber, type IdCodec } from '../wire/ids.ts'
import type { InputIssue } from '../wire/issues.ts'
import { remedyFor, remedyOf } from '../wire/remedies.ts'
import type { FormInput } from './input.ts'

/**
 * Finds the domain, space and pixels that a link's input refers to (questions `references.unknown`,
 * `links.domain-synonym`, `links.domain.unsent`).
 */
export function readReferences(
  input: FormInput,
  { answers, ids, store }: { answers: Answers; ids: IdCodec; store: Store },
  isNew: boolean,
): { values: Partial<Link>; issues: InputIssue[] } {
  const values: Partial<Link> = {}
  const issues: InputIssue[] = []
  const isPixel = (id: number | undefined) => id !== undefined && store.pixels.get(id) !== undefined
  const isEachKnown = (list: string) => list.split(',').every(part => isPixel(ids.decode(part.trim())))
  const miss = (field: string, expected: string, received: string) => {
    const [name = ''] = field === 'domain' ? ['domain_id'] : field.split('.')
    const unknown = answerFor(answers['references.unknown'], name)
    if (unknown === 'ignored') return
    const isList = name === 'pixel_ids' && received.split(',').length > 1 && isEachKnown(received)
    const remedy = isList ? remedyOf('input.id-lists') : remedyFor('references.unknown', name, answers)
    issues.push({ field, expected, received, status: unknown, question: 'references.unknown', remedy })
  }

  const domainField = domainNames(answers).find(name => typeof input.get(name) === 'string')
  if (domainField !== undefined) {
    const text = input.get(domainField) as string
    const id = decodeWholeNumber(text)
    if (id !== undefined && store.domains.has(id)) values.domain_id = id
    else miss(domainField, `the id of a domain of the account (${known(store.domains)})`, text)
  }
  if (isNew && values.domain_id === undefined) {
    const domains = [...store.domains.keys()]
    const usual = { first: domains[0], last: domains.at(-1), none: null }[answers['links.domain.unsent']]
    if (usual === undefined) issues.push({ field: 'domain_id' })
    else values.domain_id = usual
  }

  const space = input.get('space_id')
  if (space === null) values.space_id = null
  if (typeof space === 'string') {
    const id = decodeWholeNumber(space)
    if (id !== undefined && store.spaces.has(id)) values.space_id = id
    else miss('space_id', `the id of a space of the account (${known(store.spaces)})`, space)
  }

  const pixels = input.get('pixel_ids')
  if (Array.isArray(pixels)) {
    values.pixel_ids = []
    for (const { index, value = '' } of pixels) {
      const id = ids.decode(value)
      if (id === undefined || store.pixels.get(id) === undefined) {
        miss(`pixel_ids.${index}`, 'the id of a pixel of the account', value)
      } else if (!values.pixel_ids.includes(id)) {
        values.pixel_ids.push(id)
      }
    }
  }
  return { values, issues }
}

/**
 * Returns the names of the field that sets a new link's domain. If both are sent, the first one counts
 * (question `links.domain-synonym`).
 */
export function domainNames(answers: Answers): readonly ['domain_id' | 'domain', ...string[]] {
  const synonym = answers['links.domain-synonym']
  return synonym === 'both' ? ['domain_id', 'domain'] : [synonym]
}

function known(records: ReadonlyMap<number, unknown>): string {
  return [...records.keys()].slice(0, 10).join(', ')
}
