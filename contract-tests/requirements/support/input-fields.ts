import type { Input } from '../../discover/input.ts'
import type { FieldValue } from '../../discover/places.ts'

const names: Record<keyof Input, true> = {
  url: true,
  domain_id: true,
  domain: true,
  alias: true,
  password: true,
  space_id: true,
  pixel_ids: true,
  disabled: true,
  privacy: true,
  privacy_password: true,
  expiration_url: true,
  expiration_date: true,
  expiration_time: true,
  expiration_clicks: true,
  target_type: true,
  country: true,
  platform: true,
  language: true,
  rotation: true,
  name: true,
  type: true,
  value: true,
}

/** Whether a text is the name of a field of links or pixels. */
export function isField(name: string): name is keyof Input {
  return Object.hasOwn(names, name)
}

/** Returns the fields of an input with their values, in the order of the input. */
export function fieldsIn(input: Input): [name: keyof Input, value: NonNullable<FieldValue>][] {
  return Object.keys(input)
    .filter(isField)
    .flatMap((name): ReturnType<typeof fieldsIn> => {
      const value = input[name]
      return value === undefined ? [] : [[name, value]]
    })
}
