import { type Draw, plainDraw } from '../grammar/index.ts'
import { settle } from '../grammar/settle.ts'
import { djangoRest, hal, jsonApi, laravel, laravelBare } from './frameworks.ts'
import { aipLike, bare, oldPhp, stripeLike } from './services.ts'

const parts: Readonly<Record<string, Partial<Draw>>> = {
  laravel,
  'laravel-bare': laravelBare,
  'json-api': jsonApi,
  hal,
  'django-rest': djangoRest,
  'stripe-like': stripeLike,
  'aip-like': aipLike,
  'old-php': oldPhp,
  bare,
}

export const conventionNames = Object.keys(parts)

/** A service that follows a named convention. */
export function conventionOf(name: string): Draw {
  const part = parts[name]
  if (part === undefined)
    throw new RangeError(`Failed to find the convention ${name}: ${conventionNames.join(', ')}`)
  return settle({ ...plainDraw, ...part } as Draw)
}
