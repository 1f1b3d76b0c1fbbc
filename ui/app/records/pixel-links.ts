import type { AdminAccount, AdminClient } from '../../../src/client/index.ts'
import { called } from '../parts/call.ts'

/** The pixels of a link, in their order. */
export interface PixelsOfLink {
  id: number
  pixel_ids: number[]
}

const partSize = 1000
const most = 10_000

/**
 * Returns the links with a pixel, because deleting the pixel removes it from them. Undefined if the account has
 * too many links to read all of them.
 */
export async function linksWithPixel(
  admin: AdminClient,
  { account, links }: AdminAccount,
  pixel: number,
): Promise<PixelsOfLink[] | undefined> {
  if (links > most) return undefined
  const found: PixelsOfLink[] = []
  for (let offset = 0; offset < links; offset += partSize) {
    const params = { path: { account }, query: { offset, limit: partSize } }
    const result = await called(admin.GET('/accounts/{account}/links', { params }))
    if (!result.isDone) return undefined
    const { records } = result.data
    found.push(
      ...records
        .filter(({ pixel_ids }) => pixel_ids.includes(pixel))
        .map(({ id, pixel_ids }) => ({ id, pixel_ids })),
    )
  }
  return found
}
