import type { pixelTypes } from '../../../src/dialect/shapes/scopes/pixel.ts'
import { readPointer } from '../../../src/documents/pointer.ts'
import type { JsonRecord } from '../../core/match.ts'
import type { Context } from '../../discover/context.ts'
import type { Attempt } from '../../discover/found.ts'
import { create } from '../../discover/make.ts'
import { scalarOf } from '../../discover/places.ts'
import { get } from '../../discover/reads.ts'
import { once, readOnce } from './kit.ts'
import { plainAlias, sampleCode, sampleText, type Wording } from './sample-values.ts'

/** Creates an ordinary pixel of the type bing, once in a run. */
export function plainPixel(context: Context): Promise<Attempt> {
  return once(context, 'plain pixel', () =>
    create(context, 'pixels', marker => ({
      name: `${marker}-plain`,
      type: 'bing',
      value: `plain-${marker}`,
    })),
  )
}

/**
 * Creates a pixel with one text field that shows any loss of characters. With plain wording, returns the
 * ordinary pixel.
 */
export async function pixelWith(
  context: Context,
  name: 'name' | 'value',
  wording: Wording,
): Promise<Attempt> {
  if (wording === 'plain') return plainPixel(context)
  return create(context, 'pixels', marker => ({
    name: `${marker}-telling`,
    type: 'bing',
    value: `telling-${marker}`,
    [name]:
      name === 'name' ? sampleText(`${marker}-telling`, wording) : sampleCode(`telling-${marker}`, wording),
  }))
}

/** The end of a name with letters of several languages. */
export const lettersBeyondAscii = '-Grüße-日本-œuvre'

/** Creates a pixel whose name ends with a text, once in a run. Nothing changes it later. */
export function textPixel(context: Context, text: string): Promise<Attempt> {
  return once(context, `pixel named ${text}`, () =>
    create(context, 'pixels', marker => ({ name: `${marker}${text}`, type: 'bing', value: `pv-${marker}` })),
  )
}

/** The longest name that each service must keep. The document gives no length: the figure is ours. */
const shortLength = 64

/**
 * Whether a pixel shows only the start of a long name. It is open how long a name may be, and a service may cut
 * what is longer.
 */
export async function isNameCut(context: Context, id: string, name: string): Promise<boolean> {
  const place = context.discovered.place('pixels', 'name')
  const { record } = await get(context, 'pixels', id)
  const shown = place && scalarOf(readPointer(record, place.at), place)?.replace(/(\.{3}|[…\ufffd\s])+$/, '')
  return shown !== undefined && shown !== name && shown.length >= shortLength && name.startsWith(shown)
}

/**
 * One word for each pixel type. Their alphabetical order differs from the order of the types and of creation.
 */
const words: Record<(typeof pixelTypes)[number], string> = {
  adroll: 'kiosk',
  bing: 'cedar',
  facebook: 'hazel',
  'google-ads': 'amber',
  'google-analytics': 'jolly',
  'google-tag-manager': 'ebony',
  linkedin: 'birch',
  pinterest: 'ivory',
  quora: 'daisy',
  x: 'grape',
}

/** A pixel of a type, as it was read after its creation. */
export interface TypedPixel extends Attempt {
  record: JsonRecord | undefined
}

/** Returns the text at the start of the names of pixels that nothing changes, and that lists are judged by. */
export function listedPrefix({ discovered }: Pick<Context, 'discovered'>): string {
  return `${discovered.prefixes.pixels}list-`
}

/**
 * Creates a pixel of a type, once in a run. Nothing changes it later. The alphabetical order of the names,
 * `<run>-list-<word>-<marker>`, differs from the order of creation.
 */
export function typedPixel(context: Context, type: (typeof pixelTypes)[number]): Promise<TypedPixel> {
  const word = words[type]
  return once(context, `pixel of type ${type}`, async () => {
    const made = await create(context, 'pixels', marker => ({
      name: `${listedPrefix(context)}${word}-${marker}`,
      type,
      // A text that the name does not contain: a search by name must not find it.
      value: `${word}-${plainAlias('value', marker)}`,
    }))
    if (made.id === undefined) return { ...made, record: undefined }
    return { ...made, record: (await readOnce(context, 'pixels', made.id, made.proof)).record }
  })
}
