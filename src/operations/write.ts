import { isSame } from '../dialect/shapes/json.ts'
import type { SuccessKind } from '../dialect/shapes/shapes.ts'
import type { Answers } from '../generated/answers.ts'
import type { ErrorWriter } from '../wire/errors.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { RecordValues } from '../wire/record-values.ts'
import { refusalWith, remedyOf } from '../wire/remedies.ts'
import type { InputReading } from './reading.ts'
import type { Entity, RecordResource } from './resource.ts'
import type { Resources } from './resources.ts'

/** Responds with a record (sections 4.1, 4.2). */
export function getRecord(resource: RecordResource, request: PlainRequest, record: Entity): PlainResponse {
  return succeed(resource, request, record, 'record')
}

/** Stores a new record and responds in the dialect's shape. */
export function createRecord(
  account: Resources,
  resource: RecordResource,
  request: PlainRequest,
  changes: Partial<Entity>,
): PlainResponse {
  const record = resource.table.insert(
    resource.complete(changes, resource.table.nextId(), account.store.clock.now()),
  )
  return succeed(resource, request, record, 'created')
}

/**
 * Updates a record and responds in the dialect's shape. An update without fields, or with the values that the record
 * has, counts as an update only if the dialect says so (questions `links.update.empty-body`, `update.same-values`).
 */
export function updateRecord(
  account: Resources,
  resource: RecordResource,
  request: PlainRequest,
  record: Entity,
  changes: Partial<Entity>,
): PlainResponse {
  if (!counts(changes, record, account.answers)) return succeed(resource, request, record, 'updated')
  changes.updated_at = account.store.clock.now()
  changes.updates = record.updates + 1
  return succeed(resource, request, resource.update(record, changes), 'updated')
}

/** Deletes a record and responds in the dialect's shape. Refuses if the record cannot be deleted. */
export function removeRecord(
  account: Resources,
  resource: RecordResource,
  request: PlainRequest,
  record: Entity,
): PlainResponse {
  const held = resource.release(record)
  if (held) {
    const usedBy = held.usedBy.map(id => account.links.ids.encode(id))
    const refusal = account.errors.about(request).refuseInUse(held.refused, held.message, usedBy)
    return refusalWith(remedyOf('pixels.delete.attached'), refusal)
  }
  resource.table.delete(record.id)
  return succeed(resource, request, record, 'deleted')
}

/** Returns the refusal of a request's input, or undefined if the input is valid. */
export function refusalOf(errors: ErrorWriter, reading: InputReading<Entity>): PlainResponse | undefined {
  if ('refused' in reading) {
    const refusal = errors.refuse('no_fields', reading.refused, reading.message)
    return refusalWith(remedyOf('links.update.empty-body'), refusal)
  }
  return 'issues' in reading ? errors.refuseInput(reading.issues) : undefined
}

/** Whether an update changes the time of update. */
function counts(changes: Partial<Entity>, record: Entity, answers: Answers): boolean {
  if (isEmpty(changes)) return answers['links.update.empty-body'] === 'touched'
  if (answers['update.same-values'] === 'touched') return true
  const names = Object.keys(changes) as (keyof Entity)[]
  return names.some(name => !isSame(changes[name], record[name]))
}

function isEmpty(changes: object): boolean {
  for (const _ in changes) return false
  return true
}

function succeed(
  resource: RecordResource,
  { base }: PlainRequest,
  record: Entity,
  kind: SuccessKind,
): PlainResponse {
  const { object, name: collection } = resource
  const status = resource.statuses[kind]
  const values = new RecordValues({
    text: resource.text(record, kind),
    id: resource.ids.encode(record.id),
    status,
    object,
    collection,
    url: 'url' in record ? record.url : undefined,
    pixel_ids: resource.pixelsBeside([record], kind, base),
    base,
  })
  return resource.responses[kind].respond(values, status)
}
