// The schema of the member `shapes` in dialect files.

/** @typedef {Record<string, any>} Json */

const shape = { $ref: '#/$defs/shape' }
const response = { $ref: '#/$defs/response' }
const kindResponse = { $ref: '#/$defs/kindResponse' }
const refusal = { $ref: '#/$defs/refusedResponse' }
const list = { $ref: '#/$defs/listResponse' }
const kindList = { $ref: '#/$defs/kindListResponse' }

/** @type {[name: string, description: string][]} */
const successes = [
  ['record', 'A response about one record, which shows $record.'],
  ['list', 'A page of a list, which shows $records.'],
  ['created', 'The response to a create. Parts that are left out are those of record.'],
  ['updated', 'The response to an update. Parts that are left out are those of record.'],
  ['deleted', 'The response to a delete. Parts that are left out are those of record.'],
]

/** @type {[name: string, description: string][]} */
const errors = [
  ['error', 'Every error. Parts that another error leaves out are those of this one.'],
  ['unauthenticated', 'A request without a key.'],
  ['wrong_key', 'A key that is not valid.'],
  ['not_found', 'An identifier that no record has.'],
  ['deleted', 'The identifier of a record that was deleted.'],
  ['malformed_id', 'A malformed identifier.'],
  ['no_path', 'A path that the interface does not have.'],
  ['reference', 'An identifier in the input or in a filter that no record has, if the error names no field.'],
  [
    'parameter',
    'A page beyond the last, or another invalid parameter of a list, if the error names no field.',
  ],
  ['no_fields', 'An update that sends no field, if the error names no field.'],
  ['method', 'A method that the path does not have.'],
  ['accept', 'A request that does not accept JSON.'],
  ['media_type', 'A body of an unsupported media type.'],
  ['too_large', 'A body that is too large.'],
  ['invalid', 'Fields that are missing or malformed.'],
  [
    'missing',
    'Fields that are missing, if they are refused separately (question errors.missing). Otherwise, invalid applies.',
  ],
  ['conflict', 'An alias that is taken, if the refusal has a status of its own.'],
  ['in_use', 'The deletion of a pixel that links use.'],
  ['rate_limited', 'A key that has sent too many requests.'],
  ['unavailable', 'A request that the server cannot handle now.'],
  ['unreadable', 'A request that cannot be read as HTTP.'],
  ['failed', 'A request during which the server failed.'],
]

/** @type {[name: string, description: string][]} */
const operators = [
  ['$', 'A value by name. Options: map, as, time, zone, mask, digits, unset.'],
  ['map', 'Of $: the written form of each value; $absent writes nothing.'],
  [
    'as',
    'Of $: the type of JSON (text, number, boolean, or not, the opposite of boolean), the case of letters (lower, upper), a convention for names (camel, pascal, kebab, words), no spaces and dashes (compact), or the English name of a country or language (name).',
  ],
  [
    'time',
    'Of $: the format of a moment: rfc3339, naive, http-date, unix-seconds, … or a pattern in the letters of PHP such as d.m.Y H:i or g:i A, with V for milliseconds since 1970. A moment may be written in two parts, such as Ymd and His. A letter after a backslash is written as it is.',
  ],
  ['mask', 'Of $: the part of a text that is shown, { first: 2, by: "***" } or { last: 4, by: "****" }.'],
  ['digits', 'Of $: the least number of digits of a number, with zeros before it: 4 writes 0007.'],
  [
    'zone',
    'Of $: the time zone in which a moment is shown, as an offset from UTC (+02:00) or by its IANA name.',
  ],
  [
    'unset',
    'Of $ and $text: what is written if the value is not set. Default: null; $absent writes nothing.',
  ],
  ['$text', 'A text with values in braces, for use with unset.'],
  ['$concat', 'Parts joined to one text, or lists joined to one list. Each part is a shape.'],
  [
    '$if',
    'A condition: the name of a value, which holds if the value is set; an object with the wanted value of each name ($set, $unset, $positive for a number above 0); or a list of conditions, one of which must hold.',
  ],
  ['then', 'Of $if: what is written if the condition holds.'],
  ['else', 'Of $if: what is written if the condition does not hold.'],
  ['$set', 'True if the value of this name is set, else false.'],
  ['$count', 'The number of items of the list of this name.'],
  ['$list', 'The list of this name, each item in the shape of item.'],
  ['$map', 'The list of this name as an object, with one member for each item.'],
  ['$join', 'The list of this name as one text.'],
  ['key', 'Of $map: the name of a member, or a list of names, one for each level of nested members.'],
  ['item', 'Of $list, $map and $join: the shape of an item.'],
  [
    'sort',
    'Of $list and $join: the name of the value by which the items are sorted, in ascending order; in descending order after a dash.',
  ],
  [
    'order',
    'Of $list and $join: any if the order of the items cannot be predicted; they are written as they were sent. With sort: code-point if texts are compared by their code points. Otherwise they are compared as in a dictionary.',
  ],
  ['with', 'Of $join: the text between the items.'],
  ['empty', 'Of $list, $map and $join: what is written if there is no item.'],
  ['$merge', 'Several objects as one. If two have a member of the same name, the first one counts.'],
  [
    '$any',
    'A value that cannot be predicted. It is different in each response (uuid, request-id, counter, duration, time) or for each record (text, number).',
  ],
  ['like', 'Of $any: an observed text or number. The written values have the same form.'],
  ['$seen', 'JSON that was observed and not understood. It is written as it was observed.'],
]

