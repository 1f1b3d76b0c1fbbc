import type { Link } from '../store/entities.ts'
import { titleOf } from '../store/titles.ts'
import type { InputIssue } from '../wire/issues.ts'
import { type Remedy, remedyOf } from '../wire/remedies.ts'
import type { FormInput } from './input.ts'
import type { LinkInputContext } from './link-context.ts'

/**
 * Sets the alias, which is sent or generated, and the title, which is derived from the destination or the
 * alias.
 */
export function nameLink(
  changes: Partial<Link>,
  input: FormInput,
  { answers, store }: LinkInputContext,
  current?: Link,
): void {
  const domain = current === undefined ? changes.domain_id! : current.domain_id
  const alias = input.get('alias')
  if (typeof alias === 'string') {
    changes.alias = alias
    changes.alias_generated = false
  } else if (current === undefined || alias === null) {
    changes.alias = store.aliases.generate(domain, store.random)
    changes.alias_generated = true
  }
  if (changes.url === undefined && changes.alias === undefined) return
  if (current !== undefined && answers['links.title.on-update'] === 'kept') return
  const titled = (link: Partial<Link>) =>
    titleOf({ url: link.url!, alias: link.alias }, answers['links.title'])
  // Only a derived title follows the destination and the alias. A title that was set through the database is
  // preserved.
  const isLater = answers['links.title.after'] > 0
  if (isLater && (current?.title ?? null) === null) changes.title = null
  else if (isLater && answers['links.title.on-update'] === 'later') return
  else if (current === undefined || current.title === titled(current))
    changes.title = titled({ ...current, ...changes })
}

/** Returns the issue of a new alias that another link has. */
export function aliasIssues(
  alias: string,
  changes: Partial<Link>,
  current: Link | undefined,
  { answers, store }: LinkInputContext,
): InputIssue[] {
  if (alias === '') return []
  const { domain_id: domain = null } = { ...current, ...changes }
  const owner = store.aliases.ownerOf(domain, alias)
  if (owner === undefined || owner === current?.id) return []
  const { scope, status } = answers['links.alias.unique']
  const among = scope === 'domain' ? 'on its domain' : 'in the account'
  const expected = `one that no other link has ${among}`
  const remedy = takenRemedy(alias, domain, store.links.get(owner))
  return [{ field: 'alias', expected, received: alias, status, question: 'links.alias.unique', remedy }]
}

/** Returns the remedy of a taken alias: without one, no answer accepts two links with the same alias. */
function takenRemedy(alias: string, domain: number | null, owner: Link | undefined): Remedy | undefined {
  if (owner === undefined) return undefined
  if (owner.domain_id !== domain) return remedyOf('links.alias.unique')
  return owner.alias === alias ? undefined : { question: 'links.alias.rule', answer: { case: 'sensitive' } }
}
