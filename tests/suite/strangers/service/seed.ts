import type { Draw } from '../grammar/index.ts'
import { blankLink, pixelTypes } from './model.ts'
import type { Store } from './store.ts'

const clicks = [3, 12, 9, 110, 25, 1001, 0, 99, 10, 250]
const day = 86_400_000

/** Fills the account with foreign records of every documented kind. */
export function seedForeign(store: Store, draw: Draw): void {
  const size = draw['account.size']
  const start = Date.now() - 90 * day
  for (let nth = 0; nth < Math.ceil(size / 4); nth += 1) {
    const type = pixelTypes[(nth * 3) % pixelTypes.length]!
    store.pixels.add({ name: `Shop pixel ${nth}`, type, value: `SP-${nth}` }, true, start + nth * day)
  }
  for (let nth = 0; nth < size; nth += 1) {
    const [first, second] = store.domains
    const domain = nth % 2 === 0 ? first : second
    const fields = blankLink(`https://shop.acme.example/offers/item-${nth * 7}`, `offer-${nth}`, domain.id)
    if (nth % 3 !== 0) fields.space_id = store.spaces[nth % 3 === 1 ? 0 : 1].id
    if (nth % 5 === 0) fields.disabled = 1
    if (nth % 4 === 1) fields.privacy = 1
    if (nth % 7 === 3) fields.expiration_date = '2021-05-01'
    if (nth % 6 === 2) {
      fields.target_type = 1
      fields.country = [{ key: 'CH', value: 'https://shop.acme.example/ch' }]
    }
    const pixel = store.pixels.rows[nth % 4]
    if (pixel !== undefined && nth % 4 !== 3) fields.pixel_ids = [pixel.id]
    const link = store.links.add(fields, true, start + nth * day)
    link.clicks = clicks[nth % clicks.length]! + Math.floor(nth / 10)
  }
}
