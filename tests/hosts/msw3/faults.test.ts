import { test } from 'vitest'
import { describeFaults } from '../faults/table.ts'
import { loadMsw3, whyWithoutMsw3 } from './load.ts'

const baseUrl = 'https://links.example/api/v1'
const why = whyWithoutMsw3()

if (why !== undefined) {
  test.skip(`faults under msw 3: ${why}`)
} else {
  const { setupServer, listen, createHandlers } = await loadMsw3()
  describeFaults('msw 3', async mock => {
    const server = setupServer(...createHandlers(mock, { baseUrl }))
    listen(server)
    return { send: (path, init) => fetch(baseUrl + path, init), close: () => server.close() }
  })
}
