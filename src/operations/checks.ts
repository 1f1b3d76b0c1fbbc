import type { Answers } from '../generated/answers.ts'
import type { OperationId } from '../generated/operations.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import { accepts, isReadable, isWellEncoded } from '../wire/media.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Account } from './account.ts'
import type { Entity } from './resource.ts'
import { allowedMethods, type Match, matchPath } from './routes.ts'
import { type Operation, operationTable } from './table.ts'
import { refusalOf } from './write.ts'

/** What is known of a request so far: each check adds what it finds. */
export interface Progress {
  request: PlainRequest
  answers: Answers
  errors: ErrorWriter
  /** Opens the account of the request's key, or answers why it cannot. */
  open(): Account | PlainResponse
  match?: Match
  operationId?: OperationId
  operation?: Operation
  account?: Account
  record?: Entity
  changes?: Partial<Entity>
}

type CheckName = Answers['errors.precedence'][number]
type Check = (progress: Progress) => PlainResponse | undefined

/**
 * Runs the checks in the order in which the dialect tells errors (question `errors.precedence`); a check that builds
 * on another has that one run first. Answers the first refusal, or undefined when the operation can be performed.
 */
export function check(progress: Progress): PlainResponse | undefined {
  for (const name of progress.answers['errors.precedence']) {
    const refusal = checks[name](progress)
    if (refusal) return refusal
  }
  return undefined
}

const checks: Record<CheckName, Check> = {
  path(progress) {
    const { request, answers, errors } = progress
    if (progress.match !== undefined) return undefined
    const slashed = request.path !== null && request.path.length > 1 && request.path.endsWith('/')
    const path = slashed ? request.path!.slice(0, -1) : request.path
    const match = path === null ? undefined : matchPath(path)
    const slash = answers['http.trailing-slash']
    if (match === undefined) {
      const seen = path === null ? 'It is not below the base URL.' : 'The interface has /links and /pixels.'
      return errors.refuse(
        'no_path',
        answers['errors.unknown-path'],
        `There is nothing at this path. ${seen}`,
      )
    }
    if (slashed && slash === 404) {
      return errors.refuse('no_path', slash, 'There is nothing at this path: it ends with a slash.')
    }
    if (slashed && slash !== 'same') {
      const query = request.query === '' ? '' : `?${request.query}`
      return { status: slash, headers: { location: `${request.base}${path}${query}` }, body: null }
    }
    progress.match = match
    return undefined
  },

  method(progress) {
    if (progress.operation !== undefined) return undefined
    const refusal = checks.path(progress)
    if (refusal) return refusal
    const { request, answers, errors } = progress
    const { route } = progress.match!
    const operationId = operationOf(request.method, route, answers)
    if (operationId !== undefined) {
      progress.operationId = operationId
      progress.operation = operationTable[operationId]
      return undefined
    }
    const status = refusedMethod(request.method, route, answers)
    const allow = allowedMethods(route, answers)
    return errors.refuse(
      'method',
      status,
      `The ${request.method} method is not supported here. Supported: ${allow}.`,
      status === 405 ? { allow } : undefined,
    )
  },

  key(progress) {
    if (progress.account !== undefined) return undefined
    const opened = progress.open()
    if ('status' in opened) return opened
    progress.account = opened
    return undefined
  },

  accept({ request, answers, errors }) {
    const acceptable = answers['http.accept']
    if (acceptable === 'json' || accepts(request.header('accept'), 'application/json')) return undefined
    return errors.refuse(
      'accept',
      acceptable,
      'Answers are application/json, which the request does not accept.',
    )
  },

  'media-type'(progress) {
    const refusal = checks.method(progress)
    if (refusal) return refusal
    const { request, answers, errors, operation } = progress
    if (!operation!.input || request.body === null || isReadable(request, answers)) return undefined
    const { otherwise } = answers['input.content-type']
    if (otherwise === 'absent') {
      progress.request = { ...request, body: null }
      return undefined
    }
    const sent = request.header('content-type')
    const came = sent === undefined ? 'no Content-Type came' : `got ${JSON.stringify(sent.slice(0, 64))}`
    return errors.refuse(
      'media_type',
      otherwise,
      `The body must be application/x-www-form-urlencoded; ${came}.`,
    )
  },

  size(progress) {
    const refusal = checks.method(progress)
    if (refusal) return refusal
    const { request, answers, errors, operation } = progress
    const { status, bytes, fields } = answers['errors.too-large']
    if (!operation!.input || request.body === null) return undefined
    if (request.body === 'too-large' || request.body.length > bytes) {
      return errors.refuse('too_large', status, `The body must not be larger than ${bytes} bytes.`)
    }
    return countFields(request.body, request.fields) > fields
      ? errors.refuse('too_large', status, `The body must not have more than ${fields} fields.`)
      : undefined
  },

  record(progress) {
    const refusal = checks.method(progress) ?? checks.key(progress)
    if (refusal) return refusal
    const { match, account, operation, errors, answers } = progress
    if (!operation!.record || progress.record !== undefined) return undefined
    const { table, object, ids } = operation!.resource(account!)
    const id = ids.decode(decoded(match!.id!))
    const record = id === undefined ? undefined : table.get(id)
    if (record === undefined) {
      const message = `There is no ${object} with this id.`
      const received = match!.id!
      const missing = answers['errors.not-found']
      if (id !== undefined)
        return errors.refuse('not_found', missing, message, undefined, { field: 'id', received })
      const status = answers['ids.malformed']
      const own = { received, status, rule: 'id', source: 'path' } as const
      const issue = { field: 'id', expected: `the id of a ${object}`, ...own }
      return errors.refuseOne('ids.malformed', 'malformed_id', issue, message)
    }
    progress.record = record
    return undefined
  },

  input(progress) {
    const refusal = checks['media-type'](progress) ?? checks.size(progress) ?? checks.key(progress)
    if (refusal) return refusal
    const { request, account, operation, errors, answers } = progress
    const status = answers['input.encoding']
    // A body that the operation does not read is never looked at.
    if (status !== 'kept' && !isWellEncoded(operation!.input ? request : { ...request, body: null })) {
      return errors.refuse('error', status, 'The request holds percent-encoding or bytes that are not UTF-8.')
    }
    if (!operation!.input) return undefined
    const resource = operation!.resource(account!)
    const missing = checks.record(progress)
    const reading = resource.read(request, missing ? resource.standIn : progress.record)
    if (!('changes' in reading)) return refusalOf(errors, reading)
    progress.changes = reading.changes
    return missing
  },
}

function countFields(body: Uint8Array, fields: PlainRequest['fields']): number {
  if (fields !== undefined) return fields.length
  // A field of a form needs its ampersand, so they are counted before anything is taken apart.
  let count = 1
  for (const byte of body) if (byte === 0x26) count++
  return count
}

/** The status of a method that a path does not have; some have an answer of their own. */
function refusedMethod(method: string, route: Match['route'], answers: Answers): number {
  const { 'http.head': head, 'update.patch': patch } = answers
  if (method === 'HEAD' && head !== 'as-get' && route.has('GET')) return head
  if (method === 'PATCH' && patch !== 'as-put' && route.has('PUT')) return patch
  return answers['errors.method']
}

function operationOf(method: string, route: Match['route'], answers: Answers): OperationId | undefined {
  if (method === 'HEAD' && answers['http.head'] === 'as-get') return route.get('GET')
  if (method === 'PATCH' && answers['update.patch'] === 'as-put') return route.get('PUT')
  return route.get(method)
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    // Bad percent-encoding: kept as it is, it names no record.
    return id
  }
}
