import { Skipped } from '../../core/errors.ts'
import { type LinkInput, platformKeys } from '../../discover/input.ts'
import { update } from '../../discover/make.ts'
import { type Got, get } from '../../discover/reads.ts'
import type { DocumentedRequirement } from '../requirement.ts'
import { broken, mustBeKnown, mustSucceed } from '../support/kit.ts'
import { changeLink, linkFixture, rowsFor } from '../support/link-fixture.ts'
import { createWith } from '../support/new-link.ts'
import { isChangedTogether } from '../support/shared-updates.ts'
import { holdsIfShown, mustHold } from '../support/stored.ts'

/**
 * If no create has shown a time, tries whether an update does. A record that has a place for it must show the time of
 * its create there, too.
 */
export function storedByCreatesToo(
  requirement: DocumentedRequirement,
  changes: LinkInput,
): DocumentedRequirement {
  const { expiration_time: time = '' } = changes
  const shows = ({ record }: Got) => JSON.stringify(record ?? null).includes(time)
  return {
    ...requirement,
    async run(context) {
      try {
        await requirement.run(context)
      } catch (error) {
        if (!(error instanceof Skipped)) throw error
        const { id } = await linkFixture(context)
        if (!shows(await get(context, 'links', id))) throw error
        const made = await createWith(context, 'time_of_create', changes)
        const created = await get(context, 'links', mustBeKnown(made.id, 'a link'))
        if (shows(created)) throw error
        throw broken(
          `the time ${time} after a create, as after an update`,
          'a link without it',
          created.exchange,
        )
      }
    },
  }
}

/** Also sends each platform, unless one update has changed all of them. A server may limit the length of a list. */
export function withEveryPlatform(requirement: DocumentedRequirement): DocumentedRequirement {
  return {
    ...requirement,
    async run(context) {
      await requirement.run(context)
      if (await isChangedTogether(context, 'platform')) return
      const isStored = new Map<string, boolean>()
      for (const key of platformKeys) {
        const platform = rowsFor([key], 'platform')
        const { exchange, fixture } = await changeLink(context, { target_type: '2', platform })
        mustSucceed(exchange, `an update with the platform ${key}`)
        const held = await holdsIfShown(context, 'links', fixture, 'platform', platform)
        if (held !== undefined) isStored.set(key, held)
        // Where rows are added to those of before, no update of one key is stored as it was sent.
        const lost = [...isStored].find(([, one]) => !one)?.[0]
        if (lost !== undefined && [...isStored.values()].includes(true))
          throw broken(`the platform ${lost} to be stored, as others are`, 'a link without it', exchange)
      }
    },
  }
}

/** If only one space is known, judges by a link without a space, which is moved into it. */
export function movedIntoSpace(requirement: DocumentedRequirement): DocumentedRequirement {
  return {
    ...requirement,
    async run(context) {
      const [space, other] = context.settings.spaceIds
      if (space === undefined || other !== undefined) return requirement.run(context)
      const made = await createWith(context, 'no_space', {})
      const id = mustBeKnown(made.id, 'a link')
      const sent = { ...made.sent, space_id: space }
      mustSucceed(await update(context, 'links', id, sent), `an update with space_id=${space}`)
      await mustHold(context, 'links', { id, sent }, 'space_id', space)
    },
  }
}
