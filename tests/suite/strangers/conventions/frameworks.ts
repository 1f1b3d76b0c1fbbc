import type { Draw } from '../grammar/index.ts'

type Part = Partial<Draw>

/** An API resource of Laravel and its paginator, wrapped in data. */
export const laravel: Part = {
  'times.format': 'microseconds',
  'paging.style': 'laravel',
  'create.status': 201,
  'link.pixels': 'objects',
  'errors.general': 'message',
  'errors.invalid': 'map',
  'input.unknown-id': 'refused',
  'auth.reading': 'laravel',
  'auth.challenge': 'none',
  'http.accept': 'json',
  'ids.malformed': 'not-found',
  'list.unknown-value': 'refused',
  'search.match': 'like',
  'headers.extra': 'many',
  'json.text': 'slashes',
}

/** The same without the data wrapper. The paginator's members are next to the list. */
export const laravelBare: Part = {
  ...laravel,
  'record.envelope': 'bare',
  'paging.style': 'laravel-bare',
  'link.secrets': 'hidden',
  'update.status': 200,
  'delete.status': 200,
  'delete.body': 'message',
}

/** JSON:API 1.1. */
export const jsonApi: Part = {
  'json.type': 'vendor',
  'names.style': 'camel',
  'ids.links': 'digits',
  'ids.pixels': 'digits',
  'ids.references': 'digits',
  'extra.object': 'type',
  'link.attributes': 'nested',
  'link.self': 'in-links',
  'link.domain': 'relationship',
  'link.space': 'relationship',
  'link.pixels': 'relationship',
  'link.disabled': 'boolean',
  'link.privacy': 'words',
  'paging.style': 'json-api',
  'paging.parameter': 'page[number]',
  'create.status': 201,
  'create.location': 'address',
  'errors.general': 'json-api',
  'errors.invalid': 'pointer',
  'list.unknown-parameter': 'refused',
  'list.unknown-value': 'refused',
  'input.unknown-field': 'refused',
  'http.accept': 406,
}

/** HAL: bare records with links, lists under _embedded. */
export const hal: Part = {
  'names.style': 'camel',
  'record.envelope': 'bare',
  'list.envelope': 'embedded',
  'paging.style': 'hal',
  'paging.first': 0,
  'paging.ends': 'absent',
  'list.empty': 'absent',
  'link.self': 'in-links',
  'ids.links': 'in-address',
  'ids.pixels': 'in-address',
  'link.pixels': 'embedded',
  'link.privacy': 'capitals',
  'link.status': 'capitals',
  'link.target': 'capitals',
  'times.format': 'rfc3339-offset',
  'create.status': 201,
  'create.location': 'address',
  'create.body': 'empty',
  'update.status': 204,
  'update.body': 'empty',
  'update.mode': 'replaces',
  'errors.general': 'problem',
  'errors.invalid': 'list',
  'errors.invalid.status': 400,
}

/** The generic views of Django REST framework. */
export const djangoRest: Part = {
  'record.envelope': 'bare',
  'list.envelope': 'results',
  'paging.style': 'drf',
  'paging.beyond': 404,
  'paging.invalid': 400,
  'create.status': 201,
  'link.domain': 'object',
  'link.displays': 'all',
  'link.self': 'address',
  'times.format': 'microseconds',
  'unset.expiration-url': 'empty',
  'errors.general': 'detail',
  'errors.invalid': 'bare-map',
  'errors.invalid.status': 400,
  'auth.missing': 403,
  'auth.invalid': 403,
  'auth.reading': 'any-case',
  'input.empty': 'refused',
  'input.type': 'json-too',
  'http.slash': 301,
  'checks.body': 'record',
  'list.per-page': 'default',
  'list.unknown-value': 'ignored',
  'update.patch': 'as-put',
  'update.mode': 'replaces',
  'input.update-url': 'yes',
  'alias.taken': 'invalid',
}
