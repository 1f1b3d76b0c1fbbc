import { choice, rarely } from './choice.ts'

const shapes = [
  'message',
  'error-text',
  'error-object',
  'problem',
  'json-api',
  'detail',
  'code-and-message',
  'html',
  'text',
  'empty',
  'bare-string',
] as const

/** Statuses and shapes of refusals. */
export const refusals = {
  'errors.general': choice('shape of an error', ...shapes),
  'errors.no-key': choice('shape of an error without a key', 'general', ...shapes),
  'errors.not-found': choice('shape of an error about an unknown record', 'general', ...shapes),
  'errors.no-route': choice('shape of an error about an unknown path', 'general', ...shapes),
  'errors.invalid': choice(
    'shape of an error about invalid input',
    'map',
    'list',
    'first',
    'pointer',
    'bare-map',
    'map-in-error',
    'texts',
    'codes',
    'general',
  ),
  'errors.invalid.status': choice('status of invalid input', 422, 400),
  'errors.not-found.status': choice('status of an unknown record', 404, 410, 403),
  'errors.deleted': choice('a record that was deleted', 'as unknown', 'links are gone', 'gone'),
  'errors.in-use': choice('what the refusal to delete a pixel names', 'nothing', 'its links'),
  'errors.method.status': choice('status of a method that a path does not have', 405, 404, 501),
  'errors.allow': choice('whether 405 names the methods', 'yes', 'no'),
  'errors.trace': rarely('what names a refusal in its body', 'none', 'id', 'address', 'query'),
  'errors.always-200': rarely('whether the body alone says that a request is refused', 'no', 'yes'),
  'auth.missing': choice('status without a key', 401, 403, 400),
  'auth.invalid': choice('status of a wrong key', 401, 403),
  'auth.challenge': choice('WWW-Authenticate of a 401', 'bearer', 'none', 'realm'),
  'auth.reading': choice('how the Authorization header is read', 'strict', 'any-case', 'laravel'),
  'checks.first': choice('what is looked at first', 'key', 'path'),
  'checks.body': choice('what is looked at first in an update', 'record', 'input'),
} as const
