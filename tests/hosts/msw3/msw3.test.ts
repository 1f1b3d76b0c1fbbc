import { describe, test } from 'vitest'
import { describeHandlers } from '../same-bytes/beside.ts'
import { describeTable } from '../same-bytes/in-node.ts'
import { loadMsw3, whyWithoutMsw3 } from './load.ts'

const why = whyWithoutMsw3()

if (why !== undefined) {
  test.skip(`createHandlers under msw 3: ${why}`)
} else {
  const library = await loadMsw3()
  describe('createHandlers under msw 3 answers what the HTTP server answers, to the byte', () => {
    describeTable(library)
  })
  describe('createHandlers under msw 3', () => {
    describeHandlers(library)
  })
}
