import { type Dialect, defaultDialect } from '../../../src/dialect/dialect.ts'
import type { Answers } from '../../../src/generated/answers.ts'
import { createMock, type Mock } from '../../../src/mock/mock.ts'
import { fixedClock } from '../../../src/store/clock.ts'
import { expected as atlas, shapes as atlasShapes } from '../../suite/fixtures/atlas/expected.ts'
import { expected as cumulus, shapes as cumulusShapes } from '../../suite/fixtures/cumulus/expected.ts'
import { bodyRequests } from './body-requests.ts'
import { linkWriteRequests, pixelWriteRequests } from './link-requests.ts'
import { linkListRequests, pixelListRequests } from './list-requests.ts'
import { deleteRequests, pathRequests, readRequests } from './record-requests.ts'
import { idsOf, type Part, type Sent } from './request.ts'

/** A dialect that reads every body, and has answers that the others do not have. */
const lenient: Dialect = {
  name: 'lenient',
  answers: {
    'input.content-type': { also: ['json', 'multipart'], otherwise: 'absent' },
    'http.trailing-slash': 308,
    'http.head': 405,
    'update.patch': 'as-put',
  },
  shapes: {
    links: {
      created: { status: 201, headers: { Location: '$address' }, body: '$absent' },
      deleted: { status: 204 },
    },
    list: {
      headers: { Link: ['<{next}>; rel="next"', '<{prev}>; rel="prev"'], 'X-Page': '$page' },
      body: { data: '$records', meta: { total: '$total' }, status: '$status' },
    },
  },
}

/** The default dialect, two with few answers in common with it and with each other, and a lenient one. */
export const dialects: Dialect[] = [
  defaultDialect,
  { name: 'atlas', answers: atlas as Partial<Answers>, shapes: atlasShapes },
  { name: 'cumulus', answers: cumulus as Partial<Answers>, shapes: cumulusShapes },
  lenient,
]

const parts: Part[] = [
  linkListRequests,
  pixelListRequests,
  readRequests,
  pathRequests,
  linkWriteRequests,
  pixelWriteRequests,
  bodyRequests,
  deleteRequests,
]

/** All requests, sent in this order to one account, so that reads show earlier writes. */
export function requestsIn(dialect: Dialect): Sent[] {
  const id = idsOf(dialect)
  return parts.flatMap(part => part(id))
}

/** A mock with the same responses whenever and wherever it is created. */
export function mockIn(dialect: Dialect): Mock {
  return createMock({ dialect, clock: fixedClock(Date.UTC(2026, 0, 31)) })
}
