import type { OperationId } from '../generated/operations.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import type { Account } from './account.ts'
import { list } from './list.ts'
import type { Entity, Resource } from './resource.ts'
import { create, get, remove, update } from './write.ts'

/** What an operation is given besides the account: the request, and what the checks before it have found. */
export interface Call {
  request: PlainRequest
  /** The record that the path names. */
  record?: Entity
  /** What the form asks for. */
  changes?: Partial<Entity>
}

export interface Operation {
  /** The resource of an account that it is about. */
  resource(account: Account): Resource
  /** Whether its path names a record. */
  record: boolean
  /** Whether it reads a form. */
  input: boolean
  /** Answers a call for which all checks have passed. */
  perform(account: Account, call: Call): PlainResponse
}

const links = operationsOn(account => account.links)
const pixels = operationsOn(account => account.pixels)

/** What each operation does, by operationId (sections 4.1, 4.2). */
export const operationTable: Record<OperationId, Operation> = {
  listLinks: links.list,
  getLink: links.get,
  createLink: links.create,
  updateLink: links.update,
  deleteLink: links.delete,
  listPixels: pixels.list,
  getPixel: pixels.get,
  createPixel: pixels.create,
  updatePixel: pixels.update,
  deletePixel: pixels.delete,
}

function operationsOn(of: (account: Account) => Resource) {
  return {
    list: {
      resource: of,
      record: false,
      input: false,
      perform: (account, { request }) => list(account, of(account), request),
    },
    get: {
      resource: of,
      record: true,
      input: false,
      perform: (account, { request, record }) => get(of(account), request, record!),
    },
    create: {
      resource: of,
      record: false,
      input: true,
      perform: (account, { request, changes }) => create(account, of(account), request, changes!),
    },
    update: {
      resource: of,
      record: true,
      input: true,
      perform: (account, { request, record, changes }) =>
        update(account, of(account), request, record!, changes!),
    },
    delete: {
      resource: of,
      record: true,
      input: false,
      perform: (account, { request, record }) => remove(account, of(account), request, record!),
    },
  } satisfies Record<string, Operation>
}
