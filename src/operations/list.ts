import { answerFor } from '../dialect/by-name.ts'
import { addressesOf } from '../dialect/shapes/addresses.ts'
import type { Answers } from '../generated/answers.ts'
import { withBase } from '../wire/base.ts'
import { encodeCursor } from '../wire/cursors.ts'
import { PageValues } from '../wire/page-values.ts'
import type { PlainRequest, PlainResponse } from '../wire/plain.ts'
import { remedyFor, remedyOf } from '../wire/remedies.ts'
import { type ListQuery, readListQuery } from './list-query.ts'
import type { RecordResource } from './resource.ts'
import type { Resources } from './resources.ts'

/**
 * Responds to a list request (sections 4.1, 4.2), with the remembered response if nothing has changed since.
 */
export function listRecords(
  account: Resources,
  resource: RecordResource,
  request: PlainRequest,
): PlainResponse {
  // The version includes both resources, because a list of links can be filtered by pixels.
  const now = account.store.clock.now()
  const version = account.store.linkView.version(now) + account.store.pixelView.version(now)
  const address = `${request.base}/${resource.name}?${request.query}`
  const known = account.pages.recall(version, address)
  if (known) return known
  const response = readList(account, resource, request)
  if (!resource.isListVolatile) account.pages.remember(address, response)
  return response
}

function readList(account: Resources, resource: RecordResource, request: PlainRequest): PlainResponse {
  const { answers, store } = account
  const { base, query } = request
  const errors = account.errors.about(request)
  const listQuery = readListQuery(query, resource.list, answers, account.pixels.ids)
  const exists = takeIds(listQuery, account) && !listQuery.matchesNone
  takeAfter(listQuery, resource, answers)
  if (listQuery.issues.length > 0)
    return errors.refuseInput(listQuery.issues.map(issue => ({ ...issue, source: 'query' })))
  const { perPage, after } = listQuery.page
  const selection = { ...listQuery, now: store.clock.now() }
  const pageFrom = (skip: number) =>
    exists ? resource.query({ ...selection, skip, take: perPage, after }) : { rows: [], skip, total: 0 }
  const beyond = answers['list.page-beyond-last']
  let page = pageFrom(listQuery.page.skip)
  const isBeyond = page.skip > 0 && page.skip >= page.total
  if (isBeyond && beyond === 'last-page')
    page = pageFrom(Math.max(0, Math.ceil(page.total / perPage) - 1) * perPage)
  const { rows, skip, total } = page
  if (isBeyond && typeof beyond === 'number') {
    const { name } = answers['list.page-parameter']
    const own = { rule: 'range', source: 'query', remedy: remedyOf('list.page-beyond-last') } as const
    const issue = { field: name, expected: 'a page that the list has', status: beyond, ...own }
    return errors.refuseOne(
      'list.page-beyond-last',
      'parameter',
      issue,
      'There is no such page: the list ends before it.',
    )
  }
  const path = `${base}/${resource.name}`
  const status = resource.listStatus(rows.length, total)
  const found = {
    path,
    query,
    page: { skip, perPage },
    sortBy: listQuery.sortBy,
    descending: listQuery.descending,
    count: rows.length,
    total,
    cursorAfter(records: number) {
      const [before] = resource.query({ ...selection, skip: records - 1, take: 1 }).rows
      if (before === undefined) return undefined
      if (answers['list.page-parameter'].counts === 'ids') return String(resource.ids.encode(before.id))
      return encodeCursor(listQuery.sortBy, resource.anchor(before, listQuery.sortBy))
    },
  }
  const records = `[${withBase(rows.map(row => resource.text(row, 'list')).join(','), base)}]`
  const { object, name: collection } = resource
  const addresses = addressesOf(base)
  const { list } = resource.responses
  const more = {
    records,
    status,
    object,
    collection,
    ...addresses,
    unfiltered_total: resource.table.size,
    pixel_ids: resource.pixelsBeside(rows, 'list', base),
    ...(list.uses('record_ids') && {
      record_ids: rows.map(({ id }) => ({ id: resource.ids.encode(id), ...addresses })),
    }),
  }
  const values = new PageValues(answers, found, more)
  return list.respond(values, status)
}

/** Starts the page after the record that the query names, if pages are requested by ids. */
function takeAfter(
  { afterId, page, sortBy, issues }: ListQuery,
  resource: RecordResource,
  answers: Answers,
): void {
  if (afterId === undefined) return
  const id = resource.ids.decode(afterId)
  const record = id === undefined ? undefined : resource.table.get(id)
  const status = answers['list.page-invalid']
  if (record !== undefined) page.after = resource.anchor(record, sortBy)
  else if (status !== 'first-page') {
    const { name } = answers['list.page-parameter']
    const expected = `the id of a ${resource.object}`
    issues.push({
      field: name,
      expected,
      received: afterId,
      status,
      question: 'list.page-invalid',
      rule: 'id',
      remedy: remedyOf('list.page-invalid'),
    })
  }
}

/**
 * Adds ids to the filters. Returns whether all of them exist: no record matches an id that does not exist
 * (question `list.unknown-filter-id`).
 */
function takeIds(listQuery: ListQuery, { answers, store }: Resources): boolean {
  const owners: Record<string, { get(id: number): unknown }> = {
    space_id: store.spaces,
    domain_id: store.domains,
    pixel_id: store.pixels,
  }
  let exists = true
  for (const [name, id] of listQuery.ids) {
    if (id !== undefined && owners[name]?.get(id) !== undefined) {
      listQuery.filters[name] = id
      continue
    }
    exists = false
    const cause = id === undefined ? 'malformed' : 'default'
    const status = answerFor(answers['list.unknown-filter-id'], cause)
    if (status !== 'empty')
      listQuery.issues.push({
        field: name,
        expected: `the id of a ${name.replace('_id', '')} of the account`,
        status,
        question: 'list.unknown-filter-id',
        remedy: remedyFor('list.unknown-filter-id', cause, answers),
      })
  }
  return exists
}
