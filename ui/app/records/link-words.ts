import type { RecordedLink } from '../../../src/client/index.ts'

/** The words for the status of a link, and how they are shown (section 3). */
export const statuses: Record<number, { text: string; kind: string }> = {
  1: { text: 'Active', kind: 'ok' },
  2: { text: 'Expired', kind: 'warn' },
  3: { text: 'Disabled', kind: 'muted' },
}

/** Who sees the statistics of a link, by `privacy`. */
export const privacies: Record<number, string> = {
  0: 'everyone',
  1: 'the owner',
  2: 'who knows the password',
}

/** Which list selects the destination of a link, by `target_type`. */
export const targets: Record<number, string> = { 0: 'none', 1: 'country', 2: 'platform', 4: 'rotation' }

/** The lists of a link. The rows of a rotation have no key. */
export const lists = ['country', 'platform', 'language', 'rotation'] as const

/** The name of a list of a link. */
export type ListName = (typeof lists)[number]

/** The members of a recorded link that are no members of a seed. */
const derived = ['status', 'expires_at', 'short_url'] as const

/** Returns a recorded link as a link of a seed, without its passwords: the control plane does not show them. */
export function seedOfLink(link: RecordedLink): Record<string, unknown> {
  const members = Object.entries(link).filter(([name]) => !derived.some(member => member === name))
  return { ...Object.fromEntries(members), password: null, privacy_password: null }
}

/** Whether a link has a password of either kind. */
export function hasPassword({ password, privacy_password }: RecordedLink): boolean {
  return password !== null || privacy_password !== null
}

/** Returns the name of a link for messages: `link 7`. */
export function linkName({ id }: { id: number }): string {
  return `link ${id}`
}
