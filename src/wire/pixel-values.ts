import type { Values } from '../dialect/shapes/scope.ts'
import type { Pixel } from '../model/entities.ts'
import { baseText } from './base.ts'
import type { IdCodec } from './ids.ts'

/** The values of a pixel, by their names in shapes. */
export function pixelValues(pixel: Pixel, { encode }: IdCodec): Values {
  return { ...pixel, id: encode(pixel.id), base: baseText }
}
