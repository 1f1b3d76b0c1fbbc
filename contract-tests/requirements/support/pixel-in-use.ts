import type { Exchange } from '../../core/exchange.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import { create } from '../../discover/make.ts'
import { type Got, get } from '../../discover/reads.ts'
import { fixturePixelIds } from './fixture-account.ts'
import { mustBeKnown, once } from './kit.ts'
import { holds } from './stored.ts'

/** A pixel that two links use beside another one, and the response to its deletion. */
interface PixelInUse {
  id: string
  marker: string
  /** The other pixel. */
  other: string
  /** One of the links. */
  link: Attempt & { id: string }
  /** The link before the deletion. */
  before: Got
  /** The response to the deletion. Undefined if the link does not have the pixel, so that it was not deleted. */
  deleted: Exchange | undefined
}

/** Deletes a pixel that two links use, once in a run. */
export function deletePixelInUse(context: Context): Promise<PixelInUse> {
  return once(context, 'pixel in use', async () => {
    const pixel = await create(context, 'pixels', marker => ({
      name: `${marker}-in-use`,
      type: 'bing',
      value: `in-use-${marker}`,
    }))
    const id = mustBeKnown(pixel.id, 'a pixel')
    // Outside the fixture account, so that no list of it contains the link.
    const host = `in-use.${context.discovered.site}`
    const [other] = await fixturePixelIds(context)
    const pixel_ids = [id, other]
    const fieldsOf = (marker: string) => ({ url: `https://${host}/${marker}`, pixel_ids })
    const link = await create(context, 'links', fieldsOf)
    await create(context, 'links', fieldsOf)
    const linkId = mustBeKnown(link.id, 'a link')
    const isAttached = await holds(context, 'links', { id: linkId, sent: link.sent }, 'pixel_ids', pixel_ids)
    const before = await get(context, 'links', linkId)
    const deleted = isAttached ? await context.account.delete('pixels', id) : undefined
    return { id, marker: pixel.marker, other, link: { ...link, id: linkId }, before, deleted }
  })
}
