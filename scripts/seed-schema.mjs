// Generates the JSON Schema of seed files, their types, and the codes of targeting keys.
import { schemaTypes } from './schema-types.mjs'

/** @typedef {Record<string, any>} Json */
/** @typedef {{countries: string[], languages: string[], platforms: string[]}} Codes */

const highest = 2_147_483_647
const id = { type: 'integer', minimum: 1, maximum: highest }
const count = { type: 'integer', minimum: 0, maximum: highest }
const name = { type: 'string', minLength: 1 }
const secret = { type: 'string', minLength: 1, writeOnly: true }
const url = {
  title: 'an absolute http or https URL of at most 2048 characters',
  type: 'string',
  format: 'uri',
  maxLength: 2048,
  pattern: '^https?://[^\\s/]\\S*$',
}
const host = {
  title: 'a host name in small letters, such as go.example',
  type: 'string',
  maxLength: 259,
  pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\\d{1,5})?$',
}
const moment = {
  title: 'a moment such as 2026-01-31 or 2026-01-31T09:30:00Z',
  description: 'When the record was created. Greater ids are never older.',
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2}))?$',
}

const updated = {
  updated_at: {
    title: moment.title,
    description: 'When the record was last changed. Its creation if it is left out.',
    type: moment.type,
    pattern: moment.pattern,
  },
  updates: { description: 'How often the record was changed.', ...count },
}

/**
 * Returns the codes by list: those of spec/codes.yaml, and the platforms of the interface document.
 * @param {Record<'countries' | 'languages', string>} source
 * @param {Json} link the input fields of a link
 * @returns {Codes}
 */
export function codesOf({ countries, languages }, { platform }) {
  return {
    platforms: platform.items.properties.key.enum,
    countries: countries.split(' '),
    languages: languages.split(' '),
  }
}

/**
 * Returns the codes as a module.
 * @param {Codes} codes
 * @returns {string} the text of src/generated/codes.ts
 */
export function codesModule({ platforms, countries, languages }) {
  return `/** The platforms of platform targeting (section 2.1). */
export const platforms: ReadonlySet<string> = new Set(${JSON.stringify(platforms)})

/** Country codes of ISO 3166-1 alpha-2. */
export const countries: ReadonlySet<string> = new Set('${countries.join(' ')}'.split(' '))

/** Language codes of ISO 639-1. */
export const languages: ReadonlySet<string> = new Set('${languages.join(' ')}'.split(' '))
`
}

/**
 * Returns the JSON Schema of seed files, for editors and for the validator.
 * @param {Record<'link' | 'pixel', Json>} fields the input fields of the interface document, with allowed values
 * @param {Codes} codes
 * @param {string} timeOfDay the pattern of a time
 * @returns {Json}
 */
export function seedSchema({ link, pixel }, { countries, languages, platforms }, timeOfDay) {
  const country = { title: 'an ISO 3166-1 country code such as DE', enum: countries }
  const language = { title: 'an ISO 639-1 language code such as de', enum: languages }
  const date = { title: 'a date of the calendar, YYYY-MM-DD', type: 'string', format: 'date' }
  const time = { title: 'a time of the day, HH:MM', type: 'string', pattern: timeOfDay }
  const alias = {
    title: 'letters, digits, _ and -, at most 255',
    description:
      'The last part of the short address. If it is left out, an alias of six characters is generated.',
    type: 'string',
    pattern: link.alias.pattern,
  }
  const linkFields = {
    id,
    url,
    alias,
    alias_generated: { description: 'Whether the service chose the alias.', type: 'boolean' },
    domain_id: {
      description: 'The first domain if it is left out. With null, the link has no domain.',
      ...orNull(id),
    },
    space_id: orNull(id),
    pixel_ids: orNull({ type: 'array', items: id, uniqueItems: true }),
    password: orNull({ description: 'A password that visitors must enter.', ...secret }),
    privacy_password: orNull({ description: 'The password of the statistics, if privacy is 2.', ...secret }),
    disabled: { description: '0 active, 1 disabled.', enum: link.disabled.enum },
    privacy: {
      description: 'Who sees the statistics: 0 everyone, 1 the owner, 2 who knows privacy_password.',
      enum: link.privacy.enum,
    },
    expiration_url: orNull(url),
    expiration_date: orNull(date),
    expiration_time: orNull(time),
    expiration_clicks: orNull(count),
    target_type: {
      description: 'Which list is used: 0 none, 1 country, 2 platform, 4 rotation.',
      enum: [...link.target_type.enum, null],
    },
    country: orNull(list({ key: country, value: url })),
    platform: orNull(list({ key: { enum: platforms }, value: url })),
    language: orNull(list({ key: language, value: url })),
    rotation: orNull(list({ value: url })),
    title: orNull(name),
    clicks: count,
    created_at: moment,
    ...updated,
  }
  const pixelFields = {
    id,
    name,
    type: { enum: pixel.type.enum },
    value: name,
    created_at: moment,
    ...updated,
  }
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Seed',
    description:
      'The records that an account starts with. If domains or spaces are left out, the account has those of the demo.',
    type: 'object',
    properties: {
      $schema: { description: 'The address of this schema, for editors.', type: 'string' },
      domains: orNull({ ...list({ id, name: host }, ['name']), minItems: 1 }),
      spaces: orNull(list({ id, name }, ['name'])),
      pixels: orNull(list(pixelFields, ['name', 'type', 'value'])),
      links: orNull(list(linkFields, ['url'])),
      state: {
        description:
          'What `serve --state` stores besides the records of the first account. A seed ignores it.',
        type: 'object',
      },
    },
    additionalProperties: false,
  }
}

/**
 * Returns the types of a valid seed file, and of its validator.
 * @param {Json} schema
 * @returns {Promise<string>} the text of src/generated/seed.d.ts
 */
export async function seedTypes(schema) {
  return `import type { ValidateFunction } from 'ajv'

${await schemaTypes({ SeedFile: { type: 'object', ...schema } })}
/** The data of a valid seed file. */
export type SeedFile = components['schemas']['SeedFile']

export declare const checkSeedFile: ValidateFunction<SeedFile>
`
}

/**
 * Accepts null too, which counts as left out. YAML reads a member without content as null.
 * @param {Json} schema
 */
function orNull({ type, ...rest }) {
  return { type: [type, 'null'], ...rest }
}

/** A list of objects. @param {Json} properties @param {string[]} required */
function list(properties, required = Object.keys(properties)) {
  return { type: 'array', items: { type: 'object', properties, required, additionalProperties: false } }
}
