import type { Values } from '../dialect/shapes/scope.ts'
import type { Pixel } from '../store/entities.ts'
import { addressTexts } from './base.ts'
import type { IdCodec } from './ids.ts'

/** A pixel with the values that shapes can show. */
export interface ShownPixel extends Pixel {
  /** How many links use the pixel. Undefined if no shape shows the number. */
  links_count?: number
}

/** Returns the values of a pixel, by their names in shapes. */
export function pixelValues(pixel: ShownPixel, { encode }: IdCodec): Values {
  return { ...pixel, id: encode(pixel.id), ...addressTexts, version: pixel.updates + 1 }
}
