import type { CommandName } from './commands.ts'

/** Requirements that together create, change and delete records of both resources: for runs of which there are many. */
export const shortRuns: Partial<Record<CommandName, readonly string[]>> = {
  verify: [
    'links.create.url',
    'links.update.url',
    'links.update.no-copy',
    'links.update.other-links',
    'links.delete.*',
    'links.alias.unique',
    'pixels.update.applied',
    'pixels.delete.*',
  ],
  learn: [
    'links.create.status',
    'links.delete.status',
    'links.update.status',
    'links.update.partial',
    'pixels.delete.attached',
    'update.patch',
    'errors.method',
    'errors.precedence',
  ],
}
shortRuns.cleanup = shortRuns.verify!
