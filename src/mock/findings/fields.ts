import { plainName } from '../../wire/issues.ts'
import type { Pair } from '../../wire/plain.ts'
import { doubleEncoded } from './encoding.ts'
import { didYouMean, type Finding } from './finding.ts'
import { isKeyParameter } from './head.ts'
import { meantName } from './meant.ts'
import type { LookedAt } from './request.ts'

/** How many unknown names of one request are findings of their own. */
const most = 10

/** Returns the request of an operation, for messages: `POST /links`. */
export function requestOf({ operation }: LookedAt): string {
  return `${operation.method} ${operation.path}`
}

/** Returns the section that lists the form fields of a request. */
export function fieldSection({ operation }: LookedAt): string {
  return operation.path.startsWith('/links') ? '2.1' : '2.2'
}

/** Returns the name of a field without its brackets. */
export function rootOf(name: string): string {
  return name.includes('[') ? (/^([^[\]]+)(\[[^[\]]*\])*$/.exec(name)?.[1] ?? name) : name
}

/** Returns the findings about the names of the fields in a body: unknown, repeated, encoded twice. */
export function fieldFindings(looked: LookedAt, fields: readonly Pair[]): Finding[] {
  const { operation, answers } = looked
  const isKnown = (name: string) => Object.hasOwn(operation.fields, rootOf(name))
  const unknown = [...new Set(fields.map(([name]) => rootOf(name)).filter(name => !isKnown(name)))]
  const findings = unknown.slice(0, most).map(name => unknownField(looked, name))
  if (unknown.length > most)
    findings.push({
      kind: 'unknown-field',
      text: `${requestOf(looked)} does not have ${unknown.length - most} further fields either.`,
      section: fieldSection(looked),
    })
  const known = fields.filter(([name]) => isKnown(name))
  const which = answers['input.duplicate-field']
  for (const [name, times] of countsOf(known)) {
    if (times === 1 || name.endsWith('[]') || typeof which === 'number') continue
    const text = `The field ${name} was sent ${times} times: only the ${which} value counts.`
    const own = { section: fieldSection(looked), field: name, question: 'input.duplicate-field' } as const
    findings.push({ kind: 'repeated', text, ...own })
  }
  for (const [name, value] of known) {
    if (!doubleEncoded(name, value)) continue
    const text = `The field ${name} is percent-encoded twice. Encode its value once.`
    findings.push({ kind: 'double-encoded', text, section: '4', field: name })
  }
  return [...findings, ...domainFindings(looked, known)]
}

function unknownField(looked: LookedAt, sent: string): Finding {
  const { operation, answers } = looked
  const field = plainName(sent)
  const own = { kind: 'unknown-field', section: fieldSection(looked), field } as const
  if (operation.operationId === 'updateLink' && /^domain(_id)?$/.test(sent)) {
    const text = `${requestOf(looked)} has no field ${field}: a link keeps its domain.`
    return { ...own, section: '4.1', text, question: 'links.update.domain' }
  }
  const meant = meantName(sent, Object.keys(operation.fields))
  const ignored = answers['input.unknown-field'] === 'ignored' ? ': it is ignored' : ''
  const text = `${requestOf(looked)} has no field ${field}${ignored}.${didYouMean(meant)}`
  return { ...own, text, question: 'input.unknown-field', ...(meant !== undefined && { meant }) }
}

/** Returns the finding about a domain that does not count, because of its name. */
function domainFindings(looked: LookedAt, fields: readonly Pair[]): Finding[] {
  const synonym = looked.answers['links.domain-synonym']
  const sent = (name: string) => fields.some(([field, value]) => field === name && value !== '')
  const own = { section: '2.1', question: 'links.domain-synonym' } as const
  if (sent('domain') && sent('domain_id')) {
    const other = synonym === 'domain' ? 'domain_id' : 'domain'
    const text = `The fields domain and domain_id are the same: ${other} is ignored.`
    return [{ kind: 'repeated', text, field: other, ...own }]
  }
  const ignored = synonym === 'both' ? undefined : synonym === 'domain' ? 'domain_id' : 'domain'
  if (ignored === undefined || !sent(ignored)) return []
  const text = `The field ${ignored} is ignored.${didYouMean(synonym)}`
  return [{ kind: 'unknown-field', text, field: ignored, meant: synonym, ...own }]
}

/** Returns the findings about the query of a POST or PUT, which has none in the document. */
export function queryFindings(looked: LookedAt): Finding[] {
  const { operation, request, answers } = looked
  if (request.query === '') return []
  const names = [...new Set(new URLSearchParams(request.query).keys())]
  return names
    .filter(name => !isKeyParameter(name))
    .slice(0, most)
    .flatMap((sent): Finding[] => {
      const name = plainName(sent)
      if (!Object.hasOwn(operation.fields, rootOf(sent))) {
        const text = `${requestOf(looked)} has no parameter ${name}: it is ignored.`
        return [{ kind: 'unknown-parameter', text, section: '4', parameter: name }]
      }
      if (answers['input.query-fields'] === 'read') return []
      const text = `The field ${name} is in the query, where it is not read. Send it in the body.`
      return [{ kind: 'misplaced', text, section: '4', parameter: name, question: 'input.query-fields' }]
    })
}

/** Returns how often each name was sent. */
export function countsOf(pairs: readonly Pair[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [name] of pairs) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