/** @param {[name: string, description: string][]} members @param {Json} schema @param {Json} [own] */
function described(members, schema, own = {}) {
  return Object.fromEntries(
    members.map(([name, description]) => [name, { description, ...(own[name] ?? schema) }]),
  )
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
    ...described(successes, response, { list }),
    links: closed(described(successes, kindResponse, { list: kindList }), 'Responses about links only.'),
    pixels: closed(described(successes, kindResponse, { list: kindList }), 'Responses about pixels only.'),
    errors: closed(described(errors, refusal), 'Errors, by their cause.'),
  },
  'How responses are written: the JSON of responses, with placeholders for values.',
)

/** @param {Json} status @param {Json} [more] */
function responseSchema(status, more = {}) {
  return closed(
    {
      status,
      ...more,
      type: {
        description: 'Media type. With a type other than JSON, a body can be a text.',
        $ref: '#/$defs/mediaType',
      },
      headers: {
        description: 'Headers, by name.',
        type: 'object',
        propertyNames: { title: 'the name of a header', pattern: '^[A-Za-z0-9-]+$' },
        additionalProperties: shape,
      },
      body: { description: 'The body; $absent means no body.', ...shape },
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

/** @type {Json} */
const empty = {
  ...success,
  description: 'HTTP status code of a list without records, if it has one of its own. 204 has no body.',
}

/** @type {Json} */
const partial = {
  ...success,
  description:
    'HTTP status code of a list that shows some of its records, but not all, if it has one of its own.',
}

/** @type {Json} */
const ownRecord = {
  description: 'The shape of $record or of each of $records, if it differs from link or pixel.',
  ...shape,
}

/** @type {Record<string, Json>} */
export const shapeDefinitions = {
  shape: {
    description:
      'JSON in which $name is a value, {name} is a value within a text, and an object with an operator is what the operator describes.',
    type: ['object', 'array', 'string', 'number', 'boolean', 'null'],
    properties: described(operators, {}),
    additionalProperties: shape,
    items: shape,
  },
  mediaType: {
    title: 'a media type such as application/json',
    description: 'A media type such as application/json.',
    type: 'string',
    maxLength: 200,
    pattern: '^[a-z]+/[A-Za-z0-9.+-]+(; ?[A-Za-z0-9._-]+=([A-Za-z0-9._+-]+|"[ !#-Z^-~]+"))*$',
  },
  response: responseSchema(success),
  listResponse: responseSchema(success, { empty, partial }),
  kindResponse: responseSchema(success, { record: ownRecord }),
  kindListResponse: responseSchema(success, { empty, partial, record: ownRecord }),
  refusedResponse: responseSchema({
    oneOf: [
      { type: 'integer', minimum: 400, maximum: 599 },
      { type: 'integer', const: 200 },
    ],
    description: 'HTTP status code of a refusal; 200 if only the body shows that the request is refused.',
  }),
}
