import type { CommandName } from './commands.ts'

export const lengthNames = ['full', 'short', 'tiny'] as const
/** Length of a run: everything, or enough to create, update and delete both resources. */
export type Length = (typeof lengthNames)[number]

const short = [
  'links.create.url',
  'links.update.url',
  'links.update.no-copy',
  'links.update.other-links',
  'links.delete.*',
  'links.alias.unique',
  'pixels.update.applied',
  'pixels.delete.*',
]

const tiny = ['links.delete.applied', 'pixels.delete.applied']
const learned = [
  'links.alias.generated',
  'errors.not-found',
  'update.partial',
  'pixels.delete.attached',
  'update.patch',
  'errors.method',
  'errors.precedence',
]

/** The requirements of a run, or undefined for all. `compare` always plays its whole scenario. */
export function onlyOf(command: CommandName, length: Length): readonly string[] | undefined {
  if (length === 'full' || command === 'compare') return undefined
  if (command === 'learn') return length === 'short' ? learned : learned.slice(0, 3)
  return length === 'short' ? short : tiny
}
