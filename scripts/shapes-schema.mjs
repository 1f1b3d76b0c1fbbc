// The part of the schema of dialect files that is about shapes.

/** @typedef {Record<string, any>} Json */

const shape = { $ref: '#/$defs/shape' }
const response = { $ref: '#/$defs/response' }
const kindResponse = { $ref: '#/$defs/kindResponse' }
const refusal = { $ref: '#/$defs/refusedResponse' }

/** @type {[name: string, description: string][]} */
const successes = [
  ['record', 'A response about one record, which shows $record.'],
  ['list', 'A page of a list, which shows $records.'],
  ['created', 'What takes from record all that it leaves out: the response to a create.'],
  ['updated', 'What takes from record all that it leaves out: the response to an update.'],
  ['deleted', 'The response to a delete.'],
]

/** @type {[name: string, description: string][]} */
const errors = [
  ['error', 'Every error; the others take from it what they leave out.'],
  ['unauthenticated', 'A request without a key.'],
  ['wrong_key', 'A key that is not valid.'],
  ['not_found', 'An identifier that no record has.'],
  ['malformed_id', 'An identifier that cannot be one.'],
  ['no_path', 'A path that the interface does not have.'],
  [
    'reference',
    'An identifier in the input or in a filter that no record has, where that is about no field.',
  ],
  [
    'parameter',
    'A page behind the last or another parameter that a list does not take, where that is about no field.',
  ],
  ['no_fields', 'An update that sends nothing, where that is about no field.'],
  ['method', 'A method that the path does not have.'],
  ['accept', 'A request that does not accept JSON.'],
  ['media_type', 'A body of a media type that is not read.'],
  ['too_large', 'A body that is too large.'],
  ['invalid', 'Fields that are missing or malformed.'],
  [
    'missing',
    'Fields that are missing, where that is refused apart (question errors.missing); else as invalid.',
  ],
  ['conflict', 'An alias that is taken, or a pixel that is in use, with a status of its own.'],
  ['rate_limited', 'A key that has sent too many requests.'],
  ['unavailable', 'A request that cannot be taken on just now.'],
  ['unreadable', 'What cannot be read as HTTP.'],
  ['failed', 'A request that the server failed to answer.'],
]

/** @type {[name: string, description: string][]} */
const operators = [
  ['$', 'A value by name. Options: map, as, time, zone, mask, unset.'],
  ['map', 'Of $: by value, how it is written; $absent writes nothing.'],
  [
    'as',
    'Of $: the type of JSON (text, number, boolean, or not, the opposite of boolean), the case of letters (lower, upper), a convention for names (camel, pascal, kebab, words), or the English name of a country or language (name).',
  ],
  [
    'time',
    'Of $: the format of a moment: rfc3339, naive, unix-seconds, … or a pattern such as d.m.Y H:i or g:i A.',
  ],
  ['mask', 'Of $: how much of a text is shown, { first: 2, by: "***" } or { last: 4, by: "****" }.'],
  ['zone', 'Of $: how far the clock that a moment shows is ahead of UTC: +02:00.'],
  [
    'unset',
    'Of $ and $text: what is written where there is no value; null if left out, $absent for nothing.',
  ],
  ['$text', 'A text with values in braces, and another spelling of unset.'],
  ['$concat', 'A text of parts, each in a shape of its own; of lists, one list.'],
  [
    '$if',
    'A condition: the name of a value that is set, values by name ($set, $unset, $positive for a number above 0), or a list of these.',
  ],
  ['then', 'Of $if: what is written where it holds.'],
  ['else', 'Of $if: what is written where it does not.'],
  ['$set', 'True where the value of this name is set, else false.'],
  ['$count', 'How many items the list of this name has.'],
  ['$list', 'A list by name, with one item for each of its own.'],
  ['$map', 'A list by name as an object, with one member for each of its items.'],
  ['$join', 'A list by name as one text.'],
  ['key', 'Of $map: the name of a member, or a list of the steps to it in members that are nested.'],
  ['item', 'Of $list, $map and $join: the shape of an item.'],
  [
    'sort',
    'Of $list and $join: the name of the value of the items that they are sorted by, the smallest first.',
  ],
  ['with', 'Of $join: what stands between the items.'],
  ['empty', 'Of $list, $map and $join: what is written where there is no item.'],
  ['$merge', 'Objects as one: of members that two have, the first counts.'],
  [
    '$any',
    'What nobody can know: another in each response (uuid, request-id, counter, duration, time) or for each record (text, number).',
  ],
  ['like', 'Of $any: a text or number that was seen; others are built like it.'],
  ['$seen', 'What was seen and not understood, written as it was seen.'],
]

/** @param {[name: string, description: string][]} members @param {Json} schema */
function described(members, schema) {
  return Object.fromEntries(members.map(([name, description]) => [name, { description, ...schema }]))
}

/** @param {Json} properties @param {string} description */
function closed(properties, description) {
  return { description, type: 'object', properties, additionalProperties: false }
}

/** @type {Json} */
export const shapesSchema = closed(
  {
    link: { description: 'A link, in responses about it and in lists.', ...shape },
    pixel: { description: 'A pixel.', ...shape },
    ids: closed(
      { links: shape, pixels: shape },
      'Identifiers, in records and in paths: $number, $opaque, or a text with one of them such as lnk_{opaque}.',
    ),
    ...described(successes, response),
    links: closed(described(successes, kindResponse), 'What is so for links alone.'),
    pixels: closed(described(successes, kindResponse), 'What is so for pixels alone.'),
    errors: closed(described(errors, refusal), 'Errors, by what is wrong.'),
  },
  'How responses are written: the JSON of responses, with values marked in it.',
)

/** @param {Json} status @param {Json} [more] */
function responseSchema(status, more = {}) {
  return closed(
    {
      status,
      ...more,
      type: { description: 'Media type. Any but JSON has a text for a body.', $ref: '#/$defs/mediaType' },
      headers: {
        description: 'Headers, by name.',
        type: 'object',
        propertyNames: { pattern: '^[A-Za-z0-9-]+$' },
        additionalProperties: shape,
      },
      body: { description: 'The body; $absent is none.', ...shape },
    },
    'A kind of response.',
  )
}

/** @type {Json} */
const success = {
  type: 'integer',
  minimum: 200,
  maximum: 299,
  description: 'HTTP status code of success.',
}

/** @type {Record<string, Json>} */
export const shapeDefinitions = {
  shape: {
    description:
      'JSON in which $name is a value, {name} a value in a text, and an object with an operator is what it says.',
    type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
    properties: described(operators, {}),
    additionalProperties: shape,
    items: shape,
  },
  mediaType: {
    description: 'A media type such as application/json.',
    type: 'string',
    maxLength: 200,
    pattern: '^[a-z]+/[A-Za-z0-9.+-]+(; ?[A-Za-z0-9._-]+=([A-Za-z0-9._+-]+|"[ !#-Z^-~]+"))*$',
  },
  response: responseSchema(success),
  kindResponse: responseSchema(success, {
    record: {
      description: 'What $record or $records is in it, where that is not link or pixel.',
      ...shape,
    },
  }),
  refusedResponse: responseSchema({
    oneOf: [
      { type: 'integer', minimum: 400, maximum: 599 },
      { type: 'integer', const: 200 },
    ],
    description: 'HTTP status code of a refusal; 200 where the body alone says that the request is refused.',
  }),
}
