import { render } from 'preact'
import { connectAdmin } from '../src/admin/index.ts'
import { createAdminClient } from '../src/client/index.ts'
import { createMock, type MockOptions } from '../src/index.ts'
import { scenarios } from '../src/testing/scenarios.ts'
import { Playground, type RunningMock } from './playground/playground.tsx'

// The playground of the static site: the mock and its control plane run in the page.

// Nothing is sent there. Commands that the inspector shows then work with a mock that is served with its defaults.
const origin = 'http://127.0.0.1:4010'

let started = 0

async function start(options: MockOptions): Promise<RunningMock> {
  const mock = createMock(options)
  const admin = createAdminClient({
    baseUrl: `${origin}/__admin`,
    fetch: connectAdmin(mock, { scenarios }).fetch,
  })
  await admin.POST('/accounts', { body: { key: 'demo-key' } })
  const service = { baseUrl: `${origin}/api/v1`, fetch: (request: Request) => mock.fetch(request) }
  return { id: ++started, admin, service }
}

const page = document.querySelector('.playground')
if (page === null) throw new Error('Failed to show the playground: the page has no element for it')
// The note for browsers that cannot run this module.
page.replaceChildren()
render(<Playground start={start} />, page)
