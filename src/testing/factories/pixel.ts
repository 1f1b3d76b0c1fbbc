import type { components } from '../../generated/openapi.ts'
import type { Pixel } from '../../store/entities.ts'
import { Factory, type Models } from './factory.ts'

type Fields = components['schemas']['PixelCreate']

/**
 * A pixel that can be stored in the database or sent in a request. Only the database accepts `id` and the
 * times.
 */
export type PixelAttributes = Fields & Partial<Pick<Pixel, 'id' | 'created_at' | 'updated_at'>>

/** Builds pixels: `pixelFactory.build({ type: 'bing' })`. */
export class PixelFactory extends Factory<PixelAttributes, Pixel> {
  protected override define(sequence: number): PixelAttributes {
    return { name: `Pixel ${sequence}`, type: 'facebook', value: String(900_000_000 + sequence) }
  }

  protected override store(db: Models, built: PixelAttributes): Pixel {
    return db.pixel.create(built)
  }
}

/** A factory of pixels. Its sequence continues for as long as the module is loaded. */
export const pixelFactory = new PixelFactory()
