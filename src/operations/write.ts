import { fillTemplate } from '../dialect/template.ts'
import type { SuccessAnswer } from '../generated/answers.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Account } from './account.ts'
import type { Reading } from './reading.ts'
import type { Entity, Resource } from './resource.ts'

/** Answers a get (sections 4.1, 4.2). */
export function get(account: Account, resource: Resource, record: Entity): PlainResponse {
  return ofRecord(account, resource, record, 200)
}

/** Stores a new record and answers as the dialect does. */
export function create(
  account: Account,
  resource: Resource,
  request: PlainRequest,
  changes: Partial<Entity>,
): PlainResponse {
  const now = account.sandbox.clock.now()
  const fresh = { id: resource.table.nextId(), ...changes, created_at: now, updated_at: now }
  const record = resource.table.insert(fresh as Entity)
  return succeed(account, resource, request, record, resource.success.create)
}

/** Changes a record and answers as the dialect does. An update that changes nothing leaves its time alone. */
export function update(
  account: Account,
  resource: Resource,
  request: PlainRequest,
  record: Entity,
  changes: Partial<Entity>,
): PlainResponse {
  const next =
    Object.keys(changes).length === 0
      ? record
      : resource.table.update(record.id, { ...changes, updated_at: account.sandbox.clock.now() })
  return succeed(account, resource, request, next, resource.success.update)
}

/** Deletes a record, unless something holds it, and answers as the dialect does. */
export function remove(
  account: Account,
  resource: Resource,
  request: PlainRequest,
  record: Entity,
): PlainResponse {
  const held = resource.release(record)
  if (held) return account.errors.refuse(held.refused, held.message)
  resource.table.delete(record.id)
  return succeed(account, resource, request, record, resource.success.delete)
}

/** Why a request's input is refused, or undefined where it is fine. */
export function refusalOf(account: Account, reading: Reading<Entity>): PlainResponse | undefined {
  if ('refused' in reading) return account.errors.refuse(reading.refused, reading.message)
  return 'issues' in reading ? account.errors.refuseInput(reading.issues) : undefined
}

function succeed(
  account: Account,
  resource: Resource,
  { base }: PlainRequest,
  record: Entity,
  { status, location, body }: SuccessAnswer,
): PlainResponse {
  const id = account.ids.encode(record.id)
  const headers: Record<string, string> = location ? { location: `${base}/${resource.name}/${id}` } : {}
  if (body === 'none') return { status, headers, body: null }
  if (body === 'record') return ofRecord(account, resource, record, status, headers)
  const text = JSON.stringify(fillTemplate(body, { id, object: resource.object, status }))
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: text }
}

function ofRecord(
  { envelope }: Account,
  resource: Resource,
  record: Entity,
  status: number,
  headers: Record<string, string> = {},
): PlainResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: envelope(status)(resource.text(record)),
  }
}
