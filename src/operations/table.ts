import type { OperationId } from '../generated/operations.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { listRecords } from './list.ts'
import type { Entity, RecordResource } from './resource.ts'
import type { Resources } from './resources.ts'
import { createRecord, getRecord, removeRecord, updateRecord } from './write.ts'

/** An operation: the resource it works on, the inputs it needs, and the function that performs it. */
export type Operation = { resource(of: Resources): RecordResource } & (
  | { needs: 'nothing'; perform(of: Resources, request: PlainRequest): PlainResponse }
  | { needs: 'record'; perform(of: Resources, request: PlainRequest, record: Entity): PlainResponse }
  | {
      needs: 'changes'
      perform(of: Resources, request: PlainRequest, changes: Partial<Entity>): PlainResponse
    }
  | {
      needs: 'record and changes'
      perform(of: Resources, request: PlainRequest, record: Entity, changes: Partial<Entity>): PlainResponse
    }
)

const links = operationsOn(({ links }) => links)
const pixels = operationsOn(({ pixels }) => pixels)

/** The operations, by operationId (sections 4.1, 4.2). */
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

function operationsOn(resource: (of: Resources) => RecordResource) {
  return {
    list: { resource, needs: 'nothing', perform: (of, request) => listRecords(of, resource(of), request) },
    get: {
      resource,
      needs: 'record',
      perform: (of, request, record) => getRecord(resource(of), request, record),
    },
    create: {
      resource,
      needs: 'changes',
      perform: (of, request, changes) => createRecord(of, resource(of), request, changes),
    },
    update: {
      resource,
      needs: 'record and changes',
      perform: (of, request, record, changes) => updateRecord(of, resource(of), request, record, changes),
    },
    delete: {
      resource,
      needs: 'record',
      perform: (of, request, record) => removeRecord(of, resource(of), request, record),
    },
  } satisfies Record<string, Operation>
}

/** Whether an operation's path names a record. */
export function needsRecord({ needs }: Operation): boolean {
  return needs === 'record' || needs === 'record and changes'
}

/** Whether an operation reads a form. */
export function needsForm({ needs }: Operation): boolean {
  return needs === 'changes' || needs === 'record and changes'
}
