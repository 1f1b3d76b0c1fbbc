import type { Answers } from '../generated/answers.ts'
import type { OperationId } from '../generated/operations.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import { accepts, isReadable, isWellEncoded } from '../wire/media.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { countFields, decoded, operationOf, refusedMethod } from './request-parts.ts'
import type { Entity } from './resource.ts'
import type { Resources } from './resources.ts'
import { allowedMethods, type Match, matchPath } from './routes.ts'
import { needsForm, needsRecord, type Operation, operationTable } from './table.ts'
import { refusalOf } from './write.ts'

/** The result of a stage that refuses the request. */
export class Refused {
  constructor(readonly response: PlainResponse) {}
}

type StageName = Answers['errors.precedence'][number]

/**
 * The checks before an operation. Each stage runs once, when it is first needed, and returns what it found,
 * or Refused. A stage that depends on another one runs that one first.
 */
export class Stages {
  /**
   * The operation that the method and the path name. Undefined until the method is checked, and if there is
   * none.
   */
  operationId: OperationId | undefined
  readonly errors: ErrorWriter
  readonly #answers: Answers
  readonly #open: () => Resources | PlainResponse
  #request: PlainRequest
  #match: Match | Refused | undefined
  #operation: Operation | Refused | undefined
  #resources: Resources | Refused | undefined
  #form: PlainRequest | Refused | undefined
  #size: 'fits' | Refused | undefined
  #record: Entity | 'none' | Refused | undefined
  #changes: Partial<Entity> | Refused | undefined

  /** @param open opens the account of the request's API key, or returns the response that refuses it */
  constructor(
    request: PlainRequest,
    answers: Answers,
    errors: ErrorWriter,
    open: () => Resources | PlainResponse,
  ) {
    this.#request = request
    this.#answers = answers
    this.errors = errors
    this.#open = open
  }

  /**
   * Runs the stages in the dialect's order (question `errors.precedence`). Returns the first refusal, if any.
   */
  check(): PlainResponse | undefined {
    for (const name of this.#answers['errors.precedence']) {
      const result = stages[name](this)
      if (result instanceof Refused) return result.response
    }
    return undefined
  }

