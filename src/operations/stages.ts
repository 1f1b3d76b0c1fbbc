import type { Answers } from '../generated/answers.ts'
import type { OperationId } from '../generated/operations.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import { isWellEncoded } from '../wire/media.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { remedyOf } from '../wire/remedies.ts'
import {
  type Checked,
  checkAccept,
  checkMediaType,
  checkPath,
  checkSize,
  Refused,
  refuse,
  refuseMethod,
} from './checks.ts'
import { refuseMalformed, refuseMissing } from './missing.ts'
import { decoded, operationOf } from './request-parts.ts'
import type { Entity } from './resource.ts'
import type { Resources } from './resources.ts'
import type { Match } from './routes.ts'
import { needsForm, needsRecord, type Operation, operationTable } from './table.ts'
import { refusalOf } from './write.ts'

type StageName = Answers['errors.precedence'][number]

/**
 * The checks before an operation. Each stage runs once, when it is first needed, and returns its result or
 * Refused. A stage first runs the stages that it depends on.
 */
export class Stages {
  /**
   * The operation that the method and the path name. Undefined until the method is checked, and if there is
   * none.
   */
  operationId: OperationId | undefined
  readonly #checked: Checked
  readonly #open: () => Resources | PlainResponse
  #match: Match | Refused | undefined
  #operation: Operation | Refused | undefined
  #resources: Resources | Refused | undefined
  #form: PlainRequest | Refused | undefined
  #size: 'fits' | Refused | undefined
  #record: Entity | 'none' | Refused | undefined
  #changes: Partial<Entity> | Refused | undefined

  /** @param open opens the account of the request's API key, or returns the response that refuses it */
  constructor(checked: Checked, open: () => Resources | PlainResponse) {
    this.#checked = checked
    this.#open = open
  }

  get errors(): ErrorWriter {
    return this.#checked.errors
  }

  /**
   * Runs the stages in the dialect's order (question `errors.precedence`). Returns the first refusal, if any.
   */
  check(): PlainResponse | undefined {
    for (const name of this.#checked.answers['errors.precedence']) {
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
        return operation.perform(resources, this.#checked.request)
      case 'record':
        return operation.perform(resources, this.#checked.request, found(this.record()))
      case 'changes':
        return operation.perform(resources, this.#checked.request, found(this.changes()))
      case 'record and changes':
        return operation.perform(
          resources,
          this.#checked.request,
          found(this.record()),
          found(this.changes()),
        )
    }
  }

  match(): Match | Refused {
    this.#match ??= checkPath(this.#checked)
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
    return checkAccept(this.#checked)
  }

  /**
   * Returns the request if the dialect reads the body's media type. If the dialect ignores bodies of that
   * type, the request is returned without its body.
   */
  form(): PlainRequest | Refused {
    this.#form ??= this.#readForm()
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

  #findOperation(): Operation | Refused {
    const match = this.match()
    if (match instanceof Refused) return match
    const { request, answers } = this.#checked
    this.operationId = operationOf(request.method, match.route, answers)
    return this.operationId === undefined
      ? refuseMethod(this.#checked, match.route)
      : operationTable[this.operationId]
  }

  #readForm(): PlainRequest | Refused {
    const operation = this.operation()
    if (operation instanceof Refused) return operation
    if (!needsForm(operation)) return this.#checked.request
    const form = checkMediaType(this.#checked)
    // The later stages and the operation do not see a body that is ignored.
    if (!(form instanceof Refused)) this.#checked.request = form
    return form
  }

  #checkSize(): 'fits' | Refused {
    const operation = this.operation()
    if (operation instanceof Refused) return operation
    return needsForm(operation) ? checkSize(this.#checked) : 'fits'
  }

  #findRecord(): Entity | 'none' | Refused {
    const match = this.match()
    if (match instanceof Refused) return match
    const operation = this.operation()
    if (operation instanceof Refused) return operation
    const resources = this.resources()
    if (resources instanceof Refused) return resources
    if (!needsRecord(operation)) return 'none'
    const resource = operation.resource(resources)
    const received = match.id ?? ''
    const id = resource.ids.decode(decoded(received))
    const record = id === undefined ? undefined : resource.table.get(id)
    if (record !== undefined) return record
    return id === undefined
      ? refuseMalformed(this.#checked, resource, received)
      : refuseMissing(this.#checked, resource, id, received)
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
    const status = this.#checked.answers['input.encoding']
    const isRead = needsForm(operation)
    // If the operation reads no form, the body is not checked.
    if (status !== 'kept' && !isWellEncoded(isRead ? form : { ...form, body: null }))
      return refuse(
        this.#checked,
        'error',
        status,
        'The request contains percent-encoding or bytes that are not UTF-8.',
      ).with(remedyOf('input.encoding'))
    if (!isRead) return {}
    const resource = operation.resource(resources)
    const record = this.record()
    const known = record === 'none' ? undefined : record instanceof Refused ? resource.blank : record
    const reading = resource.read(form, known)
    const refusal = refusalOf(this.#checked.errors, reading)
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
    throw new Error('Failed to perform the operation: its checks have not passed')
  return result
}
