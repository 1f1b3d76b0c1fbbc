import type { PixelCreate } from '../../generated/openapi.ts'
import type { Pixel } from '../../store/entities.ts'
import { checkNewPixels } from '../records.ts'
import { Factory, type Models } from './factory.ts'

/**
 * A pixel that can be stored in the database or sent in a request. Only the database accepts `id` and the
 * times.
 */
export type PixelAttributes = PixelCreate & Partial<Pick<Pixel, 'id' | 'created_at' | 'updated_at'>>

/**
 * Builds pixels.
 *
 * @example
 * ```ts
 * import { createTestMock, PixelFactory } from 'shortlink-kit/testing'
 *
 * const { db } = createTestMock()
 * const pixel = new PixelFactory().create(db, { type: 'bing' })
 * console.log(pixel.name) // Pixel 1
 * ```
 */
export class PixelFactory extends Factory<PixelAttributes, Pixel> {
  protected override define(sequence: number): PixelAttributes {
    return { name: `Pixel ${sequence}`, type: 'facebook', value: String(900_000_000 + sequence) }
  }

  protected override check(db: Models, built: readonly PixelAttributes[]): void {
    checkNewPixels(db, built)
  }

  protected override store(db: Models, built: PixelAttributes): Pixel {
    return db.pixel.create(built)
  }
}

/** A factory of pixels. Its sequence continues for as long as the module is loaded. */
export const pixelFactory = new PixelFactory()