  /** Performs the operation. Call it only after `check` has returned undefined. */
  perform(): PlainResponse {
    const operation = this.operation()
    const resources = this.resources()
    if (operation instanceof Refused) return operation.response
    if (resources instanceof Refused) return resources.response
    switch (operation.needs) {
      case 'nothing':
        return operation.perform(resources, this.#request)
      case 'record':
        return operation.perform(resources, this.#request, found(this.record()))
      case 'changes':
        return operation.perform(resources, this.#request, found(this.changes()))
      case 'record and changes':
        return operation.perform(resources, this.#request, found(this.record()), found(this.changes()))
    }
  }

  match(): Match | Refused {
    this.#match ??= this.#matchPath()
    return this.#match
  }

  operation(): Operation | Refused {
    this.#operation ??= this.#findOperation()
    return this.#operation
  }

  resources(): Resources | Refused {
    if (this.#resources === undefined) {
      const opened = this.#open()
      this.#resources = 'status' in opened ? new Refused(opened) : opened
    }
    return this.#resources
  }

  accept(): undefined | Refused {
    const acceptable = this.#answers['http.accept']
    if (acceptable === 'json' || accepts(this.#request.header('accept'), 'application/json')) return undefined
    const message = 'Responses are application/json, which the request does not accept.'
    return this.#refuse('accept', acceptable, message)
  }

  /**
   * Returns the request if the dialect reads the body's media type. If the dialect ignores bodies of that
   * type, the request is returned without its body.
   */
  form(): PlainRequest | Refused {
    this.#form ??= this.#readableForm()
    return this.#form
  }

  size(): 'fits' | Refused {
    this.#size ??= this.#checkSize()
    return this.#size
  }

  /** Returns the record that the path names, or `none` if the operation does not need a record. */
  record(): Entity | 'none' | Refused {
    this.#record ??= this.#findRecord()
    return this.#record
  }

  /** Returns the changes that the form requests. They are empty if the operation reads no form. */
  changes(): Partial<Entity> | Refused {
    this.#changes ??= this.#readChanges()
    return this.#changes
  }

  #refuse(...refusal: Parameters<ErrorWriter['refuse']>): Refused {
    return new Refused(this.errors.refuse(...refusal))
  }

  #matchPath(): Match | Refused {
    const { path, query, base } = this.#request
    const isSlashed = path !== null && path.length > 1 && path.endsWith('/')
    const bare = isSlashed ? path.slice(0, -1) : path
    const match = bare === null ? undefined : matchPath(bare)
    const slash = this.#answers['http.trailing-slash']
    if (match === undefined) {
      const seen = bare === null ? 'It is not below the base URL.' : 'The interface has /links and /pixels.'
      const status = this.#answers['errors.unknown-path']
      return this.#refuse('no_path', status, `There is nothing at this path. ${seen}`)
    }
    if (!isSlashed || slash === 'same') return match
    if (slash === 404)
      return this.#refuse('no_path', slash, 'There is nothing at this path: it ends with a slash.')
    const location = `${base}${bare}${query === '' ? '' : `?${query}`}`
    return new Refused({ status: slash, headers: { location }, body: null })
  }

  #findOperation(): Operation | Refused {
    const match = this.match()
    if (match instanceof Refused) return match
    const { method } = this.#request
    this.operationId = operationOf(method, match.route, this.#answers)
    if (this.operationId !== undefined) return operationTable[this.operationId]
    const status = refusedMethod(method, match.route, this.#answers)
    const allow = allowedMethods(match.route, this.#answers)
    const message = `The ${method} method is not supported here. Supported: ${allow}.`
    return this.#refuse('method', status, message, status === 405 ? { allow } : undefined)
  }

  #readableForm(): PlainRequest | Refused {
    const operation = this.operation()
    if (operation instanceof Refused) return operation
    const request = this.#request
    if (!needsForm(operation) || request.body === null || isReadable(request, this.#answers)) return request
    const { otherwise } = this.#answers['input.content-type']
    if (otherwise === 'absent') {
      this.#request = { ...request, body: null }
      return this.#request
    }
    const sent = request.header('content-type')
    const came = sent === undefined ? 'there is no Content-Type' : `got ${JSON.stringify(sent.slice(0, 64))}`
    const message = `The body must be application/x-www-form-urlencoded; ${came}.`
    return this.#refuse('media_type', otherwise, message)
  }

  #checkSize(): 'fits' | Refused {
    const operation = this.operation()
    if (operation instanceof Refused) return operation
    const { body, fields } = this.#request
    const limit = this.#answers['errors.too-large']
    if (!needsForm(operation) || body === null) return 'fits'
    if (body === 'too-large' || body.length > limit.bytes)
      return this.#refuse('too_large', limit.status, `The body must not be larger than ${limit.bytes} bytes.`)
    return countFields(body, fields) > limit.fields
      ? this.#refuse('too_large', limit.status, `The body must not have more than ${limit.fields} fields.`)
      : 'fits'
  }

  #findRecord(): Entity | 'none' | Refused {
    const match = this.match()
    if (match instanceof Refused) return match
    const operation = this.operation()
    if (operation instanceof Refused) return operation
    const resources = this.resources()
    if (resources instanceof Refused) return resources
    if (!needsRecord(operation)) return 'none'
    const { table, object, ids } = operation.resource(resources)
    const received = match.id ?? ''
    const id = ids.decode(decoded(received))
    const record = id === undefined ? undefined : table.get(id)
    if (record !== undefined) return record
    const message = `There is no ${object} with this id.`
    const missing = this.#answers['errors.not-found']
    if (id !== undefined)
      return this.#refuse('not_found', missing, message, undefined, { field: 'id', received })
    const status = this.#answers['ids.malformed']
    const expected = `the id of a ${object}`
    const issue = { field: 'id', expected, received, status, rule: 'id', source: 'path' } as const
    return new Refused(this.errors.refuseOne('ids.malformed', 'malformed_id', issue, message))
  }

  #readChanges(): Partial<Entity> | Refused {
    const operation = this.operation()
    if (operation instanceof Refused) return operation
    const form = this.form()
    if (form instanceof Refused) return form
    const size = this.size()
    if (size instanceof Refused) return size
    const resources = this.resources()
    if (resources instanceof Refused) return resources
    const status = this.#answers['input.encoding']
    const isRead = needsForm(operation)
    // If the operation reads no form, the body is not checked.
    if (status !== 'kept' && !isWellEncoded(isRead ? form : { ...form, body: null }))
      return this.#refuse(
        'error',
        status,
        'The request contains percent-encoding or bytes that are not UTF-8.',
      )
    if (!isRead) return {}
    const resource = operation.resource(resources)
    const record = this.record()
    const known = record === 'none' ? undefined : record instanceof Refused ? resource.standIn : record
    const reading = resource.read(form, known)
    const refusal = refusalOf(this.errors, reading)
    if (refusal) return new Refused(refusal)
    if (record instanceof Refused) return record
    return 'changes' in reading ? reading.changes : {}
  }
}

const stages: Record<StageName, (of: Stages) => unknown> = {
  path: of => of.match(),
  method: of => of.operation(),
  key: of => of.resources(),
  accept: of => of.accept(),
  'media-type': of => of.form(),
  size: of => of.size(),
  record: of => of.record(),
  input: of => of.changes(),
}

/** Returns the result of a stage that has passed. Throws if it has not. */
function found<T extends object>(result: T | 'none' | Refused): T {
  if (result === 'none' || result instanceof Refused)
    throw new Error('Failed to perform: a check was left out')
  return result
}
