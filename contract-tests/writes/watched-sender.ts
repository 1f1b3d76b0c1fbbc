import type { ExposedLinks } from './exposed.ts'
import type { Namesakes } from './namesakes.ts'
import { OwnedRecord } from './prove.ts'
import type { Sender } from './sender.ts'

/** Returns a sender whose changes and deletions are checked for what they do to records that are like the written one. */
export function watchedSender(sender: Sender, exposed: ExposedLinks, namesakes: Namesakes): Sender {
  return {
    ...sender,
    change(target, method, content) {
      const { resource, id } = target
      const { form } = content
      const change = () => sender.change(target, method, content)
      if (resource !== 'links' || form === undefined) return change()
      return exposed.change(method, id, form, change)
    },
    remove: target =>
      target instanceof OwnedRecord
        ? namesakes.around(target, () => sender.remove(target))
        : sender.remove(target),
  }
}
