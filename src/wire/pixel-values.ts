import type { Values } from '../dialect/shapes/scope.ts'
import type { Pixel } from '../store/entities.ts'
import { addressTexts } from './base.ts'
import type { IdCodec } from './ids.ts'

/** A pixel as it is to be shown. */
export interface ShownPixel extends Pixel {
  /** How many links use it; undefined where nobody asks. */
  links_count?: number
}

/** The values of a pixel, by their names in shapes. */
export function pixelValues(pixel: ShownPixel, { encode }: IdCodec): Values {
  return { ...pixel, id: encode(pixel.id), ...addressTexts, version: pixel.updates + 1 }
}
